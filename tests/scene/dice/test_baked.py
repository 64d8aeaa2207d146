"""The library of throws."""

from itertools import pairwise
from math import degrees, hypot

import pytest

from mexen_desktop.scene.dice import baked
from mexen_desktop.scene.dice.baked import FRAMES_PER_SECOND, Throw, library
from mexen_desktop.scene.dice.cube import relabelled, top_value, yaw
from mexen_desktop.scene.dice.mesh import CORNERS, ROUNDING
from mexen_desktop.scene.dice.outline import gap, hull
from mexen_desktop.scene.dice.space import Pose, dot, matrix, product

ALL = [throw for dice in (1, 2) for throw in library().of(dice)]


def footprint(pose: Pose) -> list[tuple[float, float]]:
    """The middles of the four roundings on which a die lies."""
    rows = matrix(pose.turn)
    return hull(
        [
            (pose.x + dot(rows[0], corner), pose.y + dot(rows[1], corner))
            for corner in CORNERS
            if dot(rows[2], corner) < 0
        ]
    )


def ends(throw: Throw) -> list[Pose]:
    return [track[-1] for track in library().tracks(throw)]


def test_there_are_enough_throws_in_a_small_file() -> None:
    assert len(library().of(1)) >= 60
    assert len(library().of(2)) >= 200
    assert baked.FILE.stat().st_size < 1_500_000


def test_every_throw_rests_in_time() -> None:
    for throw in ALL:
        assert 0.7 <= (throw.frames - 1) / FRAMES_PER_SECOND <= 1.4


def test_every_die_ends_flat_on_the_felt_within_the_walls() -> None:
    for throw in ALL:
        for pose in ends(throw):
            assert pose.z == pytest.approx(1.0, abs=0.04)
            assert max(map(abs, matrix(pose.turn)[2])) > 0.9995
            assert abs(pose.x) < throw.width
            assert abs(pose.y) < throw.depth


def test_two_dice_never_end_on_or_against_each_other() -> None:
    for throw in library().of(2):
        first, second = map(footprint, ends(throw))
        assert gap(first, second) > 2 * ROUNDING


def test_what_is_told_of_a_throw_is_true() -> None:
    for throw in ALL:
        for end, pose in zip(throw.ends, ends(throw), strict=True):
            assert hypot(end.x - pose.x, end.y - pose.y) < 0.02
            assert abs(degrees(end.yaw - yaw(pose.turn))) < 0.5
        assert any(touch.what == baked.FELT for touch in throw.touches)
        assert all(0 <= touch.frame <= throw.frames for touch in throw.touches)
        assert all(touch.die < len(throw.ends) for touch in throw.touches)


def test_no_die_jumps_between_frames() -> None:
    for throw in ALL:
        for track in library().tracks(throw):
            for one, other in pairwise(track):
                assert hypot(one.x - other.x, one.y - other.y, one.z - other.z) < 2.5


def test_dice_never_sink_into_the_felt() -> None:
    for throw in ALL:
        for track in library().tracks(throw):
            # The lowest a die can be is flat on the felt.
            assert all(pose.z > 0.95 for pose in track)


@pytest.mark.parametrize("dice", [1, 2])
def test_any_values_can_be_laid_on_any_throw(dice: int) -> None:
    for throw in library().of(dice):
        for pose in ends(throw):
            for value in range(1, 7):
                for choice in range(4):
                    assert (
                        top_value(product(pose.turn, relabelled(pose.turn, value, choice))) == value
                    )
