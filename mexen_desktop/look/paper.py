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


def paint_part(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    colours: tuple[QColor, QColor],
    border: float,
    ends: tuple[bool, bool],
) -> None:
    """Draw one of several parts that stand side by side as one piece of paper.

    `ends` tell whether it is the first, whether it is the last: there its corners are round. One
    line stands between two parts: it belongs to the latter.
    """
    first, last = ends
    # A side that is not round goes on under the neighbour, where it is cut off.
    before = 0 if first else 2 * radius
    after = 0 if last else 2 * radius
    whole = rect.adjusted(-before, 0, after, 0)
    painter.save()
    painter.setClipRect(rect)
    paint_round(painter, whole, radius, colours[0])
    if not first:
        painter.setClipRect(rect.adjusted(border, 0, 0, 0))
    face = whole.adjusted(border, border, -border, -border)
    paint_round(painter, face, radius - border, colours[1])
    painter.restore()
