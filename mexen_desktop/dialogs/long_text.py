"""A long text to be read."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QPalette
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QScroller, QWidget

from mexen_desktop.dialogs.flowing import flowing
from mexen_desktop.look.controls.thin_bar import ThinBar
from mexen_desktop.look.focus_ring import PassingRing
from mexen_desktop.look.paper import RADIUS_FIELD
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font

_MARGIN: Final = 12


class LongText(QPlainTextEdit):
    """Shows a text in lines as wide as its room: it scrolls, but is not changed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ring = PassingRing()
        self.setReadOnly(True)
        # With a caret the arrow keys would move that, unseen, rather than the text.
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(ThinBar(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)

    def show_text(self, text: str) -> None:
        """Show another text from its beginning."""
        self.setPlainText(flowing(text))
        self.verticalScrollBar().setValue(0)

    def set_scale(self) -> None:
        """Take the sizes of the window, the colours of the theme."""
        metrics, palette = metrics_of(self), theme().palette
        self.setFont(font("small", metrics))
        self.document().setDocumentMargin(metrics.px(_MARGIN))
        colours = palette.qt_palette()
        colours.setColor(QPalette.ColorRole.Base, palette.surface_2)
        self.setPalette(colours)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._ring.show_inside(self, RADIUS_FIELD, event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring.drop()
