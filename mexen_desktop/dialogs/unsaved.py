"""The dialog that asks what to do with games that could not be saved, before the window closes."""

from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.dialogs.message import Message
from mexen_desktop.dialogs.overlay import Overlay
from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.lines import broken, paint_lines, step_of
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import fitted, paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font

_WIDTH: Final = 640
_PAD: Final = 32
_GAP: Final = 16
_BETWEEN: Final = 8


class UnsavedDialog(Overlay):
    """Offers to save the games somewhere else, to close all the same, or to stay."""

    #: They are to be saved somewhere else.
    save_requested = Signal()
    #: The window is to close, what is not saved is given up.
    close_requested = Signal()

    def __init__(self, page: QWidget, games: int) -> None:
        super().__init__(page)
        self.setObjectName("unsavedDialog")
        self._games = games
        self.save = self._button("export", "saveElsewhereButton")
        self.save.set_variant("brass")
        self.leave = self._button("close", "closeUnsavedButton")
        self.stay = self._button("undo", "stayButton")
        self.message = Message(self)
        self.message.hide()
        self.save.clicked.connect(lambda _=False: self.save_requested.emit())
        self.leave.clicked.connect(lambda _=False: self.close_requested.emit())
        self.stay.clicked.connect(lambda _=False: self.reject())
        self.retranslate()

    def retranslate(self) -> None:
        """Write the dialog in the language that is spoken now."""
        self.setAccessibleName(self._title())
        self.setAccessibleDescription(self._sentence())
        self.save.set_label(self.tr("Save somewhere else …"))
        self.leave.set_label(self.tr("Close without saving"))
        self.stay.set_label(self.tr("Do not close"))
        self.rearrange()

    def say(self, sentence: str) -> None:
        """Say what went wrong with saving."""
        self.message.say(sentence)
        self.rearrange()

    def open_over(self) -> None:
        super().open_over()
        self.save.setFocus(Qt.FocusReason.OtherFocusReason)

    def paper(self) -> QRect:
        metrics = metrics_of(self)
        gap = metrics.px(_GAP)
        width = min(self.width() - 2 * gap, metrics.px(_WIDTH))
        height = min(self.height() - 2 * gap, self._height_in(width))
        paper = QRect(0, 0, width, height)
        paper.moveCenter(self.rect().center())
        return paper

    def wanted_height(self) -> int:
        return self._height_in(metrics_of(self).px(_WIDTH))

    def lay_out(self, paper: QRect) -> None:
        metrics = metrics_of(self)
        pad, between = metrics.px(_PAD), metrics.px(_BETWEEN)
        bottom, width = paper.bottom() + 1 - pad, paper.width() - 2 * pad
        for button in reversed(self._buttons):
            high = button.sizeHint().height()
            bottom -= high
            button.setGeometry(paper.left() + pad, bottom, width, high)
            bottom -= between
        if not self.message.isHidden():
            high = self.message.sizeHint().height()
            self.message.setGeometry(paper.left() + pad, bottom - high, width, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        metrics, palette, paper = metrics_of(self), theme().palette, self.paper()
        left, width = paper.left() + metrics.px(_PAD), paper.width() - 2 * metrics.px(_PAD)
        title = font("title", metrics)
        painter = QPainter(self)
        painter.setFont(fitted(self._title(), title, width))
        middle = paper.top() + metrics.px(_PAD) + step_of(title) / 2
        paint_line(painter, left, middle, self._title(), palette.ink)
        used = font("body", metrics)
        painter.setFont(used)
        top = paper.top() + metrics.px(_PAD + _GAP) + step_of(title)
        lines = broken(self._sentence(), used, width)
        paint_lines(painter, left, top, lines, step_of(used), palette.ink_2)
        painter.end()

    # Inside

    @property
    def _buttons(self) -> tuple[Button, ...]:
        return self.save, self.leave, self.stay

    def _button(self, icon: str, name: str) -> Button:
        button = Button(icon=icon, parent=self)
        button.setObjectName(name)
        return button

    def _title(self) -> str:
        return self.tr("Not everything is saved")

    def _sentence(self) -> str:
        return self.tr(
            "%n game(s) could not be saved where your games are kept. Save them as records "
            "somewhere else, on another disk perhaps: Mexen can open those again.",
            "",
            self._games,
        )

    def _height_in(self, width: int) -> int:
        metrics = metrics_of(self)
        pad, between = metrics.px(_PAD), metrics.px(_BETWEEN)
        used = font("body", metrics)
        text = len(broken(self._sentence(), used, width - 2 * pad)) * step_of(used)
        head = step_of(font("title", metrics)) + metrics.px(_GAP) + text + metrics.px(2 * _GAP)
        buttons = sum(button.sizeHint().height() + between for button in self._buttons) - between
        said = 0 if self.message.isHidden() else self.message.sizeHint().height() + between
        return round(2 * pad + head + buttons + said)
