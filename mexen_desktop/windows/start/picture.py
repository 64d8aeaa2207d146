"""The small tray on a rule set's card."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QTransform

from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.palette import Palette
from mexen_desktop.look.paper import paint_paper, paint_round
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.textures import felt_fibres
from mexen_desktop.look.type import sized_font, text_width
from mexen_desktop.windows.rule_icons import ICONS, MEDALS, OWN_ICON
from mexen_desktop.windows.start.dice import dice_picture, light_picture

_RIM: Final = 8
_RADIUS: Final = 14
#: Lower than that dice would be too small to be told apart.
_LEAST_RIMS: Final = 8
#: The dice were painted for a felt of that size, so many times as large.
_FELT: Final = (236.0, 168.0)
_RATIO: Final = 2.0
_ENLARGED: Final = 1.1
_MEDAL: Final = 48


def picture_fits(height: float, scale: float) -> bool:
    """Whether a card has room for a picture beside its words."""
    return height >= _LEAST_RIMS * _RIM * scale


def paint_picture(
    painter: QPainter, rules: str, where: QRectF, scale: float, palette: Palette, *, own: bool
) -> None:
    """Paint the tray with what is special about a rule set, or about what a table made of it."""
    rim, radius, line = _RIM * scale, _RADIUS * scale, 2 * scale
    if not picture_fits(where.height(), scale):
        return
    paint_paper(painter, where, radius, (palette.wood_dark, palette.wood), (line, line))
    felt = where.adjusted(rim, rim, -rim, -rim)
    ratio = painter.device().devicePixelRatioF()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(Qt.PenStyle.NoPen)
    layers = [QBrush(palette.felt)]
    if not palette.high_contrast:
        layers += [felt_fibres(palette, scale, ratio), _light_on(felt)]
    for layer in layers:
        painter.setBrush(layer)
        painter.drawRoundedRect(felt, radius - rim / 2, radius - rim / 2)
    painter.setPen(QPen(palette.tray_line, line * 0.75))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(felt, radius - rim / 2, radius - rim / 2)
    # Near its sides the picture is empty, so that it may be larger than narrow felt.
    share = min(felt.width() / _FELT[0] * _ENLARGED, felt.height() / _FELT[1])
    whole = QRectF(0, 0, _FELT[0] * share, _FELT[1] * share)
    whole.moveCenter(felt.center())
    image = dice_picture(rules)
    dice = QRectF(0, 0, image.width() * share / _RATIO, image.height() * share / _RATIO)
    dice.moveCenter(felt.center())
    painter.setClipRect(felt)
    painter.drawImage(dice, image)
    painter.setClipping(False)
    sign = OWN_ICON if own else MEDALS.get(rules)
    if sign:
        _paint_medal(painter, sign, whole, share, palette)


def _light_on(felt: QRectF) -> QBrush:
    """Return the light that falls on the felt: a small picture, as soft as a gradient."""
    image = light_picture()
    brush = QBrush(image)
    brush.setTransform(
        QTransform.fromTranslate(felt.left(), felt.top()).scale(
            felt.width() / image.width(), felt.height() / image.height()
        )
    )
    return brush


def _paint_medal(
    painter: QPainter, sign: str, felt: QRectF, scale: float, palette: Palette
) -> None:
    side = _MEDAL * scale
    medal = QRectF(felt.right() - 20 * scale - side, felt.top() + 16 * scale, side, side)
    paint_round(painter, medal.adjusted(-1, 0, 1, 2), side / 2, palette.felt_edge)
    border = 3 * scale
    paint_paper(painter, medal, side / 2, (palette.brass_edge, palette.brass), (border, border))
    if sign == OWN_ICON or sign in ICONS.values():
        icon = 30 * scale
        where = QRectF(0, 0, icon, icon)
        where.moveCenter(medal.center())
        paint_icon(painter, sign, where, palette.on_brass, line=2.2)
    else:
        painter.setFont(sized_font(round(20 * scale), 900))
        left = medal.center().x() - text_width(sign, painter.font()) / 2
        paint_line(painter, left, medal.center().y(), sign, palette.on_brass)
