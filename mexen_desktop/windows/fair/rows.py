"""How the rows of counted dice are painted."""

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from mexen_desktop.look.charts.bars import paint_bar, paint_mark
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.mini_dice import paint_flat_die
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width
from mexen_desktop.look.whole_tips import WholeTips
from mexen_desktop.models.fair import COUNT_ROLE, Count
from mexen_desktop.models.index import Index
from mexen_desktop.texts import words
from mexen_desktop.texts.statistics import decimal

ROW: Final = 42
_DIE: Final = 28
_GAP: Final = 10


def row_height(metrics: Metrics) -> int:
    """Give how high a row is."""
    return max(metrics.px(ROW), round(metrics.font_px("body") * 1.7))


class CountRows(WholeTips):
    """Dice, a bar from zero with a dashed line where fair dice end, then both numbers."""

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(0, row_height(metrics_of(option.widget)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        count: Count = index.data(COUNT_ROLE)
        metrics, palette = metrics_of(option.widget), theme().palette
        rect = QRectF(option.rect).adjusted(0, 0, -metrics.px(_GAP), 0)
        middle, left = rect.center().y(), rect.left() + 1
        painter.save()
        side, gap = metrics.px(_DIE), metrics.px(_GAP)
        for face in count.dice:
            paint_flat_die(painter, QRectF(left, middle - side / 2, side, side), face, palette)
            left += side + metrics.px(4)
        fell, fair = words.number(count.fallen), decimal(count.expected)
        strong, quiet = font("name", metrics), font("body", metrics)
        widest = words.number(round(count.most))
        numbers = text_width(widest, strong), text_width(decimal(count.most), quiet)
        right = rect.right() - numbers[1]
        painter.setFont(quiet)
        paint_line(painter, rect.right() - text_width(fair, quiet), middle, fair, palette.ink_2)
        right -= 2 * gap
        painter.setFont(strong)
        paint_line(painter, right - text_width(fell, strong), middle, fell, palette.ink)
        right -= numbers[0] + gap
        left += metrics.px(4)
        room = QRectF(left, rect.top(), right - left, rect.height())
        most = count.most or 1
        paint_bar(painter, room, count.fallen / most, palette.line_strong, metrics.s, palette)
        if count.expected:
            paint_mark(painter, room, count.expected / most, metrics.s, palette)
        painter.restore()
