"""How long computer players take, for people to follow them."""

from collections.abc import Mapping
from enum import Enum, auto
from typing import Final, NamedTuple


class Beat(Enum):
    """What a pause comes before."""

    #: A move.
    MOVE = auto()
    #: The throw, once a die was laid aside for it.
    KEPT = auto()
    #: The next round.
    ROUND = auto()


class Pace(NamedTuple):
    """Milliseconds before a move where people play, where only computers are left."""

    with_people: int
    alone: int


#: By how fast things move; where nothing moves, the pause is all there is to follow by.
_PACES: Final[Mapping[str, Mapping[Beat, Pace]]] = {
    "full": {
        Beat.MOVE: Pace(1_000, 450),
        Beat.KEPT: Pace(650, 350),
        Beat.ROUND: Pace(2_400, 1_500),
    },
    "quick": {
        Beat.MOVE: Pace(600, 250),
        Beat.KEPT: Pace(450, 200),
        Beat.ROUND: Pace(1_500, 900),
    },
    "off": {
        Beat.MOVE: Pace(1_300, 600),
        Beat.KEPT: Pace(800, 400),
        Beat.ROUND: Pace(2_400, 1_500),
    },
}
#: After this a computer that did not see the moment throws on in a race.
LATE: Final = 2_500


def pause(beat: Beat, speed: str, *, alone: bool) -> int:
    """Return how long a computer waits before that; `alone` where no person plays any more."""
    pace = _PACES[speed][beat]
    return pace.alone if alone else pace.with_people
