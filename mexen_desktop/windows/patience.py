"""When what goes on by itself has to wait for what people look at."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

# Menus are there before a game is.
if TYPE_CHECKING:
    from mexen_desktop.models.attention import Attention
    from mexen_desktop.models.computers import Computers

_TABLE = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.EnabledChange)
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.KeyPress)


class Patience(QObject):
    """Lets computers and races wait while their table is out of sight, or something lies over it.

    Dialogs disable the table for as long as they are open; menus are told of by `mind`. While
    another window has the keyboard only races wait: computers may be watched from afar.
    """

    def __init__(self, computers: "Computers", attention: "Attention", table: QWidget) -> None:
        super().__init__(table)
        self._patient = (computers, attention)
        self._attention = attention
        self._table = table
        self._window = table.window()
        table.installEventFilter(self)
        self._window.installEventFilter(self)
        self._handle = self._window.windowHandle()
        if self._handle is not None:
            self._handle.installEventFilter(self)
        self._watch()

    def mind(self, over: QWidget) -> None:
        """Wait as long as that is shown."""
        over.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._table:
            if kind in _TABLE:
                self._watch()
        elif watched is self._window:
            if kind == QEvent.Type.WindowDeactivate:
                self._attention.hold(watched)
            elif kind == QEvent.Type.WindowActivate:
                self._attention.release(watched)
        elif watched is self._handle:
            # Not every desktop tells when a window is the one in front again; a press does.
            if kind in _PRESSES:
                self._attention.release(self._window)
        elif kind == QEvent.Type.Show:
            self._hold(watched)
        elif kind == QEvent.Type.Hide:
            self._release(watched)
        return False

    def _watch(self) -> None:
        # While a window closes its table hides before it is told so.
        if self._table.isVisible() and self._table.isEnabled():
            self._release(self._table)
        else:
            self._hold(self._table)

    def _hold(self, reason: QObject) -> None:
        for each in self._patient:
            each.hold(reason)

    def _release(self, reason: QObject) -> None:
        for each in self._patient:
            each.release(reason)


def mind(window: QWidget, over: QWidget) -> None:
    """Let the tables of a window wait as long as something is shown."""
    for patience in window.findChildren(Patience):
        patience.mind(over)
