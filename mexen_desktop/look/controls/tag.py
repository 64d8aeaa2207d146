"""A tag as a widget of its own."""

import math

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.drawn import Drawn, inset
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.tags import TagKind, paint_tag, tag_size
from mexen_desktop.look.theme import theme


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
        size = tag_size(self._text, self._kind, metrics_of(self), self._room)
        return QSize(math.ceil(size.width()), math.ceil(size.height()))

    def paint(self, painter: QPainter, size: QSize) -> None:
        where = inset(size, 0)
        metrics = metrics_of(self)
        paint_tag(painter, where, self._icon, self._text, self._kind, metrics, theme().palette)
