"""Dice side by side, as rules and examples speak of them."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.mini_dice import paint_flat_die
from mexen_desktop.look.paper import paint_round
from mexen_desktop.look.theme import theme

DIE: Final = 30
_APART: Final = 6
#: Around a die that stayed.
_STAYED: Final = 3


def dice_width(count: int, metrics: Metrics) -> int:
    """Give how wide so many dice are side by side."""
    return count * metrics.px(DIE) + max(0, count - 1) * metrics.px(_APART)


def paint_dice(
    painter: QPainter,
    where: QPointF,
    dice: Sequence[tuple[int, bool]],
    metrics: Metrics,
) -> None:
    """Draw dice side by side around a height; around one that stayed goes a frame of brass."""
    palette, side = theme().palette, metrics.px(DIE)
    left = where.x()
    for value, stayed in dice:
        place = QRectF(left, where.y() - side / 2, side, side)
        if stayed:
            out = metrics.px(_STAYED)
            paint_round(painter, place.adjusted(-out, -out, out, out), side * 0.3, palette.brass)
        paint_flat_die(painter, place, value, palette)
        left += side + metrics.px(_APART)
