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

_ROUNDS = 40
_SLACK = 0.01


class Spot(NamedTuple):
    """A place on the table together with how far the die on it is turned, in radians."""

    x: float
    y: float
    yaw: float

    @property
    def pose(self) -> Pose:
        """How a die stands on the spot, whatever its value."""
        return Pose(self.x, self.y, 1.0, about_vertical(self.yaw))


class Felt(NamedTuple):
    """The room for dice as the camera sees it, its edges and the corner to keep clear in pixels.

    `apart` is the least distance between dice, `inside` that from the edges, in world units.
    """

    camera: Camera
    edges: Box
    keep_clear: Box
    apart: float = 0.16
    inside: float = 0.1

    def settle(self, wanted: Sequence[Spot]) -> list[Spot] | None:
        """The nearest allowed spots to the wanted ones, or None if so many dice do not fit."""
        level = [spot._replace(yaw=_readable(spot.yaw)) for spot in wanted]
        for calm in (1.0, 0.6, 0.3, 0.0):
            turned = [spot._replace(yaw=spot.yaw * calm) for spot in level]
            for start in (turned, *self._arrangements(turned)):
                found = self._relax(start)
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

    def _arrangements(self, spots: Sequence[Spot]) -> list[list[Spot]]:
        """The ways to lay two dice that suit wide, tall, narrow trays."""
        if len(spots) != 2:
            return [[spot._replace(x=0.4, y=-0.4) for spot in spots]]
        patterns = (
            ((-1.4, -0.3), (1.4, -0.3)),
            ((-1.1, -1.3), (1.1, 1.3)),
            ((0.3, -1.5), (0.6, 1.5)),
            ((1.4, -0.3), (-1.4, -0.3)),
        )
        return [
            [spot._replace(x=x, y=y) for spot, (x, y) in zip(spots, pattern, strict=True)]
            for pattern in patterns
        ]

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
