"""How the cells of a table are painted: words, numbers, pictures of numbers."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from mexen_desktop.look.charts.bars import paint_bar, paint_mark, paint_stack
from mexen_desktop.look.charts.curve import Span, paint_curve, paint_zero
from mexen_desktop.look.charts.tints import tint
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.mini_dice import paint_flat_die
from mexen_desktop.look.names import name_lines, paint_name
from mexen_desktop.look.palette import Palette
from mexen_desktop.look.pegs import PEG, paint_peg
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import elided, fitted, paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width
from mexen_desktop.look.whole_tips import WholeTips
from mexen_desktop.models.index import Index
from mexen_desktop.models.statistics.table import CELL_ROLE, ROW_ROLE, Cell, Kind, Row, Table
from mexen_desktop.windows.statistics.widths import DIE, GAP, longest

ROW: Final = 48
_TALL_ROW: Final = 76
_AFTER_PEG: Final = 12
#: How small a name becomes before it lies on two lines.
_LEAST_ON_ONE_LINE: Final = 0.85
_BEFORE_VALUE: Final = 12


def row_height(metrics: Metrics, *, tall: bool = False) -> int:
    """Give how high a row is, which may be pressed; `tall` where a line goes up and down in it."""
    least = metrics.px(_TALL_ROW) if tall else metrics.target(ROW)
    return max(least, round(metrics.font_px("body") * 1.7))


class Cells(WholeTips):
    """Paints each cell as its column says, pictures only where they are wanted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.pictures = True
        self.tall = False
        self._table: Table | None = None
        self._fonts: dict[tuple[int, float, int], QFont] = {}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell, row = index.data(CELL_ROLE), index.data(ROW_ROLE)
        table: Table = index.model().table  # type: ignore[attr-defined]
        column = table.columns[index.column()]
        metrics = metrics_of(option.widget)
        place = QRectF(option.rect)
        place.setTop(place.bottom() + 1 - row_height(metrics, tall=self.tall))
        painter.save()
        palette = theme().palette
        painter.fillRect(QRectF(place.left(), place.bottom() - 1, place.width(), 1), palette.line)
        place.setRight(place.right() - metrics.px(GAP))
        kind = column.kind
        if kind is Kind.NAME and row.who is not None:
            _paint_name(painter, row, place, metrics, palette)
        elif self.pictures and kind is Kind.BAR:
            _paint_bar(painter, cell, row, place, metrics, palette)
        elif self.pictures and kind is Kind.CURVE:
            _paint_curve(painter, cell, row, place, metrics, palette)
        elif self.pictures and kind is Kind.STACK:
            _paint_stack(painter, cell, place, metrics, palette)
        elif kind is Kind.DICE:
            _paint_dice(painter, cell, place, metrics, palette)
        else:
            used = self._font(table, index.column(), place.width(), metrics)
            _paint_text(painter, cell, place, used, palette, left=index.column() == 0)
        painter.restore()

    def _font(self, table: Table, at: int, width: float, metrics: Metrics) -> QFont:
        """Give the font of a column's words: one that suits the longest of them."""
        wanted = font("name" if at == 0 else "body", metrics)
        if table is not self._table:
            self._table, self._fonts = table, {}
        key = (at, width, wanted.pixelSize())
        if key not in self._fonts:
            each = (fitted(text, wanted, width) for text in longest(table, at))
            self._fonts[key] = min(each, key=QFont.pixelSize, default=wanted)
        return self._fonts[key]


def _paint_text(
    painter: QPainter,
    cell: Cell,
    place: QRectF,
    used: QFont,
    palette: Palette,
    *,
    left: bool,
) -> None:
    shown = elided(cell.text, used, place.width() + 1)
    painter.setFont(used)
    start = place.left() if left else place.right() - text_width(shown, used)
    paint_line(painter, start, place.center().y(), shown, palette.ink)


