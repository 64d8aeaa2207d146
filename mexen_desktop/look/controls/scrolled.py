"""Paper that is longer than the room it has."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QScroller, QWidget

from mexen_desktop.look.controls.thin_bar import ThinBar
from mexen_desktop.look.focus_ring import PassingRing
from mexen_desktop.look.paper import RADIUS_FIELD


class Scrolled(QScrollArea):
    """It scrolls by mouse, finger or keyboard; nothing of it goes to the side."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ring = PassingRing()
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
        self._ring.show_inside(self, RADIUS_FIELD, event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring.drop()
