"""Bars that begin at zero."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mexen_desktop.look.charts.fills import paint_fill
from mexen_desktop.look.palette import Palette
from mexen_desktop.look.paper import paint_round

BAR: Final = 24
_RADIUS: Final = 4
_DASH: Final = 2.5
#: The dashed line goes beyond the bar on both sides.
_OVER: Final = 7
_OUTLINE: Final = 1.5


def paint_bar(
    painter: QPainter,
    room: QRectF,
    share: float,
    colour: QColor,
    scale: float,
    palette: Palette,
) -> float:
    """Draw a bar over that share of the room, in its middle; give where it ends."""
    bar = _bar(room, share, scale)
    if bar.width() > 0:
        radius = min(_RADIUS * scale, bar.width() / 2)
        paint_round(painter, bar, radius, colour)
        if palette.high_contrast:
            _outline(painter, bar, radius, scale, palette)
    return bar.right()


def paint_mark(
    painter: QPainter, room: QRectF, share: float, scale: float, palette: Palette
) -> None:
    """Draw a dashed line across a bar, with a rim that lets it be seen on any colour."""
    at = room.left() + share * room.width()
    half = BAR * scale / 2 + _OVER * scale
    middle = room.center().y()
    ends = QPointF(at, middle - half), QPointF(at, middle + half)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.surface, 2.2 * _DASH * scale))
    painter.drawLine(*ends)
    pen = QPen(palette.ink, _DASH * scale)
    pen.setDashPattern([2.0, 1.4])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawLine(*ends)


def paint_stack(
    painter: QPainter,
    room: QRectF,
    shares: Sequence[float],
    scale: float,
    palette: Palette,
    height: float = BAR,
) -> list[QRectF]:
    """Draw parts of a bar one after the other, each in its own way; give where each lies."""
    left, places = room.left(), []
    gap = 2 * scale
    for part, share in enumerate(shares):
        place = QRectF(left, 0, share * room.width(), height * scale)
        place.moveCenter(QPointF(place.center().x(), room.center().y()))
        inner = place.adjusted(0, 0, -min(gap, place.width() / 2), 0)
        if share > 0:
            radius = min(_RADIUS * scale, inner.width() / 2)
            paint_fill(painter, inner, part, radius, scale, palette)
        left = place.right()
        places.append(place)
    return places


def _bar(room: QRectF, share: float, scale: float) -> QRectF:
    bar = QRectF(room.left(), 0, max(0.0, share) * room.width(), BAR * scale)
    bar.moveCenter(QPointF(bar.center().x(), room.center().y()))
    return bar


def _outline(painter: QPainter, bar: QRectF, radius: float, scale: float, palette: Palette) -> None:
    half = _OUTLINE * scale / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.line, _OUTLINE * scale))
    painter.drawRoundedRect(bar.adjusted(half, half, -half, -half), radius, radius)
