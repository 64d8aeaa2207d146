"""The icons of the program in any colour at any size."""

from functools import cache
from pathlib import Path
from struct import Struct, unpack_from
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mexen_desktop.look.resources import resource

GRID: Final = 24
LINE: Final = 2.0


# As Qt writes a painter path: how many elements, each with its kind and place, then two numbers.
_ELEMENT: Final = Struct(">idd")
_MOVE: Final = 0
_LINE: Final = 1
_AFTER_ELEMENTS: Final = 8


@cache
def _places() -> dict[str, list[tuple[float, bytes]]]:
    # tools/make_icons.py writes the file from the SVG drawings beside it. Qt's own reader of such
    # files costs the first window more than reading the few icons that it shows.
    content = Path(resource("icons", "icons.paths")).read_bytes()
    places: dict[str, list[tuple[float, bytes]]] = {}
    at = 0
    while at < len(content):
        (length,) = unpack_from(">I", content, at)
        at += 4 + length
        paths = places[content[at - length : at].decode("utf-16-be")] = []
        (count,) = unpack_from(">i", content, at)
        at += 4
        for _ in range(count):
            width, elements = unpack_from(">di", content, at)
            start, at = at + 12, at + 12 + elements * _ELEMENT.size
            paths.append((width, content[start:at]))
            at += _AFTER_ELEMENTS
    return places


@cache
def _shapes(name: str) -> list[tuple[float, QPainterPath]]:
    return [(width, _path(elements)) for width, elements in _places()[name]]


def _path(elements: bytes) -> QPainterPath:
    path = QPainterPath()
    parts = _ELEMENT.iter_unpack(elements)
    for kind, x, y in parts:
        if kind == _MOVE:
            path.moveTo(x, y)
        elif kind == _LINE:
            path.lineTo(x, y)
        else:
            path.cubicTo(x, y, *next(parts)[1:], *next(parts)[1:])
    return path


def icon_names() -> list[str]:
    """Give the names of all icons."""
    return sorted(_places())


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
    for width, path in _shapes(name):
        if width:
            pen.setWidthF(width / LINE * line)
            painter.strokePath(path, pen)
        else:
            painter.fillPath(path, colour)
    painter.restore()
