"""Those who have left, kept so that one more costs the same in any game."""

from collections.abc import Iterator

from msgspec import Struct


class Departed(Struct, frozen=True, gc=False):
    """A player who left, with what they had taken, above two equally large trees of others.

    Trees stay shallow: a chain of all who ever left would be too deep to compare or to free.
    """

    seat: int
    tally: int
    left: "Departed | None" = None
    right: "Departed | None" = None


#: Trees with their sizes, the largest first; only the last two can be of the same size.
Departures = tuple[tuple[int, Departed], ...]


def with_departed(trees: Departures, seat: int, tally: int) -> Departures:
    """Return the trees with one more who left."""
    if len(trees) > 1 and trees[-1][0] == trees[-2][0]:
        (size, left), (_, right) = trees[-2:]
        return (*trees[:-2], (2 * size + 1, Departed(seat, tally, left, right)))
    return (*trees, (1, Departed(seat, tally)))


def tallies(trees: Departures) -> Iterator[tuple[int, int]]:
    """Yield the seat of everybody who left, with what they had taken."""
    waiting = [tree for _, tree in trees]
    while waiting:
        departed = waiting.pop()
        yield departed.seat, departed.tally
        waiting += [tree for tree in (departed.left, departed.right) if tree is not None]
