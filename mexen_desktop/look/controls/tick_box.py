"""A box with a tick or without."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.pressable import Pressable
from mexen_desktop.look.paper import RADIUS_FIELD
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.tags import TICK, paint_tick
from mexen_desktop.look.theme import theme


class TickBox(Pressable):
    """A check box: its label stands beside it, given as accessible name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)

    def upright_size(self) -> QSize:
        side = metrics_of(self).target(TICK)
        return QSize(side, side)

    def corner(self) -> float:
        return RADIUS_FIELD

    def ring_body(self) -> QRect:
        side = metrics_of(self).px(TICK)
        body = QRect(0, 0, side, side)
        body.moveCenter(self.rect().center())
        return body

    def paint(self, painter: QPainter, size: QSize) -> None:
        side = metrics_of(self).px(TICK)
        box = QRectF(0, 0, side, side)
        box.moveCenter(QPointF(size.width() / 2, size.height() / 2))
        paint_tick(painter, box, metrics_of(self).s, theme().palette, ticked=self.isChecked())
