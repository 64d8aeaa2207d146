"""A choice of one among few, side by side."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRect, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.segment import Segment
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.turning import turned_size

HEIGHT: Final = 48
TALL: Final = 56


class Segmented(QWidget):
    """Words side by side, of which one is chosen: it is brass with a tick.

    For a screen reader they are radio buttons; arrow keys choose. `chosen` gives the number of
    the word that a player chose, from 0.
    """

    chosen = Signal(int)

    def __init__(
        self,
        labels: Sequence[str] = (),
        *,
        tall: bool = False,
        by_click: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        """`by_click`: whether it takes the focus from where it is when a word is clicked."""
        super().__init__(parent)
        self._height = TALL if tall else HEIGHT
        policy = Qt.FocusPolicy
        self._reached = policy.StrongFocus if by_click else policy.TabFocus
        self._passed_over = policy.ClickFocus if by_click else policy.NoFocus
        self._quarter_turns = 0
        self._current = -1
        self._segments: list[Segment] = []
        self.set_labels(labels)

    def set_labels(self, labels: Sequence[str]) -> None:
        """Offer these words; as many as before keep what is chosen."""
        while len(self._segments) > len(labels):
            self._segments.pop().deleteLater()
        while len(self._segments) < len(labels):
            segment = Segment(self)
            segment.toggled.connect(self._tell)
            segment.setObjectName(f"segment{len(self._segments)}")
            segment.setVisible(True)
            self._segments.append(segment)
        for segment, label in zip(self._segments, labels, strict=True):
            segment.set_label(label)
        if self._current >= len(labels):
            self._current = -1
        self._renew()

    @property
    def current(self) -> int:
        """The number of the chosen word from 0; -1 if none is."""
        return self._current

    def choose(self, index: int) -> None:
        """Choose a word without telling anybody."""
        self._current = index
        self._segments[index].setChecked(True)
        self._renew()

    def segment(self, index: int) -> Segment:
        """Give the button of that word."""
        return self._segments[index]

    def come_between(self, before: QWidget, after: QWidget) -> None:
        """Let the Tab key go from that part to the words, then to the other."""
        for segment in self._segments:
            # Qt leaves the order as it is where one of two never has the focus.
            segment.setFocusPolicy(self._reached)
        for one, other in pairwise((before, *self._segments, after)):
            QWidget.setTabOrder(one, other)
        self._renew()

    @property
    def quarter_turns(self) -> int:
        """How often it is turned by a quarter, clockwise, towards a side of the table."""
        return self._quarter_turns

    @quarter_turns.setter
    def quarter_turns(self, turns: int) -> None:
        self._quarter_turns = turns % 4
        self._renew()

    def sizeHint(self) -> QSize:
        width = sum(segment.wanted_width() for segment in self._segments)
        metrics = metrics_of(self)
        height = max(metrics.target(self._height), metrics.font_px("name") * 2)
        return turned_size(QSize(width, height), self._quarter_turns)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def updateGeometry(self) -> None:
        super().updateGeometry()
        self._lay_out()

    def _lay_out(self) -> None:
        size = turned_size(self.size(), self._quarter_turns)
        wanted = sum(segment.wanted_width() for segment in self._segments)
        room = size.width() / wanted if wanted else 0.0
        left = 0.0
        for segment in self._segments:
            width = segment.wanted_width() * room
            upright = QRect(round(left), 0, round(left + width) - round(left), size.height())
            segment.setGeometry(self._turned(upright, QSizeF(self.size())))
            left += width

    def _turned(self, upright: QRect, size: QSizeF) -> QRect:
        width, height = round(size.width()), round(size.height())
        if self._quarter_turns == 1:
            return QRect(
                width - upright.bottom() - 1, upright.left(), upright.height(), upright.width()
            )
        if self._quarter_turns == 2:
            return upright.translated(width - upright.left() - upright.right() - 1, 0)
        if self._quarter_turns == 3:
            return QRect(
                upright.top(), height - upright.right() - 1, upright.height(), upright.width()
            )
        return upright

    def _tell(self) -> None:
        for index, segment in enumerate(self._segments):
            if segment.isChecked() and index != self._current:
                self._current = index
                self._renew()
                self.chosen.emit(index)

    def _renew(self) -> None:
        for index, segment in enumerate(self._segments):
            segment.place(first=index == 0, last=index == len(self._segments) - 1)
            segment.quarter_turns = self._quarter_turns
            # The Tab key goes to the chosen word alone, arrow keys from there.
            reached = self._current in (-1, index)
            segment.setFocusPolicy(self._reached if reached else self._passed_over)
        self.updateGeometry()
