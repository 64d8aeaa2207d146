"""A finger or a mouse that goes across the tray."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Signal
from PySide6.QtGui import QInputEvent, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from mexen_desktop.look.scale import metrics_of
from mexen_desktop.scene.touch import stamp_of

#: So far a press goes before it is a swipe, at scale 1.
_FAR_ENOUGH: Final = 48


class SwipeWatch(QObject):
    """Watches some widgets for presses that turn into a swipe.

    A swipe that began on a button does not press it.
    """

    #: A press began, made at this moment of `clock_ms`.
    pressed = Signal(object)
    #: It went far enough in this direction, having begun at that moment.
    swiped = Signal(QPointF, object)
    #: It ended where it had begun, there on the screen, on no button.
    tapped = Signal(QPointF)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._began: QPointF | None = None

    def watch(self, widget: QWidget) -> None:
        """Look at this widget too."""
        widget.installEventFilter(self)

    def forget(self) -> None:
        """Let the press that is on be no swipe."""
        self._began = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent | QTouchEvent) and isinstance(watched, QWidget):
            kind, at = event.type(), _position(event)
            if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin):
                self._began = at
                self.pressed.emit(stamp_of(event))
            elif kind in (QEvent.Type.MouseMove, QEvent.Type.TouchUpdate):
                self._go_on(watched, at, event)
            elif kind in (QEvent.Type.MouseButtonRelease, QEvent.Type.TouchEnd):
                began, self._began = self._began, None
                if began is not None and not isinstance(watched, QAbstractButton):
                    self.tapped.emit(began)
        return False

    def _go_on(self, watched: QWidget, at: QPointF | None, event: QInputEvent) -> None:
        if self._began is None or at is None:
            return
        way = at - self._began
        if way.manhattanLength() < metrics_of(watched).px(_FAR_ENOUGH):
            return
        self._began = None
        if isinstance(watched, QAbstractButton):
            watched.setDown(False)
        self.swiped.emit(way, stamp_of(event))


def _position(event: QMouseEvent | QTouchEvent) -> QPointF | None:
    if isinstance(event, QMouseEvent):
        return event.globalPosition()
    points = event.points()
    return points[0].globalPosition() if points else None
