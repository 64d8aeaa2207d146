"""The outline of a die as it is seen."""

from collections.abc import Iterable
from math import atan2, ceil, cos, hypot, pi, sin
from typing import TypeAlias, TypeVar

from mexen_desktop.scene.dice.camera import Camera
from mexen_desktop.scene.dice.mesh import CORNERS, ROUNDING
from mexen_desktop.scene.dice.space import Matrix, Pose, matrix

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
_Place = TypeVar("_Place", bound=tuple[float, ...])


def hull(points: Iterable[_Place]) -> list[_Place]:
    """The convex hull of some points, clockwise on a screen whose y grows downwards.

    What points carry behind x and y goes with them.
    """
    ordered = sorted(points)
    sides: list[_Place] = []
    for row in (ordered, ordered[::-1]):
        start = len(sides)
        for point in row:
            x, y = point[0], point[1]
            while len(sides) > start + 1:
                before, last = sides[-2], sides[-1]
                across, down = last[0] - before[0], last[1] - before[1]
                if across * (y - before[1]) - down * (x - before[0]) > 0:
                    break
                sides.pop()
            sides.append(point)
        sides.pop()
    return sides


def rounded(corners: list[Point], radius: float, step: float = 0.2) -> list[Point]:
    """A convex polygon grown by `radius`, its corners arcs of steps of at most `step` radians."""
    outline: list[Point] = []
    count = len(corners)
    for index, (x, y) in enumerate(corners):
        before, after = corners[index - 1], corners[(index + 1) % count]
        start = atan2(before[0] - x, y - before[1])
        span = (atan2(x - after[0], after[1] - y) - start) % (2 * pi)
        parts = max(1, ceil(span / step))
        for part in range(parts + 1):
            angle = start + span * part / parts
            outline.append((x + radius * cos(angle), y + radius * sin(angle)))
    return outline


def skeleton(camera: Camera, pose: Pose, turn: Matrix | None = None) -> list[Point]:
    """The hull of the middles of a die's eight rounded corners as the camera sees them."""
    return hull(_corners(camera, pose, turn))


def extent(camera: Camera, pose: Pose) -> Box:
    """The box around a die's skeleton."""
    return box(_corners(camera, pose))


def _corners(camera: Camera, pose: Pose, turn: Matrix | None = None) -> list[Point]:
    rows = matrix(pose.turn) if turn is None else turn
    return [
        camera.project(
            pose.x + rows[0][0] * x + rows[0][1] * y + rows[0][2] * z,
            pose.y + rows[1][0] * x + rows[1][1] * y + rows[1][2] * z,
            pose.z + rows[2][0] * x + rows[2][1] * y + rows[2][2] * z,
        )
        for x, y, z in CORNERS
    ]


def silhouette(camera: Camera, pose: Pose, turn: Matrix | None = None) -> list[Point]:
    """The outline of a die."""
    radius = ROUNDING * camera.magnification(pose.y, pose.z)
    return rounded(skeleton(camera, pose, turn), radius)


def box(points: list[Point]) -> Box:
    """The left, top, right, bottom of some points."""
    xs = [x for x, _ in points]
    ys = [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def contains(outline: list[Point], x: float, y: float) -> bool:
    """Whether a point lies within a convex outline."""
    return all(
        (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
        for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True)
    )


def gap(first: list[Point], second: list[Point]) -> float:
    """The widest straight gap between two convex outlines; negative where they overlap."""
    widest = float("-inf")
    for one, other in ((first, second), (second, first)):
        for (ax, ay), (bx, by) in zip(one, one[1:] + one[:1], strict=True):
            length = hypot(bx - ax, by - ay)
            if length > 1e-9:
                nx, ny = (by - ay) / length, (ax - bx) / length
                reach = ax * nx + ay * ny
                widest = max(widest, min(x * nx + y * ny for x, y in other) - reach)
    return widest
