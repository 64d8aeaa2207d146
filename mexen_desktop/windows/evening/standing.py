"""Everybody with what they took, on paper."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from mexen_desktop.look.coins import paint_counter
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.metrics import LEAST_TEXT, Metrics, Token
from mexen_desktop.look.names import least_name, name_lines, paint_name
from mexen_desktop.look.palette import Palette
from mexen_desktop.look.paper import BORDER
from mexen_desktop.look.pegs import paint_peg
from mexen_desktop.look.text import fitted, paint_line
from mexen_desktop.look.type import font, text_width
from mexen_desktop.models.statistics.poster import Placed
from mexen_desktop.texts.evening import more

_ROW: Final = 92
#: Where few have a lot of room, all of a row becomes so many times as large at most.
_LARGER: Final = 1.5
#: A row that is lower than this has but one line.
_TWO_LINES: Final = 50
_LEAST_ROW: Final = 24
_LEAST_WIDTH: Final = 290
#: Where else somebody would be missing.
_LEAST_OF_MANY: Final = 170
_MOST_COLUMNS: Final = 4
_GAP: Final = 12
_PEG: Final = 38
_COUNTER: Final = 11
_APART: Final = 36
#: Rows that fill the room are a hair higher than it.
_NEARLY: Final = 0.01


class _Shape(NamedTuple):
    """How the rows lie: in so many columns, each row so high, with a quieter line or without."""

    columns: int
    row: float
    wide: float
    two_lines: bool
    #: How many times as large as usual all is.
    larger: float


class Standings:
    """The rows side by side in as many columns as make them large enough."""

    def __init__(self, placed: Sequence[Placed], *, lives: bool) -> None:
        self._placed = tuple(placed)
        self._lives = lives
        #: The people whose names could not be written whole.
        self.cut: set[str] = set()

    def paint(self, painter: QPainter, room: QRectF, metrics: Metrics, palette: Palette) -> None:
        """Paint all rows into a room."""
        shape = self._shape(room, metrics)
        room_for = max(1, int(room.height() / shape.row + _NEARLY))
        deep = min(math.ceil(len(self._placed) / shape.columns), room_for)
        shown = self._placed[: deep * shape.columns]
        if len(shown) < len(self._placed):
            # The last place tells how many are not seen.
            shown = shown[:-1]
            self._paint_more(painter, room, shape, deep, metrics, palette)
        metrics = _enlarged(metrics, shape.larger)
        amounts = _font("word", metrics, shape.row * 0.6)
        every = (placed.told for placed in self._placed)
        widest = max((text_width(text, amounts) for text in every), default=0.0)
        for at, placed in enumerate(shown):
            along, down = divmod(at, deep)
            left = room.left() + along * (shape.wide + metrics.px(_APART))
            place = QRectF(left, room.top() + down * shape.row, shape.wide, shape.row)
            if placed.who.level and at and not shown[at - 1].who.level:
                # Computers stand apart: whatever they took, they are last.
                line = BORDER * metrics.s
                painter.fillRect(QRectF(left, place.top(), shape.wide, line), palette.line_strong)
            elif down:
                painter.fillRect(QRectF(left, place.top(), shape.wide, 1), palette.line)
            place = self._paint_peg(painter, placed, place, metrics, palette)
            painter.setFont(amounts)
            place = self._paint_amount(painter, placed, place, widest, metrics, palette)
            if placed.first:
                place = _paint_crown(painter, place, metrics, palette)
            self._paint_name(painter, placed, place, shape, metrics, palette)

    def _shape(self, room: QRectF, metrics: Metrics) -> _Shape:
        least = max(metrics.px(_LEAST_ROW), LEAST_TEXT * 1.5)
        high = metrics.px(_TWO_LINES) * max(1.0, metrics.text_factor * 0.9)
        for columns in range(1, _MOST_COLUMNS + 1):
            row = room.height() / max(1, math.ceil(len(self._placed) / columns))
            wide = (room.width() - (columns - 1) * metrics.px(_APART)) / columns
            narrower = (room.width() - columns * metrics.px(_APART)) / (columns + 1)
            fit = row >= least
            last = narrower < metrics.px(_LEAST_WIDTH if fit else _LEAST_OF_MANY)
            if last or row >= (high if columns == 1 else least):
                break
        usual = metrics.px(_ROW) * max(1.0, metrics.text_factor)
        row = min(max(row, least), usual * (_LARGER if columns == 1 else 1))
        larger = max(1.0, row / usual)
        two_lines = row >= high and self._tell_more(wide / larger, metrics)
        return _Shape(columns, row, wide, two_lines, larger)

    def _paint_more(
        self,
        painter: QPainter,
        room: QRectF,
        shape: _Shape,
        deep: int,
        metrics: Metrics,
        palette: Palette,
    ) -> None:
        """Write how many more there are into the last place."""
        text = more(len(self._placed) - deep * shape.columns + 1)
        used = _font("small", metrics, shape.row * 0.7)
        painter.setFont(used)
        left = room.right() - shape.wide
        middle = room.top() + (deep - 0.5) * shape.row
        paint_line(painter, left, middle, text, palette.ink_2)

    def _tell_more(self, wide: float, metrics: Metrics) -> bool:
        """Whether the quieter lines find room below the names."""
        used = _font("small", metrics, LEAST_TEXT)
        beside = metrics.px(_PEG + 2 * _GAP + 3 * _COUNTER) + text_width("8888", used) * 2
        longest = max((text_width(placed.about, used) for placed in self._placed), default=0.0)
        return longest + beside <= wide

    @staticmethod
    def _paint_peg(
        painter: QPainter, placed: Placed, place: QRectF, metrics: Metrics, palette: Palette
    ) -> QRectF:
        """Paint the peg at the left; give the room that is left."""
        side = min(float(metrics.px(_PEG)), place.height() * 0.8)
        peg = QRectF(place.left() + 2, place.center().y() - side / 2, side, side)
        paint_peg(painter, peg, placed.who.sign, placed.who.colour, palette)
        return place.adjusted(side + metrics.px(_GAP), 0, 0, 0)

    def _paint_amount(
        self,
        painter: QPainter,
        placed: Placed,
        place: QRectF,
        widest: float,
        metrics: Metrics,
        palette: Palette,
    ) -> QRectF:
        """Write what somebody took at the right; give the room that is left."""
        text, middle = placed.told, place.center().y()
        left = place.right() - text_width(text, painter.font())
        paint_line(painter, left, middle, text, palette.ink)
        radius = min(float(metrics.px(_COUNTER)), place.height() * 0.3)
        left = place.right() - widest - 3 * radius
        if self._lives:
            life = QRectF(left, middle - radius, 2 * radius, 2 * radius)
            paint_icon(painter, "life", life, palette.ink_2)
        else:
            paint_counter(painter, QPointF(left + radius, middle), radius, palette)
        return QRectF(
            place.left(), place.top(), left - metrics.px(_GAP) - place.left(), place.height()
        )

    def _paint_name(
        self,
        painter: QPainter,
        placed: Placed,
        room: QRectF,
        shape: _Shape,
        metrics: Metrics,
        palette: Palette,
    ) -> None:
        two = shape.two_lines
        used = _font("title" if two else "name", metrics, shape.row * (0.4 if two else 0.7))
        small = fitted(placed.about, _font("small", metrics, shape.row * 0.3), room.width())
        icon = used.pixelSize() * 1.1 if placed.who.level else 0.0
        width = room.width() - (icon + metrics.px(8) if icon else 0)
        least = least_name(used.pixelSize(), metrics, computer=bool(icon))
        used, lines = name_lines(placed.name, used, least, width, room.height())
        if len(lines) == 1 and lines[0] != placed.name:
            self.cut.add(placed.name)
        # A name of two lines has the room of the quieter one.
        two = two and len(lines) == 1
        middle = room.center().y() - (small.pixelSize() * 0.68 if two else 0)
        painter.setFont(used)
        wide = paint_name(painter, QPointF(room.left(), middle), lines, palette.ink)
        if icon:
            left = room.left() + wide + metrics.px(8)
            where = QRectF(left, middle - icon / 2, icon, icon)
            paint_icon(painter, f"computer-{placed.who.level}", where, palette.ink_2)
        if two:
            painter.setFont(small)
            below = middle + used.pixelSize() * 0.55 + small.pixelSize() * 0.65
            paint_line(painter, room.left(), below, placed.about, palette.ink_2)


def _paint_crown(painter: QPainter, place: QRectF, metrics: Metrics, palette: Palette) -> QRectF:
    """Paint a crown at the right; give the room that is left."""
    side = min(float(metrics.px(_PEG * 0.85)), place.height() * 0.7)
    where = QRectF(place.right() - side, place.center().y() - side / 2, side, side)
    paint_icon(painter, "crown", where, palette.brass_ink, 2.2)
    return place.adjusted(0, 0, -side - metrics.px(_GAP), 0)


def _enlarged(metrics: Metrics, times: float) -> Metrics:
    """Give the sizes of the same window with all of it so many times as large."""
    larger = Metrics(metrics.width, metrics.height, metrics.text_factor)
    larger.s = metrics.s * times
    return larger


def _font(token: Token, metrics: Metrics, most: float) -> QFont:
    """Give a font no larger than that."""
    used = font(token, metrics)
    used.setPixelSize(max(LEAST_TEXT, min(used.pixelSize(), round(most))))
    return used
