"""The loudspeaker of the table, as loud as the settings say."""

from typing import TYPE_CHECKING

from mexen_desktop.settings import SettingsFile

if TYPE_CHECKING:
    from mexen_desktop.sound.player import Player
    from mexen_desktop.sound.timeline import Hit

_FULL = 100


class Loudspeaker:
    """Lets sounds be heard; makes its player at the first of them."""

    def __init__(self, settings: SettingsFile) -> None:
        self._settings = settings
        self._player: Player | None = None

    def play(self, *hits: "Hit") -> None:
        """Let these sounds be heard, each at its time from now."""
        if not hits or not self._settings.now.volume:
            return
        if self._player is None:
            from mexen_desktop.sound.player import Player

            self._player = Player()
        self._player.volume = self._settings.now.volume / _FULL
        self._player.play(*hits)

    def hush(self) -> None:
        """Let nothing more be heard of what was asked for."""
        if self._player is not None:
            self._player.hush()

    def close(self) -> None:
        """Give the system's loudspeaker back."""
        if self._player is not None:
            self._player.close()
