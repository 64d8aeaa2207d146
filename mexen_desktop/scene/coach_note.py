"""The sentence with which the coach says why."""

from typing import Final

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.panel import Panel
from mexen_desktop.look.lines import broken, paint_lines, step_of
from mexen_desktop.look.paper import RADIUS_SEAT
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.look.turning import seen_rect, turned_rect, turned_size, upright_in
from mexen_desktop.look.type import font, text_width
from mexen_desktop.scene.accessible import announce

_WIDEST: Final = 520
_PADDING: Final = 16


class CoachNote(Panel):
    """A slip of paper above what it is about; any press on it takes it away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(elevation=2, radius=RADIUS_SEAT, parent=parent)
        self.setObjectName("coachNote")
        self._page = parent
        self._sentence = ""
        self._turns = 0
        self.hide()

    def sentence(self) -> str:
        """Give what it says."""
        return self._sentence

    def say(self, sentence: str, about: QRect, turns: int = 0) -> None:
        """Say that above a place of the page, for who sits at that side of the table."""
        self._sentence, self._turns = sentence, turns
        self.setAccessibleName(sentence)
        self._place(about)
        self.show()
        self.raise_()
        self.update()
        announce(self, sentence)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        metrics = metrics_of(self)
        padding, used = metrics.px(_PADDING), font("body", metrics)
        painter = QPainter(self)
        paper = upright_in(painter, self.paper(), self._turns)
        painter.setFont(used)
        lines = broken(self._sentence, used, paper.width() - 2 * padding)
        top = paper.top() + (paper.height() - len(lines) * step_of(used)) / 2
        ink = theme().palette.ink
        paint_lines(painter, paper.left() + padding, top, lines, step_of(used), ink)
        painter.end()

    def _place(self, about: QRect) -> None:
        metrics, whole = metrics_of(self), self._page.size()
        # All of it as it is seen from there.
        page, about = turned_size(whole, self._turns), seen_rect(about, whole, self._turns)
        padding, used = metrics.px(_PADDING), font("body", metrics)
        room = min(metrics.px(_WIDEST), page.width() - 2 * metrics.margin - 2 * padding)
        # A font's widths are no whole numbers: one pixel more keeps the last word in its line.
        lines = broken(self._sentence, used, room)
        width = round(max(text_width(line, used) for line in lines)) + 1 + 2 * padding
        height = round(len(lines) * step_of(used)) + 2 * padding
        where = QRect(0, about.top() - metrics.px(8) - height, width, height)
        where.moveCenter(QPoint(about.center().x(), where.center().y()))
        margin = metrics.margin
        where.moveLeft(max(margin, min(where.left(), page.width() - margin - width)))
        where.moveTop(max(margin, where.top()))
        self.place_paper(turned_rect(where, page, self._turns))
