"""What stands below the options: what is to be settled, or was done; then what to go on with."""

from typing import Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.note import Note
from mexen_desktop.look.paper import BORDER
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme

_AIR: Final = 12
_GAP: Final = 16
#: Less room than this beside the buttons is no room for a sentence.
_LEAST_NOTE: Final = 180


class Foot(QWidget):
    """A note with what can be undone, at the right the ways on."""

    undo_requested = Signal()
    published_requested = Signal()
    start_requested = Signal()
    play_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("houseFoot")
        self.note = Note("houseNote", self)
        self.undo = self._button("undoRemoveButton", Button(icon="undo", kind="small"))
        self.published = self._button("publishedRulesButton", Button())
        self.start = self._button("startFromTheseButton", Button(icon="add"))
        self.play = self._button("playTheseButton", Button(variant="brass"))
        self.undo.hide()
        self.undo.clicked.connect(self.undo_requested)
        self.published.clicked.connect(self.published_requested)
        self.start.clicked.connect(self.start_requested)
        self.play.clicked.connect(self.play_requested)

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.undo.set_label(self.tr("Undo"))
        self.published.set_label(self.tr("Undo all changes"))
        self.start.set_label(self.tr("Adapt these"))
        self.play.set_label(self.tr("Play with these"))

    def height_in(self, width: int) -> int:
        """Give how high it is at that width."""
        metrics = metrics_of(self)
        air = metrics.px(_AIR)
        high = self.play.sizeHint().height() + 2 * air
        if self._there(self.note) and self._note_room(width) < metrics.px(_LEAST_NOTE):
            high += max(self.note.height_in(self._alone(width)), self._undo_height()) + air
        return high

    def lay_out(self) -> None:
        """Put everything in its place."""
        metrics = metrics_of(self)
        air, gap = metrics.px(_AIR), metrics.px(_GAP)
        edge, high = self._edge(), self.play.sizeHint().height()
        top, right = self.height() - air - high, self.width() - edge
        buttons = self._buttons()
        wanted = sum(each.sizeHint().width() for each in buttons) + gap * (len(buttons) - 1)
        share = min(1.0, (self.width() - 2 * edge) / max(1, wanted))
        for button in reversed(buttons):
            width = int(button.sizeHint().width() * share)
            button.setGeometry(QRect(right - width, top, width, high))
            right -= width + int(gap * share)
        room = self._note_room(self.width())
        if room < metrics.px(_LEAST_NOTE):
            room = self._alone(self.width())
            text = self.note.height_in(room)
            box = QRect(edge, air, room, max(text, self._undo_height()))
        else:
            box = QRect(edge, top, room, high)
            text = self.note.height_in(room)
        self.note.setGeometry(edge, box.top() + (box.height() - text) // 2, room, text)
        size = self.undo.sizeHint()
        left = edge + room + gap
        middle = box.top() + (box.height() - size.height()) // 2
        self.undo.setGeometry(left, middle, *size.toTuple())

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette, line = theme().palette, max(1, metrics_of(self).px(BORDER))
        painter = QPainter(self)
        painter.fillRect(self.rect(), palette.surface)
        painter.fillRect(0, 0, self.width(), line, palette.line)
        painter.end()

    def _note_room(self, width: int) -> int:
        gap = metrics_of(self).px(_GAP)
        taken = sum(each.sizeHint().width() + gap for each in self._buttons())
        return width - 2 * self._edge() - taken - self._undo_width()

    def _alone(self, width: int) -> int:
        return width - 2 * self._edge() - self._undo_width()

    def _undo_width(self) -> int:
        gap = metrics_of(self).px(_GAP)
        return self.undo.sizeHint().width() + gap if self._there(self.undo) else 0

    def _undo_height(self) -> int:
        return self.undo.sizeHint().height() if self._there(self.undo) else 0

    def _buttons(self) -> list[Button]:
        return [each for each in (self.published, self.start, self.play) if self._there(each)]

    def _edge(self) -> int:
        metrics = metrics_of(self)
        return metrics.px(24 if metrics.portrait or metrics.s < 1 else 48)

    def _there(self, part: QWidget) -> bool:
        return part.isVisibleTo(self)

    def _button(self, name: str, button: Button) -> Button:
        button.setParent(self)
        button.setObjectName(name)
        return button
