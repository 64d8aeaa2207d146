"""A sentence that is written on a page."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.drawn import Drawn
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.lines import broken, paint_lines, step_of
from mexen_desktop.look.metrics import Token
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font

_ICON = 24
_GAP = 10


class Note(Drawn):
    """A sentence on as many lines as it needs; where something went wrong red, with an icon."""

    def __init__(self, name: str, parent: QWidget, token: Token = "small_strong") -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._token: Token = token
        self._sentence = ""
        self._wrong = self._good = False
        self.hide()

    def sentence(self) -> str:
        """Give what it says."""
        return self._sentence

    def say(self, sentence: str, *, wrong: bool = False, good: bool = False) -> None:
        """Say that, or nothing; `good` is something that was done as it was wanted."""
        self._sentence, self._wrong, self._good = sentence, wrong, good
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))
        self.renew()

    def height_in(self, width: int) -> int:
        """Give how high it is at that width."""
        used = font(self._token, metrics_of(self))
        return round(len(self._lines(width)) * step_of(used))

    def upright_size(self) -> QSize:
        return QSize(self.width(), self.height_in(self.width()))

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics, palette = metrics_of(self), theme().palette
        used = font(self._token, metrics)
        left, step = self._lead(), step_of(used)
        ink = palette.good if self._good else palette.ink_2
        if self._wrong:
            ink = palette.red_ink
            side = metrics.icon(_ICON)
            paint_icon(painter, "warning", QRectF(0, (step - side) / 2, side, side), ink)
        painter.setFont(used)
        paint_lines(painter, left, 0, self._lines(size.width()), step, ink)

    def _lead(self) -> int:
        return metrics_of(self).icon(_ICON) + metrics_of(self).px(_GAP) if self._wrong else 0

    def _lines(self, width: int) -> list[str]:
        used = font(self._token, metrics_of(self))
        return broken(self._sentence, used, width - self._lead())