def _paint_name(
    painter: QPainter, row: Row, place: QRectF, metrics: Metrics, palette: Palette
) -> None:
    assert row.who is not None
    side, middle = metrics.px(PEG), place.center().y()
    peg = QRectF(place.left() + 2, middle - side / 2, side, side)
    paint_peg(painter, peg, row.who.sign, row.who.colour, palette)
    left = peg.right() + metrics.px(_AFTER_PEG)
    room = place.right() - left
    if row.who.level:
        room -= side + metrics.px(8)
    wanted = font("name", metrics)
    least = round(wanted.pixelSize() * _LEAST_ON_ONE_LINE)
    used, lines = name_lines(row.cells[0].text, wanted, least, room, place.height() - 2)
    painter.setFont(used)
    wide = paint_name(painter, QPointF(left, middle), lines, palette.ink)
    if row.who.level:
        icon = QRectF(left + wide + metrics.px(8), middle - side / 2, side, side)
        paint_icon(painter, f"computer-{row.who.level}", icon, palette.ink_2)


def _paint_dice(
    painter: QPainter, cell: Cell, place: QRectF, metrics: Metrics, palette: Palette
) -> None:
    side, left, middle = metrics.px(DIE), place.left() + 1, place.center().y()
    for face in cell.value:
        paint_flat_die(painter, QRectF(left, middle - side / 2, side, side), face, palette)
        left += side + metrics.px(4)
    left += metrics.px(8)
    used = fitted(cell.text, font("name", metrics), place.right() - left)
    painter.setFont(used)
    paint_line(
        painter, left, middle, elided(cell.text, used, place.right() - left + 1), palette.ink
    )


def _paint_bar(
    painter: QPainter,
    cell: Cell,
    row: Row,
    place: QRectF,
    metrics: Metrics,
    palette: Palette,
) -> None:
    share, expected, most = cell.value
    used = font("name", metrics)
    words = max(text_width(cell.text, used), text_width("100 %", used))
    bars = QRectF(place)
    bars.setWidth(max(1.0, place.width() - words - metrics.px(_BEFORE_VALUE)))
    scale = 1 / most if most else 0.0
    colour = tint(row.who.colour, palette) if row.who is not None else palette.line_strong
    end = paint_bar(painter, bars, share * scale, colour, metrics.s, palette)
    if expected is not None:
        paint_mark(painter, bars, expected * scale, metrics.s, palette)
        end = max(end, bars.left() + expected * scale * bars.width())
    painter.setFont(used)
    left = end + metrics.px(_BEFORE_VALUE)
    paint_line(painter, left, place.center().y(), cell.text, palette.ink)


def _paint_curve(
    painter: QPainter,
    cell: Cell,
    row: Row,
    place: QRectF,
    metrics: Metrics,
    palette: Palette,
) -> None:
    values, low, high = cell.value
    used = font("name", metrics)
    words = max(text_width(cell.text, used), text_width("+88.8", used))
    room = place.adjusted(
        metrics.px(6),
        metrics.px(7),
        -words - metrics.px(_BEFORE_VALUE) - metrics.px(6),
        -metrics.px(8),
    )
    span = Span.of((low, high))
    paint_zero(painter, room, span, metrics.s * 0.75, palette)
    colour = tint(row.who.colour, palette) if row.who is not None else palette.ink
    paint_curve(painter, values, room, span, colour, metrics.s * 0.8, palette)
    painter.setFont(used)
    left = place.right() - text_width(cell.text, used)
    paint_line(painter, left, place.center().y(), cell.text, palette.ink)


def _paint_stack(
    painter: QPainter, cell: Cell, place: QRectF, metrics: Metrics, palette: Palette
) -> None:
    amounts, most = cell.value
    used = font("name", metrics)
    words = max(text_width(cell.text, used), text_width("888", used))
    bars = QRectF(place)
    bars.setWidth(max(1.0, place.width() - words - metrics.px(_BEFORE_VALUE)))
    shares = [amount / most if most else 0.0 for amount in amounts]
    parts = paint_stack(painter, bars, shares, metrics.s, palette)
    end = parts[-1].right() if parts else bars.left()
    painter.setFont(used)
    left = end + metrics.px(_BEFORE_VALUE)
    paint_line(painter, left, place.center().y(), cell.text, palette.ink)
