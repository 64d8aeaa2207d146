"""What tells the parts of a picture apart, even where no colour is seen."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QTransform

from mexen_desktop.look.palette import Palette, mixed
from mexen_desktop.look.paper import paint_round

_PATTERNS: Final = (
    None,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.Dense6Pattern,
    Qt.BrushStyle.CrossPattern,
    Qt.BrushStyle.HorPattern,
)
#: How much of the ink is in the ground below a pattern.
_GROUNDS: Final = (0.62, 0.08, 0.3, 0.0, 0.16)
#: Lines of a pattern stand so far apart, at scale 1.
_STEP: Final = 1.25


def paint_fill(
    painter: QPainter, where: QRectF, part: int, radius: float, scale: float, palette: Palette
) -> None:
    """Fill a place as the part of that number, from 0: by a shade as well as by a pattern."""
    at = part % len(_PATTERNS)
    ground = mixed(palette.surface_2, palette.ink, _GROUNDS[at])
    paint_round(painter, where, radius, ground)
    pattern = _PATTERNS[at]
    if pattern is not None:
        brush = QBrush(palette.ink, pattern)
        brush.setTransform(QTransform.fromScale(_STEP * scale, _STEP * scale))
        painter.setBrush(brush)
        painter.drawRoundedRect(where, radius, radius)
    line = max(1.0, scale)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(palette.ink)
    half = line / 2
    painter.drawRoundedRect(where.adjusted(half, half, -half, -half), radius, radius)
