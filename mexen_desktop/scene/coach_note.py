"""The sentence with which the coach says why."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.panel import Panel
from mexen_desktop.look.lines import broken, paint_lines, step_of
from mexen_desktop.look.paper import RADIUS_SEAT
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
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
        self.hide()

    def sentence(self) -> str:
        """Give what it says."""
        return self._sentence

    def say(self, sentence: str, about: QRect) -> None:
        """Say that above a place of the page."""
        self._sentence = sentence
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
        metrics, paper = metrics_of(self), QRectF(self.paper())
        padding, used = metrics.px(_PADDING), font("body", metrics)
        painter = QPainter(self)
        painter.setFont(used)
        lines = broken(self._sentence, used, paper.width() - 2 * padding)
        top = paper.top() + (paper.height() - len(lines) * step_of(used)) / 2
        ink = theme().palette.ink
        paint_lines(painter, paper.left() + padding, top, lines, step_of(used), ink)
        painter.end()

    def _place(self, about: QRect) -> None:
        metrics, page = metrics_of(self), self._page.rect()
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
        self.place_paper(where)
