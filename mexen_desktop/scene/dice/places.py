"""Where dice may come to rest on the felt."""

from collections.abc import Sequence
from itertools import product
from math import copysign, dist, hypot, radians
from typing import NamedTuple

from mexen_desktop.scene.dice.camera import Camera
from mexen_desktop.scene.dice.mesh import ROUNDING
from mexen_desktop.scene.dice.outline import Box, Point, box, extent, gap, skeleton
from mexen_desktop.scene.dice.space import Pose, about_vertical

LEAST_YAW = radians(-20)
MOST_YAW = radians(25)
"""Turned further, the value on top would be harder to read."""

_ROUNDS = 12
_EXTRA = 0.5
_LEAN = 1.7
# Turned dice may lie a little into each other's way.
_NESTED = 0.94
_ANYWHERE, _BELOW, _BESIDE = range(3)

# How dice lie well in wide, in narrow, in tall trays.
_PATTERNS: dict[int, tuple[tuple[tuple[float, float], ...], ...]] = {
    0: ((),),
    1: (((0.4, -0.4),),),
    2: (
        ((-1.4, -0.3), (1.4, -0.3)),
        ((-1.1, -1.3), (1.1, 1.3)),
        ((-0.6, -1.5), (0.6, 1.5)),
    ),
}


class Spot(NamedTuple):
    """A place on the table together with how far the die on it is turned, in radians."""

    x: float
    y: float
    yaw: float

    @property
    def pose(self) -> Pose:
        """How a die stands on the spot, whatever its value."""
        return Pose(self.x, self.y, 1.0, about_vertical(self.yaw))


class Room(NamedTuple):
    """The part of the table in which dice may move: its middle, half its width, half its depth."""

    x: float
    y: float
    width: float
    depth: float


