"""What a player may be called."""

from collections.abc import Iterable
from typing import Final
from unicodedata import category, normalize

from mexen_desktop.record.errors import Problem, RecordError

#: The most code points of a name.
LONGEST: Final = 40

#: Control characters, then halves of characters, which no UTF-8 file can hold.
UNPRINTABLE: Final = frozenset({"Cc", "Cs"})


def trimmed(name: str) -> str:
    """Return a name as it counts, without what stands around it."""
    return name.strip()


def checked(name: str) -> str:
    """Return a name trimmed, as it counts.

    Raises RecordError for a name that nobody may have.
    """
    name = trimmed(name)
    if not name:
        raise RecordError(Problem.NAME_EMPTY)
    if len(name) > LONGEST:
        raise RecordError(Problem.NAME_TOO_LONG, name=name, most=LONGEST)
    if not UNPRINTABLE.isdisjoint(map(category, name)):
        raise RecordError(Problem.NAME_UNPRINTABLE, name=name)
    return name


def folded(name: str) -> str:
    """Return what two names must differ in."""
    return normalize("NFC", name).casefold()


class Ledger:
    """Who sits where, by name: the engine itself knows only seats."""

    def __init__(self, players: Iterable[str]) -> None:
        self._folded: dict[int, str] = {}
        self._taken: set[str] = set()
        for seat, name in enumerate(players):
            self.seat(seat, name)

    def seat(self, seat: int, name: str) -> None:
        """Note a player who sits down.

        Raises RecordError for a name that nobody may have, or that somebody in the game has.
        """
        name = checked(name)
        fold = folded(name)
        if fold in self._taken:
            raise RecordError(Problem.NAME_TAKEN, name=name)
        self._folded[seat] = fold
        self._taken.add(fold)

    def leave(self, seat: int) -> None:
        """Note that a player has left, so that the name is free again."""
        self._taken.remove(self._folded.pop(seat))
