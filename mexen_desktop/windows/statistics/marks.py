"""What is painted over whole rows of a table: groups, arrows, the ring of the keyboard."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.paper import RADIUS_FIELD
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font
from mexen_desktop.windows.statistics.widths import ARROW

_GROUP: Final = 56
_RING: Final = 3


def group_height(metrics: Metrics) -> int:
    """Give the room above the first row of a group."""
    return max(metrics.px(_GROUP), round(metrics.font_px("title") * 2))


def paint_group(painter: QPainter, place: QRect, name: str, metrics: Metrics) -> None:
    """Write the name of a group above its first row."""
    palette = theme().palette
    painter.setFont(font("title", metrics))
    paint_line(painter, place.left(), place.top() + place.height() * 0.62, name, palette.ink)
    painter.fillRect(place.left(), place.bottom(), place.width(), 1, palette.line_strong)


def paint_arrow(painter: QPainter, row: QRect, metrics: Metrics) -> None:
    """Show at the end of a row that it opens something."""
    palette = theme().palette
    arm, middle = metrics.px(6), row.center().y() + 0.5
    right = row.right() + 1 - metrics.px(ARROW) / 2
    pen = QPen(palette.ink_2, 2 * metrics.s)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    tip = QPointF(right + arm / 2, middle)
    painter.drawPolyline([tip - QPointF(arm, arm), tip, tip - QPointF(arm, -arm)])
    left = row.right() + 1 - metrics.px(ARROW)
    painter.fillRect(left, row.bottom(), metrics.px(ARROW), 1, palette.line)


def paint_ring(painter: QPainter, row: QRect, metrics: Metrics) -> None:
    """Show which row the keyboard is at."""
    half = _RING / 2 * metrics.s
    place = QRectF(row).adjusted(half, half, -half, -half)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme().palette.focus, _RING * metrics.s))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = RADIUS_FIELD * metrics.s
    painter.drawRoundedRect(place, radius, radius)
