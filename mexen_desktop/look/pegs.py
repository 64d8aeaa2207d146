"""A player's peg: a colour with a number on it."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from mexen_desktop.look.metrics import LEAST_TEXT
from mexen_desktop.look.palette import Palette
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.type import sized_font, text_width

PEG: Final = 26
PEG_IN_TURN: Final = 30

_RING: Final = 0.075
_LINE: Final = 0.055
#: How wide what stands on it may be: a wide letter's corners come near the edge.
_DIGITS: Final = 0.74
_LETTER: Final = 0.56


def paint_peg(painter: QPainter, where: QRectF, text: str, colour: int, palette: Palette) -> None:
    """Draw a peg into a square; `colour` is the player's, from 0. A fine line goes around it."""
    side = where.width()
    ground, ink = palette.player(colour)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = side * _LINE
    painter.setPen(QPen(palette.line_strong, line))
    painter.setBrush(palette.peg_ring)
    painter.drawEllipse(where.adjusted(-line / 2, -line / 2, line / 2, line / 2))
    ring = side * _RING
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawEllipse(where.adjusted(ring, ring, -ring, -ring))
    # A number of two digits must stay inside as well.
    painter.setFont(sized_font(max(LEAST_TEXT, round(side * 0.56)), 900))
    width = text_width(text, painter.font())
    room = side * (_DIGITS if text.isdigit() else _LETTER)
    if width > room:
        painter.setFont(sized_font(round(painter.font().pixelSize() * room / width), 900))
        width = text_width(text, painter.font())
    paint_line(painter, where.center().x() - width / 2, where.center().y(), text, ink)
