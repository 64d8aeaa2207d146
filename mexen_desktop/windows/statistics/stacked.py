"""One bar of several parts, with what each of them is."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from mexen_desktop.look.charts.bars import paint_stack
from mexen_desktop.look.charts.fills import paint_fill
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.text import elided, fitted, paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width
from mexen_desktop.models.statistics.table import Table

_HEIGHT: Final = 36
_SWATCH: Final = 22
_GAP: Final = 12


class Stacked:
    """The bar, below it a line for each part: its pattern, its number, its words."""

    def height(self, table: Table, width: int, metrics: Metrics) -> int:  # noqa: ARG002 - a Picture's
        """Give how high bar and lines are."""
        return metrics.px(_HEIGHT + _GAP) + len(table.rows) * self._line(metrics)

    def paint(self, painter: QPainter, table: Table, room: QRectF, metrics: Metrics) -> None:
        """Paint the bar over the whole width, as its parts make up the whole."""
        palette = theme().palette
        amounts = [float(row.cells[1].plain or 0) for row in table.rows]
        whole = sum(amounts)
        bar = QRectF(room.left(), room.top(), room.width(), metrics.px(_HEIGHT))
        shares = [amount / whole if whole else 0.0 for amount in amounts]
        paint_stack(painter, bar, shares, metrics.s, palette, _HEIGHT)
        numbers = font("name", metrics)
        widest = max(text_width(row.cells[1].text, numbers) for row in table.rows)
        side, gap = metrics.px(_SWATCH), metrics.px(_GAP)
        for part, row in enumerate(table.rows):
            middle = bar.bottom() + metrics.px(_GAP) + (part + 0.5) * self._line(metrics)
            swatch = QRectF(room.left(), middle - side / 2, side, side)
            paint_fill(painter, swatch, part, 4 * metrics.s, metrics.s, palette)
            right = swatch.right() + gap + widest
            painter.setFont(numbers)
            number = row.cells[1].text
            paint_line(painter, right - text_width(number, numbers), middle, number, palette.ink)
            left = right + gap
            used = fitted(row.cells[0].text, font("body", metrics), room.right() - left)
            painter.setFont(used)
            text = elided(row.cells[0].text, used, room.right() - left + 1)
            paint_line(painter, left, middle, text, palette.ink)

    @staticmethod
    def _line(metrics: Metrics) -> int:
        return max(metrics.px(34), round(metrics.font_px("body") * 1.5))
