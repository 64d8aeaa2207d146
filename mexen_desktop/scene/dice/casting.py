"""Picks one of the baked throws for a tray, without knowing what will be thrown."""

from math import atan2, pi, remainder
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF

from mexen_desktop.scene.dice.baked import FELT, FRAMES_PER_SECOND, OTHER_DIE, Library, Throw
from mexen_desktop.scene.dice.cube import relabelled
from mexen_desktop.scene.dice.fitting import Course, fit, possible
from mexen_desktop.scene.dice.places import Felt, Room, Spot
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
        ranked.sort()
        best: Cast | None = None
        for _, number, symmetry in ranked[:_TRIED]:
            throw = throws[number]
            spots = felt.settle(_ends(throw, symmetry, room))
            if spots is not None:
                tracks = self._library.tracks(throw)
                courses = fit(throw, tracks, symmetry, room, spots)
                cast = _cast(number, throw, symmetry, courses)
                best = best or cast
                if possible(courses, room):
                    best = cast
                    break
        if best is not None:
            self._last = best.number
        return best

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
    for spot in _ends(throw, symmetry, room):
        cost += 2 * max(0.0, abs(spot.x - room.x) - room.width + _EDGE)
        cost += 2 * max(0.0, abs(spot.y - room.y) - room.depth + _EDGE)
        cost += abs(spot.yaw)
    return cost


def _ends(throw: Throw, symmetry: Symmetry, room: Room) -> list[Spot]:
    """Where the dice would end, were the tray of a throw stretched to that room."""
    width, depth = symmetry.room(throw.width, throw.depth)
    spots = []
    for end in throw.ends:
        x, y = symmetry.point(end.x, end.y)
        spots.append(
            Spot(
                room.x + x * room.width / width,
                room.y + y * room.depth / depth,
                symmetry.yaw(end.yaw),
            )
        )
    return spots


def _cast(number: int, throw: Throw, symmetry: Symmetry, courses: list[Course]) -> Cast:
    surfaces = {FELT: "felt", OTHER_DIE: "dice"}
    contacts = [
        Contact(touch.frame / FRAMES_PER_SECOND, surfaces.get(touch.what, "wood"), touch.strength)
        for touch in throw.touches
    ]
    return Cast(number, symmetry, courses, contacts, (throw.frames - 1) / FRAMES_PER_SECOND)
