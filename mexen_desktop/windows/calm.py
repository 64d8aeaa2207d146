"""Follows the system's wish for less motion."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.less_motion import ask
from mexen_desktop.look.theme import theme


class Calm(QObject):
    """Asks the system now, then whenever people come back to the window from elsewhere."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.installEventFilter(self)
        self._ask()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowActivate:
            self._ask()
        return False

    def _ask(self) -> None:
        ask(theme().set_calm, self)
