"""Soft shadows on the table, made once for each size."""

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from mexen_desktop.look.ninepatch import NinePatch, blank
from mexen_desktop.look.palette import Palette, faded


class Shadow:
    """How far down a shadow falls, how soft, how strong it is: lengths at scale 1."""

    __slots__ = ("blur", "down", "strength")

    def __init__(self, down: float, blur: float, strength: float) -> None:
        self.down = down
        self.blur = blur
        self.strength = strength


# What each height above the table throws: from seats to dialogs.
ELEVATIONS: Final[dict[int, tuple[Shadow, ...]]] = {
    0: (),
    1: (Shadow(2, 6, 0.20),),
    2: (Shadow(6, 18, 0.40),),
    3: (Shadow(10, 26, 0.47), Shadow(2, 4, 0.53)),
    4: (Shadow(16, 48, 0.60),),
}
_MOST_LAYERS: Final = 12
_WIDE: Final = 14


def reach(elevation: int, scale: float) -> int:
    """Give how far the shadows of that height go beyond the thing, at most."""
    return math.ceil(max((s.blur + s.down for s in ELEVATIONS[elevation]), default=0) * scale)


def paint_shadow(
    painter: QPainter, rect: QRectF, radius: float, elevation: int, scale: float, palette: Palette
) -> None:
    """Draw the shadow of a rounded rectangle at that height; none in high contrast."""
    if palette.high_contrast:
        return
    ratio = painter.device().devicePixelRatioF()
    for shadow in ELEVATIONS[elevation]:
        blur = shadow.blur * scale
        # A wide one is so soft that half as many pixels show it just as well.
        fine = ratio if blur * ratio < _WIDE else ratio / 2
        patch = _shadow_patch(radius, blur, shadow.strength, palette.scrim.rgb(), fine)
        place = rect.translated(0, shadow.down * scale)
        patch.paint(painter, place.adjusted(-blur, -blur, blur, blur))


def paint_glow(painter: QPainter, rect: QRectF, scale: float, palette: Palette) -> None:
    """Lay the light on the cloth around the one whose turn it is; none in high contrast."""
    if palette.high_contrast:
        return
    # Qt's gradients take a start of the program longer than all else here: the table wants them.
    from PySide6.QtGui import QRadialGradient

    colour = palette.brass_hover
    spread = 66 * scale
    reach_x, reach_y = rect.width() / 2 + spread, rect.height() / 2 + spread
    light = QRadialGradient(QPointF(0, 0), 1)
    strongest = 0.32 if palette.dark else 0.42
    for stop, share in ((0.0, 1.0), (0.45, 0.80), (0.70, 0.42), (0.88, 0.10), (1.0, 0.0)):
        light.setColorAt(stop, faded(colour, strongest * share))
    painter.save()
    painter.translate(rect.center())
    painter.scale(reach_x, reach_y)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()


@lru_cache(maxsize=24)
def _shadow_patch(
    radius: float, blur: float, strength: float, colour: int, ratio: float
) -> NinePatch:
    corner = math.ceil((radius + 2 * blur) * ratio)
    side = 2 * corner + 1
    image = blank(side, side)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    below = 0.0
    # A layer for each pixel of a narrow shadow is enough.
    layers = min(_MOST_LAYERS, max(4, round(1.2 * blur * ratio)))
    for layer in range(layers):
        # From the faint outside inwards, where each layer adds what is missing.
        out = blur * (1 - 2 * (layer + 0.5) / layers)
        wanted = strength * _share_inside(out / blur)
        painter.setBrush(faded(QColor(colour), (wanted - below) / (1 - below)))
        inset = (blur - out) * ratio
        rounding = max(1.0, (radius + out + blur * 0.45) * ratio)
        painter.drawRoundedRect(
            QRectF(inset, inset, side - 2 * inset, side - 2 * inset), rounding, rounding
        )
        below = wanted
    painter.end()
    return NinePatch(image, corner, ratio)


def _share_inside(out: float) -> float:
    # The share of a blurred edge that is dark at `out` blurs outside of it.
    return 0.5 * (1 - math.erf(out * math.sqrt(2)))
