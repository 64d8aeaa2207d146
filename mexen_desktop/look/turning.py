"""Painting that is turned towards one side of the table."""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

#: How often that is turned which faces who sits opposite.
UPSIDE_DOWN: Final = 2


def upright(painter: QPainter, widget: QWidget, quarter_turns: int) -> QRectF:
    """Turn the painter clockwise; give the widget's rectangle as the turned painter sees it."""
    return upright_in(painter, QRect(QPoint(), widget.size()), quarter_turns)


def upright_in(painter: QPainter, rect: QRect, quarter_turns: int) -> QRectF:
    """Turn the painter within a rectangle; give that as the turned painter sees it, from (0, 0)."""
    width, height = rect.width(), rect.height()
    painter.translate(rect.topLeft())
    if quarter_turns == 1:
        painter.translate(width, 0)
    elif quarter_turns == 2:
        painter.translate(width, height)
    elif quarter_turns == 3:
        painter.translate(0, height)
    painter.rotate(90 * quarter_turns)
    return QRectF(QPointF(), turned_size(rect.size(), quarter_turns))


def turned_size(size: QSize, quarter_turns: int) -> QSize:
    """Give the room that a thing of that size takes once it is turned."""
    return size.transposed() if quarter_turns % 2 else size


def seen_rect(rect: QRect, whole: QSize, quarter_turns: int) -> QRect:
    """Give where a rectangle lies for who sees the whole turned so: `turned_rect` leads back."""
    return turned_rect(rect, whole, -quarter_turns % 4)


def turned_rect(rect: QRect, whole: QSize, quarter_turns: int) -> QRect:
    """Give where a rectangle lies once the whole in which it lies is turned clockwise."""
    x, y, width, height = rect.x(), rect.y(), rect.width(), rect.height()
    if quarter_turns == 1:
        return QRect(whole.height() - y - height, x, height, width)
    if quarter_turns == 2:
        return QRect(whole.width() - x - width, whole.height() - y - height, width, height)
    if quarter_turns == 3:
        return QRect(y, whole.width() - x - width, height, width)
    return QRect(rect)
