"""Lists on paper."""

from PySide6.QtCore import QAbstractItemModel, QEvent, Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QScroller, QStyledItemDelegate, QWidget

from mexen_desktop.look.controls.thin_bar import ThinBar
from mexen_desktop.look.focus_ring import PassingRing, ring_wanted
from mexen_desktop.look.paper import RADIUS_FIELD


class PaperList(QListView):
    """A list that is read, not chosen from: it scrolls by mouse, finger or keyboard."""

    def __init__(
        self, model: QAbstractItemModel, delegate: QStyledItemDelegate, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._ring = PassingRing()
        self.setModel(model)
        self.setItemDelegate(delegate)
        delegate.setParent(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(ThinBar(self))
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if ring_wanted(event.reason()):
            self._ring.show(self, RADIUS_FIELD)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring.drop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.scheduleDelayedItemsLayout()
        super().changeEvent(event)
