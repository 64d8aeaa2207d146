"""To whom a computer player hands something: a sip or point, the Knight's office."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from mexen_desktop.minds.levels import Level
from mexen_desktop.rules.state import State

Choosing = Callable[[State, int, Random], int]


def anybody(state: State, seat: int, random: Random) -> int:
    """Pick one of the others by chance."""
    return random.choice([other for other in state.in_game if other != seat])


def who_took_least(state: State, seat: int, random: Random) -> int:  # noqa: ARG001 - one shape
    """Pick who has taken least so far, since they stand best; of several the next clockwise.

    It changes nobody's chance to lose the round, only the standings.
    """
    at = state.in_game.index(seat)
    others = state.in_game[at + 1 :] + state.in_game[:at]
    return min(others, key=state.score_of)


CHOOSING: Final[Mapping[Level, Choosing]] = {
    Level.EASY: anybody,
    Level.NORMAL: who_took_least,
    Level.STRONG: who_took_least,
}
