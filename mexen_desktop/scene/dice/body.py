"""Paints the body of a die with its pips."""

from math import atan2, ceil, floor

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPen,
    QTransform,
)

from mexen_desktop.scene.dice import light
from mexen_desktop.scene.dice.camera import Camera
from mexen_desktop.scene.dice.mesh import CORNERS, Face, mesh
from mexen_desktop.scene.dice.outline import box, silhouette
from mexen_desktop.scene.dice.pips import OFFSET, PLACES, REACH, PipPictures, radius
from mexen_desktop.scene.dice.sets import DieSet
from mexen_desktop.scene.dice.space import Matrix, Pose, Vector, dot, matrix, unit

_SOLIDS = 128


class BodyPainter:
    """Paints dice of one set, with roundings of a chosen fineness.

    The cells go into a scratch picture without smoothing, which leaves no seams; the smooth
    outline is then filled from that picture.
    """

    def __init__(self, dice: DieSet, steps: int, pip_size: int) -> None:
        self.dice = dice
        self._mesh = mesh(steps)
        self._pips = PipPictures(dice, pip_size)
        stops = [(at, QColor(*colour)) for at, colour in light.ramp(dice)]
        # One gradient for every cell: Qt keeps its table of colours as long as the stops stay.
        self._gradient = QLinearGradient()
        self._gradient.setStops(stops)
        self._solids = [QBrush(QColor(*colour)) for _, colour in light.ramp(dice, _SOLIDS)]
        self._scratch = QImage()

    def paint(self, painter: QPainter, camera: Camera, pose: Pose, ratio: float) -> None:
        """Paint one die; `ratio` is how many device pixels a logical one has."""
        rows = matrix(pose.turn)
        outline = silhouette(camera, pose, rows)
        left, top, right, bottom = box(outline)
        # The scratch picture begins at a whole device pixel, so that it is copied as it is.
        across, down = floor(left * ratio) - 1, floor(top * ratio) - 1
        width, height = ceil(right * ratio) + 1 - across, ceil(bottom * ratio) + 1 - down
        self._make_room(width, height)
        scratch = QPainter(self._scratch)
        near = camera.enlarged(ratio, across, down)
        self._paint_cells(scratch, near, pose, rows)
        scratch.end()
        brush = QBrush(self._scratch)
        brush.setTransform(QTransform(1 / ratio, 0, 0, 1 / ratio, across / ratio, down / ratio))
        painter.setBrush(brush)
        painter.setPen(QPen(QColor(0, 0, 0), 1.5) if self.dice.lines else Qt.PenStyle.NoPen)
        painter.drawConvexPolygon([QPointF(x, y) for x, y in outline])
        # While a brush holds the picture, painting on it again would copy it first.
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _make_room(self, width: int, height: int) -> None:
        if self._scratch.width() < width or self._scratch.height() < height:
            self._scratch = QImage(
                max(width, self._scratch.width()),
                max(height, self._scratch.height()),
                QImage.Format.Format_RGB32,
            )

    def _paint_cells(self, painter: QPainter, camera: Camera, pose: Pose, rows: Matrix) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        normals = [
            (
                rows[0][0] * x + rows[0][1] * y + rows[0][2] * z,
                rows[1][0] * x + rows[1][1] * y + rows[1][2] * z,
                rows[2][0] * x + rows[2][1] * y + rows[2][2] * z,
            )
            for x, y, z in self._mesh.normals
        ]
        lamp, eye = light.LAMP, camera.to_eye
        middle = unit((lamp[0] + eye[0], lamp[1] + eye[1], lamp[2] + eye[2]))
        gleam = self.dice.gleam
        shades = [light.of_normal(normal, middle, gleam) for normal in normals]
        rise, tilt, reach = camera.rise, camera.tilt, self._mesh.radius
        rights = [normal[0] * reach for normal in normals]
        ups = [(normal[1] * rise + normal[2] * tilt) * reach for normal in normals]

        corners = []
        for x, y, z in CORNERS:
            offset = (
                rows[0][0] * x + rows[0][1] * y + rows[0][2] * z,
                rows[1][0] * x + rows[1][1] * y + rows[1][2] * z,
                rows[2][0] * x + rows[2][1] * y + rows[2][2] * z,
            )
            away, high = pose.y + offset[1], pose.z + offset[2]
            size = camera.magnification(away, high)
            across, down = camera.project(pose.x + offset[0], away, high)
            corners.append((across, down, size, light.of_place(offset, high)))

        places: list[tuple[float, float, float]] = []
        points: list[QPointF] = []
        for corner, normal_index in self._mesh.vertices:
            across, down, size, lift = corners[corner]
            across += rights[normal_index] * size
            down -= ups[normal_index] * size
            places.append((across, down, shades[normal_index] + lift))
            points.append(QPointF(across, down))

        for cell in self._mesh.cells:
            self._paint_cell(painter, cell, places, points)
        seen = [
            face
            for face in self._mesh.faces
            if self._paint_cell(painter, face.cell, places, points)
        ]
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for face in seen:
            self._paint_pips(painter, face, camera, pose, rows)

    def _paint_cell(
        self,
        painter: QPainter,
        cell: tuple[int, int, int, int],
        places: list[tuple[float, float, float]],
        points: list[QPointF],
    ) -> bool:
        """Paint a cell with the even change of light that its corners show, if it is seen."""
        one, two, three, four = cell
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
        if steep < 1e-8 or (abs(da) < 0.012 and abs(db) < 0.012):
            painter.setBrush(self._solids[min(_SOLIDS, max(0, round(mean * _SOLIDS)))])
        else:
            x, y = (x1 + x2 + x3 + x4) / 4, (y1 + y2 + y3 + y4) / 4
            below, above = mean / steep, (1 - mean) / steep
            gradient = self._gradient
            gradient.setStart(x - slope_x * below, y - slope_y * below)
            gradient.setFinalStop(x + slope_x * above, y + slope_y * above)
            painter.setBrush(QBrush(gradient))
        painter.drawConvexPolygon([points[one], points[two], points[three], points[four]])
        return True

    def _paint_pips(
        self, painter: QPainter, face: Face, camera: Camera, pose: Pose, rows: Matrix
    ) -> None:
        outward, along, across = (
            (dot(rows[0], axis), dot(rows[1], axis), dot(rows[2], axis))
            for axis in (face.outward, face.along, face.across)
        )
        if dot(outward, camera.to_eye) < 0.06:
            return
        angle = atan2(dot(light.LAMP, across), dot(light.LAMP, along))
        picture = self._pips.picture(angle, max(0.0, dot(light.LAMP, outward)))
        size = radius(face.value) * REACH
        half = self._pips.size / 2
        for first, second in PLACES[face.value]:
            place = _offset(pose, outward, along, first * OFFSET, across, second * OFFSET)
            x, y = camera.project(*place)
            unit_size = camera.magnification(place[1], place[2]) * size / half
            painter.setTransform(
                QTransform(
                    along[0] * unit_size,
                    -(along[1] * camera.rise + along[2] * camera.tilt) * unit_size,
                    across[0] * unit_size,
                    -(across[1] * camera.rise + across[2] * camera.tilt) * unit_size,
                    x,
                    y,
                )
            )
            painter.drawImage(QPointF(-half, -half), picture)
        painter.resetTransform()


def _offset(
    pose: Pose, outward: Vector, along: Vector, first: float, across: Vector, second: float
) -> Vector:
    return (
        pose.x + outward[0] + along[0] * first + across[0] * second,
        pose.y + outward[1] + along[1] * first + across[1] * second,
        pose.z + outward[2] + along[2] * first + across[2] * second,
    )
