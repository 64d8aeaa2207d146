"""When computer players have to wait for what people look at."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

# Menus are there before a game is.
if TYPE_CHECKING:
    from mexen_desktop.models.computers import Computers

_TABLE = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.EnabledChange)


class Patience(QObject):
    """Lets computers wait while their table is out of sight, or something lies over it.

    Dialogs disable the table for as long as they are open; menus are told of by `mind`.
    """

    def __init__(self, computers: "Computers", table: QWidget) -> None:
        super().__init__(table)
        self._computers = computers
        self._table = table
        table.installEventFilter(self)
        self._watch()

    def mind(self, over: QWidget) -> None:
        """Wait as long as that is shown."""
        over.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._table:
            if event.type() in _TABLE:
                self._watch()
        elif event.type() == QEvent.Type.Show:
            self._computers.hold(watched)
        elif event.type() == QEvent.Type.Hide:
            self._computers.release(watched)
        return False

    def _watch(self) -> None:
        # While a window closes its table hides before it is told so.
        if self._table.isVisible() and self._table.isEnabled():
            self._computers.release(self._table)
        else:
            self._computers.hold(self._table)


def mind(window: QWidget, over: QWidget) -> None:
    """Let computers at the tables of a window wait as long as something is shown."""
    for patience in window.findChildren(Patience):
        patience.mind(over)
