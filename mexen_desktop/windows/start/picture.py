"""The small tray on a rule set's card."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QRadialGradient

from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.palette import Palette
from mexen_desktop.look.paper import paint_paper, paint_round
from mexen_desktop.look.resources import resource
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.textures import felt_fibres
from mexen_desktop.look.type import sized_font, text_width

_RIM: Final = 8
_RADIUS: Final = 14
#: The dice were painted for a felt of that size, so many times as large.
_FELT: Final = (236.0, 168.0)
_RATIO: Final = 2.0
_ENLARGED: Final = 1.1
_MEDAL: Final = 48
_SIGNS: Final = {"knight": "knight", "pirate": "pirate", "extreme": "×2"}
#: Which of them are drawn, not written.
_ICONS: Final = ("knight", "pirate")


def paint_picture(
    painter: QPainter, rules: str, where: QRectF, scale: float, palette: Palette
) -> None:
    """Paint the tray with what is special about the rule set to fill that place."""
    rim, radius, line = _RIM * scale, _RADIUS * scale, 2 * scale
    paint_paper(painter, where, radius, (palette.wood_dark, palette.wood), (line, line))
    felt = where.adjusted(rim, rim, -rim, -rim)
    light = QRadialGradient(
        QPointF(felt.left() + felt.width() * 0.42, felt.top() + felt.height() * 0.34),
        felt.width() * 0.75,
    )
    light.setColorAt(0, palette.felt_light)
    light.setColorAt(0.6, palette.felt)
    light.setColorAt(1, palette.felt_edge)
    ratio = painter.device().devicePixelRatioF()
    painter.setPen(Qt.PenStyle.NoPen)
    for brush in (light, felt_fibres(palette, scale, ratio)):
        painter.setBrush(brush)
        painter.drawRoundedRect(felt, radius - rim / 2, radius - rim / 2)
    painter.setPen(QPen(palette.tray_line, line * 0.75))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(felt, radius - rim / 2, radius - rim / 2)
    # Near its sides the picture is empty, so that it may be larger than narrow felt.
    share = min(felt.width() / _FELT[0] * _ENLARGED, felt.height() / _FELT[1])
    whole = QRectF(0, 0, _FELT[0] * share, _FELT[1] * share)
    whole.moveCenter(felt.center())
    image = _dice(rules)
    dice = QRectF(0, 0, image.width() * share / _RATIO, image.height() * share / _RATIO)
    dice.moveCenter(felt.center())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(dice, image)
    if rules in _SIGNS:
        _paint_medal(painter, _SIGNS[rules], whole, share, palette)


@lru_cache(maxsize=4)
def _dice(rules: str) -> QImage:
    image = QImage(resource("pictures", f"card-{rules}.png"))
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _paint_medal(
    painter: QPainter, sign: str, felt: QRectF, scale: float, palette: Palette
) -> None:
    side = _MEDAL * scale
    medal = QRectF(felt.right() - 20 * scale - side, felt.top() + 16 * scale, side, side)
    paint_round(painter, medal.adjusted(-1, 0, 1, 2), side / 2, palette.felt_edge)
    border = 3 * scale
    paint_paper(painter, medal, side / 2, (palette.brass_edge, palette.brass), (border, border))
    if sign in _ICONS:
        icon = 30 * scale
        where = QRectF(0, 0, icon, icon)
        where.moveCenter(medal.center())
        paint_icon(painter, sign, where, palette.on_brass, line=2.2)
    else:
        painter.setFont(sized_font(round(20 * scale), 900))
        left = medal.center().x() - text_width(sign, painter.font()) / 2
        paint_line(painter, left, medal.center().y(), sign, palette.on_brass)
