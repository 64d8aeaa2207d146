"""Bends a baked throw a little, so that it fits a tray and ends on chosen spots."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple, TypeAlias

from mexen_desktop.scene.dice.baked import OTHER_DIE, WALLS, Throw, Touch
from mexen_desktop.scene.dice.cube import ROTATIONS
from mexen_desktop.scene.dice.places import Room, Spot
from mexen_desktop.scene.dice.space import (
    Pose,
    Quaternion,
    about_vertical,
    between,
    product,
)
from mexen_desktop.scene.dice.symmetry import Symmetry

_SLOPE = 0.3
"""How much of its own way a die may be moved aside; more would be seen as sliding."""
_LANDING = 8
"""In so many frames a die that is almost at rest comes to lie exactly flat."""
_WALL_SLACK = 0.3
_DICE_SLACK = 0.12

Anchor: TypeAlias = tuple[int, float]
"""A frame with how far a die is moved at that time."""


class Course(NamedTuple):
    """One die's way to its spot, for whatever value it will show.

    `facing` is which way the cube lies at the end, before its yaw.
    """

    spot: Spot
    poses: list[Pose]
    facing: Quaternion


def fit(
    throw: Throw,
    tracks: Sequence[list[Pose]],
    symmetry: Symmetry,
    room: Room,
    spots: Sequence[Spot],
) -> list[Course]:
    """The throw in that tray, ending on those spots."""
    touches = throw.touches
    turned = [[symmetry.pose(pose) for pose in track] for track in tracks]
    ways = [_way(track) for track in turned]
    shifts = []
    for axis in (0, 1):
        anchors = [
            _anchors(
                _walls(throw, touches, symmetry, room, die, axis),
                ways[die],
                _shift(track, room, spot, axis),
            )
            for die, (track, spot) in enumerate(zip(turned, spots, strict=True))
        ]
        if len(anchors) == 2:
            _meet(touches, anchors, ways)
        shifts.append([_along(each, way) for each, way in zip(anchors, ways, strict=True)])
    moved = [
        _moved(track, room, shifts[0][die], shifts[1][die]) for die, track in enumerate(turned)
    ]
    facings = [
        facing_at_end(end.yaw, track[-1], symmetry)
        for end, track in zip(throw.ends, tracks, strict=True)
    ]
    return [
        _landed(track, spot, facing, way)
        for track, spot, facing, way in zip(moved, spots, facings, ways, strict=True)
    ]


def ends(throw: Throw, symmetry: Symmetry, room: Room) -> list[Spot]:
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


def facing_at_end(yaw: float, last: Pose, symmetry: Symmetry) -> Quaternion:
    """Which way a cube lies at the end of its way, before it is turned to its yaw."""
    wanted, turn = about_vertical(symmetry.yaw(yaw)), symmetry.pose(last).turn
    return max(ROTATIONS, key=lambda rotation: abs(_alike(product(wanted, rotation), turn)))


def possible(courses: Sequence[Course], room: Room) -> bool:
    """Whether no die passes through a wall or through the other."""
    tracks = [course.poses for course in courses]
    for track in tracks:
        across, along = room.width - 1 + _WALL_SLACK, room.depth - 1 + _WALL_SLACK
        inside = False
        for pose in track:
            within = abs(pose.x - room.x) <= across and abs(pose.y - room.y) <= along
            if inside and not within:
                return False
            inside = inside or within
    return len(tracks) < 2 or all(
        (one.x - other.x) ** 2 + (one.y - other.y) ** 2 + (one.z - other.z) ** 2
        > (2 - _DICE_SLACK) ** 2
        for one, other in zip(*tracks, strict=True)
    )


def _way(track: list[Pose]) -> list[float]:
    """How far the die has come in each frame, whichever way it went."""
    way = [0.0]
    for one, other in pairwise(track):
        step = hypot(other.x - one.x, other.y - one.y) + 0.3 * abs(other.z - one.z)
        way.append(way[-1] + step)
    return way


def _shift(track: list[Pose], room: Room, spot: Spot, axis: int) -> float:
    """How far the end of a track lies from where it should."""
    end = track[-1]
    return spot.x - room.x - end.x if axis == 0 else spot.y - room.y - end.y


def _walls(
    throw: Throw, touches: list[Touch], symmetry: Symmetry, room: Room, die: int, axis: int
) -> list[Anchor]:
    """The frames in which a die hits walls, with the way from the wall it was made for."""
    more = (room.width, room.depth)[axis] - symmetry.room(throw.width, throw.depth)[axis]
    hits = []
    for touch in touches:
        if touch.die == die and touch.what in WALLS:
            wall = symmetry.wall(WALLS.index(touch.what))
            if wall % 2 == axis:
                hits.append((round(touch.frame), more if wall < 2 else -more))
    return hits


def _anchors(hits: list[Anchor], way: list[float], last: float) -> list[Anchor]:
    """The frames in which it matters where a die is: at walls, at the end."""
    anchors = [(len(way) - 1, last)]
    for frame, wanted in reversed(hits):
        later, shift = anchors[-1]
        if 0 <= frame < later:
            play = _SLOPE * (way[later] - way[frame])
            anchors.append((frame, min(shift + play, max(shift - play, wanted))))
    return anchors[::-1]


def _meet(touches: list[Touch], anchors: list[list[Anchor]], ways: list[list[float]]) -> None:
    """Let two dice that hit each other be moved alike at that moment."""
    for touch in touches:
        frame = round(touch.frame)
        if touch.what == OTHER_DIE and all(0 <= frame < each[-1][0] for each in anchors):
            shifts = [_at(each, way, frame) for each, way in zip(anchors, ways, strict=True)]
            for each in anchors:
                each[:] = sorted({**dict(each), frame: sum(shifts) / len(shifts)}.items())


def _at(anchors: list[Anchor], way: list[float], frame: int) -> float:
    """How far a die is moved in a frame, in between as its way is long."""
    before = anchors[0]
    for anchor in anchors:
        if anchor[0] >= frame:
            length = way[anchor[0]] - way[before[0]]
            part = (way[frame] - way[before[0]]) / length if length > 1e-9 else 1.0
            return before[1] + (anchor[1] - before[1]) * max(0.0, part)
        before = anchor
    return before[1]


def _along(anchors: list[Anchor], way: list[float]) -> list[float]:
    return [_at(anchors, way, frame) for frame in range(len(way))]


def _moved(track: list[Pose], room: Room, right: list[float], away: list[float]) -> list[Pose]:
    return [
        Pose(pose.x + room.x + x, pose.y + room.y + y, pose.z, pose.turn)
        for pose, x, y in zip(track, right, away, strict=True)
    ]


def _landed(track: list[Pose], spot: Spot, facing: Quaternion, way: list[float]) -> Course:
    """Turn a die ever further until it lies as wanted, exactly flat at the end."""
    end = track[-1].turn
    flat = product(about_vertical(spot.yaw), facing)
    twist = _flat_twist(end, flat)
    whole = way[-1] or 1.0
    poses = []
    for frame, pose in enumerate(track):
        part = way[frame] / whole
        turn = product(about_vertical(twist * part), pose.turn)
        landing = 1 - (len(track) - 1 - frame) / _LANDING
        if landing > 0:
            turn = between(turn, flat, landing)
        height = pose.z + (1.0 - pose.z) * max(0.0, landing)
        poses.append(pose._replace(z=height, turn=turn))
    return Course(spot, poses, facing)


def _alike(one: Quaternion, other: Quaternion) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _flat_twist(end: Quaternion, flat: Quaternion) -> float:
    """The turn about the vertical from one lying die to another, in radians."""
    w, i, j, k = end
    change = product(flat, (w, -i, -j, -k))
    return 2 * change[3] * (1 if change[0] >= 0 else -1)
