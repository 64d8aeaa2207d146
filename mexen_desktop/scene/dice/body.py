"""Paints the body of a die with its pips."""

from math import atan2, ceil, cos, floor, hypot, pi, sin
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from mexen_desktop.scene.dice import light
from mexen_desktop.scene.dice.camera import Camera
from mexen_desktop.scene.dice.mesh import CORNERS, Cell, Face, Mesh
from mexen_desktop.scene.dice.pips import OFFSET, PLACES, REACH, PipPictures, radius
from mexen_desktop.scene.dice.sets import DieSet
from mexen_desktop.scene.dice.space import Pose, Vector, dot
from mexen_desktop.scene.dice.view import View

_SOLIDS = 128
_LIMB = 1.13
_EDGE = 0.8
_OCTAGON = [(cos(part * pi / 4 + 0.4), sin(part * pi / 4 + 0.4)) for part in range(8)]

_Corner: TypeAlias = tuple[float, float, float, float]
"""Where the middle of a rounded corner is seen, how large a unit is there, what light it gets."""

_LINE = 1.5


class BodyPainter:
    """Paints dice of one set from the cells of a mesh.

    The cells go into a scratch picture without smoothing, which leaves no seams; the smooth
    outline is then cut from that picture. A cell in which the light changes by less than `even`
    gets one colour.
    """

    def __init__(self, dice: DieSet, mesh: Mesh, pip_size: int, even: float = 0.012) -> None:
        self._dice = dice
        self._even = even
        self._mesh = mesh
        self._pips = PipPictures(dice, pip_size)
        # One gradient for every cell: Qt keeps its table of colours as long as the stops stay.
        self._gradient = QLinearGradient()
        self._gradient.setStops([(at, QColor(*colour)) for at, colour in light.ramp(dice)])
        self._colours = [QColor(*colour) for _, colour in light.ramp(dice, _SOLIDS)]
        self._scratch = QImage()

    def paint(self, painter: QPainter, view: View, ratio: float) -> None:
        """Paint one die; `ratio` is how many device pixels a logical one has."""
        left, top, right, bottom = view.box
        # The scratch picture begins at a whole device pixel, so that it is copied as it is.
        across, down = floor(left * ratio) - 1, floor(top * ratio) - 1
        width, height = ceil(right * ratio) + 1 - across, ceil(bottom * ratio) + 1 - down
        self._make_room(width, height)
        scratch = QPainter(self._scratch)
        scratch.setPen(Qt.PenStyle.NoPen)
        self._paint_cells(scratch, view, view.camera.enlarged(ratio, across, down))
        scratch.end()
        outline = QPolygonF([QPointF(x, y) for x, y in view.outline])
        path = QPainterPath()
        path.addPolygon(outline)
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        painter.drawImage(
            QRectF(across / ratio, down / ratio, width / ratio, height / ratio),
            self._scratch,
            QRectF(0, 0, width, height),
        )
        painter.restore()
        if self._dice.lines:
            painter.setPen(QPen(Qt.GlobalColor.black, _LINE))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawConvexPolygon(outline)

    def _make_room(self, width: int, height: int) -> None:
        if self._scratch.width() < width or self._scratch.height() < height:
            self._scratch = QImage(
                max(width, self._scratch.width()),
                max(height, self._scratch.height()),
                QImage.Format.Format_RGB32,
            )

    def _paint_cells(self, painter: QPainter, view: View, camera: Camera) -> None:
        middle = light.half_way(camera.to_eye)
        corners = _corners(view, camera)
        self._paint_limbs(painter, corners, camera, middle)
        places = self._places(view, camera, corners, middle)
        points = [QPointF(x, y) for x, y, _ in places]
        for cell in self._mesh.cells:
            self._paint_cell(painter, cell, places, points)
        seen = [
            face
            for face in self._mesh.faces
            if self._paint_cell(painter, face.cell, places, points)
        ]
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for face in seen:
            self._paint_pips(painter, face, view, camera)

    def _paint_limbs(
        self, painter: QPainter, corners: list[_Corner], camera: Camera, middle: Vector
    ) -> None:
        """Paint what is seen of the corners beyond their cells, at the very edge of the die."""
        x = sum(corner[0] for corner in corners) / len(corners)
        y = sum(corner[1] for corner in corners) / len(corners)
        for across, down, size, lift in corners:
            length = hypot(across - x, down - y) or 1.0
            right, up = (across - x) / length, (y - down) / length
            shade = light.of_normal(
                right, up * camera.rise, up * camera.tilt, middle, self._dice.gleam
            )
            reach = size * self._mesh.radius * _LIMB
            painter.setBrush(self._colour(shade + lift))
            painter.drawConvexPolygon(
                [QPointF(across + reach * u, down + reach * v) for u, v in _OCTAGON]
            )

    def _colour(self, bright: float) -> QColor:
        return self._colours[min(_SOLIDS, max(0, int(bright * _SOLIDS)))]

    def _places(
        self, view: View, camera: Camera, corners: list[_Corner], middle: Vector
    ) -> list[tuple[float, float, float]]:
        """Where each vertex is seen as well as how bright it is."""
        (a, b, c), (d, e, f), (g, h, i) = view.rows
        gleam, rise, tilt = self._dice.gleam, camera.rise, camera.tilt
        # Almost a pixel more, so that the outline's softened edge has something to show.
        reaches = [self._mesh.radius * size + _EDGE for _, _, size, _ in corners]
        normals = []
        for x, y, z in self._mesh.normals:
            right, away, up = a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z
            shade = light.of_normal(right, away, up, middle, gleam)
            normals.append((right, away * rise + up * tilt, shade))
        places = []
        for corner, normal in self._mesh.vertices:
            across, down, _, lift = corners[corner]
            right, up, shade = normals[normal]
            reach = reaches[corner]
            places.append((across + right * reach, down - up * reach, shade + lift))
        return places

    def _paint_cell(
        self,
        painter: QPainter,
        cell: Cell,
        places: list[tuple[float, float, float]],
        points: list[QPointF],
    ) -> bool:
        """Paint a cell with the even change of light that its corners show, if it is seen."""
        one, two, three, four = cell.corners
        x1, y1, b1 = places[one]
        x3, y3, b3 = places[three]
        x2, y2, b2 = places[two]
        x4, y4, b4 = places[four]
        ax, ay, bx, by = x3 - x1, y3 - y1, x4 - x2, y4 - y2
        area = ax * by - ay * bx
        if area >= -0.01:
            return False
        da, db = b3 - b1, b4 - b2
        slope_x = (da * by - db * ay) / area
        slope_y = (db * ax - da * bx) / area
        steep = slope_x * slope_x + slope_y * slope_y
        mean = (b1 + b2 + b3 + b4) / 4
        if steep < 1e-8 or (abs(da) < self._even and abs(db) < self._even):
            painter.setBrush(self._colour(mean))
        else:
            x, y = (x1 + x2 + x3 + x4) / 4, (y1 + y2 + y3 + y4) / 4
            below, above = mean / steep, (1 - mean) / steep
            gradient = self._gradient
            gradient.setStart(x - slope_x * below, y - slope_y * below)
            gradient.setFinalStop(x + slope_x * above, y + slope_y * above)
            painter.setBrush(QBrush(gradient))
        painter.drawConvexPolygon([points[index] for index in cell.outline])
        return True

    def _paint_pips(self, painter: QPainter, face: Face, view: View, camera: Camera) -> None:
        outward, along, across = (
            (dot(view.rows[0], axis), dot(view.rows[1], axis), dot(view.rows[2], axis))
            for axis in (face.outward, face.along, face.across)
        )
        if dot(outward, camera.to_eye) < 0.06:
            return
        angle = atan2(dot(light.LAMP, across), dot(light.LAMP, along))
        picture = self._pips.picture(angle, max(0.0, dot(light.LAMP, outward)))
        half = self._pips.size / 2
        size = radius(face.value) * REACH / half
        along_right, along_down = along[0], -(along[1] * camera.rise + along[2] * camera.tilt)
        across_right, across_down = across[0], -(across[1] * camera.rise + across[2] * camera.tilt)
        corner = QPointF(-half, -half)
        for first, second in PLACES[face.value]:
            place = _offset(view.pose, outward, along, first * OFFSET, across, second * OFFSET)
            x, y = camera.project(*place)
            scale = camera.magnification(place[1], place[2]) * size
            painter.setTransform(
                QTransform(
                    along_right * scale,
                    along_down * scale,
                    across_right * scale,
                    across_down * scale,
                    x,
                    y,
                )
            )
            painter.drawImage(corner, picture)
        painter.resetTransform()


def _offset(
    pose: Pose, outward: Vector, along: Vector, first: float, across: Vector, second: float
) -> Vector:
    return (
        pose.x + outward[0] + along[0] * first + across[0] * second,
        pose.y + outward[1] + along[1] * first + across[1] * second,
        pose.z + outward[2] + along[2] * first + across[2] * second,
    )


def _corners(view: View, camera: Camera) -> list[_Corner]:
    (a, b, c), (d, e, f), (g, h, i) = view.rows
    px, py, pz, _ = view.pose
    corners = []
    for x, y, z in CORNERS:
        right, away, up = a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z
        size = camera.magnification(py + away, pz + up)
        across, down = camera.project(px + right, py + away, pz + up)
        corners.append((across, down, size, light.of_place(right, away, up, pz + up)))
    return corners
