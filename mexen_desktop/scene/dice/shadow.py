"""Soft shadows of dice on the table."""

from math import ceil, cos, floor, pi, sin, sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from mexen_desktop.scene.dice.camera import Camera
from mexen_desktop.scene.dice.light import LAMP
from mexen_desktop.scene.dice.mesh import CORNERS, ROUNDING
from mexen_desktop.scene.dice.outline import Box, Point, box, hull
from mexen_desktop.scene.dice.space import Matrix, Pose, Vector, matrix

DARKNESS = 0.50
_LAMP_SIZE = 0.15
_FINE = 26.0
_GOLDEN = pi * (3 - sqrt(5))
# The shadow of the whole bright room around the foot of a die, in layers from wide to narrow.
_ROOM_LAYERS = 12
_ROOM_REACH = 0.42
_ROOM_DARKNESS = 0.30


class ShadowPainter:
    """Paints the shadow of a die as the sum of shadows from the parts of a wide lamp.

    Where the die touches the table the parts agree, so the shadow is sharp; far from there they
    part, so it is soft. It is painted small, then drawn large.
    """

    def __init__(self, parts: int) -> None:
        self._lamps = [_part_of_lamp(index, parts) for index in range(parts)]
        self._picture = QImage()

    def paint(self, painter: QPainter, camera: Camera, pose: Pose) -> None:
        """Paint the shadow of a die where it falls on the table."""
        layers = [(layer, DARKNESS / len(self._lamps)) for layer in self._cast(camera, pose)]
        layers += _room_shadow(camera, pose)
        self._blend(painter, camera, layers)

    def bounds(self, camera: Camera, pose: Pose) -> Box:
        """The part of the widget in which the shadow lies."""
        boxes = [box(layer) for layer in self._cast(camera, pose)]
        boxes += [box(layer) for layer, _ in _room_shadow(camera, pose)]
        margin = camera.scale / _FINE * 2 + 1
        return (
            min(each[0] for each in boxes) - margin,
            min(each[1] for each in boxes) - margin,
            max(each[2] for each in boxes) + margin,
            max(each[3] for each in boxes) + margin,
        )

    def _cast(self, camera: Camera, pose: Pose) -> list[list[Point]]:
        corners = _corners(pose, matrix(pose.turn))
        radius = ROUNDING * camera.magnification(pose.y, 0.0) * 0.97
        cast = []
        for right, away, shift_x, shift_y in self._lamps:
            fallen = [camera.project(x - right * z, y - away * z, 0.0) for x, y, z in corners]
            step = camera.scale / _FINE
            cast.append(_grown(hull(fallen), radius, shift_x * step, shift_y * step))
        return cast

    def _blend(
        self, painter: QPainter, camera: Camera, layers: list[tuple[list[Point], float]]
    ) -> None:
        boxes = [box(layer) for layer, _ in layers]
        fine = _FINE / camera.scale
        left = floor(min(each[0] for each in boxes) * fine) - 2
        top = floor(min(each[1] for each in boxes) * fine) - 2
        width = ceil(max(each[2] for each in boxes) * fine) + 2 - left
        height = ceil(max(each[3] for each in boxes) * fine) + 2 - top
        if self._picture.width() < width or self._picture.height() < height:
            self._picture = QImage(
                max(width, self._picture.width()),
                max(height, self._picture.height()),
                QImage.Format.Format_ARGB32_Premultiplied,
            )
        self._picture.fill(0)
        small = QPainter(self._picture)
        small.setPen(Qt.PenStyle.NoPen)
        small.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        small.translate(-left, -top)
        small.scale(fine, fine)
        for layer, dark in layers:
            small.setBrush(QColor(0, 0, 0, round(255 * dark)))
            small.drawConvexPolygon([QPointF(x, y) for x, y in layer])
        small.end()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(
            QRectF(left / fine, top / fine, width / fine, height / fine),
            self._picture,
            QRectF(0, 0, width, height),
        )


def _part_of_lamp(index: int, parts: int) -> tuple[float, float, float, float]:
    """A direction to the lamp, spread evenly over its disc, with a shift of under a pixel.

    The shifts differ, so that edges painted without smoothing add up to smooth ones.
    """
    distance = _LAMP_SIZE * sqrt((index + 0.5) / parts)
    right = LAMP[0] / LAMP[2] + distance * cos(index * _GOLDEN)
    away = LAMP[1] / LAMP[2] + distance * sin(index * _GOLDEN)
    return right, away, (index * 0.618) % 1 - 0.5, (index * 0.382 + index // 4 * 0.25) % 1 - 0.5


def _corners(pose: Pose, rows: Matrix) -> list[Vector]:
    return [
        (
            pose.x + rows[0][0] * x + rows[0][1] * y + rows[0][2] * z,
            pose.y + rows[1][0] * x + rows[1][1] * y + rows[1][2] * z,
            max(0.0, pose.z + rows[2][0] * x + rows[2][1] * y + rows[2][2] * z),
        )
        for x, y, z in CORNERS
    ]


def _room_shadow(camera: Camera, pose: Pose) -> list[tuple[list[Point], float]]:
    """What the die keeps away of the light that comes from all around; gone once it is high."""
    lift = max(0.0, pose.z - 1.0)
    if lift > 2.0:
        return []
    fade = (1 - lift / 2.0) ** 2
    below = hull([camera.project(x, y, 0.0) for x, y, _ in _corners(pose, matrix(pose.turn))])
    size = camera.magnification(pose.y, 0.0)
    layers = []
    for index in range(_ROOM_LAYERS):
        grow = _ROOM_REACH * (1 - (index / _ROOM_LAYERS) ** 0.6) - 0.08
        shape = _grown(below, (ROUNDING + grow + 0.2 * lift) * size, 0.0, 0.0)
        layers.append((shape, fade * _ROOM_DARKNESS / _ROOM_LAYERS))
    return layers


def _grown(corners: list[Point], radius: float, right: float, down: float) -> list[Point]:
    """A convex polygon moved outwards by `radius`, with its corners cut off."""
    grown = []
    for index, (x, y) in enumerate(corners):
        before = corners[index - 1]
        dx, dy = x - before[0], y - before[1]
        length = sqrt(dx * dx + dy * dy) or 1.0
        out_x, out_y = dy / length * radius + right, -dx / length * radius + down
        grown.append((before[0] + out_x, before[1] + out_y))
        grown.append((x + out_x, y + out_y))
    return grown
