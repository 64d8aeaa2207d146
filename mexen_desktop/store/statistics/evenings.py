"""Which games were played in one evening."""

import sqlite3
from bisect import bisect_right
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from mexen_desktop.store.statistics.log import NIGHT
from mexen_desktop.store.statistics.values import Evening, Scope

_STRETCHES: Final = "SELECT place, began, last FROM stretch WHERE place >= ? ORDER BY place"
_PLAYED: Final = (
    "SELECT min(began), max(last), count(DISTINCT CASE WHEN rounds THEN game END),"
    " sum(rounds) FROM stretch"
    " WHERE place >= ? AND place < ?"
)
_PEOPLE: Final = (
    "SELECT count(DISTINCT person)"
    " FROM stretch JOIN tally USING (place) JOIN seat USING (game, seat)"
    " WHERE place >= ? AND place < ? AND tally.rounds AND NOT level"
)
#: Beyond every place.
END: Final = 1 << 62


class Places(NamedTuple):
    """The places of the stretches of some evenings: from `first` on, before `end`."""

    first: int
    end: int


def starts(connection: sqlite3.Connection, first: int = 0) -> Iterator[int]:
    """Yield the place at which each evening begins, from a place on.

    Places follow one another as people sat down; a clock that was turned back parts them only if
    it went back by a night.
    """
    before: int | None = None
    for place, began, last in connection.execute(_STRETCHES, (first,)):
        if before is None or abs(began - before) >= NIGHT:
            yield place
        before = last


def places_of(connection: sqlite3.Connection, scope: Scope) -> Places:
    """Return the places that are looked at."""
    if scope.evening is None:
        return Places(0, END)
    found = starts(connection, scope.evening)
    next(found, None)
    return Places(scope.evening, next(found, END))


def evening_of(begins: list[int], place: int) -> int:
    """Return the evening that a place is in; `begins` is where each one begins, in order."""
    return begins[bisect_right(begins, place) - 1]


def evenings(connection: sqlite3.Connection) -> tuple[Evening, ...]:
    """Return the evenings with a round that was played to its end, the latest first."""
    begins = list(starts(connection))
    found = (_evening(connection, *places) for places in pairwise([*begins, END]))
    return tuple(evening for evening in found if evening.rounds)[::-1]


def latest(connection: sqlite3.Connection) -> Evening | None:
    """Return the latest evening, None without one."""
    begins = list(starts(connection))
    evening = _evening(connection, begins[-1], END) if begins else None
    return evening if evening is not None and evening.rounds else None


def _evening(connection: sqlite3.Connection, first: int, end: int) -> Evening:
    began, ended, games, rounds = connection.execute(_PLAYED, (first, end)).fetchone()
    (people,) = connection.execute(_PEOPLE, (first, end)).fetchone()
    return Evening(first, began, ended, games, rounds, people)
