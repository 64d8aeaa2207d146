"""Cloth, felt, wood as small pictures to tile with."""

from functools import lru_cache
from typing import Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QImage, QTransform

from mexen_desktop.look.palette import Palette, faded, mixed
from mexen_desktop.look.pictures import picture

Texture = Literal["linen", "felt", "wood"]

# How far light or shade goes from the plain colour at most, in 255ths.
LIGHT_LINEN_STRENGTH: Final = 26
DARK_LINEN_STRENGTH: Final = 13
FELT_STRENGTH: Final = 14

_MIDDLE: Final = 128
_SHADES_APART: Final = 8
_SCALE_STEP: Final = 0.25
_BLACK: Final = QColor(0, 0, 0)
_WHITE: Final = QColor(255, 255, 255)


def linen(palette: Palette, scale: float, ratio: float) -> QBrush:
    """Give the table's cloth; in high contrast it is plain."""
    if palette.high_contrast:
        return QBrush(palette.table)
    return _brush("linen", palette, scale, ratio)


def felt_fibres(palette: Palette, scale: float, ratio: float) -> QBrush:
    """Give see-through fibres to lay over the colour of felt; none in high contrast."""
    if palette.high_contrast:
        return QBrush()
    return _brush("felt", palette, scale, ratio)


def wood(palette: Palette, scale: float, ratio: float, *, upright: bool = False) -> QBrush:
    """Give wood whose grain runs from left to right, or upright; plain in high contrast."""
    if palette.high_contrast:
        return QBrush(palette.wood)
    brush = _brush("wood", palette, scale, ratio)
    if upright:
        brush.setTransform(brush.transform() * QTransform().rotate(90))
    return brush


def _brush(name: Texture, palette: Palette, scale: float, ratio: float) -> QBrush:
    # Threads, fibres, grain keep their size on a large screen, in steps so that few are made.
    factor = max(1.0, round(scale * ratio / _SCALE_STEP) * _SCALE_STEP)
    brush = QBrush(_tile(name, palette, factor))
    brush.setTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
    return brush


@lru_cache(maxsize=8)
def _tile(name: Texture, palette: Palette, factor: float) -> QImage:
    image = grey_tile(name)
    # The shades become the theme's colours by a table, which Qt applies in one go.
    image.reinterpretAsFormat(QImage.Format.Format_Indexed8)
    image.setColorTable([colour.rgba() for colour in _colours(name, palette)])
    if name == "felt":
        image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    else:
        image = image.convertToFormat(QImage.Format.Format_RGB32)
    if factor == 1.0:
        return image
    return image.scaled(
        round(image.width() * factor),
        round(image.height() * factor),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )


def grey_tile(name: Texture) -> QImage:
    """Give a texture as it is on disk: brightness only, the middle being the plain colour."""
    return picture("textures", f"{name}.png").convertToFormat(QImage.Format.Format_Grayscale8)


def _colours(name: Texture, palette: Palette) -> list[QColor]:
    # One for each of the 256 shades; so few are used that neighbours share theirs.
    colours = []
    for shade in range(0, 256, _SHADES_APART):
        amount = abs(shade - _MIDDLE) / _MIDDLE
        darker = shade < _MIDDLE
        if name == "linen":
            # Threads are darker than light cloth, lighter than dark cloth.
            end = _BLACK if darker != palette.dark else _WHITE
            most = DARK_LINEN_STRENGTH if palette.dark else LIGHT_LINEN_STRENGTH
            colour = mixed(palette.table, end, amount * most / 255)
        elif name == "felt":
            colour = faded(_BLACK if darker else _WHITE, amount * FELT_STRENGTH / 255)
        else:
            colour = mixed(
                palette.wood, palette.wood_dark if darker else palette.wood_light, amount
            )
        colours += [colour] * _SHADES_APART
    return colours
