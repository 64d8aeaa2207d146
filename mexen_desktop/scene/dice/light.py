"""How bright the parts of a die are under the lamp over the table."""

from mexen_desktop.scene.dice.sets import Colour, DieSet
from mexen_desktop.scene.dice.space import Vector, dot, unit

LAMP: Vector = unit((-9.0, 5.0, 22.0))
FULL = 0.72
"""The brightness at which a body shows its own colour; above it begins the gleam."""

_SLANT: Vector = (LAMP[0] * 0.045, LAMP[1] * 0.045, 0.02)


def of_normal(normal: Vector, middle: Vector, gleam: float) -> float:
    """The brightness of a surface by its direction, 0 to 1.

    `middle` is the direction half way between the lamp and the eye.
    """
    lit = normal[0] * LAMP[0] + normal[1] * LAMP[1] + normal[2] * LAMP[2]
    # Wrapped around a little: a lamp in a room is no point, a die lets some light through.
    bright = 0.27 + 0.07 * normal[2]
    wrapped = 0.82 * lit + 0.18
    if wrapped > 0.0:
        bright += 0.40 * wrapped
    shine = normal[0] * middle[0] + normal[1] * middle[1] + normal[2] * middle[2]
    if shine > 0.9:
        shine *= shine
        shine *= shine
        shine *= shine
        bright += gleam * (0.10 * shine + 0.22 * shine * shine * shine * shine)
    return bright


def of_place(offset: Vector, height: float) -> float:
    """What a place adds to the brightness: the slant of the lamp's light, the table's nearness.

    `offset` is the place from the die's middle, `height` its height over the table.
    """
    near = 1.1 - height
    return dot(offset, _SLANT) - (0.075 * near if near > 0.0 else 0.0)


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
