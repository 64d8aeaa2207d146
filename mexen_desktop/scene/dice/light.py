"""How bright the parts of a die are under the lamp over the table."""

from mexen_desktop.scene.dice.sets import Colour, DieSet
from mexen_desktop.scene.dice.space import Vector, unit

LAMP: Vector = unit((-9.0, 5.0, 22.0))
FULL = 0.72
"""The brightness at which a body shows its own colour; above it begins the gleam."""

_SLANT: Vector = (LAMP[0] * 0.045, LAMP[1] * 0.045, 0.02)


def half_way(eye: Vector) -> Vector:
    """The direction half way between the lamp and the eye, where the gleam is."""
    return unit((LAMP[0] + eye[0], LAMP[1] + eye[1], LAMP[2] + eye[2]))


def of_normal(right: float, away: float, up: float, middle: Vector, gleam: float) -> float:
    """The brightness of a surface by its direction, 0 to 1.

    `middle` is the direction half way between the lamp and the eye.
    """
    # Wrapped around a little: a lamp in a room is no point, a die lets some light through.
    wrapped = 0.82 * (right * LAMP[0] + away * LAMP[1] + up * LAMP[2]) + 0.18
    bright = 0.27 + 0.07 * up
    if wrapped > 0.0:
        bright += 0.40 * wrapped
    shine = right * middle[0] + away * middle[1] + up * middle[2]
    if shine > 0.8:
        shine *= shine
        shine *= shine
        shine *= shine
        bright += gleam * (0.10 * shine + 0.22 * shine * shine * shine * shine)
    return bright


def of_place(right: float, away: float, up: float, height: float) -> float:
    """What a place adds to the brightness: the slant of the lamp's light, the table's nearness.

    The place is told from the die's middle, `height` from the table.
    """
    near = 1.1 - height
    slant = right * _SLANT[0] + away * _SLANT[1] + up * _SLANT[2]
    return slant - (0.075 * near if near > 0.0 else 0.0)


def ramp(dice: DieSet, steps: int = 24) -> list[tuple[float, Colour]]:
    """The colours from deepest shade over the body's own to the gleam's white."""
    colours = []
    for step in range(steps + 1):
        bright = step / steps
        if bright <= FULL:
            part = bright / FULL
            low, high = dice.shade, dice.body
        else:
            part = (bright - FULL) / (1 - FULL)
            low, high = dice.body, (255, 255, 255)
        red, green, blue = (round(a + (b - a) * part) for a, b in zip(low, high, strict=True))
        colours.append((bright, (red, green, blue)))
    return colours
