"""How people's rounds came to what they are, evening by evening or game by game."""

import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from typing import Final, NamedTuple

from mexen_desktop.store.statistics.evenings import evening_of, places_of, starts
from mexen_desktop.store.statistics.values import Point, Scope, Who

_STRETCHES: Final = (
    "SELECT stretch.place, game, began, tally.rounds, lost, expected, pot + role + given"
    " FROM seat JOIN stretch USING (game) JOIN tally USING (place, seat)"
    " WHERE person = :person AND (level > 0) = :computer"
    " AND stretch.place >= :first AND stretch.place < :end"
    " AND (:rules = '' OR stretch.rules = :rules) ORDER BY stretch.place"
)


class _Played(NamedTuple):
    began: int
    rounds: int
    lost: int
    expected: float
    taken: int


def points(
    connection: sqlite3.Connection, people: Sequence[Who], scope: Scope
) -> tuple[Point, ...]:
    """Return the steps of a line for each of some people, person by person in order of play.

    A step is an evening, where one evening is looked at a game, in which rounds came to an end or
    something was taken.
    """
    first, end = places_of(connection, scope)
    begins = list(starts(connection)) if scope.evening is None else []
    found: list[Point] = []
    for who in people:
        values = {**who._asdict(), "first": first, "end": end, "rules": scope.rules}
        steps = defaultdict[int, list[_Played]](list)
        for place, game, *played in connection.execute(_STRETCHES, values):
            step = evening_of(begins, place) if begins else game
            steps[step].append(_Played(*played))
        line = (_point(who, step, stretches) for step, stretches in steps.items())
        found += (point for point in line if point.rounds or point.taken)
    return tuple(found)


def _point(who: Who, step: int, stretches: list[_Played]) -> Point:
    return Point(
        who,
        stretches[0].began,
        step,
        sum(each.rounds for each in stretches),
        sum(each.lost for each in stretches),
        sum(each.expected for each in stretches),
        sum(each.taken for each in stretches),
    )
