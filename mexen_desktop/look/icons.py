"""The icons of the program in any colour at any size."""

from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QDataStream, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from mexen_desktop.look.resources import resource

GRID: Final = 24
LINE: Final = 2.0


@cache
def _shapes() -> dict[str, list[tuple[float, QPainterPath]]]:
    # tools/make_icons.py writes the file from the SVG drawings beside it.
    stream = QDataStream(QByteArray(Path(resource("icons", "icons.paths")).read_bytes()))
    stream.setVersion(QDataStream.Version.Qt_6_0)
    shapes: dict[str, list[tuple[float, QPainterPath]]] = {}
    while not stream.atEnd():
        paths = shapes[stream.readQString()] = []
        for _ in range(stream.readInt32()):
            width, path = stream.readDouble(), QPainterPath()
            stream >> path
            paths.append((width, path))
    return shapes


def icon_names() -> list[str]:
    """Give the names of all icons."""
    return sorted(_shapes())


def paint_icon(
    painter: QPainter, name: str, where: QRectF, colour: QColor, line: float = LINE
) -> None:
    """Draw an icon to fill the square `where`; `line` is its width on the grid of 24."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(where.topLeft())
    painter.scale(where.width() / GRID, where.height() / GRID)
    pen = QPen(colour)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    for width, path in _shapes()[name]:
        if width:
            pen.setWidthF(width / LINE * line)
            painter.strokePath(path, pen)
        else:
            painter.fillPath(path, colour)
    painter.restore()


def icon_pixmap(name: str, size: int, colour: QColor, ratio: float = 1.0) -> QPixmap:
    """Give an icon as a picture of `size` logical pixels, for what takes only pictures."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_icon(painter, name, QRectF(pixmap.rect()), colour)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
