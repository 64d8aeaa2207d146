"""Pictures of dice at rest, painted once with all care."""

from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from mexen_desktop.scene.dice.body import BodyPainter
from mexen_desktop.scene.dice.mesh import mesh
from mexen_desktop.scene.dice.outline import Box
from mexen_desktop.scene.dice.sets import DieSet
from mexen_desktop.scene.dice.shadow import ShadowPainter
from mexen_desktop.scene.dice.view import View

_STEPS = 4
_LAMPS = 40
# Small pictures are painted larger, then made small, which smooths every inner edge.
_OVERSIZES = ((160.0, 3), (340.0, 2))


class Picture:
    """A picture together with the place where it belongs, in logical pixels."""

    __slots__ = ("image", "rect")

    def __init__(self, image: QImage, rect: QRectF) -> None:
        self.image = image
        self.rect = rect

    def paint(self, painter: QPainter) -> None:
        """Copy the picture to its place."""
        painter.drawImage(self.rect.topLeft(), self.image)


class StillPainter:
    """Makes pictures of dice of one set."""

    def __init__(self, dice: DieSet) -> None:
        self._dice = dice
        self._shadows = ShadowPainter(_LAMPS)
        self._bodies: dict[int, BodyPainter] = {}

    def shadow(self, view: View, ratio: float) -> Picture:
        """The shadow of a die."""
        picture = _blank(view.shadow.box, ratio)
        painter = _opened(picture)
        self._shadows.paint(painter, view.camera, view.shadow)
        painter.end()
        return picture

    def body(self, view: View, ratio: float) -> Picture:
        """The die itself."""
        picture = _blank(view.box, ratio)
        width = view.camera.scale * 2 * ratio
        oversize = next((times for most, times in _OVERSIZES if width < most), 1)
        size = picture.image.size() * oversize
        large = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        large.fill(0)
        painter = QPainter(large)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        finer = ratio * oversize
        painter.scale(finer, finer)
        painter.translate(-picture.rect.left(), -picture.rect.top())
        self._body_painter(width * oversize).paint(painter, view, finer)
        painter.end()
        small = large
        if oversize > 1:
            small = large.scaled(
                picture.image.size(),
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
        small.setDevicePixelRatio(ratio)
        return Picture(small, picture.rect)

    def _body_painter(self, width: float) -> BodyPainter:
        pip_size = 64
        while pip_size < width * 0.25 and pip_size < 512:
            pip_size *= 2
        if pip_size not in self._bodies:
            self._bodies[pip_size] = BodyPainter(self._dice, mesh(_STEPS), pip_size)
        return self._bodies[pip_size]


def _blank(area: Box, ratio: float) -> Picture:
    """An empty picture over some area, its edges on whole device pixels."""
    left, top = floor(area[0] * ratio) - 1, floor(area[1] * ratio) - 1
    width, height = ceil(area[2] * ratio) + 1 - left, ceil(area[3] * ratio) + 1 - top
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    image.setDevicePixelRatio(ratio)
    return Picture(image, QRectF(left / ratio, top / ratio, width / ratio, height / ratio))


def _opened(picture: Picture) -> QPainter:
    painter = QPainter(picture.image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(QPointF(-picture.rect.left(), -picture.rect.top()))
    return painter
