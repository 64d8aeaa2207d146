"""Vectors, rotations and poses in the world of the dice, whose unit is half a die's edge."""

from math import acos, cos, sin, sqrt
from typing import NamedTuple, TypeAlias

Vector: TypeAlias = tuple[float, float, float]
Quaternion: TypeAlias = tuple[float, float, float, float]
Matrix: TypeAlias = tuple[Vector, Vector, Vector]

STILL: Quaternion = (1.0, 0.0, 0.0, 0.0)


class Pose(NamedTuple):
    """Where a die is (x to the right, y away, z up from the table) as well as how it is turned."""

    x: float
    y: float
    z: float
    turn: Quaternion


def unit(vector: Vector) -> Vector:
    """The direction of a vector that is not zero."""
    x, y, z = vector
    length = sqrt(x * x + y * y + z * z)
    return x / length, y / length, z / length


def dot(a: Vector, b: Vector) -> float:
    """How far one vector reaches along another."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def product(a: Quaternion, b: Quaternion) -> Quaternion:
    """The rotation that turns by `b` first, by `a` after it."""
    w, x, y, z = a
    s, i, j, k = b
    return (
        w * s - x * i - y * j - z * k,
        w * i + x * s + y * k - z * j,
        w * j - x * k + y * s + z * i,
        w * k + x * j - y * i + z * s,
    )


def about_vertical(angle: float) -> Quaternion:
    """A turn about the vertical axis, counter-clockwise seen from above, in radians."""
    return cos(angle / 2), 0.0, 0.0, sin(angle / 2)


def matrix(turn: Quaternion) -> Matrix:
    """The rows of the rotation matrix that belongs to a unit quaternion."""
    w, x, y, z = turn
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )


def between(a: Quaternion, b: Quaternion, part: float) -> Quaternion:
    """The rotation a part of the way from `a` to `b`, by the shorter arc at an even speed."""
    same = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]
    sign = -1.0 if same < 0 else 1.0
    same *= sign
    if same > 0.9995:
        first, second = 1 - part, part * sign
    else:
        angle = acos(same)
        first = sin((1 - part) * angle) / sin(angle)
        second = sin(part * angle) / sin(angle) * sign
    w, x, y, z = (first * p + second * q for p, q in zip(a, b, strict=True))
    length = sqrt(w * w + x * x + y * y + z * z)
    return w / length, x / length, y / length, z / length
