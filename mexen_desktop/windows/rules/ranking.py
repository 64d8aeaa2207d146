"""All throws from high to low, as pictures."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.lines import broken, paint_lines, step_of
from mexen_desktop.look.mini_dice import paint_flat_die
from mexen_desktop.look.paper import BORDER, RADIUS_SEAT, paint_paper
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import fitted, paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width
from mexen_desktop.texts.rulebook.values import Ranked, Ranking
from mexen_desktop.windows.blocks import Block

ACROSS: Final = 7
_ROWS: Final = 3
#: The dice of the first row, in which the doubles are, then of the others.
_DICE: Final = (42, 36, 36)
_APART: Final = 0.18
_PADDING: Final = 18
_WIDEST: Final = 896


class RankingBox(Block):
    """Three rows of seven throws; the first row, the best, is larger."""

    def __init__(self, ranking: Ranking, parent: QWidget) -> None:
        super().__init__("ranking.throws", parent)
        self._ranking = ranking
        names = ", ".join(throw.name for throw in ranking.throws)
        self.setAccessibleName(names)
        self.setAccessibleDescription(ranking.note)

    def height_in(self, width: int) -> int:
        rows = sum(self._row_height(row, width) for row in range(_ROWS))
        return round(rows) + 2 * metrics_of(self).px(_PADDING)

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics, palette = metrics_of(self), theme().palette
        width = self._width(size.width())
        border = BORDER * metrics.s
        box = QRectF(0, 0, width, size.height())
        colours = (palette.line, palette.surface_2)
        paint_paper(painter, box, RADIUS_SEAT * metrics.s, colours, (border, border))
        cell = self._cell(size.width())
        top = float(metrics.px(_PADDING))
        for row in range(_ROWS):
            height = self._row_height(row, size.width())
            for column in range(ACROSS):
                place = QRectF(metrics.px(_PADDING) + column * cell, top, cell, height)
                self._paint_cell(painter, place, row * ACROSS + column)
            top += height

    def _width(self, width: int) -> int:
        return min(width, metrics_of(self).px(_WIDEST))

    def _cell(self, width: int) -> float:
        return (self._width(width) - 2 * metrics_of(self).px(_PADDING)) / ACROSS

    def _side(self, row: int, width: int) -> float:
        return min(metrics_of(self).px(_DICE[row]), self._cell(width) * 0.88 / (2 + _APART))

    def _row_height(self, row: int, width: int) -> float:
        used = font("name", metrics_of(self))
        return self._side(row, width) + step_of(used) + metrics_of(self).px(12)

    def _paint_cell(self, painter: QPainter, place: QRectF, number: int) -> None:
        if number < len(self._ranking.throws):
            self._paint_throw(painter, place, self._ranking.throws[number], number // ACROSS)
            return
        metrics = metrics_of(self)
        used = fitted(
            max(self._ranking.end.split(), key=len), font("small", metrics), place.width()
        )
        lines = broken(self._ranking.end, used, place.width())
        step = step_of(used)
        painter.setFont(used)
        top = place.center().y() - metrics.px(6) - len(lines) * step / 2
        paint_lines(painter, place.left(), top, lines, step, theme().palette.ink_2)

    def _paint_throw(self, painter: QPainter, place: QRectF, throw: Ranked, row: int) -> None:
        metrics, palette = metrics_of(self), theme().palette
        side = self._side(row, self.width())
        left = place.center().x() - side * (1 + _APART / 2)
        for at, value in enumerate(throw.dice):
            where = QRectF(left + at * side * (1 + _APART), place.top(), side, side)
            paint_flat_die(painter, where, value, palette)
        used = fitted(throw.name, font("name", metrics), place.width())
        painter.setFont(used)
        middle = QPointF(place.center().x(), place.top() + side + step_of(used) / 2 + metrics.px(2))
        shift = text_width(throw.name, used) / 2
        paint_line(painter, middle.x() - shift, middle.y(), throw.name, palette.ink)