class Felt(NamedTuple):
    """The room for dice as the camera sees it, its edges and the corner to keep clear in pixels.

    `apart` is the least distance between dice, `inside` that from the edges, in world units.
    """

    camera: Camera
    edges: Box
    keep_clear: Box
    apart: float = 0.13
    inside: float = 0.08

    @property
    def room(self) -> Room:
        """The room between the walls, such that a die that leans on one is seen on the felt."""
        left, top, right, bottom = self.edges
        middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
        # The top of a standing die is seen further up, at the far wall over the felt's edge.
        rise = _LEAN * self.camera.tilt * self.camera.scale
        x0, x1 = self.camera.table(left, middle_y)[0], self.camera.table(right, middle_y)[0]
        y0, y1 = self.camera.table(middle_x, bottom)[1], self.camera.table(middle_x, top + rise)[1]
        return Room((x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2)

    def settle(self, wanted: Sequence[Spot]) -> list[Spot] | None:
        """Allowed spots near the wanted ones, or None if there are none."""
        level = [spot._replace(yaw=_readable(spot.yaw)) for spot in wanted]
        if self.allows(level):
            return level
        for calm in (1.0, 0.5):
            found = self._parted([spot._replace(yaw=spot.yaw * calm) for spot in level])
            if found is not None:
                return found
        return None

    def arrange(self, yaws: Sequence[float]) -> list[Spot] | None:
        """Spots for one die or two turned so, or None if there is no room."""
        if not self._roomy(yaws):
            return None
        for pattern in _PATTERNS[len(yaws)]:
            spots = [Spot(x, y, yaw) for (x, y), yaw in zip(pattern, yaws, strict=True)]
            found = self._parted(spots)
            if found is not None:
                return found
        return None

    def _roomy(self, yaws: Sequence[float]) -> bool:
        """Whether dice fit beside or behind each other, roughly; it saves much trying."""
        ends = [extent(self.camera, Spot(0.0, 0.0, yaw).pose) for yaw in yaws]
        more = 2 * self._rounding()
        wide = sum(right - left + more for left, _, right, _ in ends) * _NESTED
        high = sum(bottom - top + more for _, top, _, bottom in ends) * _NESTED
        left, top, right, bottom = self.edges
        return wide <= right - left or high <= bottom - top

    def allows(self, spots: Sequence[Spot]) -> bool:
        """Whether dice may rest on these spots, all at once."""
        shapes = [skeleton(self.camera, spot.pose) for spot in spots]
        margin = self._margin()
        left, top, right, bottom = self.edges
        for spot, shape in zip(spots, shapes, strict=True):
            ends = box(shape)
            if not LEAST_YAW <= spot.yaw <= MOST_YAW or not (
                left + margin <= ends[0] <= ends[2] <= right - margin
                and top + margin <= ends[1] <= ends[3] <= bottom - margin
            ):
                return False
            if self._has_corner() and gap(self._corner(), shape) < margin:
                return False
        return len(spots) < 2 or self._lack(shapes[0], shapes[1]) <= 0

    def _parted(self, spots: Sequence[Spot]) -> list[Spot] | None:
        """Move dice into the allowed areas, then apart within them, whichever way is shortest."""
        sides = (_BELOW, _BESIDE) if self._has_corner() else (_ANYWHERE,)
        ways = []
        for choice in product(sides, repeat=len(spots)):
            moved = self._within(spots, choice)
            way = sum(hypot(a.x - b.x, a.y - b.y) for a, b in zip(spots, moved, strict=True))
            ways.append((way, choice, moved))
        for _, choice, moved in sorted(ways):
            found = self._part(moved, choice)
            if found is not None:
                return found
        return None

    def _part(self, spots: list[Spot], sides: Sequence[int]) -> list[Spot] | None:
        """Push two dice apart, each on its side of the corner, along the line between them.

        Where the edges hold them that way they slide past each other.
        """
        held = False
        for _ in range(_ROUNDS):
            shapes = [skeleton(self.camera, spot.pose) for spot in spots]
            lack = self._lack(*shapes) if len(shapes) == 2 else 0.0
            if lack <= 0:
                return spots if self.allows(spots) else None
            points = [self.camera.project(spot.x, spot.y, 0.0) for spot in spots]
            x, y = _direction(*points)
            if held:
                x, y, lack = self._slide(x, y, box(shapes[0]), box(shapes[1]))
            step = lack / 2 + _EXTRA
            pushed = [
                Spot(*self.camera.table(px + sign * x * step, py + sign * y * step), spot.yaw)
                for (px, py), sign, spot in zip(points, (-1, 1), spots, strict=True)
            ]
            before, spots = spots, self._within(pushed, sides)
            went = sum(hypot(a.x - b.x, a.y - b.y) for a, b in zip(before, spots, strict=True))
            if held and went * self.camera.scale < _EXTRA:
                return None
            held = went * self.camera.scale < step
        return None

    def _within(self, spots: Sequence[Spot], sides: Sequence[int]) -> list[Spot]:
        """Move each die onto its side of the corner to keep clear."""
        moved = list(spots)
        # What is nearer is seen larger, so that the first move is not exact.
        for index, side in enumerate(sides):
            first = self._onto(moved[index], side)
            moved[index] = first if first is moved[index] else self._onto(first, side)
        return moved

    def _onto(self, spot: Spot, side: int) -> Spot:
        ends = extent(self.camera, spot.pose)
        margin = self._margin() + _EXTRA / 4
        left, top, right, bottom = self.edges
        if side == _BELOW:
            top = self.keep_clear[3]
        elif side == _BESIDE:
            left = self.keep_clear[2]
        across = max(0.0, left + margin - ends[0]) or min(0.0, right - margin - ends[2])
        down = max(0.0, top + margin - ends[1]) or min(0.0, bottom - margin - ends[3])
        if not (across or down):
            return spot
        x, y = self.camera.project(spot.x, spot.y, 0.0)
        return Spot(*self.camera.table(x + across, y + down), spot.yaw)

    def _slide(self, x: float, y: float, one: Box, other: Box) -> tuple[float, float, float]:
        """The way along which two dice were not pushed yet, how far to go there."""
        between = 2 * self._rounding() + self.apart * self.camera.scale
        if abs(x) > abs(y):
            return 0.0, copysign(1.0, y), min(one[3], other[3]) - max(one[1], other[1]) + between
        return copysign(1.0, x), 0.0, min(one[2], other[2]) - max(one[0], other[0]) + between

    def _has_corner(self) -> bool:
        left, top, right, bottom = self.keep_clear
        return right > left and bottom > top

    def _corner(self) -> list[Point]:
        left, top, right, bottom = self.keep_clear
        return [(left, top), (right, top), (right, bottom), (left, bottom)]

    def _rounding(self) -> float:
        # The nearest, hence largest, corner of a die that lies on the felt.
        return ROUNDING * self.camera.scale * 1.06

    def _margin(self) -> float:
        return self._rounding() + self.inside * self.camera.scale

    def _lack(self, one: list[Point], other: list[Point]) -> float:
        """How much further apart two dice should lie, in pixels."""
        return 2 * self._rounding() + self.apart * self.camera.scale - gap(one, other)


def _readable(yaw: float) -> float:
    return min(MOST_YAW, max(LEAST_YAW, yaw))


def _direction(origin: Point, target: Point) -> Point:
    length = dist(origin, target)
    if length < 1e-6:
        return 1.0, 0.0
    return (target[0] - origin[0]) / length, (target[1] - origin[1]) / length
