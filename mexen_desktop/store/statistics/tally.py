"""What one seat's rounds come to in one stretch of a game."""

from typing import Final

from mexen_desktop.rules.throw import (
    MEXICO,
    RANK,
    RANKING,
    THIRTY_ONE,
    THIRTY_TWO,
    double_of,
)

#: What a row of the table holds behind its key, in this order, as a Tally has it.
COLUMNS: Final = (
    *("colour", "level", "rounds", "lost", "expected", "pot", "role", "given", "lives", "won"),
    *("throws", "mexicos", "doubles", "elbows", "thirty_twos", "knight", "pirate"),
    *("ranks", "best", "head", "tail", "safe", "unsafe"),
)


class Tally:
    """Counts what happens to one seat; every attribute is a column."""

    __slots__ = COLUMNS

    def __init__(self) -> None:
        self.colour = self.level = 0
        self.rounds = self.lost = 0
        self.expected = 0.0
        #: Taken, by cause.
        self.pot = self.role = self.given = 0
        self.lives = self.won = 0
        self.throws = self.mexicos = self.doubles = self.elbows = self.thirty_twos = 0
        #: How often they became one.
        self.knight = self.pirate = 0
        #: The sum of the results' places in the ranking, from 1; the rank of the highest.
        self.ranks = self.best = 0
        #: The run of rounds at the beginning, the one at the end: above 0 without a loss, below 0
        #: lost; then the longest of both kinds.
        self.head = self.tail = self.safe = self.unsafe = 0

    def throw(self, reading: int) -> None:
        """Note a throw in a turn."""
        self.throws += 1
        self.mexicos += reading == MEXICO
        self.doubles += double_of(reading) > 0
        self.elbows += reading == THIRTY_ONE
        self.thirty_twos += reading == THIRTY_TWO

    def play(self, reading: int, expected: float, *, lost: bool) -> None:
        """Note a round that is over: its result, how probable it was to be lost, whether it was."""
        self.rounds += 1
        self.expected += expected
        self.lost += lost
        rank = RANK[reading]
        self.ranks += len(RANKING) - rank
        self.best = max(self.best, rank)
        step = -1 if lost else 1
        self.tail = self.tail + step if self.tail * step > 0 else step
        if abs(self.tail) == self.rounds:
            self.head = self.tail
        self.safe = max(self.safe, self.tail)
        self.unsafe = max(self.unsafe, -self.tail)

    def row(self) -> tuple[int | float, ...]:
        """Return the columns' values."""
        return tuple(getattr(self, column) for column in COLUMNS)
