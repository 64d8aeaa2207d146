"""The ring around a die that has the keyboard's focus."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mexen_desktop.scene.dice.outline import Point, rounded

WIDTH = 3
AWAY = 3
REACH = AWAY + WIDTH
"""How far the ring reaches beyond the die."""


def paint_ring(painter: QPainter, outline: list[Point], colour: QColor) -> None:
    """Draw a line around an outline, a little away from it."""
    ring = rounded(outline, AWAY + WIDTH / 2, step=0.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, WIDTH))
    painter.drawPolygon([QPointF(x, y) for x, y in ring])
