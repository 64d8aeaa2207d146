"""Which dice have fallen how often."""

import sqlite3
from collections import Counter
from typing import Any, Final

from mexen_desktop.store.statistics.evenings import places_of
from mexen_desktop.store.statistics.stretch import DICE, PAIRS, READINGS, SINGLES
from mexen_desktop.store.statistics.values import Dice, Scope

_DICE: Final = (
    "SELECT " + ", ".join(f"total({column})" for column in DICE) + " FROM stretch"
    " JOIN dice USING (place) WHERE place >= :first AND place < :end"
    " AND (:rules = '' OR rules = :rules)"
)


def dice(connection: sqlite3.Connection, scope: Scope) -> Dice:
    """Return all dice that have fallen, whoever threw them."""
    first, end = places_of(connection, scope)
    values = {"first": first, "end": end, "rules": scope.rules}
    (row,) = connection.execute(_DICE, values)
    return dice_of(dict(zip(DICE, row, strict=True)))


def dice_of(fallen: dict[str, Any]) -> Dice:
    """Return dice that were counted by column."""
    counted = {column: int(count) for column, count in fallen.items()}
    faces, throws = Counter[int](), 0
    for values, column in (*SINGLES.items(), *PAIRS.items()):
        throws += counted[column]
        for face in values:
            faces[face] += counted[column]
    return Dice(
        throws,
        faces,
        Counter({(high, low): counted[column] for (high, low), column in PAIRS.items()}),
        Counter({reading: counted[column] for reading, column in READINGS.items()}),
    )
