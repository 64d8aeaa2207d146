"""How often which dice have fallen."""

import sqlite3
from collections import Counter
from collections.abc import Iterable
from itertools import chain
from typing import Final, NamedTuple

from mexen_desktop.store.known import COUNTED, is_known
from mexen_desktop.store.statistics.columns import DICE_OF

# Of most games it is known what has fallen: those have a row for thousands of throws.
_KNOWN: Final = (
    "SELECT " + ", ".join(f"total({column})" for column in DICE_OF) + " FROM stretch"
    " JOIN dice USING (place) JOIN game ON game.id = stretch.game"
    f" WHERE entered = ? AND {is_known(COUNTED)}"
)
# Whoever plays on a record that came in adds to somebody else's dice: those are left out whole.
_OTHERS: Final = (
    "SELECT die, other, count(*) FROM throw WHERE entered = ? AND game IN"
    f" (SELECT id FROM game WHERE NOT imported AND NOT {is_known(COUNTED)})"
    " GROUP BY die, other"
)


class Fallen(NamedTuple):
    """All the dice that were thrown here, by the program or by hand."""

    #: By face.
    faces: Counter[int]
    #: Of throws with both dice: by values, the higher first.
    pairs: Counter[tuple[int, int]]
    throws: int


def fallen(connection: sqlite3.Connection, *, entered: bool, counted: bool = False) -> Fallen:
    """Return what the program has thrown in the games played here, or what people entered.

    `counted` leaves out what statistics do not hold yet: to go through all of that may take long.
    """
    (known,) = connection.execute(_KNOWN, (entered,))
    rows = zip(DICE_OF.values(), map(int, known), strict=True)
    if counted:
        return fallen_of(rows)
    others = connection.execute(_OTHERS, (entered,))
    return fallen_of(
        chain(
            rows,
            (((die,) if other is None else (die, other), count) for die, other, count in others),
        )
    )


def fallen_of(counted: Iterable[tuple[tuple[int, ...], int]]) -> Fallen:
    """Return dice that were counted by what was thrown at once."""
    faces, pairs, throws = Counter[int](), Counter[tuple[int, int]](), 0
    for dice, count in counted:
        throws += count
        for face in dice:
            faces[face] += count
        if len(dice) > 1:
            pairs[max(dice), min(dice)] += count
    # What never fell is not there.
    return Fallen(+faces, +pairs, throws)


#: Where nothing can be read.
NOTHING: Final = Fallen(Counter(), Counter(), 0)
