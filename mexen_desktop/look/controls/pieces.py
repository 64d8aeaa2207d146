"""Pegs, key caps, tags, small dice, counters as widgets of their own."""

import math
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.coins import paint_piles, piles_size
from mexen_desktop.look.controls.drawn import Drawn, inset
from mexen_desktop.look.keycap import keycap_size, paint_keycap
from mexen_desktop.look.mini_dice import FLAT, LIFE, paint_flat_die, paint_life_die
from mexen_desktop.look.pegs import PEG, paint_peg
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.tags import TagKind, paint_tag, tag_size
from mexen_desktop.look.theme import theme

# Around a peg, for the fine line outside of it.
_PEG_MARGIN: Final = 2


def _whole(size: QSizeF) -> QSize:
    return QSize(math.ceil(size.width()), math.ceil(size.height()))


class Peg(Drawn):
    """A player's peg, `side` wide at scale 1."""

    def __init__(
        self,
        number: int,
        colour: int | None = None,
        *,
        side: int = PEG,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._side = side
        self.set_player(number, number - 1 if colour is None else colour)

    def set_player(self, number: int, colour: int) -> None:
        """Show that number on that player's colour, counted from 0."""
        self._number, self._colour = number, colour
        self.setAccessibleName(str(number))
        self.update()

    def upright_size(self) -> QSize:
        side = metrics_of(self).px(self._side + 2 * _PEG_MARGIN)
        return QSize(side, side)

    def paint(self, painter: QPainter, size: QSize) -> None:
        where = inset(size, _PEG_MARGIN * metrics_of(self).s)
        paint_peg(painter, where, str(self._number), self._colour, theme().palette)


class KeyCap(Drawn):
    """A key of the keyboard."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_key(key)

    def set_key(self, key: str) -> None:
        """Show another key."""
        self._key = key
        self.setAccessibleName(key)
        self.renew()

    def upright_size(self) -> QSize:
        return _whole(keycap_size(self._key, metrics_of(self)))

    def paint(self, painter: QPainter, size: QSize) -> None:
        ink = theme().palette.ink
        paint_keycap(painter, QRectF(inset(size, 0)), self._key, ink, metrics_of(self))


class Tag(Drawn):
    """A tag with an icon and a word."""

    def __init__(
        self, icon: str, text: str = "", *, kind: TagKind = "lowest", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._icon = icon
        self._kind: TagKind = kind
        self._room: float | None = None
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Write that word on it; the icon stays alone when it is empty."""
        self._text = text
        self.setAccessibleName(text)
        self.renew()

    def set_room(self, width: float | None) -> None:
        """Be no wider than that as it is read; None for as wide as the words are."""
        if width != self._room:
            self._room = width
            self.renew()

    def upright_size(self) -> QSize:
        return _whole(tag_size(self._text, self._kind, metrics_of(self), self._room))

    def paint(self, painter: QPainter, size: QSize) -> None:
        where = inset(size, 0)
        metrics = metrics_of(self)
        paint_tag(painter, where, self._icon, self._text, self._kind, metrics, theme().palette)


class MiniDie(Drawn):
    """A small die from straight above: a flat sign, or one that lies there when it is a life."""

    def __init__(self, value: int, *, life: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._life = life
        self.set_value(value)

    def set_value(self, value: int) -> None:
        """Show another face."""
        self._value = value
        self.setAccessibleName(str(value))
        self.update()

    def upright_size(self) -> QSize:
        side = metrics_of(self).px(LIFE if self._life else FLAT)
        return QSize(side, side)

    def paint(self, painter: QPainter, size: QSize) -> None:
        where, palette = inset(size, 0), theme().palette
        if self._life:
            paint_life_die(painter, where, self._value, metrics_of(self).s, palette)
        else:
            paint_flat_die(painter, where, self._value, palette)


class Counters(Drawn):
    """Brass counters in piles."""

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_count(count)

    def set_count(self, count: int) -> None:
        """Show so many."""
        self._count = count
        self.setAccessibleName(str(count))
        self.renew()

    def upright_size(self) -> QSize:
        return _whole(piles_size(self._count, metrics_of(self).s))

    def paint(self, painter: QPainter, size: QSize) -> None:
        foot = size.height() - metrics_of(self).s
        paint_piles(painter, 0, foot, self._count, metrics_of(self).s, theme().palette)
