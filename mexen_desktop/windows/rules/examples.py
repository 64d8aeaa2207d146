"""A line of an example: who, the dice, what happens."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.pegs import PEG, paint_peg
from mexen_desktop.look.rich_text import RUNNING, RichText
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font
from mexen_desktop.texts import words
from mexen_desktop.texts.marks import pieces
from mexen_desktop.texts.rulebook.values import ExampleLine
from mexen_desktop.windows.blocks import Block
from mexen_desktop.windows.rules.dice import DIE, dice_width, paint_dice

#: Where the dice begin, after the peg; then the room between them and the text.
_DICE: Final = 48
_BEFORE_TEXT: Final = 20


class Line(Block):
    """One thing that somebody does, with all that it brings about."""

    def __init__(self, line: ExampleLine, parent: QWidget) -> None:
        super().__init__("", parent)
        self._line = line
        self._rich = RichText(pieces(line.text))
        self.setAccessibleName(self._rich.text())

    def above(self) -> int:
        return 8

    def height_in(self, width: int) -> int:
        used = font("body", metrics_of(self))
        text = self._rich.height(used, self._text_width(width)) + self._text_top()
        return max(round(text + 0.5), metrics_of(self).px(DIE + 8))

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics, palette, line = metrics_of(self), theme().palette, self._line
        used = font("body", metrics)
        middle = self._text_top() + used.pixelSize() * RUNNING / 2
        side = metrics.px(PEG)
        peg = QRectF(metrics.px(2), middle - side / 2, side, side)
        paint_peg(painter, peg, words.number(line.seat + 1), line.seat, palette)
        dice = [(die.value, die.stayed) for die in line.dice]
        paint_dice(painter, QPointF(metrics.px(_DICE), middle), dice, metrics)
        where, width = QPointF(self._lead(), self._text_top()), self._text_width(size.width())
        self._rich.paint(painter, where, used, width, palette.ink)

    def _lead(self) -> int:
        metrics = metrics_of(self)
        return metrics.px(_DICE) + dice_width(2, metrics) + metrics.px(_BEFORE_TEXT)

    def _text_width(self, width: int) -> float:
        return self.readable(width - self._lead())

    def _text_top(self) -> int:
        used = font("body", metrics_of(self))
        return max(0, round((metrics_of(self).px(DIE + 8) - used.pixelSize() * RUNNING) / 2))
