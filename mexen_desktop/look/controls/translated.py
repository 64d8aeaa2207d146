"""A part of the window whose words follow the language."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget


class Translated(QWidget):
    """Says everything anew as soon as another language is spoken."""

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
