"""How a name finds room: smaller, on two lines, cut."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QPainter

from mexen_desktop.look.metrics import LEAST_TEXT, Metrics
from mexen_desktop.look.text import elided, fitted, paint_line
from mexen_desktop.look.type import text_width

#: How far the two lines of a name stand apart, of the font's size.
PITCH: Final = 1.08
_SMALL_NAME: Final = 0.75
#: A name is broken after these.
_BREAKS: Final = " -‐–"


def least_name(pixels: int, metrics: Metrics, *, computer: bool) -> int:
    """Give how small a name becomes on one line: large text no smaller than normal text."""
    normal = max(LEAST_TEXT, round(pixels / metrics.text_factor))
    # A computer's icon must not cut its name: that becomes smaller first.
    return max(LEAST_TEXT, round(normal * _SMALL_NAME)) if computer else normal


def name_lines(
    name: str, wanted: QFont, least: int, room: float, height: float
) -> tuple[QFont, Sequence[str]]:
    """Give the font with the lines of a name: smaller, then on two lines, cut only after that.

    `least` is how small one line may become before there are two of them.
    """
    used = QFont(wanted)
    smaller = max(least, fitted(name, wanted, room).pixelSize())
    used.setPixelSize(min(wanted.pixelSize(), smaller))
    if text_width(name, used) <= room + 1:
        return used, (name,)
    broken = QFont(wanted)
    broken.setPixelSize(min(wanted.pixelSize(), int(height / (2 * PITCH))))
    pair = halves(name, broken)
    if pair and broken.pixelSize() >= LEAST_TEXT:
        longer = max(pair, key=lambda line: text_width(line, broken))
        narrow = fitted(longer, broken, room)
        if text_width(longer, narrow) <= room + 1:
            return narrow, pair
    return used, (elided(name, used, room),)


def paint_name(painter: QPainter, where: QPointF, lines: Sequence[str], ink: QColor) -> float:
    """Write the lines with the painter's font around a height; give how wide they are."""
    pitch = painter.font().pixelSize() * PITCH
    for at, line in enumerate(lines):
        middle = where.y() + (at - (len(lines) - 1) / 2) * pitch
        paint_line(painter, where.x(), middle, line, ink)
    return max(text_width(line, painter.font()) for line in lines)


def halves(name: str, used: QFont) -> tuple[str, ...]:
    """Break a name in two, the longer half as short as may be; nothing if it is one word."""
    ends = [at for at, letter in enumerate(name, 1) if letter in _BREAKS]
    ways = [(name[:at].strip(), name[at:].strip()) for at in ends]
    whole = [way for way in ways if all(way)]
    return min(whole, key=lambda way: max(text_width(line, used) for line in way), default=())
