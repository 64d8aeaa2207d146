"""A line through values, above and below zero."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mexen_desktop.look.palette import Palette, faded

_LINE: Final = 3
_DOT: Final = 5
_ZERO: Final = 2
#: Dots that stand closer than this, at scale 1, only hide the line.
_LEAST_APART: Final = 11


class Span(NamedTuple):
    """The values between which a picture lies; zero is always among them."""

    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Span":
        """Give the span that holds these values, with a little air."""
        low, high = min((0.0, *values)), max((0.0, *values))
        air = max(0.5, (high - low) * 0.08)
        return cls(low - air, high + air)

    def height(self, value: float, room: QRectF) -> float:
        """Give where a value stands in a room."""
        share = (value - self.low) / (self.high - self.low)
        return room.bottom() - share * room.height()


def paint_zero(
    painter: QPainter, room: QRectF, span: Span, scale: float, palette: Palette
) -> float:
    """Draw the dashed line at zero; give its height."""
    at = span.height(0.0, room)
    pen = QPen(palette.ink_2, _ZERO * scale)
    pen.setDashPattern([2.5, 2.0])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawLine(QPointF(room.left(), at), QPointF(room.right(), at))
    return at


def points(values: Sequence[float], room: QRectF, span: Span) -> list[QPointF]:
    """Give where the values stand, from left to right; a single one stands in the middle."""
    if len(values) == 1:
        return [QPointF(room.center().x(), span.height(values[0], room))]
    step = room.width() / max(1, len(values) - 1)
    return [
        QPointF(room.left() + at * step, span.height(value, room))
        for at, value in enumerate(values)
    ]


def paint_curve(
    painter: QPainter,
    values: Sequence[float],
    room: QRectF,
    span: Span,
    colour: QColor,
    scale: float,
    palette: Palette,
) -> None:
    """Draw the line with a dot at each value, as far as there is room for dots."""
    places = points(values, room, span)
    if not places:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    zero = span.height(0.0, room)
    if len(places) > 1:
        path = QPainterPath(places[0])
        for place in places[1:]:
            path.lineTo(place)
        if not palette.high_contrast:
            area = QPainterPath(path)
            area.lineTo(places[-1].x(), zero)
            area.lineTo(places[0].x(), zero)
            painter.fillPath(area, faded(colour, 0.16))
        pen = QPen(colour, _LINE * scale)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(path, pen)
    close = len(places) > 1 and places[1].x() - places[0].x() < _LEAST_APART * scale
    for place in places[-1:] if close else places:
        painter.setPen(QPen(palette.surface, 1.5 * scale))
        painter.setBrush(colour)
        painter.drawEllipse(place, _DOT * scale, _DOT * scale)
