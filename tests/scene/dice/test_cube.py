"""The values on a die."""

from math import degrees, radians

import pytest

from mexen_desktop.scene.dice.cube import ROTATIONS, SIDES, relabelled, top_value, yaw
from mexen_desktop.scene.dice.space import about_vertical, dot, product, unit


def cross(a: tuple[float, ...], b: tuple[float, ...]) -> tuple[float, float, float]:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def test_opposite_sides_add_up_to_seven() -> None:
    for (x, y, z), value in SIDES.items():
        assert value + SIDES[-x + 0.0, -y + 0.0, -z + 0.0] == 7


def test_one_two_three_run_counter_clockwise() -> None:
    side = {value: direction for direction, value in SIDES.items()}
    assert dot(cross(side[1], side[2]), side[3]) == 1.0


def test_a_cube_has_twenty_four_rotations_four_with_each_value_on_top() -> None:
    tops = [top_value(turn) for turn in ROTATIONS]
    assert len(ROTATIONS) == 24
    assert sorted(tops) == sorted([1, 2, 3, 4, 5, 6] * 4)


@pytest.mark.parametrize("value", range(1, 7))
def test_relabelling_puts_any_value_on_top_of_any_pose(value: int) -> None:
    for turn in ROTATIONS:
        leaning = product(about_vertical(0.3), turn)
        for choice in range(4):
            assert top_value(product(leaning, relabelled(leaning, value, choice))) == value


@pytest.mark.parametrize("angle", [-44, -20, 0, 10, 25, 44])
def test_the_yaw_of_a_flat_die_is_found_whatever_is_on_top(angle: int) -> None:
    for turn in ROTATIONS:
        assert degrees(yaw(product(about_vertical(radians(angle)), turn))) == pytest.approx(angle)


def test_a_unit_vector_keeps_its_direction() -> None:
    assert unit((0.0, 3.0, 4.0)) == pytest.approx((0.0, 0.6, 0.8))
