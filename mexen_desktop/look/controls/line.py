"""One line that is written on a page."""

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.drawn import Drawn
from mexen_desktop.look.lines import step_of
from mexen_desktop.look.metrics import Token
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import elided, fitted, paint_line, tell_whole
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width

_QUIETER: Final = ("body", "small")


class Line(Drawn):
    """One line; plain text has the quieter ink."""

    def __init__(self, name: str, token: Token, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._token: Token = token
        self._text = ""

    def set_text(self, text: str) -> None:
        """Write another text."""
        self._text = text
        self.setAccessibleName(text)
        self.renew()

    def upright_size(self) -> QSize:
        used = font(self._token, metrics_of(self))
        return QSize(round(text_width(self._text, used) + 1), round(step_of(used)))

    def paint(self, painter: QPainter, size: QSize) -> None:
        palette = theme().palette
        used = fitted(self._text, font(self._token, metrics_of(self)), size.width())
        shown = elided(self._text, used, size.width() + 1)
        tell_whole(self, self._text, shown)
        painter.setFont(used)
        ink = palette.ink_2 if self._token in _QUIETER else palette.ink
        paint_line(painter, 0, size.height() / 2, shown, ink)
