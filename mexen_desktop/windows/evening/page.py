"""The page that shows the picture of an evening."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.controls.note import Note
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.scale import metrics_of, set_metrics
from mexen_desktop.look.textures import linen
from mexen_desktop.look.theme import theme
from mexen_desktop.models.statistics.poster import Poster
from mexen_desktop.texts import troubles
from mexen_desktop.windows.evening.poster import PosterView
from mexen_desktop.windows.full_page import FullPage

_GAP: Final = 12


class EveningPage(FullPage):
    """The picture over all of the page, below it what can be done with it."""

    save_requested = Signal()
    copy_requested = Signal()
    #: All numbers of the evening are wanted.
    numbers_requested = Signal()

    def __init__(
        self, parent: QWidget | None = None, *, unread: Callable[[], bool] = lambda: False
    ) -> None:
        """`unread` tells whether nobody could say what was played."""
        super().__init__(parent)
        self.setObjectName("eveningPage")
        self._unread = unread
        self._poster: Callable[[], Poster | None] = lambda: None
        self.poster = PosterView(self)
        self.close_button = IconButton("close", parent=self)
        self.save = Button(icon="export", variant="brass", parent=self)
        self.copy = Button(icon="copy", parent=self)
        self.numbers = Button(icon="statistics", parent=self)
        self.note = Note("eveningNote", self)
        for part, name, signal in (
            (self.close_button, "closeEveningButton", self.closed),
            (self.save, "savePosterButton", self.save_requested),
            (self.copy, "copyPosterButton", self.copy_requested),
            (self.numbers, "eveningNumbersButton", self.numbers_requested),
        ):
            part.setObjectName(name)
            part.clicked.connect(signal)
        theme().changed.connect(self.lay_out)
        self.retranslate()

    def begin(self, poster: Callable[[], Poster | None]) -> None:
        """Show an evening; it is asked for again when another language is spoken."""
        self._poster = poster
        self.note.say("")
        self.retranslate()

    def take_focus(self) -> None:
        """Give the focus to the likeliest part."""
        self.save.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, sentence: str, *, wrong: bool = False) -> None:
        """Say what was done with the picture, or what went wrong."""
        self.note.say(sentence, wrong=wrong, good=not wrong)
        self.lay_out()

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setAccessibleName(self.tr("The evening"))
        self.close_button.set_label(self.tr("Close"))
        self.save.set_label(self.tr("Save as a picture"))
        self.copy.set_label(self.tr("Copy"))
        self.numbers.set_label(self.tr("All numbers"))
        poster = self._poster()
        self.poster.show_poster(poster)
        for part in (self.save, self.copy, self.numbers):
            part.setVisible(poster is not None)
        if poster is None:
            none_yet = self.tr("No round has been played to its end yet.")
            self.note.say(troubles.unread() if self._unread() else none_yet)
        self.lay_out()

    def lay_out(self) -> None:
        """Put everything in its place in the window as it is."""
        if not self.isVisible():
            return
        metrics = Metrics(self.width(), self.height(), theme().text_factor)
        set_metrics(self.window(), metrics)
        margin, gap, side = metrics.margin, metrics.px(_GAP), metrics.icon_button
        high = max(side, self.save.sizeHint().height())
        top = self.height() - margin // 2 - high
        self.close_button.setGeometry(margin, top + (high - side) // 2, side, side)
        right = self.width() - margin
        buttons = (self.save, self.copy, self.numbers)
        wanted = sum(each.sizeHint().width() + gap for each in buttons)
        share = min(1.0, (right - margin - side - gap) / wanted)
        for button in buttons:
            width = int(button.sizeHint().width() * share)
            button.setGeometry(right - width, top, width, high)
            right -= width + gap
        if self.note.isVisibleTo(self):
            width = self.width() - 2 * metrics.px(28)
            note = self.note.height_in(width)
            top -= note + gap // 2
            self.note.setGeometry(metrics.px(28), top, width, note)
        self.poster.setGeometry(QRect(0, 0, self.width(), top - gap // 2))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush = linen(theme().palette, metrics_of(self).s, self.devicePixelRatioF())
        painter.fillRect(self.rect(), brush)
        painter.end()
