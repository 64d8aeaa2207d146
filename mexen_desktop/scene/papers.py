"""Slips of paper with a few large words on them."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.metrics import LEAST_TEXT, Metrics
from mexen_desktop.look.palette import Palette
from mexen_desktop.look.paper import BORDER, RADIUS_SEAT, paint_paper
from mexen_desktop.look.shadow import paint_shadow
from mexen_desktop.look.text import elided, fitted, paint_line
from mexen_desktop.look.type import font, text_width

_LINE: Final = 1.2
_MOST_LINES: Final = 4
_SMALLER: Final = 0.95
_LEAST_SHARE: Final = 0.85
#: How much larger words may still be than those below them once all of them become smaller.
_MOST_APART: Final = 1.5
_MARGIN: Final = 24
_PADDING: Final = 24
#: Between low words and the edges of their slip; between that and the rim of the tray.
_TIGHT: Final = 4
_EDGE: Final = 8
_ICON: Final = 60
_ICONS_APART: Final = 8


class Room(NamedTuple):
    """The room in the tray: the felt below the pot, all of the felt, felt and ledge together."""

    below_pot: QRect
    felt: QRect
    whole: QRect
    metrics: Metrics


class Paper(Protocol):
    """Something on paper that lies in the tray."""

    #: What it says.
    spoken: str
    #: What it covers, without its shadow.
    bounds: QRectF
    #: The people whose names could not be written whole.
    cut: set[str]
    #: How large its first words are, of what is wanted.
    share: float

    def places(self) -> Sequence[QRectF]:
        """Return where it lies, with all that belongs to it."""

    def paint(self, painter: QPainter, palette: Palette) -> None:
        """Paint it where it lies."""


def paint_slip(painter: QPainter, rect: QRectF, metrics: Metrics, palette: Palette) -> None:
    """Paint an empty slip of paper that lies on the felt."""
    scale = metrics.s
    radius = RADIUS_SEAT * scale
    border = (BORDER if palette.high_contrast else 1) * scale
    paint_shadow(painter, rect, radius, 2, scale, palette)
    paint_paper(painter, rect, radius, (palette.line, palette.surface), (border, border))


class Words:
    """Words in one font on a few lines, as large as the room allows."""

    def __init__(self, text: str, wanted: QFont, room: float) -> None:
        self.used: QFont = fitted(text, wanted, room)
        self.lines = [text]
        for count in range(2, _MOST_LINES + 1):
            whole = _widest(self.lines, self.used) <= room
            if whole and self.used.pixelSize() >= wanted.pixelSize() * _LEAST_SHARE:
                break
            # Two large lines are read from further away than a small one.
            lines = _wrapped(text, wanted, count)
            used = fitted(max(lines, key=lambda line: text_width(line, wanted)), wanted, room)
            if not whole or used.pixelSize() > self.used.pixelSize():
                self.used, self.lines = used, lines
        wanted_lines = self.lines
        self.lines = [elided(line, self.used, room + 1) for line in wanted_lines]
        #: Whether nothing of it is cut.
        self.whole = self.lines == wanted_lines
        self.share = self.used.pixelSize() / wanted.pixelSize()
        self.width = _widest(self.lines, self.used)
        self.height = len(self.lines) * self.used.pixelSize() * _LINE

    def paint(self, painter: QPainter, middle: float, top: float, colour: QColor) -> None:
        """Write the lines centred on `middle`."""
        painter.setFont(self.used)
        high = self.used.pixelSize() * _LINE
        for at, line in enumerate(self.lines):
            left = middle - text_width(line, self.used) / 2
            paint_line(painter, left, top + high * (at + 0.5), line, colour)


def _widest(lines: Sequence[str], used: QFont) -> float:
    return max(text_width(line, used) for line in lines)


def _wrapped(text: str, used: QFont, count: int) -> list[str]:
    """Break a text into so many lines at most, the longest of them as short as may be."""
    parts = text.split(" ")
    ways = (
        [" ".join(parts[start:end]) for start, end in pairwise((0, *breaks, len(parts)))]
        for breaks in combinations(range(1, len(parts)), min(count, len(parts)) - 1)
    )
    return min(ways, key=lambda lines: _widest(lines, used))


def stacked(texts: Sequence[tuple[str, QFont]], width: float, height: float) -> list[Words]:
    """Give words that stand under each other, smaller where the room is too little for them all.

    The larger ones give way first: the smaller ones are to be read as well.
    """
    fonts = [QFont(wanted) for _, wanted in texts]
    while True:
        found = [Words(text, used, width) for (text, _), used in zip(texts, fonts, strict=True)]
        low = sum(words.height for words in found) > height
        sizes = [used.pixelSize() for used in fonts]
        alike = max(sizes) <= min(sizes) * _MOST_APART
        smaller = [
            used
            for used, words in zip(fonts, found, strict=True)
            if not words.whole or (low and (alike or used.pixelSize() > min(sizes)))
            if used.pixelSize() > LEAST_TEXT
        ]
        if not smaller:
            return found
        for used in smaller:
            used.setPixelSize(max(LEAST_TEXT, int(used.pixelSize() * _SMALLER)))


class MomentPaper:
    """One or two words with icons before them, in the middle of the felt; a stamp is red."""

    def __init__(
        self, text: str, icons: tuple[str, ...], room: Room, *, stamped: bool = False
    ) -> None:
        metrics = room.metrics
        self._stamped = stamped
        self.spoken = text
        self.cut: set[str] = set()
        self._icons = icons
        most = room.whole.height() - metrics.px(_EDGE)
        inside = most - 2 * metrics.px(_TIGHT)
        self._side = float(min(metrics.px(_ICON), inside))
        self._apart = float(metrics.px(_ICONS_APART))
        self._padding = metrics.px(_PADDING)
        lead = len(icons) * (self._side + self._apart)
        margins = 2 * (metrics.px(_MARGIN) + self._padding)
        wide = room.whole.width() - margins - lead
        (self._words,) = stacked([(text, font("display", metrics))], wide, inside)
        self.share = self._words.used.pixelSize() / metrics.font_px("display")
        width = lead + self._words.width + 2 * self._padding
        height = min(max(self._words.height, self._side) + 2 * metrics.px(_MARGIN), most)
        fits = width <= room.felt.width() - metrics.px(_MARGIN)
        self.bounds = QRectF(0, 0, width, height)
        self.bounds.moveCenter(QPointF((room.felt if fits else room.whole).center()))
        self._metrics = metrics

    def places(self) -> Sequence[QRectF]:
        """Return where it lies."""
        return (self.bounds,)

    def paint(self, painter: QPainter, palette: Palette) -> None:
        """Paint it where it lies."""
        bounds = self.bounds
        paint_slip(painter, bounds, self._metrics, palette)
        ink = palette.red_ink if self._stamped else palette.ink
        left = bounds.left() + self._padding
        for icon in self._icons:
            place = QRectF(left, bounds.center().y() - self._side / 2, self._side, self._side)
            paint_icon(painter, icon, place, ink)
            left += self._side + self._apart
        middle = left + self._words.width / 2
        top = bounds.center().y() - self._words.height / 2
        self._words.paint(painter, middle, top, ink)
