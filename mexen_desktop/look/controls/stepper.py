"""A number with a key for less, a key for more."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.drawn import Drawn
from mexen_desktop.look.controls.pressable import Pressable
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.paper import BORDER, RADIUS_FIELD, paint_part, paint_round
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width

_PART: Final = 54
_HEIGHT: Final = 48
_SIGN: Final = 20
_LINE: Final = 3


class Stepper(QWidget):
    """Steps a number up or down between two ends; `stepped` gives the number a player chose."""

    stepped = Signal(int)

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least, self._most, self._value = least, most, least
        self._less, self._shown, self._more = _Step(self, -1), _Shown(self), _Step(self, 1)
        self._less.setObjectName("less")
        self._more.setObjectName("more")
        self._less.clicked.connect(lambda: self._step(-1))
        self._more.clicked.connect(lambda: self._step(1))
        self.set_value(least)

    @property
    def value(self) -> int:
        """The number shown."""
        return self._value

    def set_value(self, value: int) -> None:
        """Show another number without telling anybody."""
        self._value = max(self._least, min(self._most, value))
        self._shown.set_value(self._value)
        self._less.setEnabled(self._value > self._least)
        self._more.setEnabled(self._value < self._most)

    def set_names(self, less: str, more: str) -> None:
        """Say what a screen reader calls the two keys."""
        for key, name in ((self._less, less), (self._more, more)):
            key.setAccessibleName(name)
            key.setToolTip(name)

    def sizeHint(self) -> QSize:
        metrics = metrics_of(self)
        return QSize(3 * metrics.target(_PART), metrics.target(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        third = self.width() // 3
        self._less.setGeometry(0, 0, third, self.height())
        self._shown.setGeometry(third, 0, self.width() - 2 * third, self.height())
        self._more.setGeometry(self.width() - third, 0, third, self.height())

    def _step(self, by: int) -> None:
        before = self._value
        self.set_value(before + by)
        if self._value != before:
            self.stepped.emit(self._value)


class _Shown(Drawn):
    """The number between the keys."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""

    def set_value(self, value: int) -> None:
        self._text = str(value)
        self.setAccessibleName(self._text)
        self.update()

    def upright_size(self) -> QSize:
        return QSize(metrics_of(self).target(_PART), metrics_of(self).target(_HEIGHT))

    def paint(self, painter: QPainter, size: QSize) -> None:
        palette, metrics = theme().palette, metrics_of(self)
        _paint_ground(painter, self, size, palette.surface_2, (False, False))
        painter.setFont(font("title", metrics))
        left = (size.width() - text_width(self._text, painter.font())) / 2
        paint_line(painter, left, size.height() / 2, self._text, palette.ink)


class _Step(Pressable):
    """The key for one less or one more."""

    def __init__(self, stepper: QWidget, by: int) -> None:
        super().__init__(stepper)
        self._stepper = stepper
        self._by = by

    def upright_size(self) -> QSize:
        return QSize(metrics_of(self).target(_PART), metrics_of(self).target(_HEIGHT))

    def corner(self) -> float:
        return RADIUS_FIELD

    def ring_around(self) -> QWidget:
        # A ring inside the stepper would be cut off at its edge.
        return self._stepper

    def ring_body(self) -> QRect:
        return self.geometry()

    def paint(self, painter: QPainter, size: QSize) -> None:
        palette = theme().palette
        ground = palette.surface_2 if self.hovered else palette.surface
        if self.sunk > 0.5:
            ground = palette.surface_down
        _paint_ground(painter, self, size, ground, (self._by < 0, self._by > 0))
        ink = palette.ink if self.isEnabled() else palette.line
        side = metrics_of(self).px(_SIGN)
        place = QRectF((size.width() - side) / 2, (size.height() - side) / 2, side, side)
        if self._by > 0:
            paint_icon(painter, "add", place, ink, _LINE)
        else:
            thick = _LINE / 24 * side
            bar = QRectF(
                place.left() + side / 6, place.center().y() - thick / 2, side * 2 / 3, thick
            )
            paint_round(painter, bar, thick / 2, ink)


def _paint_ground(
    painter: QPainter, widget: QWidget, size: QSize, ground: QColor, ends: tuple[bool, bool]
) -> None:
    scale = metrics_of(widget).s
    rect = QRectF(0, 0, size.width(), size.height())
    colours = theme().palette.line_strong, ground
    paint_part(painter, rect, RADIUS_FIELD * scale, colours, BORDER * scale, ends)
