"""A page that one comes to for a while, then goes back from."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent

from mexen_desktop.look.controls.translated import Translated


class FullPage(Translated):
    """Is laid out anew in another size, left by Escape."""

    closed = Signal()

    def lay_out(self) -> None:
        """Put everything in its place in the window as it is."""
        raise NotImplementedError

    def back(self) -> None:
        """Go back by one step: from the page, unless there is a way back inside of it."""
        self.closed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Back):
            self.back()
        else:
            super().keyPressEvent(event)
