"""Picks one of the baked throws for a tray, without knowing what will be thrown."""

from math import atan2, pi, remainder
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF

from mexen_desktop.scene.dice.baked import FELT, FRAMES_PER_SECOND, OTHER_DIE, Library, Throw
from mexen_desktop.scene.dice.cube import relabelled
from mexen_desktop.scene.dice.fitting import Course, ends, fit, possible
from mexen_desktop.scene.dice.places import Felt, Room
from mexen_desktop.scene.dice.space import product
from mexen_desktop.scene.dice.symmetry import SYMMETRIES, Symmetry

_LOOKED_AT = 240
_TRIED = 8
_OFF_COURSE = pi / 3
_EDGE = 1.25


class Contact(NamedTuple):
    """A die that hits the felt, the wood of the rim, another die: when, how hard (0 to 1)."""

    seconds: float
    surface: str
    strength: float


class Cast(NamedTuple):
    """A picked throw: which one, how it was turned, the course of each die, what will touch."""

    number: int
    symmetry: Symmetry
    courses: list[Course]
    contacts: list[Contact]
    seconds: float


class Caster:
    """Picks throws by chance among those that suit, never the same one twice in a row."""

    def __init__(self, library: Library, chance: Random) -> None:
        self._library = library
        self._chance = chance
        self._last: int | None = None

    def cast(self, felt: Felt, dice: int, direction: QPointF | None) -> Cast | None:
        """A throw of so many dice towards a direction; None if none of them fits."""
        best: Cast | None = None
        for number, symmetry in self._ranked(felt, dice, direction)[:_TRIED]:
            cast = self.again(felt, dice, number, symmetry)
            if cast is not None:
                best = best or cast
                if possible(cast.courses, felt.room):
                    best = cast
                    break
        if best is not None:
            self._last = best.number
        return best

    def pick(self, felt: Felt, dice: int, direction: QPointF | None) -> tuple[int, Symmetry]:
        """A throw of which only the end will be seen: its number, how it is turned."""
        self._last, symmetry = self._ranked(felt, dice, direction)[0]
        return self._last, symmetry

    def again(self, felt: Felt, dice: int, number: int, symmetry: Symmetry) -> Cast | None:
        """The throw of that number, turned so; None if it does not fit."""
        throws = self._library.of(dice)
        throw = throws[number % len(throws)]
        spots = felt.settle(ends(throw, symmetry, felt.room))
        if spots is None:
            return None
        courses = fit(throw, self._library.tracks(throw), symmetry, felt.room, spots)
        return _cast(number, throw, symmetry, courses)

    def _ranked(
        self, felt: Felt, dice: int, direction: QPointF | None
    ) -> list[tuple[int, Symmetry]]:
        """Some throws by chance, those that suit best first."""
        throws = self._library.of(dice)
        room = felt.room
        heading = self._heading(direction)
        choices = self._chance.sample(
            range(len(throws) * len(SYMMETRIES)), min(_LOOKED_AT, len(throws) * len(SYMMETRIES))
        )
        ranked = []
        for choice in choices:
            number, turned = divmod(choice, len(SYMMETRIES))
            if number != self._last:
                cost = _cost(throws[number], SYMMETRIES[turned], room, heading)
                ranked.append((cost, number, SYMMETRIES[turned]))
        return [(number, symmetry) for _, number, symmetry in sorted(ranked)]

    def _heading(self, direction: QPointF | None) -> float:
        """The angle of a swipe on the table; without one, away from the player, more or less."""
        if direction is None or direction.isNull():
            return pi / 2 + self._chance.uniform(-1.2, 1.2)
        return atan2(-direction.y(), direction.x())


def labelled(course: Course, value: int, choice: int) -> Course:
    """The course with a die on which `value` ends on top; there are four such dice."""
    label = relabelled(course.facing, value, choice)
    poses = [pose._replace(turn=product(pose.turn, label)) for pose in course.poses]
    return Course(course.spot, poses, product(course.facing, label))


def _cost(throw: Throw, symmetry: Symmetry, room: Room, heading: float) -> float:
    """How badly a throw suits: by its direction, the tray it was made for, where it ends."""
    off = abs(remainder(symmetry.angle(throw.heading) - heading, 2 * pi))
    width, depth = symmetry.room(throw.width, throw.depth)
    cost = (off / 0.5) ** 2 + (50.0 if off > _OFF_COURSE else 0.0)
    cost += 1.5 * (abs(width - room.width) + abs(depth - room.depth))
    for spot in ends(throw, symmetry, room):
        cost += 2 * max(0.0, abs(spot.x - room.x) - room.width + _EDGE)
        cost += 2 * max(0.0, abs(spot.y - room.y) - room.depth + _EDGE)
        cost += abs(spot.yaw)
    return cost


def _cast(number: int, throw: Throw, symmetry: Symmetry, courses: list[Course]) -> Cast:
    surfaces = {FELT: "felt", OTHER_DIE: "dice"}
    contacts = [
        Contact(touch.frame / FRAMES_PER_SECOND, surfaces.get(touch.what, "wood"), touch.strength)
        for touch in throw.touches
    ]
    return Cast(number, symmetry, courses, contacts, (throw.frames - 1) / FRAMES_PER_SECOND)
