"""The pot is shown as counters that can be counted."""

import pytest

from mexen_desktop.look.coins import MOST_PILES, piles, piles_size


@pytest.mark.parametrize(
    ("count", "shown"),
    [
        (0, []),
        (1, [(1, 1)]),
        (8, [(1, 5), (1, 3)]),
        (20, [(1, 5)] * 4),
        (21, [(10, 2), (1, 1)]),
        (37, [(10, 3), (1, 5), (1, 2)]),
        (60, [(10, 5), (10, 1)]),
    ],
)
def test_counters_stand_in_piles_of_five(count: int, shown: list[tuple[int, int]]) -> None:
    assert piles(count) == shown


@pytest.mark.parametrize("count", range(0, 300, 7))
def test_piles_are_worth_the_pot(count: int) -> None:
    assert sum(worth * number for worth, number in piles(count)) == count


def test_a_huge_pot_takes_no_more_room() -> None:
    assert len(piles(1_000_000)) == MOST_PILES
    assert piles_size(1_000_000, 1).width() == piles_size(10_000, 1).width()


def test_no_counters_take_no_room() -> None:
    assert piles_size(0, 1).isEmpty()
