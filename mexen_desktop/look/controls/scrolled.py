"""Paper that is longer than the room it has."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QScroller, QWidget

from mexen_desktop.look.controls.thin_bar import ThinBar
from mexen_desktop.look.focus_ring import GAP, WIDTH, FocusRing, ring_wanted
from mexen_desktop.look.paper import RADIUS_FIELD
from mexen_desktop.look.scale import metrics_of

_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class Scrolled(QScrollArea):
    """It scrolls by mouse, finger or keyboard; nothing of it goes to the side."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ring: FocusRing | None = None
        self.paper = QWidget()
        self.setWidget(self.paper)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(ThinBar(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.paper.setAutoFillBackground(False)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # Around so much paper it is shown only to somebody who looks for it.
        if ring_wanted(event.reason()) and event.reason() in _BY_TAB:
            self._ring = self._ring or FocusRing(self, RADIUS_FIELD)
            gap = metrics_of(self).px(WIDTH + GAP)
            self._ring.show_around(self.rect().adjusted(gap, gap, -gap, -gap))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._ring is not None:
            self._ring.hide()
            self._ring.deleteLater()
            self._ring = None
