"""Brass counters, one flat or many in piles."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from mexen_desktop.look.palette import Palette, faded, mixed
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.type import sized_font, text_width

ONE_RADIUS: Final = 17
TEN_RADIUS: Final = 22
PILE_OF: Final = 5
ONES_UP_TO: Final = 20
MOST_PILES: Final = 8

_FLATNESS: Final = 0.83
_THICKNESS: Final = 0.34
_GAP: Final = 0.27
_SHADOW_REACH: Final = 0.62
_TEN: Final = 10

Pile = tuple[int, int]


def piles(count: int) -> list[Pile]:
    """Give the piles that show so many counters: the worth of each counter, then how many.

    Of a huge pot only as many piles are shown as have room; its number tells the rest.
    """
    tens, ones = divmod(count, _TEN) if count > ONES_UP_TO else (0, count)
    found: list[Pile] = []
    for worth, number in ((_TEN, tens), (1, ones)):
        found += [(worth, min(PILE_OF, number - at)) for at in range(0, number, PILE_OF)]
    return found if len(found) <= MOST_PILES else found[:MOST_PILES]


def piles_size(count: int, scale: float) -> QSizeF:
    """Give the room that the piles take, with their shadows."""
    made = piles(count)
    if not made:
        return QSizeF(0, 0)
    width = sum(_pile_width(worth, scale) for worth, _ in made)
    height = max(_pile_height(pile, scale) for pile in made)
    return QSizeF(width + _radius(made[-1][0], scale) * _SHADOW_REACH, height)


def paint_piles(
    painter: QPainter, left: float, bottom: float, count: int, scale: float, palette: Palette
) -> None:
    """Draw the piles from `left`, all standing on the line `bottom`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for pile in piles(count):
        _paint_pile(painter, QPointF(left, bottom), pile, scale, palette)
        left += _pile_width(pile[0], scale)
    painter.restore()


def paint_counter(painter: QPainter, centre: QPointF, radius: float, palette: Palette) -> None:
    """Draw one counter as seen from straight above, small beside a number."""
    line = max(1.0, radius * 0.17)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.counter_side, line))
    painter.setBrush(palette.counter_mid)
    painter.drawEllipse(centre, radius - line / 2, radius - line / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(mixed(palette.counter_dark, palette.counter_side, 0.6), line))
    painter.drawEllipse(centre, radius * 0.52, radius * 0.52)


def _radius(worth: int, scale: float) -> float:
    return (TEN_RADIUS if worth == _TEN else ONE_RADIUS) * scale


def _pile_width(worth: int, scale: float) -> float:
    return _radius(worth, scale) * (2 + _GAP)


def _pile_height(pile: Pile, scale: float) -> float:
    radius = _radius(pile[0], scale)
    return radius * (2 * _FLATNESS + _THICKNESS * pile[1])


def _paint_pile(
    painter: QPainter, foot: QPointF, pile: Pile, scale: float, palette: Palette
) -> None:
    worth, number = pile
    across = _radius(worth, scale)
    along, thick = across * _FLATNESS, across * _THICKNESS
    centre = QPointF(foot.x() + across, foot.y() - along)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(QColor(0, 0, 0), 0.32))
    height = thick * number
    reach = across * _SHADOW_REACH * (0.55 + 0.09 * number)
    shade = QPainterPath()
    for share in (0.35, 1.0):
        part = QPainterPath()
        part.addEllipse(centre + QPointF(reach * share, along * 0.25 * share), across, along)
        shade = shade.united(part)
    painter.drawPath(shade)
    side = QLinearGradient(centre.x() - across, 0, centre.x() + across, 0)
    side.setColorAt(0.0, mixed(palette.counter_side, palette.counter_dark, 0.55))
    side.setColorAt(0.35, palette.counter_side)
    side.setColorAt(1.0, mixed(palette.counter_side, palette.counter_dark, 0.25))
    body = QPainterPath()
    body.addEllipse(centre, across, along)
    body.addRect(QRectF(centre.x() - across, centre.y() - height, 2 * across, height))
    body.setFillRule(Qt.FillRule.WindingFill)
    painter.fillPath(body, side)
    painter.setPen(QPen(palette.counter_dark, max(1.0, across * 0.07)))
    for coin in range(1, number):
        edge = centre - QPointF(0, coin * thick)
        box = QRectF(edge.x() - across, edge.y() - along, 2 * across, 2 * along)
        painter.drawArc(box, -16 * 172, 16 * 164)
    _paint_face(painter, centre - QPointF(0, height), worth, across, palette)


def _paint_face(
    painter: QPainter, centre: QPointF, worth: int, across: float, palette: Palette
) -> None:
    along = across * _FLATNESS
    light = QLinearGradient(
        centre - QPointF(across * 0.7, along), centre + QPointF(across * 0.7, along)
    )
    light.setColorAt(0.0, palette.counter_light)
    light.setColorAt(0.5, palette.counter_mid)
    light.setColorAt(1.0, palette.counter_dark)
    line = max(1.0, across * 0.06)
    painter.setPen(QPen(palette.counter_side, line))
    painter.setBrush(light)
    painter.drawEllipse(centre, across - line / 2, along - line / 2)
    painter.setPen(QPen(mixed(palette.counter_dark, palette.counter_side, 0.5), line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, across * 0.74, along * 0.74)
    if worth == _TEN:
        painter.setFont(sized_font(round(across * 0.86), 900))
        left = -text_width(str(worth), painter.font()) / 2
        painter.save()
        painter.translate(centre)
        painter.scale(1, _FLATNESS)
        # Engraved: the lower edge of each stroke catches the light.
        low = line * 0.8
        paint_line(painter, left, low, str(worth), palette.counter_light)
        paint_line(painter, left, 0, str(worth), palette.counter_side)
        painter.restore()
