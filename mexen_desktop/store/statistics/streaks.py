"""How many rounds in a row everybody has lost, or has not."""

import sqlite3
from collections import defaultdict
from typing import Final

from mexen_desktop.store.statistics.evenings import places_of
from mexen_desktop.store.statistics.standings import OF_SCOPE, SEATS
from mexen_desktop.store.statistics.values import Scope, Streak, Who

_RUNS: Final = (
    "SELECT person, level > 0, tally.rounds, head, tail, safe, unsafe"
    f" FROM {SEATS} {OF_SCOPE} AND tally.rounds > 0 ORDER BY place"
)


class Runs:
    """Runs of rounds that go on from one stretch to the next, in whichever games they are."""

    __slots__ = ("lost", "safe", "tail")

    def __init__(self) -> None:
        #: The run that is on: above 0 without a loss, below 0 lost.
        self.tail = 0
        self.safe = self.lost = 0

    def go_on(self, rounds: int, head: int, tail: int, safe: int, lost: int) -> None:
        """Add a stretch of so many rounds: the runs at its ends, the longest within it."""
        joined = self.tail + head if self.tail * head > 0 else head
        self.tail = joined if abs(tail) == rounds else tail
        self.safe = max(self.safe, safe, joined)
        self.lost = max(self.lost, lost, -joined)


def streaks(connection: sqlite3.Connection, scope: Scope) -> dict[Who, Streak]:
    """Return everybody's longest runs, of those who have played a round to its end."""
    first, end = places_of(connection, scope)
    values = {"first": first, "end": end, "rules": scope.rules}
    runs: dict[tuple[int, int], Runs] = defaultdict(Runs)
    for person, computer, *stretch in connection.execute(_RUNS, values):
        runs[person, computer].go_on(*stretch)
    return {
        Who(person, bool(computer)): Streak(run.safe, run.lost)
        for (person, computer), run in runs.items()
    }
