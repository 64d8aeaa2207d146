"""The wooden tray that dice are thrown into."""

from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from mexen_desktop.look.hollow import paint_hollow
from mexen_desktop.look.ninepatch import blank
from mexen_desktop.look.palette import Palette, faded, mixed
from mexen_desktop.look.shadow import Shadow, paint_shadow, reach
from mexen_desktop.look.textures import felt_fibres, wood

Side = Literal["right", "left", "below"]

RADIUS: Final = 28
WELL_RADIUS: Final = 16
RIM: Final = 16
LINE: Final = 2
BAR: Final = 8
PLACE: Final = 96
PLACE_RADIUS: Final = 20

# How high it stands above the table.
_HEIGHT: Final = 3
_FELT_SHADE: Final = Shadow(5, 17, 0.85)
_LEDGE_SHADE: Final = Shadow(4, 13, 0.65)
_PLACE_SHADE: Final = Shadow(3, 7, 0.45)


class TrayShape(NamedTuple):
    """Where the parts of a tray lie: the ledge's place for a die is empty when it has no ledge."""

    outer: QRect
    felt: QRect
    ledge: QRect
    place: QRect


def tray_shape(outer: QRect, scale: float, ledge: int = 0, side: Side = "right") -> TrayShape:
    """Lay out a tray in that rectangle; `ledge` is how much of it the ledge takes with its bar."""
    rim = round(RIM * scale)
    inner = outer.adjusted(rim, rim, -rim, -rim)
    if not ledge:
        return TrayShape(outer, inner, QRect(), QRect())
    bar = round(BAR * scale)
    board = QRect(inner)
    felt = QRect(inner)
    if side == "below":
        felt.setHeight(inner.height() - ledge)
        board.setTop(felt.top() + felt.height() + bar)
    elif side == "right":
        felt.setWidth(inner.width() - ledge)
        board.setLeft(felt.left() + felt.width() + bar)
    else:
        board.setWidth(ledge - bar)
        felt.setLeft(inner.left() + ledge)
    place = QRect(0, 0, round(PLACE * scale), round(PLACE * scale))
    place.moveCenter(board.center())
    return TrayShape(outer, felt, board, place)


class TrayPainter:
    """Paints a tray with all its wood and felt once, then copies it until something changes.

    Its shadow on the table is in the copy: to draw it anew costs a quarter of a frame of dice.
    """

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._image = QImage()

    def paint(self, painter: QPainter, shape: TrayShape, scale: float, palette: Palette) -> None:
        """Paint the tray with its shadow on the table."""
        ratio = painter.device().devicePixelRatioF()
        felt = shape.felt.translated(-shape.outer.topLeft())
        key = (shape.outer.size().toTuple(), felt.getRect(), palette.scheme, scale, ratio)
        wide = reach(_HEIGHT, scale)
        around = shape.outer.adjusted(-wide, -wide, wide, wide)
        if key != self._key:
            self._key = key
            self._image = _picture(shape, around, scale, palette, ratio)
        painter.drawImage(around.topLeft(), self._image)


def paint_place(painter: QPainter, place: QRectF, scale: float, palette: Palette) -> None:
    """Paint the engraved place on the ledge where a die may lie."""
    radius = PLACE_RADIUS * scale
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if palette.high_contrast:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.tray_line, LINE * scale, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(place, radius, radius)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(palette.wood_dark, 0.55))
    painter.drawRoundedRect(place, radius, radius)
    paint_hollow(painter, place, radius, _PLACE_SHADE, scale, palette)
    # The lower edge of the hollow catches the light.
    half = scale / 2
    light = QLinearGradient(place.topLeft(), place.bottomLeft())
    light.setColorAt(0.6, faded(palette.wood_light, 0.0))
    light.setColorAt(1.0, faded(palette.wood_light, 0.7))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(light, scale))
    painter.drawRoundedRect(place.adjusted(-half, -half, half, half), radius, radius)


def _picture(
    shape: TrayShape, around: QRect, scale: float, palette: Palette, ratio: float
) -> QImage:
    size = QSize(round(around.width() * ratio), round(around.height() * ratio))
    image = blank(size.width(), size.height())
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-around.topLeft())
    outer = QRectF(shape.outer)
    paint_shadow(painter, outer, RADIUS * scale, _HEIGHT, scale, palette)
    _paint_rim(painter, outer, scale, palette)
    _paint_felt(painter, QRectF(shape.felt), scale, palette)
    if not shape.ledge.isEmpty():
        _paint_ledge(painter, QRectF(shape.ledge), scale, palette)
    painter.end()
    return image


