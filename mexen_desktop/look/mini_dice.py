"""Small dice seen from straight above."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen

from mexen_desktop.look.palette import Palette, mixed
from mexen_desktop.look.shadow import paint_shadow

FLAT: Final = 22
LIFE: Final = 54
LIFE_IN_TURN: Final = 60

_OFFSET: Final = 0.24
_CORNERS: Final = ((-1, -1), (1, 1), (1, -1), (-1, 1))
_SPOTS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: _CORNERS[:2],
    3: ((0, 0), *_CORNERS[:2]),
    4: _CORNERS,
    5: ((0, 0), *_CORNERS),
    6: (*_CORNERS, (-1, 0), (1, 0)),
}


def spots(value: int) -> list[tuple[float, float]]:
    """Give where the pips of a face lie, in shares of its side from its middle."""
    return [(x * _OFFSET, y * _OFFSET) for x, y in _SPOTS[value]]


def paint_flat_die(painter: QPainter, where: QRectF, value: int, palette: Palette) -> None:
    """Draw a die as a sign, without light: as beside a result."""
    side = where.width()
    line = max(1.0, side * 0.06)
    half = line / 2
    radius = side * 0.22
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.die_face_line, line))
    painter.setBrush(mixed(palette.die_body, palette.peg_ring, 0.35))
    painter.drawRoundedRect(where.adjusted(half, half, -half, -half), radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.die_pip)
    for x, y in spots(value):
        painter.drawEllipse(where.center() + QPointF(x, y) * side, side * 0.094, side * 0.094)


def paint_life_die(
    painter: QPainter, where: QRectF, value: int, scale: float, palette: Palette
) -> None:
    """Draw a die as a thing that lies there, with light from above on the left."""
    side = where.width()
    margin = side * 0.08
    body = where.adjusted(margin, margin, -margin, -margin)
    radius = body.width() * 0.17
    paint_shadow(painter, body, radius, 1, scale * 1.2, palette)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    light, shade = mixed(palette.die_body, palette.peg_ring, 0.55), palette.die_pip
    # The round edges: strips that come nearer to the light of the face.
    for step in range(_BEVELS):
        share = step / (_BEVELS - 1)
        inset = body.width() * 0.085 * share
        slope = QLinearGradient(body.topLeft(), body.bottomRight())
        slope.setColorAt(0.0, mixed(light, shade, 0.10 * (1 - share)))
        slope.setColorAt(1.0, mixed(light, shade, 0.46 * (1 - share)))
        painter.setBrush(slope)
        # The upper edge is steeper to the eye, since the light falls on it.
        strip = body.adjusted(inset * 0.7, inset * 0.6, -inset, -inset * 1.1)
        painter.drawRoundedRect(strip, radius - inset * 0.6, radius - inset * 0.6)
    size = body.width()
    pip = size * 0.092
    for x, y in spots(value):
        centre = body.center() + QPointF(x, y) * size
        deep = QLinearGradient(centre - QPointF(pip, pip), centre + QPointF(pip, pip))
        deep.setColorAt(0.0, palette.die_pip.darker(160))
        deep.setColorAt(0.55, palette.die_pip)
        deep.setColorAt(1.0, mixed(palette.die_pip, palette.peg_ring, 0.32))
        painter.setBrush(deep)
        painter.drawEllipse(centre, pip, pip)


_BEVELS: Final = 6
