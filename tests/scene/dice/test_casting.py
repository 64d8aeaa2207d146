"""How a throw is picked, bent to the tray, given its values."""

from collections import Counter
from itertools import pairwise, product
from math import atan2, cos, degrees, pi, radians, remainder, sin
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF

from mexen_desktop.scene.dice.baked import library
from mexen_desktop.scene.dice.casting import Cast, Caster, labelled
from mexen_desktop.scene.dice.cube import top_value, yaw
from mexen_desktop.scene.dice.fitting import fit
from mexen_desktop.scene.dice.outline import box, silhouette
from mexen_desktop.scene.dice.places import LEAST_YAW, MOST_YAW, Spot
from mexen_desktop.scene.dice.space import matrix
from mexen_desktop.scene.dice.symmetry import SYMMETRIES
from mexen_desktop.scene.dice.tray import Tray

TRAYS = {
    "landscape with ledge": (504.0, 414.0, 156.0, QRectF(0, 0, 160, 116)),
    "landscape beside the sheet": (352.0, 414.0, 156.0, QRectF(0, 0, 160, 116)),
    "small window": (402.0, 288.0, 125.0, QRectF(0, 0, 140, 96)),
    "no ledge": (664.0, 414.0, 156.0, QRectF()),
    "portrait": (990.0, 786.0, 348.0, QRectF(0, 0, 280, 210)),
    "very wide": (1100.0, 414.0, 156.0, QRectF(0, 0, 160, 116)),
}


def tray(name: str) -> Tray:
    width, height, die, corner = TRAYS[name]
    return Tray(QRectF(0, 0, width, height), None, die, die, corner)


def cast(name: str, dice: int, seed: int = 1, direction: QPointF | None = None) -> Cast:
    picked = Caster(library(), Random(seed)).cast(tray(name).felt, dice, direction)
    assert picked is not None
    return picked


@pytest.mark.parametrize("dice", [1, 2])
def test_every_throw_shows_every_result(dice: int) -> None:
    room = tray("no ledge").felt.room
    spots = [Spot(-1.6, -0.4, 0.2), Spot(1.6, 0.1, -0.1)][:dice]
    for throw in library().of(dice):
        courses = fit(throw, library().tracks(throw), SYMMETRIES[0], room, spots)
        ends = [course._replace(poses=course.poses[-1:]) for course in courses]
        for values in product(range(1, 7), repeat=dice):
            shown = [
                top_value(labelled(end, value, choice=value % 4).poses[-1].turn)
                for end, value in zip(ends, values, strict=True)
            ]
            assert tuple(shown) == values


@pytest.mark.parametrize("name", TRAYS)
@pytest.mark.parametrize("dice", [1, 2])
def test_dice_end_readable_on_the_felt_clear_of_the_corner(name: str, dice: int) -> None:
    where = tray(name)
    caster = Caster(library(), Random(3))
    for _ in range(15):
        picked = caster.cast(where.felt, dice, None)
        assert picked is not None
        assert where.felt.allows([course.spot for course in picked.courses])
        for course in picked.courses:
            end = course.poses[-1]
            assert (end.x, end.y, end.z) == pytest.approx((course.spot.x, course.spot.y, 1.0))
            assert max(map(abs, matrix(end.turn)[2])) == pytest.approx(1.0)
            assert LEAST_YAW - 1e-6 <= yaw(end.turn) <= MOST_YAW + 1e-6
            left, top, right, bottom = box(silhouette(where.felt.camera, end))
            edges = where.felt.edges
            assert left >= edges[0]
            assert top >= edges[1]
            assert right <= edges[2]
            assert bottom <= edges[3]


@pytest.mark.parametrize("name", TRAYS)
def test_dice_pass_through_neither_walls_nor_each_other(name: str) -> None:
    where = tray(name)
    room = where.felt.room
    caster = Caster(library(), Random(4))
    for _ in range(15):
        picked = caster.cast(where.felt, 2, None)
        assert picked is not None
        one, other = (course.poses for course in picked.courses)
        for a, b in zip(one, other, strict=True):
            assert (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2 > 1.85**2
        for poses in (one, other):
            inside = [
                abs(pose.x - room.x) < room.width - 0.65
                and abs(pose.y - room.y) < room.depth - 0.65
                for pose in poses
            ]
            assert all(inside[inside.index(True) :])


def test_a_swipe_is_followed() -> None:
    where = tray("landscape with ledge")
    caster = Caster(library(), Random(5))
    for angle in range(0, 360, 15):
        swipe = QPointF(*_towards(angle))
        picked = caster.cast(where.felt, 2, swipe)
        assert picked is not None
        for course in picked.courses:
            first, later = course.poses[0], course.poses[4]
            off = atan2(later.y - first.y, later.x - first.x) - angle * pi / 180
            assert abs(degrees(remainder(off, 2 * pi))) < 65


def _towards(angle: int) -> tuple[float, float]:
    # The widget's y grows downwards.
    return cos(radians(angle)), -sin(radians(angle))


def test_the_same_throw_never_comes_twice_in_a_row() -> None:
    where = tray("landscape with ledge")
    caster = Caster(library(), Random(6))
    numbers = []
    for _ in range(60):
        picked = caster.cast(where.felt, 2, None)
        assert picked is not None
        numbers.append(picked.number)
    assert all(one != other for one, other in pairwise(numbers))
    assert len(set(numbers)) > 25


def test_which_throw_is_picked_tells_nothing_about_the_result() -> None:
    """A chi-square test of throws, in groups, against results, in groups, by one generator."""
    where = tray("landscape with ledge")
    chance = Random(7)
    caster = Caster(library(), chance)
    groups, draws = 8, 1200
    table: Counter[tuple[int, int]] = Counter()
    for _ in range(draws):
        values = chance.randint(1, 6), chance.randint(1, 6)
        picked = caster.cast(where.felt, 1, None)
        assert picked is not None
        table[picked.number % groups, values[0] - 1] += 1
    rows = [sum(table[row, column] for column in range(6)) for row in range(groups)]
    columns = [sum(table[row, column] for row in range(groups)) for column in range(6)]
    chi = sum(
        (table[row, column] - rows[row] * columns[column] / draws) ** 2
        / (rows[row] * columns[column] / draws)
        for row in range(groups)
        for column in range(6)
    )
    # 35 degrees of freedom: exceeded once in a thousand.
    assert chi < 66.6


def test_all_values_of_a_throw_are_equally_far_from_it() -> None:
    picked = cast("no ledge", 2)
    for course in picked.courses:
        assert {top_value(labelled(course, value, 0).poses[-1].turn) for value in range(1, 7)} == {
            1,
            2,
            3,
            4,
            5,
            6,
        }


def test_the_contacts_tell_when_what_is_hit() -> None:
    picked = cast("no ledge", 2)
    assert {contact.surface for contact in picked.contacts} <= {"felt", "wood", "dice"}
    assert all(0 <= contact.seconds <= picked.seconds + 0.1 for contact in picked.contacts)
    assert max(contact.strength for contact in picked.contacts) > 0.2
