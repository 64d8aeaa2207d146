"""Soft shadows of dice on the table."""

from math import ceil, cos, floor, pi, sin, sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from mexen_desktop.scene.dice.camera import Camera
from mexen_desktop.scene.dice.light import LAMP
from mexen_desktop.scene.dice.mesh import CORNERS, ROUNDING
from mexen_desktop.scene.dice.outline import Box, hull
from mexen_desktop.scene.dice.space import Matrix, Pose

DARKNESS = 0.50
# A shadow is painted with so many pixels to the unit, fewer where it is soft anyway.
_FINE = 26.0
_LAMP_SIZE = 0.15
_GOLDEN = pi * (3 - sqrt(5))
# The shadow of the whole bright room around the foot of a die, in layers from wide to narrow.
_ROOM_LAYERS = 10
_ROOM_REACH = 0.42
_ROOM_DARKNESS = 0.28
_ROOM_HEIGHT = 2.0


class Shadow:
    """The shape of one die's shadow.

    `edge` holds points of the outline that the middle of the lamp throws, each with how far it
    moves for other parts of the lamp; `foot` points of the outline seen from above, each with its
    direction outwards.
    """

    __slots__ = ("box", "edge", "fine", "foot", "foot_dark", "foot_size", "unit")

    def __init__(self, camera: Camera, pose: Pose, rows: Matrix) -> None:
        right, away = LAMP[0] / LAMP[2], LAMP[1] / LAMP[2]
        self.unit = unit = camera.magnification(pose.y, 0.0)
        lift = max(0.0, pose.z - 1.0)
        self.fine = _FINE / camera.scale / (1.0 + 0.6 * max(0.0, lift - 0.5))
        fallen, below = [], []
        (a, b, c), (d, e, f), (g, h, i) = rows
        project = camera.project
        for u, v, w in CORNERS:
            x, y = pose.x + a * u + b * v + c * w, pose.y + d * u + e * v + f * w
            z = max(0.0, pose.z + g * u + h * v + i * w)
            fallen.append((*project(x - right * z, y - away * z, 0.0), z * unit))
            if lift < _ROOM_HEIGHT:
                below.append(project(x, y, 0.0))
        self.edge = _grown(hull(fallen), ROUNDING * 0.97 * unit)
        self.foot = _directed(hull(below)) if below else []
        self.foot_dark = (1.0 - lift / _ROOM_HEIGHT) ** 2 if below else 0.0
        self.foot_size = ROUNDING + 0.2 * lift
        self.box = self._box()

    def _box(self) -> Box:
        soft = _LAMP_SIZE * max(reach for _, _, reach in self.edge) + 2.0 / self.fine
        wide = (self.foot_size + _ROOM_REACH) * self.unit + 2.0 / self.fine
        xs = [x for x, _, _ in self.edge]
        ys = [y for _, y, _ in self.edge]
        left, top, right, bottom = min(xs) - soft, min(ys) - soft, max(xs) + soft, max(ys) + soft
        for x, y, _, _ in self.foot:
            left, right = min(left, x - wide), max(right, x + wide)
            top, bottom = min(top, y - wide), max(bottom, y + wide)
        return left, top, right, bottom


class ShadowPainter:
    """Paints the shadow of a die as the sum of shadows from the parts of a wide lamp.

    Where the die touches the table the parts agree, so the shadow is sharp; far from there they
    part, so it is soft. It is painted small, then drawn large.
    """

    def __init__(self, parts: int) -> None:
        self._lamps = [_part_of_lamp(index, parts) for index in range(parts)]
        self._dark = QColor(0, 0, 0, round(255 * DARKNESS / parts))
        self._picture = QImage()

    def paint(self, painter: QPainter, camera: Camera, shadow: Shadow) -> None:
        """Paint a shadow where it falls on the table."""
        fine = shadow.fine
        left, top = floor(shadow.box[0] * fine), floor(shadow.box[1] * fine)
        width, height = ceil(shadow.box[2] * fine) - left, ceil(shadow.box[3] * fine) - top
        self._make_room(width, height)
        small = QPainter(self._picture)
        small.setPen(Qt.PenStyle.NoPen)
        small.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        small.translate(-left, -top)
        small.scale(fine, fine)
        small.setBrush(self._dark)
        for right, away, shift_x, shift_y in self._lamps:
            down = away * camera.rise
            small.drawConvexPolygon(
                [
                    QPointF(x - right * reach + shift_x / fine, y + down * reach + shift_y / fine)
                    for x, y, reach in shadow.edge
                ]
            )
        self._paint_foot(small, shadow)
        small.end()
        painter.drawImage(
            QRectF(left / fine, top / fine, width / fine, height / fine),
            self._picture,
            QRectF(0, 0, width, height),
        )

    def _make_room(self, width: int, height: int) -> None:
        if self._picture.width() < width or self._picture.height() < height:
            self._picture = QImage(
                max(width, self._picture.width()),
                max(height, self._picture.height()),
                QImage.Format.Format_ARGB32_Premultiplied,
            )
        self._picture.fill(0)

    def _paint_foot(self, small: QPainter, shadow: Shadow) -> None:
        """Paint what the die keeps away of the light that comes from all around."""
        if not shadow.foot:
            return
        dark = shadow.foot_dark * _ROOM_DARKNESS / _ROOM_LAYERS
        small.setBrush(QColor(0, 0, 0, round(255 * dark)))
        for layer in range(_ROOM_LAYERS):
            wide = _ROOM_REACH * (1 - (layer / _ROOM_LAYERS) ** 0.6) - 0.08
            wide = (wide + shadow.foot_size) * shadow.unit
            small.drawConvexPolygon(
                [QPointF(x + wide * across, y + wide * down) for x, y, across, down in shadow.foot]
            )


def _part_of_lamp(index: int, parts: int) -> tuple[float, float, float, float]:
    """How far a part of the lamp's disc lies from its middle, with a shift of under a pixel.

    The shifts differ, so that edges painted without smoothing add up to smooth ones.
    """
    distance = _LAMP_SIZE * sqrt((index + 0.5) / parts)
    angle = index * _GOLDEN
    shift_x, shift_y = (index * 0.618) % 1 - 0.5, (index * 0.382 + index // 4 * 0.25) % 1 - 0.5
    return distance * cos(angle), distance * sin(angle), shift_x, shift_y


def _grown(
    corners: list[tuple[float, float, float]], radius: float
) -> list[tuple[float, float, float]]:
    """A convex polygon moved outwards by `radius`, with its corners cut off."""
    grown = []
    x1, y1, reach1 = corners[-1]
    for x2, y2, reach2 in corners:
        dx, dy = x2 - x1, y2 - y1
        length = sqrt(dx * dx + dy * dy) or 1.0
        out_x, out_y = dy / length * radius, -dx / length * radius
        grown.append((x1 + out_x, y1 + out_y, reach1))
        grown.append((x2 + out_x, y2 + out_y, reach2))
        x1, y1, reach1 = x2, y2, reach2
    return grown


def _directed(corners: list[tuple[float, float]]) -> list[tuple[float, float, float, float]]:
    """The ends of a convex polygon's sides, each with the side's direction outwards."""
    directed = []
    x1, y1 = corners[-1]
    for x2, y2 in corners:
        dx, dy = x2 - x1, y2 - y1
        length = sqrt(dx * dx + dy * dy) or 1.0
        directed.append((x1, y1, dy / length, -dx / length))
        directed.append((x2, y2, dy / length, -dx / length))
        x1, y1 = x2, y2
    return directed
