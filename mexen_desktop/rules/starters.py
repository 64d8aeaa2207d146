"""Who starts the next round (K13, P12, L7)."""

from collections.abc import Callable, Mapping
from typing import Final

Next = Callable[[tuple[int, ...], int, int], int]


def clockwise(order: tuple[int, ...], seat: int) -> int:
    """Return the seat after `seat` in the seating order."""
    return order[(order.index(seat) + 1) % len(order)]


def loser(order: tuple[int, ...], starter: int, first_loser: int) -> int:  # noqa: ARG001 - one shape
    """The loser starts, of several the first in turn order (L7)."""
    return first_loser


def same(order: tuple[int, ...], starter: int, first_loser: int) -> int:  # noqa: ARG001 - one shape
    """The same player starts every round."""
    return starter


def following(order: tuple[int, ...], starter: int, first_loser: int) -> int:  # noqa: ARG001 - one shape
    """The next player clockwise starts."""
    return clockwise(order, starter)


#: From the seating order of the round, its starter, its first loser: who would start.
STARTERS: Final[Mapping[str, Next]] = {"loser": loser, "same": same, "next": following}


def still_in(order: tuple[int, ...], seat: int, left: tuple[int, ...]) -> int:
    """Return `seat`, or the next clockwise who is still in the game (L7)."""
    while seat not in left:
        seat = clockwise(order, seat)
    return seat
