"""How a sentence of the log is painted."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import (
    QFont,
    QGuiApplication,
    QPainter,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.line_breaks import break_lines
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import fitted
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, sized_font, text_width
from mexen_desktop.models.index import Index
from mexen_desktop.models.log import ENTERED_ROLE, MARKED_ROLE
from mexen_desktop.texts.marks import PLAIN, STRONG

_BAR: Final = 3
_BEFORE_TEXT: Final = 12
_GAP: Final = 8
_HAND: Final = 18
_LINE_HEIGHT: Final = 1.35
#: How little smaller letters are made for a long word.
_LEAST_SHARE: Final = 0.8
#: So many heights are remembered; those of long ago are found anew.
_MOST_HEIGHTS: Final = 2000


class LogRows(QStyledItemDelegate):
    """A bar, then the sentence on as many lines as it needs; the newest stands out.

    A small hand at its end marks what was thrown by hand.
    """

    def __init__(self) -> None:
        super().__init__()
        self._heights: dict[tuple[str, int, int], int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        metrics = metrics_of(view)
        width = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        text = index.data(MARKED_ROLE)
        width -= _hand_room(index, metrics)
        key = (text, width, metrics.font_px("small"))
        height = self._heights.get(key)
        if height is None:
            if len(self._heights) > _MOST_HEIGHTS:
                self._heights.clear()
            height = self._heights[key] = self._height(text, width, metrics)
        return QSize(0, height)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> None:
        metrics, palette = metrics_of(option.widget), theme().palette
        newest = index.row() == 0
        half = metrics.px(_GAP) / 2
        rect = QRectF(option.rect).adjusted(0, half, 0, -half)
        bar = QRectF(rect.left(), rect.top(), metrics.px(_BAR), rect.height())
        painter.fillRect(bar, palette.brass if newest else palette.line)
        room = rect.width() - _text_left(metrics) - _hand_room(index, metrics)
        layout, _ = laid_out(index.data(MARKED_ROLE), room, metrics)
        if index.data(ENTERED_ROLE):
            side = metrics.icon(_HAND)
            line = metrics.font_px("small") * _LINE_HEIGHT
            hand = QRectF(rect.right() - side, rect.top() + (line - side) / 2, side, side)
            paint_icon(painter, "tap", hand, palette.ink_2)
        painter.setPen(palette.ink if newest else palette.ink_2)
        layout.draw(painter, QPointF(rect.left() + _text_left(metrics), rect.top()))

    def _height(self, text: str, width: int, metrics: Metrics) -> int:
        _, height = laid_out(text, width - _text_left(metrics), metrics)
        return round(height) + metrics.px(_GAP)


def _hand_room(index: Index, metrics: Metrics) -> int:
    return metrics.icon(_HAND) + metrics.px(_GAP) if index.data(ENTERED_ROLE) else 0


def _text_left(metrics: Metrics) -> int:
    return metrics.px(_BAR + _BEFORE_TEXT)


def laid_out(text: str, width: float, metrics: Metrics) -> tuple[QTextLayout, float]:
    """Break a sentence with marks into lines; give it with its height."""
    plain, ranges = _parted(text)
    used = _font(plain, width, metrics)
    layout = QTextLayout(plain, used)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    # The sentence runs as its language does, whatever script a name in it is written in.
    option.setTextDirection(QGuiApplication.layoutDirection())
    layout.setTextOption(option)
    strong = QTextCharFormat()
    strong.setFontWeight(QFont.Weight.Black)
    formats = []
    for start, length in ranges:
        part = QTextLayout.FormatRange()
        part.start, part.length, part.format = start, length, strong
        formats.append(part)
    layout.setFormats(formats)
    pitch = used.pixelSize() * _LINE_HEIGHT
    return layout, break_lines(layout, width, pitch)


def _font(plain: str, width: float, metrics: Metrics) -> QFont:
    """Give the font, a little smaller where a word would else leave its last sign to a line."""
    used = font("small", metrics)
    strong = sized_font(used.pixelSize(), 900)
    longest = max(plain.split(), key=lambda word: text_width(word, strong), default="")
    smaller = fitted(longest, strong, width).pixelSize()
    if smaller >= used.pixelSize() * _LEAST_SHARE:
        used.setPixelSize(smaller)
    return used


def _parted(text: str) -> tuple[str, list[tuple[int, int]]]:
    """Give a sentence without its marks, with where its strong parts start, how long they are."""
    plain, ranges = "", []
    for part in text.split(STRONG):
        strong, mark, rest = part.partition(PLAIN)
        if mark:
            # Qt counts in UTF-16: a smiley in a name is two.
            ranges.append((_units(plain), _units(strong)))
        plain += strong + rest
    return plain, ranges


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
