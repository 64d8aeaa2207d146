"""Lines of text in which some words are strong."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from mexen_desktop.look.text import shortened
from mexen_desktop.look.type import sized_font, text_width

STRONG = 900
PLAIN = 400


class Run(NamedTuple):
    """A piece of a line with its weight."""

    text: str
    weight: int = PLAIN


Runs = Sequence[Run]


def runs_width(runs: Runs, pixels: int) -> float:
    """Give how wide the runs are, one after the other, at that size."""
    return sum(text_width(run.text, sized_font(pixels, run.weight)) for run in runs)


def runs_text(runs: Runs) -> str:
    """Give the words without their weights."""
    return "".join(run.text for run in runs)


def fitted_runs(runs: Runs, pixels: int, room: float, name: str = "") -> list[Run]:
    """Give the runs as they fit into the room.

    What must be cut is cut in the run with the name, else in the longest one.
    """
    over = runs_width(runs, pixels) - room
    if over <= 0:
        return list(runs)
    widths = [text_width(run.text, sized_font(pixels, run.weight)) for run in runs]
    with_name = [
        at for at, run in enumerate(runs) if name and name in run.text and widths[at] > 2 * over
    ]
    at = with_name[0] if with_name else widths.index(max(widths))
    used = sized_font(pixels, runs[at].weight)
    cut = shortened(runs[at].text, name, used, max(0.0, widths[at] - over))
    return [*runs[:at], Run(cut, runs[at].weight), *runs[at + 1 :]]


def paint_runs(painter: QPainter, where: QPointF, runs: Runs, pixels: int, colour: QColor) -> float:
    """Write the runs from `where`, their capitals centred on its height; give where they end."""
    left = where.x()
    painter.setPen(colour)
    height = QFontMetricsF(sized_font(pixels, STRONG)).capHeight()
    for run in runs:
        used = sized_font(pixels, run.weight)
        painter.setFont(used)
        painter.drawText(QPointF(left, where.y() + height / 2), run.text)
        left += text_width(run.text, used)
    return left
