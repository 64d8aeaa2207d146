"""How often which dice have fallen."""

import sqlite3
from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

# Whoever plays on a record that came in adds to somebody else's dice: those are left out whole.
_DICE: Final = (
    "SELECT die, other, count(*) FROM throw JOIN game ON game.id = throw.game"
    " WHERE NOT imported AND entered = ? GROUP BY die, other"
)


class Fallen(NamedTuple):
    """All the dice that were thrown here, by the program or by hand."""

    #: By face.
    faces: Counter[int]
    #: Of throws with both dice: by values, the higher first.
    pairs: Counter[tuple[int, int]]
    throws: int


def fallen(connection: sqlite3.Connection, *, entered: bool) -> Fallen:
    """Return what the program has thrown in the games played here, or what people entered."""
    return _counted(connection.execute(_DICE, (entered,)))


def _counted(rows: Iterable[tuple[int, int | None, int]]) -> Fallen:
    faces, pairs, throws = Counter[int](), Counter[tuple[int, int]](), 0
    for die, other, count in rows:
        throws += count
        faces[die] += count
        if other is not None:
            faces[other] += count
            pairs[max(die, other), min(die, other)] += count
    return Fallen(faces, pairs, throws)


#: Where nothing can be read.
NOTHING: Final = Fallen(Counter(), Counter(), 0)
