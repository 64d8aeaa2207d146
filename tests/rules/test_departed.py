"""How those who left are kept."""

from math import log2

import pytest

from mexen_desktop.rules.departed import Departed, Departures, tallies, with_departed


def depth(tree: Departed | None) -> int:
    """Return how many players deep a tree is."""
    return 0 if tree is None else 1 + max(depth(tree.left), depth(tree.right))


@pytest.mark.parametrize("count", [0, 1, 2, 3, 7, 8, 100, 1_000])
def test_whoever_has_left_is_kept_once(count: int) -> None:
    trees: Departures = ()
    for seat in range(count):
        trees = with_departed(trees, seat, seat * 3)
    assert sorted(tallies(trees)) == [(seat, seat * 3) for seat in range(count)]


def test_trees_are_few_and_shallow_however_many_have_left() -> None:
    trees: Departures = ()
    for seat in range(5_000):
        earlier = trees
        trees = with_departed(trees, seat, 0)
        assert sum(size for size, _ in trees) == sum(size for size, _ in earlier) + 1
        assert len(trees) <= log2(seat + 2) + 1
        assert all(depth(tree) == log2(size + 1) for size, tree in trees[-3:])
