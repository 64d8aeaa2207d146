"""A button that stands for one player."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.metrics import LEAST_TEXT
from mexen_desktop.look.names import PITCH, name_lines, paint_name
from mexen_desktop.look.pegs import PEG, paint_peg
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import paint_line, tell_whole
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width
from mexen_desktop.models.facts import Person

#: Narrower than this, at scale 1, the name stands under the peg.
_LEAST_BESIDE: Final = 190
#: Lower than this, a small one stands beside it after all.
_LEAST_UNDER: Final = 72
#: The same at any scale, for text that becomes no smaller.
_LOW: Final = 60
_PEG: Final = 36
_PEG_MIDDLE: Final = 0.31
_NAME_MIDDLE: Final = 0.77
#: How much of the height a name on two lines may take.
_NAME_SHARE: Final = 0.47
_PADDING: Final = 8
#: Smaller than this a name is rather written on two lines.
_LEAST_SHARE: Final = 0.8
_LAST_KEY: Final = 10


def key_of(number: int) -> str:
    """Return the key that chooses the player with that number: 0 for the tenth, then none."""
    return str(number % _LAST_KEY) if number <= _LAST_KEY else ""


class ChooseButton(Button):
    """A player's peg with the name beside it, or under it where many are to choose from."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(kind="action", parent=parent)
        self._row = parent
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
        low = size.height() < max(metrics.px(_LEAST_UNDER), _LOW)
        if not low and self._all_beside(size.width()):
            super().paint(painter, size)
            return
        padding = metrics.px(_PADDING) / (1 if low else 2)
        inside = self.paint_face(painter, size).adjusted(padding, 0, -padding, 0)
        if low:
            self._paint_beside(painter, inside)
        else:
            self._paint_under(painter, inside)

    def fits_beside(self, width: int) -> bool:
        """Whether the name has room beside a large peg without becoming small."""
        room = width - 2 * self._padding() - self._lead()
        return text_width(self.label(), font("name", metrics_of(self))) <= room

    def _all_beside(self, width: int) -> bool:
        """Whether each of those to choose from has such room: all of them look alike."""
        if width < metrics_of(self).px(_LEAST_BESIDE):
            return False
        everybody = self._row.findChildren(ChooseButton)
        return all(each.fits_beside(width) for each in everybody if not each.isHidden())

    def _paint_under(self, painter: QPainter, inside: QRectF) -> None:
        """Paint the peg with the name below it, both in the middle."""
        side = min(metrics_of(self).px(_PEG), inside.width())
        peg = QRectF(0, 0, side, side)
        peg.moveCenter(inside.center())
        peg.moveTop(inside.top() + inside.height() * _PEG_MIDDLE - side / 2)
        paint_peg(painter, peg, str(self._number), self._colour, theme().palette)
        used, lines = self._lines(inside.width(), _NAME_SHARE * inside.height())
        painter.setFont(used)
        middle = inside.top() + inside.height() * _NAME_MIDDLE
        for at, line in enumerate(lines):
            left = inside.center().x() - text_width(line, used) / 2
            below = (at - (len(lines) - 1) / 2) * used.pixelSize() * PITCH
            paint_line(painter, left, middle + below, line, self.ink())

    def _paint_beside(self, painter: QPainter, inside: QRectF) -> None:
        """Paint a small peg with the name beside it."""
        side = min(metrics_of(self).px(PEG), inside.height())
        peg = QRectF(inside.left(), inside.center().y() - side / 2, side, side)
        paint_peg(painter, peg, str(self._number), self._colour, theme().palette)
        left = peg.right() + metrics_of(self).px(_PADDING)
        used, lines = self._lines(inside.right() - left, inside.height())
        painter.setFont(used)
        paint_name(painter, QPointF(left, inside.center().y()), lines, self.ink())

    def _lines(self, room: float, height: float) -> tuple[QFont, Sequence[str]]:
        """Give how the name is written into such room; cut, it is told whole in a tooltip."""
        wanted = font("name", metrics_of(self))
        least = max(LEAST_TEXT, round(wanted.pixelSize() * _LEAST_SHARE))
        used, lines = name_lines(self.label(), wanted, least, room, height)
        shown = self.label() if len(lines) > 1 else lines[0]
        tell_whole(self, self.label(), shown)
        return used, lines
