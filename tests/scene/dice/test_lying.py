"""How dice lie is known from a number, in whatever tray, as often as one asks."""

from itertools import product

import pytest
from PySide6.QtCore import QRectF

from mexen_desktop.scene.dice.arrangement import Arrangement
from mexen_desktop.scene.dice.baked import library
from mexen_desktop.scene.dice.casting import labelled
from mexen_desktop.scene.dice.cube import top_value
from mexen_desktop.scene.dice.fitting import ends, fit
from mexen_desktop.scene.dice.lying import Fall, Lying, any_fall, fall
from mexen_desktop.scene.dice.resting import resting
from mexen_desktop.scene.dice.symmetry import SYMMETRIES
from mexen_desktop.scene.dice.tray import Tray, standing

WIDE = Tray(QRectF(0, 0, 504, 414), QRectF(528, 0, 152, 414), 156, 120, QRectF(0, 0, 160, 116))
SMALL = Tray(QRectF(0, 0, 360, 300), QRectF(0, 310, 360, 90), 110, 90, QRectF(0, 0, 90, 70))
SOME = [any_fall(step) for step in range(40)]


def test_every_fall_has_a_number_of_its_own() -> None:
    falls = [
        Fall(throw, symmetry, (first, second), stayed)
        for throw, symmetry, first, second, stayed in product(
            (0, 1, 269), range(8), range(4), range(4), range(2)
        )
    ]
    numbers = [each.number for each in falls]
    assert [fall(number) for number in numbers] == falls
    assert min(numbers) == 1
    assert len(set(numbers)) == len(numbers)


def test_throws_that_nobody_saw_do_not_lie_alike() -> None:
    assert len(set(SOME)) == len(SOME)


@pytest.mark.parametrize("count", [1, 2])
def test_dice_rest_exactly_where_their_way_ends(count: int) -> None:
    for number in SOME:
        fell = fall(number)
        throws = library().of(count)
        throw, symmetry = throws[fell.throw % len(throws)], SYMMETRIES[fell.symmetry]
        spots = WIDE.felt.settle(ends(throw, symmetry, WIDE.felt.room))
        if spots is None:
            continue
        courses = fit(throw, library().tracks(throw), symmetry, WIDE.felt.room, spots)
        places = resting(WIDE, Lying((3, 5)[:count], fall=number))
        for course, place, side in zip(courses, places, fell.sides, strict=False):
            end = labelled(course, place.value, side)
            assert place.spot == course.spot
            assert place.facing == end.facing
            there = standing(place.spot.pose, place.facing)
            assert there[:3] == pytest.approx(end.poses[-1][:3])
            assert top_value(there.turn) == place.value


@pytest.mark.parametrize("tray", [WIDE, SMALL])
def test_the_same_fall_lies_the_same(tray: Tray) -> None:
    for number in SOME:
        lies = Lying((6, 1), fall=number)
        assert resting(tray, lies) == resting(tray, lies)
        assert tray.felt.allows([place.spot for place in resting(tray, lies)])


def test_a_tray_of_another_shape_in_between_changes_nothing() -> None:
    for number in SOME:
        dice = Arrangement()
        dice.put(WIDE, Lying((4, 4), fall=number))
        before = [die.rest for die in dice.dice]
        dice.fit(SMALL)
        dice.fit(WIDE)
        assert [die.rest for die in dice.dice] == before


@pytest.mark.parametrize("stayed", [0, 1])
def test_a_die_that_stayed_lies_as_it_lay_in_the_throw_before(stayed: int) -> None:
    for number in SOME:
        before = Lying((2, 2), fall=number)
        picked = Fall(number % 84, number % 8, (1, 2), stayed).number
        lies = Lying((5,), 2, picked, before)
        (rolled, kept) = resting(WIDE, lies)
        assert (rolled.value, kept.value) == (5, 2)
        assert kept.facing == resting(WIDE, before)[stayed].facing
        dice = Arrangement()
        dice.put(WIDE, before)
        dice.set_aside(WIDE, stayed)
        aside = dice.dice[stayed]
        dice.put(WIDE, lies, stays=True)
        assert dice.dice[1] is aside
        dice.set_aside(WIDE, None)
        live = [die.rest for die in dice.dice]
        again = Arrangement()
        again.put(WIDE, lies)
        assert [die.rest for die in again.dice] == live
