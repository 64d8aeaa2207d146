"""The tick on the card that is chosen."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.palette import Palette
from mexen_desktop.look.paper import BORDER, paint_paper


def paint_tick(
    painter: QPainter, centre: QPointF, side: float, metrics: Metrics, palette: Palette
) -> None:
    """Paint it around that centre, so wide."""
    circle = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    border = BORDER * metrics.s
    paint_paper(painter, circle, side / 2, (palette.brass_edge, palette.brass), (border, border))
    icon = metrics.px(22)
    where = QRectF(centre.x() - icon / 2, centre.y() - icon / 2, icon, icon)
    paint_icon(painter, "check", where, palette.on_brass)
