"""What must be settled before anybody can play, beneath the option that caused it."""

from typing import Final

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.note import Note
from mexen_desktop.look.paper import RADIUS_FIELD, paint_paper
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.models.options import Clash

_PADDING: Final = 16
_BORDER: Final = 2
#: How much of red there is in the paper.
_TINT: Final = 0.1


class ClashBox(QWidget):
    """A sentence in red with the button that settles it."""

    def __init__(self, number: str, parent: QWidget) -> None:
        """`number` tells its parts from those of all others."""
        super().__init__(parent)
        self.setObjectName(f"clash{number}")
        self._clash: Clash | None = None
        self.note = Note(f"clashSentence{number}", self)
        self.mend = Button(kind="small", parent=self)
        self.mend.setObjectName(f"mendButton{number}")

    def show_clash(self, clash: Clash) -> None:
        """Say that."""
        self._clash = clash
        self.note.say(clash.sentence, wrong=True)
        self.mend.set_label(clash.mend)
        self.mend.setAccessibleDescription(clash.sentence)

    @property
    def clash(self) -> Clash | None:
        """What it says."""
        return self._clash

    def place(self, left: int, top: int, width: int) -> int:
        """Lie there; give how high it is."""
        metrics = metrics_of(self)
        padding, button = metrics.px(_PADDING), self.mend.sizeHint()
        beside = width - 3 * padding - button.width()
        below = beside < width // 2
        room = width - 2 * padding if below else beside
        text = self.note.height_in(room)
        if below:
            height = text + button.height() + 3 * padding // 2
            self.note.setGeometry(padding, padding // 2, room, text)
            at = padding + text
            self.mend.setGeometry(padding, at, min(button.width(), room), button.height())
        else:
            height = max(text, button.height()) + padding
            self.note.setGeometry(padding, (height - text) // 2, room, text)
            right = width - padding - button.width()
            place = QRect(right, (height - button.height()) // 2, button.width(), button.height())
            self.mend.setGeometry(place)
        self.setGeometry(left, top, width, height)
        return height

    def paintEvent(self, _event: QPaintEvent) -> None:
        metrics, palette = metrics_of(self), theme().palette
        border = _BORDER * metrics.s
        face = palette.surface if palette.high_contrast else _tinted(palette.surface, palette.red)
        painter = QPainter(self)
        body, radius = QRectF(self.rect()), RADIUS_FIELD * metrics.s
        paint_paper(painter, body, radius, (palette.red_ink, face), (border, border))
        painter.end()


def _tinted(paper: QColor, ink: QColor) -> QColor:
    def mixed(one: int, other: int) -> int:
        return round(one * (1 - _TINT) + other * _TINT)

    return QColor(
        mixed(paper.red(), ink.red()),
        mixed(paper.green(), ink.green()),
        mixed(paper.blue(), ink.blue()),
    )
