"""The ways in which a thing on the screen is pressed."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QSinglePointEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.painted import PaintedButton
from mexen_desktop.look.focus_ring import ring_wanted
from mexen_desktop.look.input_mode import input_mode

# A worn mouse button or a shaking finger strikes twice within this time: one press is meant.
BOUNCE_MS: Final = 60
# So it does when it is let go. A held key that some screens repeat without saying so does too.
REBOUND_MS: Final = 35
# Some systems send a mouse click of their own after a touch that the button already answered.
ECHO_MS: Final = 700

_PRESS_KEYS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select)


class Pressable(PaintedButton):
    """A button that answers each finger by itself, so that several can be pressed at once.

    A held key, a bouncing mouse button, a click that echoes a touch are no second press.
    """

    # The moment of a press on the clock of input events, in milliseconds; 0 when the program or
    # a screen reader pressed it. An object, because an int of Qt holds 24 days only.
    pressed_at = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hovered = False
        self._under_finger = False
        self._stamp = 0
        self._last_press = -BOUNCE_MS
        self._last_release = -REBOUND_MS
        self._last_touch = -ECHO_MS
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.pressed.connect(self._tell_when)

    @property
    def hovered(self) -> bool:
        """Whether a mouse, not a finger, is over it."""
        return self._hovered and self.isEnabled()

    def event(self, event: QEvent) -> bool:
        # Asking for the event's type would take longer: hundreds come while a window opens.
        if isinstance(event, QTouchEvent):
            self._touch(event)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.drop_ring()
        if self._is_echo(event) or self._bounces(event.timestamp()):
            event.accept()
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _PRESS_KEYS:
            super().keyPressEvent(event)
            return
        input_mode().key_used()
        self.show_ring()
        if not event.isAutoRepeat() and not self._bounces(event.timestamp()):
            self._go_down()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _PRESS_KEYS:
            super().keyReleaseEvent(event)
            return
        if event.timestamp():
            self._last_release = event.timestamp()
        if self.isDown() and not event.isAutoRepeat():
            self._come_up(clicked=True)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._last_release = event.timestamp()
        super().mouseReleaseEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._hovered = not _by_finger(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hovered = False
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if ring_wanted(event.reason()):
            self.show_ring()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.drop_ring()
        if self._under_finger:
            # A second finger takes the focus elsewhere; what the first one holds stays down.
            QWidget.focusOutEvent(self, event)
        else:
            super().focusOutEvent(event)

    def _touch(self, event: QTouchEvent) -> None:
        event.accept()
        self._last_touch = event.timestamp()
        kind = event.type()
        inside = bool(event.points()) and self._holds(event.points()[0].position())
        if kind == QEvent.Type.TouchBegin:
            self._hovered = False
            input_mode().touched()
            self.drop_ring()
            if self.isEnabled() and not self._bounces(event.timestamp()):
                self._under_finger = True
                self._go_down()
            return
        ends = kind != QEvent.Type.TouchUpdate
        if ends:
            self._under_finger = False
            self._last_release = event.timestamp()
        if self.isDown() and (ends or not inside):
            self._come_up(clicked=inside and kind == QEvent.Type.TouchEnd)

    def _go_down(self) -> None:
        self.setDown(True)
        self.pressed.emit()

    def _come_up(self, *, clicked: bool) -> None:
        self.setDown(False)
        self.released.emit()
        if clicked:
            self.nextCheckState()
            # PySide's types do not know that a signal is chosen by what it carries.
            self.clicked[bool].emit(self.isChecked())  # type: ignore[index]

    def _holds(self, position: QPointF) -> bool:
        return self.rect().contains(position.toPoint())

    def _bounces(self, stamp: int) -> bool:
        self._stamp = stamp
        if not stamp:
            # Without a time stamp nothing is known about the time between two presses.
            return False
        bounces = (
            0 <= stamp - self._last_press < BOUNCE_MS
            or 0 <= stamp - self._last_release < REBOUND_MS
        )
        self._last_press = stamp
        return bounces

    def _is_echo(self, event: QMouseEvent) -> bool:
        copied = event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
        return (copied or _by_finger(event)) and 0 <= event.timestamp() - self._last_touch < ECHO_MS

    def _tell_when(self) -> None:
        stamp, self._stamp = self._stamp, 0
        self.pressed_at.emit(stamp)


def _by_finger(event: QSinglePointEvent) -> bool:
    # No start of the program waits for what only a pointer needs.
    from PySide6.QtGui import QPointingDevice

    return event.pointerType() == QPointingDevice.PointerType.Finger
