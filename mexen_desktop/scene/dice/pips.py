"""Pictures of one pip sunk into a side of a die."""

from math import degrees, pi

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QRadialGradient

from mexen_desktop.scene.dice.sets import Colour, DieSet

RADIUS = 0.178
LARGE_RADIUS = RADIUS * 1.32
OFFSET = 0.46
REACH = 1.3
"""How far the picture reaches, in radii: the rim's edge is bent outside the pip itself."""

DIRECTIONS = 24

PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}
"""Where the pips of each value lie, in units of `OFFSET`."""


def radius(value: int) -> float:
    """A single pip is larger."""
    return LARGE_RADIUS if value == 1 else RADIUS


class PipPictures:
    """Draws the pips of a set of dice, each picture only once.

    A pip is lit from a direction along its side, in one of `DIRECTIONS` steps, so that turning
    dice need no drawing of their own.
    """

    def __init__(self, dice: DieSet, size: int) -> None:
        self._dice = dice
        self.size = size
        self._made: dict[tuple[int, int], QImage] = {}

    def picture(self, angle: float, light: float) -> QImage:
        """The picture for light that comes from `angle`; `light` is the side's brightness."""
        step = round(angle / (2 * pi) * DIRECTIONS) % DIRECTIONS
        level = min(3, max(0, int(light * 4)))
        key = step, level
        if key not in self._made:
            self._made[key] = sunk_pip(
                self._dice, self.size, step * 2 * pi / DIRECTIONS, (level + 0.5) / 4
            )
        return self._made[key]


def sunk_pip(dice: DieSet, size: int, angle: float, light: float) -> QImage:
    """A pip of which the edge towards the light lies in shade, the far one in light."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(size / 2, size / 2)
    painter.scale(size / 2 / REACH, size / 2 / REACH)
    painter.rotate(degrees(angle))
    middle = QPointF(0, 0)
    painter.setBrush(_rim(light))
    painter.drawEllipse(middle, 1.17, 1.17)
    painter.setBrush(_hollow(dice, light))
    painter.drawEllipse(middle, 1.0, 1.0)
    painter.setBrush(_lip(dice))
    painter.drawEllipse(middle, 1.0, 1.0)
    painter.setBrush(_glint(dice, light))
    painter.drawEllipse(middle, 1.0, 1.0)
    painter.end()
    return image


def _rim(light: float) -> QBrush:
    """The bent edge: away from the lamp on the near side, towards it on the far side."""
    gradient = QLinearGradient(1.17, 0, -1.17, 0)
    gradient.setColorAt(0, QColor(0, 0, 0, 70))
    gradient.setColorAt(0.45, QColor(0, 0, 0, 16))
    gradient.setColorAt(0.6, QColor(255, 255, 255, 0))
    gradient.setColorAt(1, QColor(255, 255, 255, round(150 * light)))
    return QBrush(gradient)


def _hollow(dice: DieSet, light: float) -> QBrush:
    """The paint in the hollow, darkest where the rim keeps the lamp away."""
    gradient = QLinearGradient(1, 0, -1, 0)
    strength = 0.35 + 0.65 * light
    gradient.setColorAt(0, _mixed((0, 0, 0), dice.pip, 0.45))
    gradient.setColorAt(0.45, _mixed((0, 0, 0), dice.pip, 0.8 + 0.2 * light))
    gradient.setColorAt(1, _mixed(dice.pip, dice.pip_light, strength))
    return QBrush(gradient)


def _lip(dice: DieSet) -> QBrush:
    """The shadow that the edge near the lamp throws into the hollow."""
    bright_pip = sum(dice.pip) > 380
    gradient = QRadialGradient(QPointF(-0.28, 0), 1.28)
    gradient.setColorAt(0, QColor(0, 0, 0, 0))
    gradient.setColorAt(0.72, QColor(0, 0, 0, 0))
    gradient.setColorAt(1, QColor(0, 0, 0, 90 if bright_pip else 170))
    return QBrush(gradient)


def _glint(dice: DieSet, light: float) -> QBrush:
    """The lamp mirrored in the far slope of the hollow."""
    gradient = QRadialGradient(QPointF(-0.46, 0), 0.42)
    gradient.setColorAt(0, QColor(255, 255, 255, round(110 * light * light * dice.gleam)))
    gradient.setColorAt(1, QColor(255, 255, 255, 0))
    return QBrush(gradient)


def _mixed(first: Colour, second: Colour, part: float) -> QColor:
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(first, second, strict=True))
    return QColor(red, green, blue)
