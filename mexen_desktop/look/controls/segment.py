"""One word of a choice."""

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.pressable import Pressable
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.paper import BORDER, RADIUS_FIELD, paint_part
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import elided, fitted, paint_line, tell_whole
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, sized_font, text_width

_PADDING: Final = 18
_TICK: Final = 20
_TICK_GAP: Final = 6
_CHOSEN_WEIGHT: Final = 900


class Segment(Pressable):
    """A word to choose: chosen it is brass, bold, ticked; the focus ring goes around them all."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._choice = parent
        self._label = ""
        self._first = self._last = True
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def label(self) -> str:
        """Give the word."""
        return self._label

    def set_label(self, label: str) -> None:
        """Show another word, as typed."""
        self._label = label
        self.setAccessibleName(label)
        self.update()

    def place(self, *, first: bool, last: bool) -> None:
        """Say whether it stands at either end, where the corners are round."""
        self._first, self._last = first, last

    def wanted_width(self) -> int:
        """Give how wide it would like to be, chosen or not as it is."""
        metrics = metrics_of(self)
        used = font("body", metrics)
        tick = 0
        if self.isChecked():
            used = sized_font(used.pixelSize(), _CHOSEN_WEIGHT)
            tick = metrics.icon(_TICK) + metrics.px(_TICK_GAP)
        width = round(text_width(self._label, used) + 0.5) + tick + 2 * metrics.px(_PADDING)
        return max(metrics.target(0), width)

    def upright_size(self) -> QSize:
        return QSize(self.wanted_width(), metrics_of(self).target(0))

    def corner(self) -> float:
        return RADIUS_FIELD

    def ring_around(self) -> QWidget:
        return self._choice

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics, palette = metrics_of(self), theme().palette
        self._paint_ground(painter, size)
        ink = palette.on_brass if self.isChecked() else palette.ink
        ink = ink if self.isEnabled() else palette.ink_2
        wanted = font("body", metrics)
        tick = 0
        if self.isChecked():
            wanted = sized_font(wanted.pixelSize(), _CHOSEN_WEIGHT)
            tick = metrics.icon(_TICK) + metrics.px(_TICK_GAP)
        room = size.width() - tick - metrics.px(_PADDING)
        used = fitted(self._label, wanted, room)
        shown = elided(self._label, used, room + 1)
        tell_whole(self, self._label, shown)
        left = (size.width() - tick - text_width(shown, used)) / 2
        middle = size.height() / 2
        if tick:
            side = metrics.icon(_TICK)
            paint_icon(painter, "check", QRectF(left, middle - side / 2, side, side), ink)
        painter.setFont(used)
        paint_line(painter, left + tick, middle, shown, ink)

    def _paint_ground(self, painter: QPainter, size: QSize) -> None:
        scale = metrics_of(self).s
        rect = QRectF(0, 0, size.width(), size.height())
        colours = theme().palette.line_strong, self._ground()
        ends = self._first, self._last
        paint_part(painter, rect, RADIUS_FIELD * scale, colours, BORDER * scale, ends)

    def _ground(self) -> QColor:
        palette = theme().palette
        if not self.isEnabled():
            return palette.surface_2
        if self.isChecked():
            return palette.brass_hover if self.hovered else palette.brass
        if self.sunk > 0.5:
            return palette.surface_down
        return palette.surface_2 if self.hovered else palette.surface
