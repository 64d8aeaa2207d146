"""Whether a computer player throws, keeps a die or stops."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from mexen_desktop.minds.levels import Level
from mexen_desktop.odds.chances import Move, best_move, odds
from mexen_desktop.rules.actions import Stop, Throw
from mexen_desktop.rules.engine import can_stop, may_stay
from mexen_desktop.rules.state import State
from mexen_desktop.rules.throw import RANK

Playing = Callable[[State, int, Random], Move]

#: A result from here on feels good enough to the easy one.
FAIR: Final = RANK[54]
#: How often the easy one does not do what it feels: it dares once more, or has had enough.
WHIM: Final = 0.12
#: How often the easy one thinks of letting a die lie.
MINDFUL: Final = 0.5
#: Dice that look worth keeping to the easy one.
PRETTY: Final = (6, 5, 1)

#: How far off the normal one sees a chance, as the deviation of its logarithm: often by a third.
BLUR: Final = 0.4


def strong(state: State, seat: int, random: Random) -> Move:  # noqa: ARG001 - one shape for all
    """Play best."""
    move = best_move(state)
    assert move is not None
    return move


def normal(state: State, seat: int, random: Random) -> Move:  # noqa: ARG001 - one shape for all
    """Take what seems to lose least, seeing each chance somewhat too large or too small.

    What is quite safe, or as good as lost, is seen as such.
    """
    options = odds(state).options
    seen = [lose * random.lognormvariate(0.0, BLUR) for _, lose in options]
    return options[seen.index(min(seen))].move


def easy(state: State, seat: int, random: Random) -> Move:
    """Stop at a fair result, else throw, now and then with a die kept that looks good."""
    if can_stop(state) and (RANK[state.last_reading] >= FAIR) != (random.random() < WHIM):
        return Stop(seat)
    pretty = [value for value in PRETTY if value in may_stay(state)]
    if pretty and random.random() < MINDFUL:
        return Throw(seat, keep=pretty[0])
    return Throw(seat)


PLAYING: Final[Mapping[Level, Playing]] = {
    Level.EASY: easy,
    Level.NORMAL: normal,
    Level.STRONG: strong,
}
