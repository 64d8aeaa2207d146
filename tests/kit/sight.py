"""How well what is written stands out from what lies behind it, by the pixels painted."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

#: A pixel that changes when the letter is left out is the letter's own where its colour is as near
#: to the ink's as this, of 255; else it is the edge of the letter, or of something that covers it.
_NEAR: Final = 40
#: What may lie over other parts.
_OVER: Final = ("sheet", "actions")
#: A line of which fewer pixels are seen is covered by something.
_LEAST_SEEN: Final = 4
#: So many of a hundred pixels may lie on an edge that letters cross.
_EDGE: Final = 5

#: What red, green, blue of a screen become for an eye, by Machado, Oliveira, Fernandes (2009).
EYES: Final = {
    "all": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}


class Written(NamedTuple):
    """A line of text as it was to be painted."""

    text: str
    where: QRect
    ink: QColor
    name: str
    #: Something lies over it.
    covered: bool


class Seen(NamedTuple):
    """How well a line stands out."""

    contrast: float
    line: Written


def luminance(colour: QColor) -> float:
    """Return how bright a colour is, as the Web's guidelines compute it."""
    return (
        0.2126 * _linear(colour.red())
        + 0.7152 * _linear(colour.green())
        + 0.0722 * _linear(colour.blue())
    )


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours, as the Web's guidelines compute it."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def difference(one: QColor, other: QColor, eye: str = "all") -> float:
    """Return how different two colours look to such an eye: below 2 nobody sees it (CIE 1976)."""
    pairs = zip(_lab(one, eye), _lab(other, eye), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def _lab(colour: QColor, eye: str) -> tuple[float, float, float]:
    light = [_linear(part) for part in (colour.red(), colour.green(), colour.blue())]
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, light, strict=True))))
        for row in EYES[eye]
    )
    x = _root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = _root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116


def seen(window: QWidget) -> list[Seen]:
    """Return each line that can be seen in a window, with its contrast."""
    with_text = _painted(window)
    with _left_out(window) as lines:
        without = _painted(window)
    for part in window.findChildren(QWidget):
        _forget_pictures(part)
    open_to_view = [line for line in lines if not line.covered]
    measured = [Seen(_measured(line, with_text, without), line) for line in open_to_view]
    return [each for each in measured if each.contrast]


def _painted(window: QWidget) -> QImage:
    for part in window.findChildren(QWidget):
        _forget_pictures(part)
    return window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def _forget_pictures(part: QWidget) -> None:
    # Some parts keep themselves painted.
    if isinstance(getattr(part, "_picture", None), QPixmap):
        part._picture = None  # type: ignore[attr-defined]


def _measured(line: Written, with_text: QImage, without: QImage) -> float:
    """Return the contrast of a line to what lies behind its letters; 0.0 where it is covered."""
    place, ink = line.where.intersected(with_text.rect()), line.ink.rgb()
    pixels = zip(_pixels(with_text, place), _pixels(without, place), strict=True)
    ratios = [
        _contrast(ink, behind)
        for letter, behind in pixels
        if letter != behind and not _differ(letter, ink)
    ]
    if len(ratios) < _LEAST_SEEN:
        return 0.0
    ratios.sort()
    return ratios[len(ratios) * _EDGE // 100]


def _pixels(image: QImage, place: QRect) -> list[int]:
    """Return the pixels of a part of a picture, row after row."""
    if place.isEmpty():
        return []
    # It has to live until its pixels are read.
    part = image.copy(place)
    return memoryview(part.constBits()).cast("I").tolist()


def _differ(one: int, other: int) -> bool:
    return any(abs((one >> by & 255) - (other >> by & 255)) > _NEAR for by in (0, 8, 16))


@cache
def _contrast(one: int, other: int) -> float:
    return contrast(QColor(one), QColor(other))


@contextmanager
def _left_out(window: QWidget) -> Iterator[list[Written]]:
    """Note every line that is to be painted, without painting it."""
    lines: list[Written] = []
    draw: Any = QPainter.drawText

    def note(painter: QPainter, where: QPointF, text: str) -> None:
        part = _part(painter, window)
        if part is None or not text.strip():
            return
        metrics = QFontMetricsF(painter.font())
        ascent, width = metrics.capHeight(), metrics.horizontalAdvance(text)
        box = painter.worldTransform().mapRect(QRectF(where.x(), where.y() - ascent, width, ascent))
        place = box.toAlignedRect().translated(part.mapTo(window, QPoint(0, 0)))
        ink, covered = QColor(painter.pen().color()), _covered(part, place, window)
        lines.append(Written(text, place, ink, part.objectName(), covered))

    QPainter.drawText = note  # type: ignore[assignment, method-assign]
    try:
        yield lines
    finally:
        QPainter.drawText = draw  # type: ignore[method-assign]


def _covered(part: QWidget, place: QRect, window: QWidget) -> bool:
    """Whether what slides or grows over the table hides that place of a part."""
    over = [each for name in _OVER for each in window.findChildren(QWidget, name)]
    return any(
        QRect(each.mapTo(window, QPoint(0, 0)), each.size()).intersects(place)
        for each in over
        if each.isVisible() and each is not part and not each.isAncestorOf(part)
    )


def _part(painter: QPainter, window: QWidget) -> QWidget | None:
    """Return the part that is painted, also where it paints a picture of itself first."""
    device: Any = painter.device()
    if isinstance(device, QWidget):
        return device
    size = device.deviceIndependentSize().toSize()
    parts = window.findChildren(QWidget)
    return next((part for part in parts if part.isVisible() and part.size() == size), None)


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)
