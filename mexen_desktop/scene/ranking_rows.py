"""How a row of the ranking is painted."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.mini_dice import paint_flat_die
from mexen_desktop.look.names import least_name, name_lines, paint_name
from mexen_desktop.look.paper import RADIUS_FIELD, paint_round
from mexen_desktop.look.pegs import PEG, paint_peg
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, sized_font, text_width
from mexen_desktop.look.whole_tips import WholeTips
from mexen_desktop.models.controller import Controller
from mexen_desktop.models.index import Index
from mexen_desktop.models.ranking import ROW_ROLE, RankRow
from mexen_desktop.scene.plaque import faces
from mexen_desktop.scene.seat_words import NO_RESULT, so_far_word
from mexen_desktop.texts import words

ROW: Final = 40
_GAP: Final = 8
_INSET: Final = 8
_DIE: Final = 20
_ARROW: Final = 20
#: Places are written in a column as wide as this one.
_WIDE: Final = 9


def row_height(metrics: Metrics) -> int:
    """Give how high a row is, with the gap to the next."""
    return max(metrics.px(ROW), round(metrics.font_px("body") * 1.5)) + metrics.px(_GAP)


class RankingRows(WholeTips):
    """Place, peg, name, arrow, dice, number: the dice give way to the name."""

    def __init__(self, controller: Controller, sheet: QWidget) -> None:
        super().__init__(sheet)
        self._controller = controller
        self._sheet = sheet

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(0, row_height(metrics_of(self._sheet)))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> None:
        row: RankRow = index.data(ROW_ROLE)
        metrics, palette = metrics_of(self._sheet), theme().palette
        half = metrics.px(_GAP) / 2
        rect = QRectF(option.rect).adjusted(0, half, 0, -half)
        painter.save()
        if row.in_turn:
            paint_round(painter, rect, RADIUS_FIELD * metrics.s, palette.surface_2)
        middle = rect.center().y()
        left = rect.left() + metrics.px(_INSET)
        used = font("name", metrics)
        if row.facts.place:
            painter.setFont(used)
            paint_line(painter, left, middle, words.number(row.facts.place), palette.ink_2)
        left += max(metrics.px(23), text_width(words.number(_WIDE), used) + metrics.px(4))
        peg = metrics.px(PEG)
        place = QRectF(left, middle - peg / 2, peg, peg)
        paint_peg(painter, place, str(row.number), row.person.colour, palette)
        left = place.right() + metrics.px(7)
        end = self._paint_result(painter, row, (left, rect.right() - metrics.px(_INSET), middle))
        self._paint_name(painter, row, (left, end, middle))
        painter.restore()

    def _paint_result(
        self, painter: QPainter, row: RankRow, room: tuple[float, float, float]
    ) -> float:
        """Write the result at the right; give where the room of the name ends."""
        metrics, palette = metrics_of(self._sheet), theme().palette
        start, right, middle = room
        used = sized_font(metrics.font_px("body"), 900)
        reading = row.facts.reading
        text = words.reading(reading, self._controller.state.options) if reading else NO_RESULT
        painter.setFont(used)
        left = right - text_width(text, used)
        paint_line(painter, left, middle, text, palette.ink if reading else palette.ink_2)
        if not reading:
            return left
        # Dice stand in a column of their own, whatever the number beside them.
        side, gap = metrics.px(_DIE), metrics.px(3)
        dice = faces(reading)
        column = min(left, right - text_width("666", used)) - metrics.px(8)
        if start + self._name_width(row) > column - len(dice) * (side + gap):
            return left
        left = column
        for face in reversed(dice):
            left -= side
            paint_flat_die(painter, QRectF(left, middle - side / 2, side, side), face, palette)
            left -= gap
        return left

    def _name_font(self, row: RankRow) -> QFont:
        return sized_font(metrics_of(self._sheet).font_px("body"), 900 if row.in_turn else 400)

    def _name_width(self, row: RankRow) -> float:
        """Give how much a whole name takes, with the arrow after it and the gap to what follows."""
        metrics = metrics_of(self._sheet)
        arrow = metrics.px(_ARROW) + metrics.px(6) if row.facts.lowest else 0
        return text_width(row.person.name, self._name_font(row)) + arrow + metrics.px(6)

    def _paint_name(
        self, painter: QPainter, row: RankRow, room: tuple[float, float, float]
    ) -> None:
        metrics, palette = metrics_of(self._sheet), theme().palette
        left, end, middle = room
        end -= metrics.px(6)
        arrow = metrics.px(_ARROW)
        if row.facts.lowest:
            end -= arrow + metrics.px(6)
        wanted = self._name_font(row)
        least = least_name(wanted.pixelSize(), metrics, computer=False)
        high = row_height(metrics) - metrics.px(_GAP) / 2
        used, lines = name_lines(row.person.name, wanted, least, end - left, high)
        painter.setFont(used)
        left += paint_name(painter, QPointF(left, middle), lines, palette.ink) + metrics.px(8)
        if row.facts.lowest:
            place = QRectF(left, middle - arrow / 2, arrow, arrow)
            paint_icon(painter, "lowest", place, palette.red_ink, 2.4)
        elif row.in_turn and row.facts.reading:
            small = font("small", metrics)
            text = so_far_word()
            if left + text_width(text, small) <= end:
                painter.setFont(small)
                paint_line(painter, left, middle, text, palette.ink_2)
