"""Where dice may lie."""

from itertools import pairwise
from math import hypot, radians
from random import Random

import pytest
from PySide6.QtCore import QRectF

from mexen_desktop.scene.dice.outline import gap, silhouette
from mexen_desktop.scene.dice.places import LEAST_YAW, MOST_YAW, Felt, Spot
from mexen_desktop.scene.dice.tray import Tray

POT = QRectF(0, 0, 160, 116)


def felt(width: float = 504, height: float = 414, die: float = 156) -> Felt:
    return Tray(QRectF(0, 0, width, height), None, die, die, POT).felt


def test_a_good_place_is_kept() -> None:
    spots = [Spot(-1.2, -1.0, 0.1), Spot(1.4, -0.8, -0.2)]
    assert felt().allows(spots)
    assert felt().settle(spots) == spots


def test_dice_are_turned_no_further_than_is_read_well() -> None:
    settled = felt().settle([Spot(0.0, -0.5, radians(44))])
    assert settled is not None
    assert LEAST_YAW <= settled[0].yaw <= MOST_YAW


@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_wished_for_what_comes_of_it_is_allowed(seed: int) -> None:
    chance = Random(seed)
    where = felt()
    wished = [
        Spot(chance.uniform(-3, 3), chance.uniform(-2, 2), chance.uniform(-1, 1)) for _ in range(2)
    ]
    settled = where.settle(wished)
    if settled is not None:
        assert where.allows(settled)
        one, other = (silhouette(where.camera, spot.pose) for spot in settled)
        assert gap(one, other) > 4


def test_a_die_in_the_pots_corner_is_moved_away() -> None:
    settled = felt().settle([Spot(-2.4, 1.6, 0.0)])
    assert settled is not None
    assert hypot(settled[0].x + 2.4, settled[0].y - 1.6) < 2.5


def test_dice_are_smaller_only_where_two_do_not_fit() -> None:
    assert felt().camera.scale == 78
    small = felt(width=300).camera.scale
    assert 40 < small < 78


def test_sizes_follow_the_tray_without_jumps() -> None:
    widths = [felt(width=width).camera.scale for width in range(280, 500, 20)]
    assert all(one <= other for one, other in pairwise(widths))
