"""The slip of paper on the felt."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.models.controller import Controller


class Slip(QWidget):
    """A slip of paper that lies on the felt for a moment, or until the next round begins."""

    def __init__(self, controller: Controller, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("slip")
        self._controller = controller
        self.hide()

    def set_scale(self, metrics: Metrics) -> None:
        """Draw in the sizes of that window."""

    def place(self, felt: QRect, whole: QRect) -> None:
        """Lie on the felt; what is too wide may cover the whole inside of the tray."""

    def refresh(self) -> None:
        """Show the end of a round or of the game, if one is on the table."""

    def show_words(self, text: str, icons: tuple[str, ...], *, stamped: bool) -> None:
        """Lie there with a word."""

    def take_words_away(self) -> None:
        """Let the slip with a word go."""
