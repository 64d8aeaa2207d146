"""A sentence at the foot of a dialog."""

from typing import Final, Literal

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.drawn import Drawn
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.lines import fitted_lines, paint_lines, step_of
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import plain_tip
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width

Tone = Literal["warning", "quiet"]

_ICON: Final = 22
_GAP: Final = 8
_LINES: Final = 3
_LINE: Final = 1.2


class Message(Drawn):
    """Says in red what is wrong, with an icon, or quietly what happened; at its right side."""

    #: It says something that said nothing, or the other way around.
    came_or_went = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self._tone: Tone = "quiet"
        self.setObjectName("message")

    def sentence(self) -> str:
        """Give what it says."""
        return self._text

    def say(self, text: str, tone: Tone = "warning") -> None:
        """Say that, or nothing."""
        changes = bool(text) != bool(self._text)
        self._text, self._tone = text, tone
        self.setAccessibleName(text)
        self.setToolTip(plain_tip(text))
        self.setVisible(bool(text))
        self.renew()
        if changes:
            self.came_or_went.emit()

    def upright_size(self) -> QSize:
        return QSize(0, round(step_of(font("small_strong", metrics_of(self))) * _LINES))

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics, palette = metrics_of(self), theme().palette
        warns = self._tone == "warning"
        used = font("small_strong" if warns else "small", metrics)
        ink = palette.red_ink if warns else palette.ink_2
        side, gap = (metrics.icon(_ICON), metrics.px(_GAP)) if warns else (0, 0)
        room = size.width() - side - gap
        used, lines = fitted_lines(self._text, used, room, size.height(), _LINE)
        step = step_of(used, _LINE)
        left = size.width() - max(text_width(line, used) for line in lines)
        top = (size.height() - len(lines) * step) / 2
        painter.setFont(used)
        paint_lines(painter, left, top, lines, step, ink)
        if warns:
            icon = QRectF(left - gap - side, top + (step - side) / 2, side, side)
            paint_icon(painter, "warning", icon, ink)
