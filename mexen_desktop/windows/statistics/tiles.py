"""Numbers in large letters, each with what it counts."""

import math
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from mexen_desktop.look.lines import broken, paint_lines, step_of
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.paper import BORDER, RADIUS_SEAT, paint_paper
from mexen_desktop.look.text import fitted, paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width
from mexen_desktop.models.statistics.table import Table

_WIDTH: Final = 200
_GAP: Final = 12
_PADDING: Final = 14
_MOST_ACROSS: Final = 6


class Tiles:
    """A tile for each row of a table: what stands in its second place, below it the first."""

    def height(self, table: Table, width: int, metrics: Metrics) -> int:
        """Give how high all tiles are."""
        rows = math.ceil(len(table.rows) / self._across(table, width, metrics))
        return rows * self._tile_height(table, width, metrics) + (rows - 1) * metrics.px(_GAP)

    def paint(self, painter: QPainter, table: Table, room: QRectF, metrics: Metrics) -> None:
        """Paint the tiles row by row."""
        palette, gap = theme().palette, metrics.px(_GAP)
        across, width = self._across(table, int(room.width()), metrics), int(room.width())
        wide, high = (
            self._tile_width(table, width, metrics),
            self._tile_height(table, width, metrics),
        )
        border, radius = BORDER * metrics.s, RADIUS_SEAT * metrics.s
        for at, row in enumerate(table.rows):
            down, along = divmod(at, across)
            place = QRectF(
                room.left() + along * (wide + gap), room.top() + down * (high + gap), wide, high
            )
            paint_paper(painter, place, radius, (palette.line, palette.surface_2), (border, border))
            inside = wide - 2 * metrics.px(_PADDING)
            used = fitted(row.cells[1].text, font("result", metrics), inside)
            painter.setFont(used)
            left = place.left() + metrics.px(_PADDING)
            top = place.top() + metrics.px(_PADDING) * 0.7
            step = font("result", metrics).pixelSize() * 1.25
            paint_line(painter, left, top + step / 2, row.cells[1].text, palette.ink)
            lines, small = self._words(row.cells[0].text, inside, metrics)
            painter.setFont(small)
            paint_lines(painter, left, top + step, lines, step_of(small, 1.2), palette.ink_2)

    @staticmethod
    def _words(text: str, width: float, metrics: Metrics) -> tuple[list[str], QFont]:
        wanted = font("small", metrics)
        longest = max(text.split(), key=lambda word: text_width(word, wanted), default="")
        used = fitted(longest, wanted, width)
        return broken(text, used, width), used

    @staticmethod
    def _across(table: Table, width: int, metrics: Metrics) -> int:
        wide = metrics.px(_WIDTH) * max(1.0, metrics.text_factor * 0.8) + metrics.px(_GAP)
        most = max(1, min(_MOST_ACROSS, int((width + metrics.px(_GAP)) / wide)))
        rows = math.ceil(len(table.rows) / most)
        return max(1, math.ceil(len(table.rows) / max(1, rows)))

    def _tile_width(self, table: Table, width: int, metrics: Metrics) -> float:
        across = self._across(table, width, metrics)
        return (width - (across - 1) * metrics.px(_GAP)) / across

    def _tile_height(self, table: Table, width: int, metrics: Metrics) -> int:
        inside = self._tile_width(table, width, metrics) - 2 * metrics.px(_PADDING)
        deepest = 0.0
        for row in table.rows:
            lines, used = self._words(row.cells[0].text, inside, metrics)
            deepest = max(deepest, len(lines) * step_of(used, 1.2))
        number = font("result", metrics).pixelSize() * 1.25
        return round(number + deepest + metrics.px(_PADDING) * 1.6)
