"""Turn the icons' SVG files into the one file of painter paths that the program loads.

Run it after an icon was drawn or changed: `python3 dev.py make icons`. Qt's SVG reader would
cost the first window several milliseconds; these icons are lines and dots only, so that their
paths, read by Qt in one go, are all there is to know.
"""

import math
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

from PySide6.QtCore import QByteArray, QDataStream, QIODevice
from PySide6.QtGui import QPainterPath, QTransform

ICONS = Path(__file__).resolve().parent.parent / "mexen_desktop" / "resources" / "icons"
TARGET = ICONS / "icons.paths"

_SVG = "{http://www.w3.org/2000/svg}"
_WORDS = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "A": 7, "Z": 0}


def commands(text: str) -> Iterator[tuple[str, list[float]]]:
    """Give each drawing command of a path's text with its numbers, repeats written out."""
    words = _WORDS.findall(text)
    at, command = 0, ""
    while at < len(words):
        if words[at].isalpha():
            command = words[at]
            at += 1
        count = _NUMBERS[command.upper()]
        yield command, [float(word) for word in words[at : at + count]]
        at += count
        # Pairs that follow a move without a letter are lines.
        command = {"M": "L", "m": "l"}.get(command, command)


def add_arc(
    path: QPainterPath,
    radius: tuple[float, float],
    flags: tuple[bool, bool],
    to: tuple[float, float],
) -> None:
    """Draw an upright elliptical arc to `to`; `flags` are SVG's large arc, then sweep."""
    rx, ry = radius
    x1, y1 = path.currentPosition().x(), path.currentPosition().y()
    x2, y2 = to
    dx, dy = (x1 - x2) / 2 / rx, (y1 - y2) / 2 / ry
    half = math.hypot(dx, dy)
    if half > 1:
        rx, ry, dx, dy, half = rx * half, ry * half, dx / half, dy / half, 1.0
    offset = math.sqrt(1 / half**2 - 1) * (-1 if flags[0] == flags[1] else 1)
    cx, cy = offset * dy, -offset * dx
    start, end = math.atan2(dy - cy, dx - cx), math.atan2(-dy - cy, -dx - cx)
    sweep = end - start
    if flags[1] and sweep < 0:
        sweep += 2 * math.pi
    elif not flags[1] and sweep > 0:
        sweep -= 2 * math.pi
    middle_x, middle_y = (x1 + x2) / 2 + cx * rx, (y1 + y2) / 2 + cy * ry
    # Qt counts angles against the clock.
    path.arcTo(
        middle_x - rx, middle_y - ry, 2 * rx, 2 * ry, -math.degrees(start), -math.degrees(sweep)
    )


def drawn(text: str) -> QPainterPath:
    """Give the painter path of an SVG path's text."""
    path = QPainterPath()
    last_control = (0.0, 0.0)
    for command, numbers in commands(text):
        kind = command.upper()
        here = path.currentPosition()
        x, y = (here.x(), here.y()) if command.islower() else (0.0, 0.0)
        if kind == "Z":
            path.closeSubpath()
            continue
        if kind == "H":
            path.lineTo(x + numbers[0], here.y())
        elif kind == "V":
            path.lineTo(here.x(), y + numbers[0])
        elif kind == "M":
            path.moveTo(x + numbers[0], y + numbers[1])
        elif kind == "L":
            path.lineTo(x + numbers[0], y + numbers[1])
        elif kind == "A":
            rx, ry, _, large, sweep = numbers[:5]
            add_arc(path, (rx, ry), (bool(large), bool(sweep)), (x + numbers[5], y + numbers[6]))
        else:
            points = [(x + a, y + b) for a, b in zip(numbers[::2], numbers[1::2], strict=True)]
            if kind == "S":
                points.insert(0, (2 * here.x() - last_control[0], 2 * here.y() - last_control[1]))
            path.cubicTo(*points[0], *points[1], *points[2])
            last_control = points[1]
    return path


def turned(text: str) -> QTransform:
    """Give the transform of `rotate(angle x y)`, the only one the icons use."""
    transform = QTransform()
    if text:
        angle, x, y = (float(word) for word in _WORDS.findall(text.removeprefix("rotate")))
        transform.translate(x, y).rotate(angle).translate(-x, -y)
    return transform


def shape(element: ET.Element) -> QPainterPath:
    """Give the outline of one element."""
    path = QPainterPath()
    numbers = {name: float(element.get(name, "0")) for name in ("x", "y", "cx", "cy", "r", "rx")}
    if element.tag == f"{_SVG}path":
        path = drawn(element.get("d", ""))
    elif element.tag == f"{_SVG}circle":
        radius = numbers["r"]
        path.addEllipse(numbers["cx"] - radius, numbers["cy"] - radius, 2 * radius, 2 * radius)
    elif element.tag == f"{_SVG}rect":
        size = float(element.get("width", "0")), float(element.get("height", "0"))
        path.addRoundedRect(numbers["x"], numbers["y"], *size, numbers["rx"], numbers["rx"])
    else:
        raise ValueError(f"an icon may not hold {element.tag}")
    return path


def outlines(element: ET.Element, transform: QTransform) -> Iterator[tuple[float, QPainterPath]]:
    """Give each outline inside `element` with the width of its line, 0 for what is filled."""
    for child in element:
        inner = turned(child.get("transform", "")) * transform
        if child.tag == f"{_SVG}g":
            yield from outlines(child, inner)
        elif child.get("fill") == "currentColor":
            yield 0.0, inner.map(shape(child))
        else:
            yield float(child.get("stroke-width", "2")), inner.map(shape(child))


def compiled() -> QByteArray:
    """Give the file's content: each icon's name, then its paths by the width of their lines."""
    content = QByteArray()
    stream = QDataStream(content, QIODevice.OpenModeFlag.WriteOnly)
    stream.setVersion(QDataStream.Version.Qt_6_0)
    for file in sorted(ICONS.glob("*.svg")):
        paths: dict[float, QPainterPath] = {}
        for width, outline in outlines(ET.parse(file).getroot(), QTransform()):
            paths.setdefault(width, QPainterPath()).addPath(outline)
        stream.writeQString(file.stem)
        stream.writeInt32(len(paths))
        for width, path in paths.items():
            stream.writeDouble(width)
            stream << path
    return content


if __name__ == "__main__":
    TARGET.write_bytes(compiled().data())
