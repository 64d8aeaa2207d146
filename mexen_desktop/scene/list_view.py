"""Lists on paper."""

from typing import Final

from PySide6.QtCore import QAbstractItemModel, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QScrollBar, QScroller, QStyledItemDelegate, QWidget

from mexen_desktop.look.focus_ring import FocusRing, ring_wanted
from mexen_desktop.look.paper import RADIUS_FIELD
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme

_BAR: Final = 6


class ThinBar(QScrollBar):
    """A scroll bar that is a thin line on the paper."""

    def sizeHint(self) -> QSize:
        return QSize(metrics_of(self).px(_BAR + 4), 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        span = self.maximum() - self.minimum() + self.pageStep()
        if span <= self.pageStep():
            return
        height = max(24.0, self.height() * self.pageStep() / span)
        top = (self.height() - height) * self.value() / max(1, self.maximum())
        width = metrics_of(self).px(_BAR)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().palette.line_strong)
        handle = QRectF(self.width() - width, top, width, height)
        painter.drawRoundedRect(handle, width / 2, width / 2)


class PaperList(QListView):
    """A list that is read, not chosen from: it scrolls by mouse, finger or keyboard."""

    def __init__(
        self, model: QAbstractItemModel, delegate: QStyledItemDelegate, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._ring: FocusRing | None = None
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
            self._ring = self._ring or FocusRing(self, RADIUS_FIELD)
            self._ring.show_around(self.rect())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._ring is not None:
            self._ring.hide()
            self._ring.deleteLater()
            self._ring = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.scheduleDelayedItemsLayout()
        super().changeEvent(event)
