"""The paper of a card that can be chosen."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.palette import Palette
from mexen_desktop.look.paper import BORDER, RADIUS_CARD, paint_paper, paint_round
from mexen_desktop.look.shadow import paint_shadow

_FRAME: Final = 5


def paint_card_paper(
    painter: QPainter,
    body: QRectF,
    face: QColor,
    metrics: Metrics,
    palette: Palette,
    *,
    chosen: bool,
) -> None:
    """Paint the paper in that colour; chosen, it has a brass frame and lies higher."""
    scale = metrics.s
    radius = RADIUS_CARD * scale
    border = BORDER * scale
    paint_shadow(painter, body, radius, 2 if chosen else 1, scale, palette)
    if not chosen:
        paint_paper(painter, body, radius, (palette.line, face), (border, border))
        return
    frame = body.adjusted(-border, -border, border, border)
    paint_round(painter, frame, radius + border, palette.brass_edge)
    width = _FRAME * scale
    paint_paper(painter, body, radius, (palette.brass, face), (width, width))
