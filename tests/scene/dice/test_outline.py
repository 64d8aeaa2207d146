"""Outlines of dice."""

import pytest

from mexen_desktop.scene.dice.camera import Camera
from mexen_desktop.scene.dice.outline import box, contains, gap, hull, rounded, silhouette
from mexen_desktop.scene.dice.places import Spot

SQUARE = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]


def moved(right: float, down: float) -> list[tuple[float, float]]:
    return [(x + right, y + down) for x, y in SQUARE]


def test_a_hull_leaves_out_what_lies_within() -> None:
    assert hull([(5.0, 5.0), *SQUARE, (3.0, 0.0), (9.0, 9.0)]) == SQUARE


def test_what_points_carry_goes_with_them() -> None:
    carried = [(x, y, x + y) for x, y in SQUARE]
    assert hull([*carried, (5.0, 5.0, 0.0)]) == carried


def test_a_rounded_square_is_wider_but_has_no_corners() -> None:
    outline = rounded(SQUARE, 2.0)
    assert box(outline) == pytest.approx((-2, -2, 12, 12))
    assert contains(outline, -1.9, 5)
    assert not contains(outline, -1.8, -1.8)


@pytest.mark.parametrize(
    ("right", "down", "between"), [(15, 0, 5), (0, -13, 3), (12, 12, 2), (5, 5, -5), (10, 3, 0)]
)
def test_the_gap_between_two_shapes_is_the_widest_straight_one(
    right: float, down: float, between: float
) -> None:
    assert gap(SQUARE, moved(right, down)) == pytest.approx(between)


def test_a_die_is_as_wide_as_asked_seen_higher_than_wide() -> None:
    camera = Camera(200, 200, 50)
    left, top, right, bottom = box(silhouette(camera, Spot(0, 0, 0).pose))
    assert right - left == pytest.approx(100, rel=0.05)
    assert 1.16 <= (bottom - top) / (right - left) <= 1.25


def test_a_turned_die_is_found_by_a_click_only_within_its_outline() -> None:
    camera = Camera(200, 200, 50)
    outline = silhouette(camera, Spot(0, 0, 0.4).pose)
    left, top, right, bottom = box(outline)
    assert contains(outline, (left + right) / 2, (top + bottom) / 2)
    assert not contains(outline, left + 2, top + 2)


def test_what_the_camera_shows_on_the_table_it_finds_again() -> None:
    camera = Camera(320, 240, 60)
    for place in ((0.0, 0.0), (3.0, -2.0), (-4.0, 1.5)):
        assert camera.table(*camera.project(*place, 0.0)) == pytest.approx(place)
