"""Which value each side of a die bears."""

from math import atan2, sqrt

from mexen_desktop.scene.dice.space import STILL, Quaternion, Vector, dot, matrix, product

# One handedness for all dice: seen on the corner they share, 1, 2, 3 run counter-clockwise.
SIDES: dict[Vector, int] = {
    (0.0, 0.0, 1.0): 1,
    (1.0, 0.0, 0.0): 2,
    (0.0, 1.0, 0.0): 3,
    (0.0, -1.0, 0.0): 4,
    (-1.0, 0.0, 0.0): 5,
    (0.0, 0.0, -1.0): 6,
}

_HALF = sqrt(0.5)
_QUARTER_TURNS: tuple[Quaternion, ...] = (
    (_HALF, _HALF, 0.0, 0.0),
    (_HALF, 0.0, _HALF, 0.0),
    (_HALF, 0.0, 0.0, _HALF),
)


def _rotations() -> tuple[Quaternion, ...]:
    """The 24 rotations that carry a cube onto itself."""
    found = {_name(STILL): STILL}
    fresh = [STILL]
    while fresh:
        turn = fresh.pop()
        for quarter in _QUARTER_TURNS:
            new = product(turn, quarter)
            if _name(new) not in found:
                found[_name(new)] = new
                fresh.append(new)
    return tuple(found.values())


def _name(turn: Quaternion) -> tuple[int, ...]:
    """What two quaternions of the same cube rotation have in common."""
    return tuple(round(component) for row in matrix(turn) for component in row)


def top_value(turn: Quaternion) -> int:
    """The value on the side that points upwards most."""
    up = matrix(turn)[2]
    side = max(SIDES, key=lambda side: side[0] * up[0] + side[1] * up[1] + side[2] * up[2])
    return SIDES[side]


def _carrying() -> dict[tuple[int, int], tuple[Quaternion, ...]]:
    """For a value, another one: the four rotations that bring the side of one to the other's."""
    found: dict[tuple[int, int], tuple[Quaternion, ...]] = {}
    for turn in ROTATIONS:
        rows = matrix(turn)
        for side, value in SIDES.items():
            x, y, z = (float(round(dot(row, side))) for row in rows)
            pair = value, SIDES[x, y, z]
            found[pair] = (*found.get(pair, ()), turn)
    return found


ROTATIONS = _rotations()
_CARRYING = _carrying()
WITH_TOP = {value: _CARRYING[value, 1] for value in range(1, 7)}
"""The four ways a cube may lie with each value on top."""


def relabelled(turn: Quaternion, value: int, choice: int = 0) -> Quaternion:
    """The cube rotation that, done before `turn`, puts `value` on top; there are four of them."""
    return _CARRYING[value, top_value(turn)][choice]


def yaw(turn: Quaternion) -> float:
    """How far a die lying flat is turned from square with the table, within an eighth of a turn.

    Any side of the four may face the player, so the angle is known up to quarter turns only.
    """
    rows = matrix(turn)
    flat = min(range(3), key=lambda column: abs(rows[2][column]))
    angle = atan2(rows[1][flat], rows[0][flat])
    quarter = 1.5707963267948966
    return angle - quarter * round(angle / quarter)
