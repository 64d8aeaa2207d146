"""What was special about an evening, in words."""

from typing import Any

import pytest

from mexen_desktop.store.statistics.values import Scope, Standing, Streak
from mexen_desktop.texts.evening import lost_of, moments
from tests.kit.figures import MadeUp

ANN, BO, CEM = sorted(
    MadeUp(["Ann", "Bo", "Cem"], computers=0).standings(Scope(evening=0)),
    key=lambda each: each.name,
)


def played(*people: Standing, **counts: int) -> list[Standing]:
    """Return people of whom nothing is special but what is told, the first of them having more."""
    quiet: dict[str, Any] = {"lost": 0, "mexicos": 0, "expected": 0.0}
    return [each._replace(**{**quiet, **counts}) for each in people]


def test_who_stands_out_is_named_with_the_number() -> None:
    people = [
        *played(ANN, lost=7, mexicos=1),
        *played(BO, lost=3, mexicos=5),
        *played(CEM, lost=3, mexicos=2),
    ]
    runs = {ANN.who: Streak(2, 1), BO.who: Streak(12, 1), CEM.who: Streak(4, 1)}
    assert moments(people, runs) == [
        "Most rounds lost: Ann with 7.",
        "Most Mexicos: Bo with 5.",
        "Longest without a loss: Bo with 12 rounds.",
    ]


def test_several_share_a_place() -> None:
    people = [*played(BO, ANN, mexicos=3), *played(CEM)]
    assert moments(people, {}) == ["Most Mexicos: Ann and Bo with 3."]


def test_what_all_have_alike_is_nothing_special() -> None:
    runs = {each.who: Streak(3, 1) for each in (ANN, BO, CEM)}
    assert moments(played(ANN, BO, CEM, lost=3, mexicos=3), runs) == []


@pytest.mark.parametrize("count", [0, 1])
def test_so_little_is_nothing_special(count: int) -> None:
    assert moments([*played(ANN, lost=count, mexicos=count), *played(BO)], {}) == []


def test_luck_is_told_of_whom_it_was_with() -> None:
    lucky = ANN._replace(lost=2, expected=6.0, mexicos=0, average=63)
    people = [lucky, BO._replace(lost=2, expected=2.0, mexicos=0)]
    assert moments(people, {}) == ["Ann had the most luck and threw 63 on average."]


def test_a_large_number_is_written_as_the_language_writes_it() -> None:
    assert lost_of(ANN._replace(rounds=1_234, lost=0)) == "0 of 1,234 rounds lost"
    assert lost_of(ANN._replace(rounds=1, lost=1)) == "1 of 1 round lost"


def test_nobody_is_nothing_special() -> None:
    assert moments([], {}) == []
