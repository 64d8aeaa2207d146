"""A large line above and below what is expected."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from mexen_desktop.look.charts.curve import Span, paint_curve, paint_zero
from mexen_desktop.look.charts.tints import tint
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.text import fitted, paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width
from mexen_desktop.models.statistics.table import Table
from mexen_desktop.texts.statistics import signed

_HEIGHT: Final = 220
_GAP: Final = 10


class Line:
    """The values of a table's last column from left to right; the first names both ends."""

    def height(self, table: Table, width: int, metrics: Metrics) -> int:  # noqa: ARG002 - a Picture's
        """Give how high the picture is with its words."""
        return metrics.px(_HEIGHT) + 2 * self._words(metrics)

    def paint(self, painter: QPainter, table: Table, room: QRectF, metrics: Metrics) -> None:
        """Paint the line, at its left the highest, lowest value, below it when it began, ended."""
        palette, used = theme().palette, font("small", metrics)
        values = [0.0, *(float(row.cells[-1].value) for row in table.rows)]
        low, high = min(values), max(values)
        span = Span.of(values)
        levels = sorted({round(value, 1) for value in (low, 0.0, high)})
        wide = max(text_width(signed(level), used) for level in levels) + metrics.px(_GAP)
        words = self._words(metrics)
        plot = room.adjusted(wide, words * 0.6, -metrics.px(8), -words * 1.4)
        painter.setFont(used)
        zero = paint_zero(painter, plot, span, metrics.s, palette)
        for level in levels:
            at = span.height(level, plot)
            if level and abs(at - zero) < words * 0.8:
                continue
            left = plot.left() - metrics.px(_GAP) - text_width(signed(level), used)
            paint_line(painter, left, at, signed(level), palette.ink_2)
        who = table.rows[0].who
        colour = palette.ink if who is None else tint(who.colour, palette)
        paint_curve(painter, values, plot, span, colour, metrics.s, palette)
        self._paint_ends(painter, table, plot, metrics)

    def _paint_ends(self, painter: QPainter, table: Table, plot: QRectF, metrics: Metrics) -> None:
        palette = theme().palette
        first, last = table.rows[0].cells[0].text, table.rows[-1].cells[0].text
        middle = plot.bottom() + self._words(metrics) * 0.8
        room = plot.width() if len(table.rows) == 1 else plot.width() * 0.48
        lines = ((first, 0.0),) if len(table.rows) == 1 else ((first, 0.0), (last, 1.0))
        for text, side in lines:
            used = fitted(text, font("small", metrics), room)
            painter.setFont(used)
            left = plot.left() + side * (plot.width() - text_width(text, used))
            paint_line(painter, left, middle, text, palette.ink_2)

    @staticmethod
    def _words(metrics: Metrics) -> int:
        return round(metrics.font_px("small") * 1.4)