def _paint_rim(painter: QPainter, outer: QRectF, scale: float, palette: Palette) -> None:
    ratio = painter.device().devicePixelRatioF()
    radius = RADIUS * scale
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(wood(palette, scale, ratio))
    painter.drawRoundedRect(outer, radius, radius)
    if palette.high_contrast:
        _outline(painter, outer, radius, palette, scale)
        return
    shape = QPainterPath()
    shape.addRoundedRect(outer, radius, radius)
    # The boards at the sides run upright, cut at the corners as a picture frame is.
    for edge, inward in ((outer.left(), 1.0), (outer.right(), -1.0)):
        board = 3 * RIM * scale * inward
        corners = (
            QPointF(edge, outer.top()),
            QPointF(edge + board, outer.top() + abs(board)),
            QPointF(edge + board, outer.bottom() - abs(board)),
            QPointF(edge, outer.bottom()),
        )
        side = QPainterPath()
        side.addPolygon(QPolygonF(corners))
        painter.fillPath(shape.intersected(side), wood(palette, scale, ratio, upright=True))
    third = outer.width() / 3
    light = QLinearGradient(
        outer.topLeft() + QPointF(third, 0), outer.bottomRight() - QPointF(third, 0)
    )
    light.setColorAt(0.0, faded(palette.wood_light, 0.75))
    light.setColorAt(0.5, faded(palette.wood_light, 0.0))
    light.setColorAt(0.5, faded(palette.wood_dark, 0.0))
    light.setColorAt(1.0, faded(palette.wood_dark, 0.80))
    painter.setBrush(light)
    painter.drawRoundedRect(outer, radius, radius)
    half = scale / 2
    edge_light = QLinearGradient(outer.topLeft(), outer.bottomLeft())
    edge_light.setColorAt(0.0, faded(palette.surface if not palette.dark else palette.ink, 0.30))
    edge_light.setColorAt(min(0.5, radius / outer.height()), faded(palette.wood_light, 0.10))
    edge_light.setColorAt(1.0, faded(palette.tray_line, 0.65))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(edge_light, scale))
    painter.drawRoundedRect(outer.adjusted(half, half, -half, -half), radius - half, radius - half)


def _paint_felt(painter: QPainter, felt: QRectF, scale: float, palette: Palette) -> None:
    ratio = painter.device().devicePixelRatioF()
    radius = WELL_RADIUS * scale
    centre = QPointF(felt.left() + 0.42 * felt.width(), felt.top() + 0.34 * felt.height())
    light = QRadialGradient(centre, 0.78 * max(felt.width(), felt.height()))
    light.setColorAt(0.0, palette.felt_light)
    light.setColorAt(0.5, palette.felt)
    light.setColorAt(1.0, palette.felt_edge)
    painter.setPen(Qt.PenStyle.NoPen)
    for brush in (light, felt_fibres(palette, scale, ratio)):
        painter.setBrush(brush)
        painter.drawRoundedRect(felt, radius, radius)
    paint_hollow(painter, felt, radius, _FELT_SHADE, scale, palette)
    _outline(painter, felt, radius, palette, scale)


def _paint_ledge(painter: QPainter, ledge: QRectF, scale: float, palette: Palette) -> None:
    ratio = painter.device().devicePixelRatioF()
    radius = WELL_RADIUS * scale
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(wood(palette, scale, ratio))
    painter.drawRoundedRect(ledge, radius, radius)
    if not palette.high_contrast:
        light = QLinearGradient(ledge.topLeft(), ledge.bottomRight())
        light.setColorAt(0.0, faded(mixed(palette.wood, palette.wood_dark, 0.6), 0.55))
        light.setColorAt(0.5, faded(palette.wood, 0.45))
        light.setColorAt(1.0, faded(mixed(palette.wood, palette.wood_dark, 0.5), 0.50))
        painter.setBrush(light)
        painter.drawRoundedRect(ledge, radius, radius)
    paint_hollow(painter, ledge, radius, _LEDGE_SHADE, scale, palette)
    _outline(painter, ledge, radius, palette, scale)


def _outline(
    painter: QPainter, rect: QRectF, radius: float, palette: Palette, scale: float
) -> None:
    half = LINE * scale / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.tray_line, LINE * scale))
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)
