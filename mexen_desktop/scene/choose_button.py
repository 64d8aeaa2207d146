"""A button that stands for one player."""

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.pegs import PEG, paint_peg
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import elided, fitted_name, paint_line, tell_whole
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width
from mexen_desktop.models.facts import Person

#: Narrower than this, at scale 1, the name stands under the peg.
_LEAST_BESIDE: Final = 190
#: Lower than this, a small one stands beside it after all.
_LEAST_UNDER: Final = 72
_PEG: Final = 40
_PEG_MIDDLE: Final = 0.36
_NAME_MIDDLE: Final = 0.76
_PADDING: Final = 8
_LAST_KEY: Final = 10


def key_of(number: int) -> str:
    """Return the key that chooses the player with that number: 0 for the tenth, then none."""
    return str(number % _LAST_KEY) if number <= _LAST_KEY else ""


class ChooseButton(Button):
    """A player's peg with the name beside it, or under it where many are to choose from."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(kind="action", parent=parent)
        self._number = 0
        self._colour = 0
        self.set_token("word")

    def show_person(self, person: Person, number: int) -> None:
        """Stand for that person, who has that number on the peg."""
        self._number, self._colour = number, person.colour
        self.set_label(person.name)
        self.set_peg(number, person.colour)
        self.set_key_hint(key_of(number))

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics = metrics_of(self)
        low = size.height() < metrics.px(_LEAST_UNDER)
        if size.width() >= metrics.px(_LEAST_BESIDE) and not low:
            super().paint(painter, size)
            return
        face = self.paint_face(painter, size)
        padding = metrics.px(_PADDING)
        if low:
            self._paint_beside(painter, face.adjusted(padding, 0, -padding, 0))
            return
        side = min(metrics.px(_PEG), face.width() - padding)
        peg = QRectF(0, 0, side, side)
        peg.moveCenter(face.center())
        peg.moveTop(face.top() + face.height() * _PEG_MIDDLE - side / 2)
        paint_peg(painter, peg, str(self._number), self._colour, theme().palette)
        room = face.width() - padding
        used = fitted_name(self.label(), font("name", metrics), room)
        shown = elided(self.label(), used, room + 1)
        painter.setFont(used)
        left = face.center().x() - text_width(shown, used) / 2
        middle = face.top() + face.height() * _NAME_MIDDLE
        paint_line(painter, left, middle, shown, self.ink())
        tell_whole(self, self.label(), shown)

    def _paint_beside(self, painter: QPainter, inside: QRectF) -> None:
        """Paint a small peg with the name beside it."""
        side = min(metrics_of(self).px(PEG), inside.height())
        peg = QRectF(inside.left(), inside.center().y() - side / 2, side, side)
        paint_peg(painter, peg, str(self._number), self._colour, theme().palette)
        left = peg.right() + metrics_of(self).px(_PADDING)
        used = fitted_name(self.label(), font("name", metrics_of(self)), inside.right() - left)
        shown = elided(self.label(), used, inside.right() - left + 1)
        painter.setFont(used)
        paint_line(painter, left, inside.center().y(), shown, self.ink())
        tell_whole(self, self.label(), shown)
