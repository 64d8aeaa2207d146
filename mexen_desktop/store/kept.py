"""A game as it was kept, ready to go on."""

from array import array
from typing import NamedTuple

from mexen_desktop.rules.options import Options
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import State
from mexen_desktop.store.entries import Opened, Player
from mexen_desktop.store.folding import Fold


def options_of(opened: Opened) -> Options:
    """Return what a game is played by; an option newer than it is as the preset has it."""
    kept = {name: value for name, value in opened.options.items() if name in Options._fields}
    return Options(**{**PRESETS[opened.rules]._asdict(), **kept})


class Kept(NamedTuple):
    """A game with everything that was done in it, after its last kept step."""

    game: int
    options: Options
    #: Who did what; its lists are shared, so they are not to be changed.
    fold: Fold
    #: Everybody by seat, by the names that they have now.
    players: tuple[Player, ...]
    #: States on the way, by the number of actions before them, ascending; the last is `state`.
    checkpoints: tuple[tuple[int, State], ...]
    #: When it began, when the last step was kept: seconds since 1970.
    began: int
    last: int
    #: The log as it stands, with its checksum; for each line how dice fell.
    lines: list[bytes]
    crc: int
    falls: "array[int]"

    @property
    def rules(self) -> str:
        """The preset's id."""
        return self.fold.opened.rules

    @property
    def house(self) -> str:
        """What the table calls its own rules, "" for nothing."""
        return self.fold.opened.house

    @property
    def stake(self) -> str:
        """Sips or points, as chosen last."""
        return self.fold.stake

    @property
    def starter(self) -> int:
        """The seat that started."""
        return self.fold.starter

    @property
    def seated(self) -> int:
        """How many sat down at the beginning."""
        return len(self.fold.opened.players)

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody's name by seat."""
        return tuple(player.name for player in self.players)

    @property
    def state(self) -> State:
        """The state after the last action."""
        return self.checkpoints[-1][1]
