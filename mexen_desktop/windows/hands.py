"""Sees whether people point or use keys, wherever in the window that is."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.input_mode import input_mode

# Held with a click, as for a menu of the desktop's: they are no way of going about the window.
_HELD: Final = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
    Qt.Key.Key_AltGr,
)


class Hands(QObject):
    """Watches what the system hands to the window, before any part of the window answers it.

    The focus that the program moves is shown to who uses keys alone.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.winId()
        window.windowHandle().installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress:
            input_mode().pointed()
        elif kind == QEvent.Type.KeyPress and _goes(event):
            input_mode().key_used()
        return False


def _goes(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() not in _HELD
