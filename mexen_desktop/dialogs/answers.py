"""Paper with a title, a sentence, the buttons to answer it by below each other."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.dialogs.overlay import Overlay
from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.lines import broken, paint_lines, step_of
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font

_WIDTH: Final = 640
_PAD: Final = 32
_GAP: Final = 16
_BETWEEN: Final = 8


class AnswersPaper(Overlay):
    """Is as high as what is asked, with what it takes to answer that."""

    def title(self) -> str:
        """Give what it is about."""
        raise NotImplementedError

    def sentence(self) -> str:
        """Give what is asked."""
        raise NotImplementedError

    def buttons(self) -> Sequence[Button]:
        """Give the answers from top to foot."""
        raise NotImplementedError

    def below_sentence(self) -> list[QWidget]:
        """Give all that stands there, from top to foot."""
        return list(self.buttons())

    def retranslate(self) -> None:
        """Write the question in the language that is spoken now."""
        self.setAccessibleName(self.title())
        self.setAccessibleDescription(self.sentence())
        self.rearrange()

    def paper(self) -> QRect:
        metrics = metrics_of(self)
        gap = metrics.px(_GAP)
        width = min(self.width() - 2 * gap, metrics.px(_WIDTH))
        paper = QRect(0, 0, width, min(self.height() - 2 * gap, self._height_in(width)))
        paper.moveCenter(self.rect().center())
        return paper

    def wanted_height(self) -> int:
        return self._height_in(metrics_of(self).px(_WIDTH))

    def lay_out(self, paper: QRect) -> None:
        metrics = metrics_of(self)
        pad, between = metrics.px(_PAD), metrics.px(_BETWEEN)
        bottom, width = paper.bottom() + 1 - pad, paper.width() - 2 * pad
        for part in reversed(self.below_sentence()):
            high = part.sizeHint().height()
            bottom -= high
            part.setGeometry(paper.left() + pad, bottom, width, high)
            bottom -= between

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        metrics, palette, paper = metrics_of(self), theme().palette, self.paper()
        left, top = paper.left() + metrics.px(_PAD), float(paper.top() + metrics.px(_PAD))
        painter = QPainter(self)
        for lines, used, ink in (
            (self._title(paper.width()), font("title", metrics), palette.ink),
            (self._sentence(paper.width()), font("body", metrics), palette.ink_2),
        ):
            painter.setFont(used)
            paint_lines(painter, left, top, lines, step_of(used), ink)
            top += len(lines) * step_of(used) + metrics.px(_GAP)
        painter.end()

    def _title(self, width: int) -> list[str]:
        metrics = metrics_of(self)
        return broken(self.title(), font("title", metrics), width - 2 * metrics.px(_PAD))

    def _sentence(self, width: int) -> list[str]:
        metrics = metrics_of(self)
        return broken(self.sentence(), font("body", metrics), width - 2 * metrics.px(_PAD))

    def _height_in(self, width: int) -> int:
        metrics = metrics_of(self)
        title = len(self._title(width)) * step_of(font("title", metrics))
        text = len(self._sentence(width)) * step_of(font("body", metrics))
        below = [part.sizeHint().height() for part in self.below_sentence()]
        between = (len(below) - 1) * metrics.px(_BETWEEN)
        pads = 2 * metrics.px(_PAD) + 3 * metrics.px(_GAP)
        return round(pads + title + text + sum(below) + between)
