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
#: Those that a standing has under the same name, then the others.
_COUNTS: Final = (
    *("rounds", "lost", "expected", "won", "throws"),
    *("mexicos", "doubles", "elbows", "thirty_twos", "knight", "pirate"),
)
_OTHERS: Final = ("pot", "role", "given", "lives", "ranks")
_SUMMED: Final = (
    "SELECT person, level > 0, count(DISTINCT CASE WHEN tally.rounds THEN game END), max(best), "
    + ", ".join(f"sum(tally.{column})" for column in (*_COUNTS, *_OTHERS))
    + f" FROM {_SEATS} {_WHERE} GROUP BY 1, 2"
)
_RUNS: Final = (
    "SELECT person, level, colour, tally.rounds, head, tail, safe, unsafe"
    f" FROM {_SEATS} {_WHERE} ORDER BY place"
)
_NAMES: Final = "SELECT id, name FROM person"


class Runs:
    """What rounds one after another come to, in whichever games they were played."""

    __slots__ = ("colour", "level", "safe", "tail", "unsafe")

    def __init__(self) -> None:
        self.level = self.colour = 0
        #: The run that is on: above 0 without a loss, below 0 lost; the longest of both kinds.
        self.tail = self.safe = self.unsafe = 0

    def go_on(self, rounds: int, head: int, tail: int, safe: int, unsafe: int) -> None:
        """Add the rounds of one stretch."""
        if not rounds:
            return
        joined = self.tail + head if self.tail * head > 0 else head
        self.tail = joined if abs(tail) == rounds else tail
        self.safe = max(self.safe, joined, safe)
        self.unsafe = max(self.unsafe, -joined, unsafe)


def standings(connection: sqlite3.Connection, scope: Scope) -> tuple[Standing, ...]:
    """Return everybody's standing, most rounds first."""
    first, end = places_of(connection, scope)
    values = {"first": first, "end": end, "rules": scope.rules}
    runs: dict[tuple[int, bool], Runs] = defaultdict(Runs)
    for person, level, colour, *stretch in connection.execute(_RUNS, values):
        run = runs[person, level > 0]
        run.level, run.colour = level, colour
        run.go_on(*stretch)
    names = dict(connection.execute(_NAMES))
    found = []
    for person, computer, games, best, *sums in connection.execute(_SUMMED, values):
        who = Who(person, bool(computer))
        summed = dict(zip((*_COUNTS, *_OTHERS), sums, strict=True))
        found.append(_standing(who, names[person], games, best, summed, runs[who]))
    return tuple(sorted(found, key=lambda each: (-each.rounds, each.who)))


def _standing(
    who: Who, name: str, games: int, best: int, summed: Mapping[str, Any], run: Runs
) -> Standing:
    rounds = summed["rounds"]
    place = summed["ranks"] / rounds if rounds else 0.0
    return Standing(
        who=who,
        name=name,
        level=run.level,
        colour=run.colour,
        games=games,
        taken=Taken(summed["pot"], summed["role"], summed["given"]),
        lives_lost=summed["lives"],
        longest_safe=run.safe,
        longest_lost=run.unsafe,
        place=place,
        average=RANKING[int(place + 0.5) - 1] if rounds else 0,
        best=RANKING[len(RANKING) - 1 - best] if rounds else 0,
        **{count: summed[count] for count in _COUNTS},
    )
