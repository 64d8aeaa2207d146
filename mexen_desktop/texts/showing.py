"""What the sentences about a moment need to know of it."""

from typing import Protocol

from mexen_desktop.rules.events import RoundEnded
from mexen_desktop.rules.lots import Lots
from mexen_desktop.rules.state import State
from mexen_desktop.session.game import Game


class Showing(Protocol):
    """A game as it is shown: the state lags behind the game's own while something moves."""

    @property
    def game(self) -> Game:
        """The game with all its steps."""

    @property
    def state(self) -> State:
        """The state that is shown."""

    @property
    def ended(self) -> RoundEnded | None:
        """The round's end that lies on the table, if any."""

    @property
    def lots(self) -> Lots | None:
        """How it stands with who starts, None where that was chosen, or where play went on."""

    @property
    def faces(self) -> tuple[int, ...]:
        """What was entered of a throw of the table's own dice that is not whole yet."""

    @property
    def outran(self) -> bool:
        """Whether the thrower outran the taps, with a throw that is to be entered yet."""

    @property
    def held(self) -> bool:
        """Whether a race waits until everybody is back at the table."""

    @property
    def dice_to_enter(self) -> int:
        """How many dice are to be entered."""
