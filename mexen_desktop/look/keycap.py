"""A key of the keyboard as a small hint."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.paper import BORDER, RADIUS_KEYCAP
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.type import font, text_width


def keycap_size(text: str, metrics: Metrics, least: float = 30) -> QSizeF:
    """Give the room that the cap of a key takes."""
    used = font("small_strong", metrics)
    height = max(metrics.px(least + 4), round(used.pixelSize() * 1.9))
    return QSizeF(max(metrics.px(least), text_width(text, used) + metrics.px(18)), height)


def paint_keycap(
    painter: QPainter, rect: QRectF, text: str, colour: QColor, metrics: Metrics
) -> None:
    """Draw the cap of a key in one colour: frame, thicker lower edge, what is written on it."""
    line = BORDER * metrics.s
    radius = RADIUS_KEYCAP * metrics.s
    frame = QPainterPath()
    frame.addRoundedRect(rect, radius, radius)
    inner = rect.adjusted(line, line, -line, -2 * line)
    frame.addRoundedRect(inner, radius - line, radius - line)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(frame, colour)
    painter.setFont(font("small_strong", metrics))
    width = text_width(text, painter.font())
    paint_line(painter, inner.center().x() - width / 2, inner.center().y(), text, colour)
