"""A page that one comes to for a while, then goes back from."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget


class FullPage(QWidget):
    """Is laid out anew in another size, said anew in another language, left by Escape."""

    closed = Signal()

    def lay_out(self) -> None:
        """Put everything in its place in the window as it is."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
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

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Back):
            self.back()
        else:
            super().keyPressEvent(event)
