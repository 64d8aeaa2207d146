"""The shade inside what is cut into the wood."""

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from mexen_desktop.look.ninepatch import NinePatch, blank
from mexen_desktop.look.palette import Palette, faded
from mexen_desktop.look.shadow import Shadow

_LAYERS: Final = 14
_FROM_LEFT: Final = 0.6


def paint_hollow(
    painter: QPainter, rect: QRectF, radius: float, shadow: Shadow, scale: float, palette: Palette
) -> None:
    """Darken a hollow along its rim, most where the rim stands before the light.

    In high contrast there is no shade.
    """
    if palette.high_contrast:
        return
    ratio = painter.device().devicePixelRatioF()
    sizes = radius, shadow.blur * scale, shadow.down * scale
    _patch(*sizes, shadow.strength, palette.scrim.rgb(), ratio).paint(painter, rect)


@lru_cache(maxsize=12)
def _patch(
    radius: float, blur: float, down: float, strength: float, colour: int, ratio: float
) -> NinePatch:
    corner = math.ceil((radius + blur + down) * ratio)
    side = 2 * corner + 1
    whole = QRectF(0, 0, side, side)
    image = blank(side, side)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    below = 0.0
    for layer in range(_LAYERS):
        # Each layer fills all but a hole, which grows towards the rim.
        deep = blur * (1 - (layer + 0.5) / _LAYERS)
        wanted = strength * (1 - deep / blur) ** 2
        rim = QPainterPath()
        rim.addRect(whole)
        # The light comes from above on the left.
        left, top = deep + down * _FROM_LEFT, deep + down
        hole = whole.adjusted(left * ratio, top * ratio, -deep * ratio, -deep * ratio)
        rounding = max(1.0, radius - deep / 2) * ratio
        rim.addRoundedRect(hole, rounding, rounding)
        painter.fillPath(rim, faded(QColor(colour), (wanted - below) / (1 - below)))
        below = wanted
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, _rounded(side, radius * ratio))
    painter.end()
    return NinePatch(image, corner, ratio)


def _rounded(side: int, radius: float) -> QImage:
    image = blank(side, side)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.black)
    painter.drawRoundedRect(QRectF(0, 0, side, side), radius, radius)
    painter.end()
    return image
