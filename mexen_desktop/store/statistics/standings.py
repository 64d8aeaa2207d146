"""What everybody's rounds come to."""

import sqlite3
from collections import defaultdict
from collections.abc import Mapping
from typing import Any, Final

from mexen_desktop.rules.throw import RANKING
from mexen_desktop.store.statistics.evenings import places_of
from mexen_desktop.store.statistics.values import Scope, Standing, Taken, Who

_SEATS: Final = "stretch JOIN tally USING (place) JOIN seat USING (game, seat)"
_WHERE: Final = "WHERE place >= :first AND place < :end AND (:rules = '' OR stretch.rules = :rules)"
#: What a standing has under the same name, what it is made of, what the largest is wanted of.
_SUMS: Final = (
    *("rounds", "lost", "expected", "won", "throws"),
    *("mexicos", "doubles", "elbows", "thirty_twos", "knight", "pirate"),
)
_PARTS: Final = ("pot", "role", "given", "lives", "ranks")
_LARGEST: Final = ("best", "safe", "unsafe")
_COUNTS: Final = ("games", *_SUMS)
_COLUMNS: Final = (*_COUNTS, *_PARTS, *_LARGEST)
_SUMMED: Final = (
    "SELECT person, level > 0, count(DISTINCT CASE WHEN tally.rounds THEN game END), "
    + ", ".join(f"sum(tally.{column})" for column in (*_SUMS, *_PARTS))
    + "".join(f", max({column})" for column in _LARGEST)
    + f" FROM {_SEATS} {_WHERE} GROUP BY 1, 2"
)
_RUNS: Final = (
    f"SELECT person, level, colour, tally.rounds, head, tail FROM {_SEATS} {_WHERE} ORDER BY place"
)
_NAMES: Final = "SELECT id, name FROM person"


class Runs:
    """Runs of rounds that go on from one stretch to the next, in whichever games they are."""

    __slots__ = ("colour", "level", "safe", "tail", "unsafe")

    def __init__(self) -> None:
        self.level = self.colour = 0
        #: The run that is on: above 0 without a loss, below 0 lost.
        self.tail = 0
        #: The longest of those with which a stretch began, of both kinds.
        self.safe = self.unsafe = 0

    def go_on(self, rounds: int, head: int, tail: int) -> None:
        """Add a stretch of so many rounds, with the runs at its beginning, at its end."""
        if rounds:
            joined = self.tail + head if self.tail * head > 0 else head
            self.tail = joined if abs(tail) == rounds else tail
            self.safe = max(self.safe, joined)
            self.unsafe = max(self.unsafe, -joined)


def standings(connection: sqlite3.Connection, scope: Scope) -> tuple[Standing, ...]:
    """Return everybody's standing, most rounds first."""
    first, end = places_of(connection, scope)
    values = {"first": first, "end": end, "rules": scope.rules}
    runs: dict[tuple[int, bool], Runs] = defaultdict(Runs)
    for person, level, colour, rounds, head, tail in connection.execute(_RUNS, values):
        run = runs[person, level > 0]
        run.level, run.colour = level, colour
        run.go_on(rounds, head, tail)
    names = dict(connection.execute(_NAMES))
    found = []
    for person, computer, *row in connection.execute(_SUMMED, values):
        who = Who(person, bool(computer))
        summed = dict(zip(_COLUMNS, row, strict=True))
        found.append(_standing(who, names[person], summed, runs[who]))
    return tuple(sorted(found, key=lambda each: (-each.rounds, each.who)))


def _standing(who: Who, name: str, summed: Mapping[str, Any], run: Runs) -> Standing:
    rounds, best = summed["rounds"], summed["best"]
    place = summed["ranks"] / rounds if rounds else 0.0
    return Standing(
        who=who,
        name=name,
        level=run.level,
        colour=run.colour,
        taken=Taken(summed["pot"], summed["role"], summed["given"]),
        lives_lost=summed["lives"],
        longest_safe=max(run.safe, summed["safe"]),
        longest_lost=max(run.unsafe, summed["unsafe"]),
        place=place,
        average=RANKING[int(place + 0.5) - 1] if rounds else 0,
        best=RANKING[len(RANKING) - 1 - best] if rounds else 0,
        **{count: summed[count] for count in _COUNTS},
    )
