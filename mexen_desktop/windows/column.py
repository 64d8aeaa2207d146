"""The list beside a page, or above it: the paper on which it lies."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.paper import BORDER
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme


def paint_column(page: QWidget, column: QRect) -> None:
    """Paint a page with the quieter paper of its list, a line between the two."""
    palette = theme().palette
    line = max(1, metrics_of(page).px(BORDER))
    painter = QPainter(page)
    painter.fillRect(page.rect(), palette.surface)
    painter.fillRect(column, palette.surface_2)
    if column.width() < page.width():
        painter.fillRect(column.right() + 1 - line, 0, line, page.height(), palette.line)
    else:
        painter.fillRect(0, column.bottom() + 1 - line, page.width(), line, palette.line)
    painter.end()
