"""Which dice have fallen how often."""

import sqlite3
from collections import Counter
from typing import Final

from mexen_desktop.store.dice import fallen_of
from mexen_desktop.store.statistics.columns import COLUMNS, DICE_OF, READING_OF
from mexen_desktop.store.statistics.evenings import places_of
from mexen_desktop.store.statistics.values import Dice, Scope

_DICE: Final = (
    "SELECT " + ", ".join(f"total({column})" for column in COLUMNS) + " FROM stretch"
    " JOIN dice USING (place) WHERE place >= :first AND place < :end"
    " AND (:rules = '' OR rules = :rules)"
)


def dice(connection: sqlite3.Connection, scope: Scope) -> Dice:
    """Return all dice that have fallen, whoever threw them."""
    first, end = places_of(connection, scope)
    values = {"first": first, "end": end, "rules": scope.rules}
    (row,) = connection.execute(_DICE, values)
    counted = dict(zip(COLUMNS, map(int, row), strict=True))
    fallen = fallen_of((thrown, counted[column]) for column, thrown in DICE_OF.items())
    readings = Counter({reading: counted[column] for column, reading in READING_OF.items()})
    return Dice(fallen.throws, fallen.faces, fallen.pairs, +readings)
