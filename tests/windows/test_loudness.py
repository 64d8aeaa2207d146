from pathlib import Path

import pytest

from mexen_desktop.settings import SettingsFile
from mexen_desktop.sound import player
from mexen_desktop.sound.timeline import Hit
from mexen_desktop.windows.loudness import Loudspeaker


class Played:
    """A player that only notes what it is asked for."""

    made = 0

    def __init__(self) -> None:
        Played.made += 1
        self.heard: list[tuple[str, float]] = []

    def play(self, *hits: Hit) -> None:
        self.heard += [(hit.name, self.volume) for hit in hits]

    volume = 0.0


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SettingsFile:
    monkeypatch.setattr(player, "Player", Played)
    monkeypatch.setattr(Played, "made", 0)
    return SettingsFile(tmp_path / "settings.json")


def test_a_sound_is_as_loud_as_the_settings_say(settings: SettingsFile) -> None:
    speaker = Loudspeaker(settings)
    settings.change(volume=30)
    speaker.play(Hit("felt0"))
    settings.change(volume=100)
    speaker.play(Hit("felt1"))
    assert isinstance(speaker._player, Played)
    assert speaker._player.heard == [("felt0", 0.3), ("felt1", 1.0)]


def test_silence_opens_nothing(settings: SettingsFile) -> None:
    settings.change(volume=0)
    Loudspeaker(settings).play(Hit("felt0"))
    assert Played.made == 0


def test_no_player_is_made_before_the_first_sound(settings: SettingsFile) -> None:
    speaker = Loudspeaker(settings)
    speaker.hush()
    speaker.close()
    speaker.play()
    assert Played.made == 0
