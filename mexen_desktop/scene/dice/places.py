"""Where dice may come to rest on the felt."""

from collections.abc import Sequence
from math import hypot, radians
from typing import NamedTuple

from mexen_desktop.scene.dice.camera import Camera
from mexen_desktop.scene.dice.mesh import ROUNDING
from mexen_desktop.scene.dice.outline import Box, Point, box, gap, skeleton
from mexen_desktop.scene.dice.space import Pose, about_vertical

LEAST_YAW = radians(-20)
MOST_YAW = radians(25)
"""Turned further, the value on top would be harder to read."""

_ROUNDS = 24
_SLACK = 0.01
_LEAN = 1.7


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
        """The nearest allowed spots to the wanted ones, or None if they are too far from any."""
        level = [spot._replace(yaw=_readable(spot.yaw)) for spot in wanted]
        found = self._relax(level)
        if found is None and len(wanted) > 1:
            found = self._relax([spot._replace(yaw=spot.yaw / 2) for spot in level])
        return found

    def arrange(self, yaws: Sequence[float]) -> list[Spot] | None:
        """Spots for one die or two turned so, or None if there is no room."""
        for pattern in _PATTERNS[len(yaws)]:
            spots = [Spot(x, y, yaw) for (x, y), yaw in zip(pattern, yaws, strict=True)]
            found = self._relax(spots)
            if found is not None:
                return found
        return None

    def allows(self, spots: Sequence[Spot]) -> bool:
        """Whether dice may rest on these spots, all at once."""
        shapes = [self._shape(spot) for spot in spots]
        return all(
            LEAST_YAW - 1e-6 <= spot.yaw <= MOST_YAW + 1e-6
            and not any(self._push_inside(shape))
            and not any(self._push_clear(shape))
            for spot, shape in zip(spots, shapes, strict=True)
        ) and all(
            self._lack(one, other) <= 0
            for index, one in enumerate(shapes)
            for other in shapes[:index]
        )

    def _relax(self, spots: Sequence[Spot]) -> list[Spot] | None:
        """Push dice away from what they touch until nothing touches."""
        moved = list(spots)
        for _ in range(_ROUNDS):
            pushes = self._pushes(moved)
            if not any(abs(x) + abs(y) > _SLACK for x, y in pushes):
                return moved if self.allows(moved) else None
            moved = [
                spot._replace(
                    x=spot.x + x / self.camera.scale,
                    y=spot.y - y / self.camera.scale / self.camera.rise,
                )
                for spot, (x, y) in zip(moved, pushes, strict=True)
            ]
        return None

    def _pushes(self, spots: Sequence[Spot]) -> list[Point]:
        shapes = [self._shape(spot) for spot in spots]
        pushes = []
        for index, shape in enumerate(shapes):
            right, down = self._push_inside(shape)
            if not (right or down):
                right, down = self._push_clear(shape)
            for other_index, other in enumerate(shapes):
                lack = self._lack(shape, other) if other_index != index else 0.0
                if lack > 0:
                    x, y = _direction(other, shape)
                    right += x * (lack * 0.6 + 0.5)
                    down += y * (lack * 0.6 + 0.5)
            pushes.append((right, down))
        return pushes

    def _shape(self, spot: Spot) -> list[Point]:
        return skeleton(self.camera, spot.pose)

    def _rounding(self) -> float:
        # The nearest, hence largest, corner of a die that lies on the felt.
        return ROUNDING * self.camera.scale * 1.06

    def _push_inside(self, shape: list[Point]) -> Point:
        left, top, right, bottom = box(shape)
        margin = self._rounding() + self.inside * self.camera.scale
        edges = self.edges
        return (
            max(0.0, edges[0] + margin - left) - max(0.0, right + margin - edges[2]),
            max(0.0, edges[1] + margin - top) - max(0.0, bottom + margin - edges[3]),
        )

    def _push_clear(self, shape: list[Point]) -> Point:
        left, top, right, bottom = self.keep_clear
        if right <= left or bottom <= top:
            return 0.0, 0.0
        corner = [(left, top), (right, top), (right, bottom), (left, bottom)]
        lack = self._rounding() + self.inside * self.camera.scale - gap(corner, shape)
        if lack <= 0:
            return 0.0, 0.0
        # Out of the corner the shorter way, unless a die would leave the felt there.
        x, y = _direction(corner, shape)
        return (lack + 0.5) * max(0.3, x), (lack + 0.5) * max(0.3, y)

    def _lack(self, one: list[Point], other: list[Point]) -> float:
        """How much further apart two dice should lie, in pixels."""
        return 2 * self._rounding() + self.apart * self.camera.scale - gap(one, other)


def _readable(yaw: float) -> float:
    return min(MOST_YAW, max(LEAST_YAW, yaw))


def _direction(origin: list[Point], target: list[Point]) -> Point:
    """The direction from the middle of one shape to that of another."""
    dx = sum(x for x, _ in target) / len(target) - sum(x for x, _ in origin) / len(origin)
    dy = sum(y for _, y in target) / len(target) - sum(y for _, y in origin) / len(origin)
    length = hypot(dx, dy)
    return (dx / length, dy / length) if length > 1e-6 else (1.0, 0.0)
