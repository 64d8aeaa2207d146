"""What a running game tells of each step before anybody sees it."""

from typing import Protocol

from mexen_desktop.rules.actions import Action
from mexen_desktop.rules.state import State
from mexen_desktop.store.entries import Look


class Journal(Protocol):
    """Something that keeps a game; it never raises, nor does it hold the game up."""

    def append(self, action: Action, after: State, *, entered: bool = False, fall: int = 0) -> None:
        """Keep an action, which led to that state; `entered` for a throw of the table's own.

        `fall` is how dice fell, 0 where nobody saw it.
        """

    def cast(self, die: int, *, entered: bool = False, fall: int = 0) -> None:
        """Keep a die that was thrown for who starts; the rest as for an action."""

    def take_back(self) -> None:
        """Keep that the last action was taken back."""

    def put_back(self) -> None:
        """Keep that what was taken back last was done again."""

    def rename(self, seat: int, name: str) -> None:
        """Keep that somebody has another name."""

    def dress(self, seat: int, look: Look) -> None:
        """Keep that somebody looks different."""

    def stake(self, stake: str) -> None:
        """Keep that the game is for sips, or for points, from now on."""

    def lay_aside(self, value: int, die: int | None) -> None:
        """Keep that a die lies aside for the throw to come, or none for 0."""
