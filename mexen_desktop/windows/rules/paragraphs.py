"""Rules as they are written on the page."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.lines import step_of
from mexen_desktop.look.paper import paint_round
from mexen_desktop.look.rich_text import RUNNING, RichText
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width
from mexen_desktop.texts.marks import pieces
from mexen_desktop.texts.rulebook.values import Paragraph
from mexen_desktop.windows.blocks import Block
from mexen_desktop.windows.rules.dice import DIE, dice_width, paint_dice

#: Where the text of a rule begins, after its number; that of a word, after its picture.
_LEAD: Final = 48
_PICTURE: Final = 84
_BADGE: Final = 32
_ICON: Final = 30
_BAR: Final = 5
_DOT: Final = 12


class _Told(Block):
    """A paragraph after a lead."""

    def __init__(self, paragraph: Paragraph, parent: QWidget) -> None:
        super().__init__(paragraph.id, parent)
        self._paragraph = paragraph
        self._rich = RichText(pieces(paragraph.text))
        self.setAccessibleName(self._rich.text())

    def lead(self) -> int:
        """Give where the text begins, in pixels."""
        raise NotImplementedError

    def trail(self) -> int:
        """Give the room after the text, in pixels."""
        return 0

    def text_top(self) -> int:
        """Give the room above the text, in pixels."""
        return 0

    def text_width(self, width: int) -> float:
        """Give how wide the text is in a block of that width."""
        return self.readable(width - self.lead() - self.trail())

    def height_in(self, width: int) -> int:
        used = font("body", metrics_of(self))
        return round(self._rich.height(used, self.text_width(width)) + 0.5) + self.text_top()

    def paint(self, painter: QPainter, size: QSize) -> None:
        used, ink = font("body", metrics_of(self)), theme().palette.ink
        where = QPointF(self.lead(), self.text_top())
        self._rich.paint(painter, where, used, self.text_width(size.width()), ink)

    def middle(self) -> float:
        """Give the height of the middle of the first line."""
        return self.text_top() + font("body", metrics_of(self)).pixelSize() * RUNNING / 2


class InShort(_Told):
    """A sentence of the summary, with a bar of brass beside it."""

    def above(self) -> int:
        return 0

    def lead(self) -> int:
        return metrics_of(self).px(24)

    def text_top(self) -> int:
        return metrics_of(self).px(4)

    def height_in(self, width: int) -> int:
        return super().height_in(width) + metrics_of(self).px(4)

    def paint(self, painter: QPainter, size: QSize) -> None:
        bar = QRectF(0, 0, metrics_of(self).px(_BAR), size.height())
        painter.fillRect(bar, theme().palette.brass)
        super().paint(painter, size)


class Word(_Told):
    """A word explained, after its picture: dice, or an icon."""

    def lead(self) -> int:
        return metrics_of(self).px(_PICTURE)

    def height_in(self, width: int) -> int:
        return max(super().height_in(width), metrics_of(self).px(DIE + 6))

    def text_top(self) -> int:
        used = font("body", metrics_of(self))
        return max(0, round((metrics_of(self).px(DIE + 6) - used.pixelSize() * RUNNING) / 2))

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics, paragraph = metrics_of(self), self._paragraph
        if paragraph.dice:
            dice = [(value, False) for value in paragraph.dice]
            paint_dice(painter, QPointF(metrics.px(2), self.middle()), dice, metrics)
        elif paragraph.icon:
            side = metrics.icon(_ICON)
            left = metrics.px(2) + (dice_width(2, metrics) - side) / 2
            place = QRectF(left, self.middle() - side / 2, side, side)
            paint_icon(painter, paragraph.icon, place, theme().palette.ink)
        super().paint(painter, size)


class Rule(_Told):
    """A rule with its number; the dice it speaks of lie at its end."""

    def __init__(self, number: str, paragraph: Paragraph, parent: QWidget) -> None:
        super().__init__(paragraph, parent)
        self._number = number
        self._own = ""
        if paragraph.own:
            self._own = QCoreApplication.translate("rules", "House rule")
            self.setAccessibleDescription(self._own)

    def lead(self) -> int:
        return metrics_of(self).px(_LEAD)

    def trail(self) -> int:
        if not self._paragraph.dice:
            return 0
        return dice_width(2, metrics_of(self)) + metrics_of(self).px(24)

    def text_top(self) -> int:
        return round(step_of(font("small_strong", metrics_of(self)))) if self._own else 0

    def height_in(self, width: int) -> int:
        badge = self.text_top() + metrics_of(self).px(_BADGE)
        return max(super().height_in(width), badge)

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics, palette = metrics_of(self), theme().palette
        if self._own:
            self._paint_own(painter)
        side = metrics.px(_BADGE)
        badge = QRectF(0, self.middle() - side / 2, side, side)
        badge.moveTop(max(0.0, badge.top()))
        paint_round(painter, badge, side / 2, palette.ink)
        painter.setFont(font("small_strong", metrics))
        left = badge.center().x() - text_width(self._number, painter.font()) / 2
        paint_line(painter, left, badge.center().y(), self._number, palette.surface)
        if self._paragraph.dice:
            dice = [(value, False) for value in self._paragraph.dice]
            right = self.lead() + self.text_width(size.width()) + metrics.px(24)
            place = QPointF(right, max(self.middle(), metrics.px(DIE) / 2))
            paint_dice(painter, place, dice, metrics)
        super().paint(painter, size)

    def _paint_own(self, painter: QPainter) -> None:
        metrics, palette = metrics_of(self), theme().palette
        dot, middle = metrics.px(_DOT), self.text_top() / 2
        where = QRectF(self.lead(), middle - dot / 2, dot, dot)
        paint_round(painter, where, dot / 2, palette.brass)
        painter.setFont(font("small_strong", metrics))
        left = where.right() + metrics.px(8)
        paint_line(painter, left, middle, self._own, palette.brass_ink)
