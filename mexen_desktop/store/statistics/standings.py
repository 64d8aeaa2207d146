"""What everybody's rounds come to."""

import sqlite3
from collections.abc import Mapping
from typing import Any, Final

from mexen_desktop.rules.throw import RANKING
from mexen_desktop.store.statistics.evenings import places_of
from mexen_desktop.store.statistics.values import Scope, Standing, Taken, Who

#: Every seat's rounds in each stretch, of a scope.
SEATS: Final = "stretch JOIN tally USING (place) JOIN seat USING (game, seat)"
OF_SCOPE: Final = (
    "WHERE place >= :first AND place < :end AND (:rules = '' OR stretch.rules = :rules)"
)
#: What a standing has under the same name, then what it is made of.
_SUMS: Final = (
    *("rounds", "lost", "expected", "won", "throws"),
    *("mexicos", "doubles", "elbows", "thirty_twos", "knight", "pirate"),
)
_PARTS: Final = ("pot", "role", "given", "lives", "ranks")
_COUNTS: Final = ("games", *_SUMS)
_COLUMNS: Final = (*_COUNTS, *_PARTS, "best", "last")
# A level is below 8 as a colour is: the largest of these numbers tells the last of both.
_LAST: Final = "place * 64 + level * 8 + colour"
_SUMMED: Final = (
    "SELECT person, level > 0, count(DISTINCT CASE WHEN tally.rounds THEN game END), "
    + ", ".join(f"sum(tally.{column})" for column in (*_SUMS, *_PARTS))
    + f", max(best), max({_LAST}) FROM {SEATS} {OF_SCOPE} GROUP BY 1, 2"
)
_NAMES: Final = "SELECT id, name FROM person"


def standings(connection: sqlite3.Connection, scope: Scope) -> tuple[Standing, ...]:
    """Return everybody's standing, most rounds first."""
    first, end = places_of(connection, scope)
    values = {"first": first, "end": end, "rules": scope.rules}
    names = dict(connection.execute(_NAMES))
    found = []
    for person, computer, *row in connection.execute(_SUMMED, values):
        who = Who(person, bool(computer))
        summed = dict(zip(_COLUMNS, row, strict=True))
        found.append(_standing(who, names[person], summed))
    return tuple(sorted(found, key=lambda each: (-each.rounds, each.who)))


def _standing(who: Who, name: str, summed: Mapping[str, Any]) -> Standing:
    rounds, best, last = summed["rounds"], summed["best"], summed["last"] % 64
    place = summed["ranks"] / rounds if rounds else 0.0
    return Standing(
        who=who,
        name=name,
        level=last // 8,
        colour=last % 8,
        taken=Taken(summed["pot"], summed["role"], summed["given"]),
        lives_lost=summed["lives"],
        place=place,
        average=RANKING[int(place + 0.5) - 1] if rounds else 0,
        best=RANKING[len(RANKING) - 1 - best] if rounds else 0,
        **{count: summed[count] for count in _COUNTS},
    )
