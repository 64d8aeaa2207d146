"""How a loss is shared where nobody has a choice left."""

from fractions import Fraction
from math import comb

import pytest

from mexen_desktop.odds.shares import share


def exact(count: int, left: int, equal: Fraction, above: Fraction) -> Fraction:
    return sum(
        (comb(left, k) * equal**k * above ** (left - k) / (count + k) for k in range(left + 1)),
        Fraction(0),
    )


@pytest.mark.parametrize("count", [1, 2, 7])
@pytest.mark.parametrize("left", [0, 1, 2, 9, 40])
@pytest.mark.parametrize(
    ("equal", "above"), [(1, 4), (0, 5), (5, 0), (3, 0), (0, 0), (4, 1), (2, 2)]
)
def test_it_is_the_sum_over_how_many_become_equal(
    count: int, left: int, equal: int, above: int
) -> None:
    expected = exact(count, left, Fraction(equal, 5), Fraction(above, 5))
    assert share(count, left, equal / 5, above / 5) == pytest.approx(float(expected), rel=1e-13)


def test_among_any_number_it_stays_finite() -> None:
    # All alike: one of 100,001.
    assert share(1, 100_000, 1.0, 0.0) == pytest.approx(1 / 100_001)
    assert share(1, 100_000, 0.5, 0.5) == pytest.approx(1 / 50_000, rel=1e-4)
    assert share(1, 100_000, 0.1, 0.1) == 0.0
