"""A piece of paper with other things on it."""

from PySide6.QtCore import QMargins, QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.paper import BORDER, RADIUS_CARD, paint_paper
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.shadow import paint_shadow, reach
from mexen_desktop.look.theme import theme


class Panel(QWidget):
    """Paper at some height above the table: the widget is larger than the paper by its shadow."""

    def __init__(
        self, *, elevation: int = 1, radius: float = RADIUS_CARD, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._elevation = elevation
        self._radius = radius

    def margins(self) -> QMargins:
        """Give the room around the paper that its shadow takes."""
        out = reach(self._elevation, metrics_of(self).s)
        return QMargins(out, out, out, out)

    def paper(self) -> QRect:
        """Give where the paper is inside the widget."""
        return self.rect().marginsRemoved(self.margins())

    def place_paper(self, where: QRect) -> None:
        """Lay the paper there, its shadow around it."""
        self.setGeometry(where.marginsAdded(self.margins()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette, scale = theme().palette, metrics_of(self).s
        painter = QPainter(self)
        paper = QRectF(self.paper())
        border, radius = BORDER * scale, self._radius * scale
        paint_shadow(painter, paper, radius, self._elevation, scale, palette)
        paint_paper(painter, paper, radius, (palette.line, palette.surface), (border, border))
        painter.end()
