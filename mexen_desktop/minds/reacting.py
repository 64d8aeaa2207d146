"""How fast a computer player is in the race for a 32."""

from collections.abc import Mapping
from math import log
from random import Random
from typing import Final, NamedTuple

from mexen_desktop.minds.levels import Level

#: Nobody is faster, in milliseconds.
FASTEST: Final = 220


class Reflexes(NamedTuple):
    """The times of a level: log-normal, as people's are, with a long tail to the slow side."""

    #: Milliseconds from the dice at rest to the press: half of the time it is faster.
    median: float
    #: The deviation of its logarithm.
    spread: float
    #: How often it does not see the 32 at all.
    misses: float


REFLEXES: Final[Mapping[Level, Reflexes]] = {
    Level.EASY: Reflexes(1_100, 0.35, 0.2),
    Level.NORMAL: Reflexes(750, 0.3, 0.05),
    Level.STRONG: Reflexes(500, 0.25, 0.0),
}


def reaction(level: Level, random: Random) -> int | None:
    """Draw the milliseconds after which a player presses, None where it does not see the 32.

    It holds for a tap as well as for the throw or stop of who threw the 32. Who does not see it
    never taps; as the thrower it goes on at the pace at which it always plays.
    """
    median, spread, misses = REFLEXES[level]
    if random.random() < misses:
        return None
    return max(FASTEST, round(random.lognormvariate(log(median), spread)))
