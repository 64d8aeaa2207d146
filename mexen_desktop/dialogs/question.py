"""A question on paper, with a button for each answer."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, Qt
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


class Answer(NamedTuple):
    """One of the buttons."""

    #: Its objectName.
    name: str
    icon: str
    label: str
    #: Done once the question is closed.
    act: Callable[[], None]


class Asked(NamedTuple):
    """What is asked, in the language that is spoken."""

    title: str
    sentence: str
    #: The last one changes nothing.
    answers: Sequence[Answer]


class Question(Overlay):
    """Lies over a dialog or a page until it is answered; Esc is the last answer."""

    def __init__(self, page: QWidget, ask: Callable[[], Asked]) -> None:
        """`ask` is called again whenever another language is spoken."""
        super().__init__(page)
        self.setObjectName("question")
        self._ask = ask
        self._asked = ask()
        self._answer: int | None = None
        self._buttons = [Button(icon=each.icon, parent=self) for each in self._asked.answers]
        for number, button in enumerate(self._buttons):
            button.clicked.connect(lambda _=False, number=number: self._take(number))
        self._buttons[-1].set_variant("brass")
        self.finished.connect(self._act)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the question in the language that is spoken now."""
        self._asked = self._ask()
        self.setAccessibleName(self._asked.title)
        self.setAccessibleDescription(self._asked.sentence)
        for button, answer in zip(self._buttons, self._asked.answers, strict=True):
            button.setObjectName(answer.name)
            button.set_label(answer.label)
        self.rearrange()

    def open_over(self) -> None:
        super().open_over()
        self._buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)

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
        bottom = paper.bottom() + 1 - pad
        for button in reversed(self._buttons):
            high = button.sizeHint().height()
            bottom -= high
            button.setGeometry(paper.left() + pad, bottom, paper.width() - 2 * pad, high)
            bottom -= between

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        metrics, palette, paper = metrics_of(self), theme().palette, self.paper()
        left, top = paper.left() + metrics.px(_PAD), float(paper.top() + metrics.px(_PAD))
        painter = QPainter(self)
        for lines, token, ink in (
            (self._title_in(paper.width()), font("title", metrics), palette.ink),
            (self._lines_in(paper.width()), font("body", metrics), palette.ink_2),
        ):
            painter.setFont(token)
            paint_lines(painter, left, top, lines, step_of(token), ink)
            top += len(lines) * step_of(token) + metrics.px(_GAP)
        painter.end()

    def _take(self, number: int) -> None:
        self._answer = number
        self.accept()

    def _act(self) -> None:
        # The page has been given back: what is done now may open another question over it.
        self._asked.answers[-1 if self._answer is None else self._answer].act()

    def _title_in(self, width: int) -> list[str]:
        metrics = metrics_of(self)
        return broken(self._asked.title, font("title", metrics), width - 2 * metrics.px(_PAD))

    def _lines_in(self, width: int) -> list[str]:
        metrics = metrics_of(self)
        return broken(self._asked.sentence, font("body", metrics), width - 2 * metrics.px(_PAD))

    def _height_in(self, width: int) -> int:
        metrics = metrics_of(self)
        title = len(self._title_in(width)) * step_of(font("title", metrics))
        text = len(self._lines_in(width)) * step_of(font("body", metrics))
        buttons = sum(each.sizeHint().height() for each in self._buttons)
        buttons += (len(self._buttons) - 1) * metrics.px(_BETWEEN)
        return round(2 * metrics.px(_PAD) + title + text + 3 * metrics.px(_GAP) + buttons)
