"""A thing that is on or off."""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.pressable import Pressable
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.paper import BORDER, paint_paper, paint_round
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.look.turning import turned_size

_WIDTH: Final = 72
_HEIGHT: Final = 40
_KNOB: Final = 30


class Switch(Pressable):
    """A switch that carries a tick or a cross, so that no colour is needed to read it.

    For a screen reader it is a check box; its label stands beside it, given as accessible name.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)

    def upright_size(self) -> QSize:
        metrics = metrics_of(self)
        return QSize(metrics.target(_WIDTH), metrics.target(_HEIGHT))

    def corner(self) -> float:
        return _HEIGHT / 2

    def ring_body(self) -> QRect:
        body = QRect(QPoint(), turned_size(self._body_size(), self.quarter_turns))
        body.moveCenter(self.rect().center())
        return body

    def _body_size(self) -> QSize:
        metrics = metrics_of(self)
        return QSize(metrics.px(_WIDTH), metrics.px(_HEIGHT))

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics, palette = metrics_of(self), theme().palette
        border = BORDER * metrics.s
        body = QRectF(QPointF(), QSizeF(self._body_size()))
        body.moveCenter(QPointF(size.width() / 2, size.height() / 2))
        height = body.height()
        on = self.isChecked()
        edge = palette.brass_edge if on else palette.line_strong
        ground = palette.brass if on else palette.surface
        if self.hovered:
            ground = palette.brass_hover if on else palette.surface_2
        knob_ground = palette.on_brass if on else palette.line_strong
        sign = palette.brass if on else palette.surface
        if not self.isEnabled():
            edge, ground, knob_ground, sign = (
                palette.line,
                palette.surface_2,
                palette.ink_2,
                palette.surface_2,
            )
        paint_paper(painter, body, height / 2, (edge, ground), (border, border))
        side = metrics.px(_KNOB)
        margin = (height - side) / 2
        left = body.right() - margin - side if on else body.left() + margin
        knob = QRectF(left, body.top() + margin, side, side)
        paint_round(painter, knob, side / 2, knob_ground)
        inset = side * 0.22
        icon = "check" if on else "close"
        paint_icon(painter, icon, knob.adjusted(inset, inset, -inset, -inset), sign, 2.4)
