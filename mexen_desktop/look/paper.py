"""Flat shapes that lie on the table: paper, keys."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

BORDER: Final = 2

RADIUS_KEYCAP: Final = 6
RADIUS_FIELD: Final = 10
RADIUS_SEAT: Final = 14
RADIUS_ACTION: Final = 18
RADIUS_CARD: Final = 20

EDGE_ACTION: Final = 6
EDGE_SECOND: Final = 4
EDGE_PAD: Final = 10


def paint_round(painter: QPainter, rect: QRectF, radius: float, colour: QColor) -> None:
    """Fill a rectangle with round corners."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(rect, radius, radius)


def paint_paper(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    colours: tuple[QColor, QColor],
    borders: tuple[float, float],
) -> None:
    """Draw paper with a border; `colours` are those of border, face.

    `borders` are the border's width at the sides, then at the bottom: a wider one there is the
    lower edge of a key.
    """
    side, bottom = borders
    paint_round(painter, rect, radius, colours[0])
    face = rect.adjusted(side, side, -side, -bottom)
    paint_round(painter, face, max(0.0, radius - side), colours[1])
