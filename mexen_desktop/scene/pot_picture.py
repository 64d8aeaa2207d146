"""Paints the pot: its word, its number, its counters."""

from typing import Final

from PySide6.QtGui import QPainter

from mexen_desktop.look.coins import paint_piles, piles_size
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.palette import Palette
from mexen_desktop.look.text import fitted, paint_line
from mexen_desktop.look.type import font, text_width
from mexen_desktop.texts import words

HEIGHT: Final = 122
_LEFT: Final = 24
_WORD_MIDDLE: Final = 29
_NUMBER_MIDDLE: Final = 80
_FOOT: Final = 111
_GAP: Final = 14

#: Of its letters' size: how high a line is, what is left between the counters and a word.
_LINE: Final = 1.0
_WORD_LINE: Final = 1.2
_PILE_ROOM: Final = 60


def paint_pot(
    painter: QPainter,
    size: tuple[float, float],
    word: str,
    number: int,
    metrics: Metrics,
    palette: Palette,
) -> None:
    """Paint it for who sits below: the word, under it the number, beside that the counters."""
    width, height = size
    left = metrics.px(_LEFT)
    painter.setFont(font("name", metrics))
    paint_line(painter, left, metrics.px(_WORD_MIDDLE), word, palette.on_felt)
    painter.setFont(font("display", metrics))
    shown = words.number(number)
    middle = metrics.px(_NUMBER_MIDDLE) + (height - metrics.px(HEIGHT)) / 2
    paint_line(painter, left, middle, shown, palette.on_felt)
    at = left + text_width(shown, painter.font()) + metrics.px(_GAP)
    wanted = piles_size(number, metrics.s).width()
    scale = metrics.s * min(1.0, (width - at) / wanted) if wanted else metrics.s
    paint_piles(painter, at, metrics.px(_FOOT), number, scale, palette)


def height_both_ways(metrics: Metrics) -> int:
    """Give the height of a pot that is read from both sides."""
    lines = _LINE * metrics.font_px("display") + _WORD_LINE * metrics.font_px("name")
    return round(2 * lines) + metrics.px(_PILE_ROOM + 2 * _GAP)


def paint_pot_both_ways(
    painter: QPainter,
    size: tuple[float, float],
    word: str,
    number: int,
    metrics: Metrics,
    palette: Palette,
) -> None:
    """Paint it for who sits below as for who sits above: the counters lie between the two."""
    width, height = size
    # Where the felt is low everything is smaller.
    share = min(1.0, height / height_both_ways(metrics))
    pile = metrics.s * share
    wanted = piles_size(number, pile)
    if wanted.width() > width:
        pile *= width / wanted.width()
        wanted = piles_size(number, pile)
    left = (width - wanted.width()) / 2
    paint_piles(painter, left, (height + wanted.height()) / 2, number, pile, palette)
    painter.translate(width / 2, height / 2)
    shown = words.number(number)
    start = (_PILE_ROOM / 2 + _GAP) * metrics.s * share
    for _ in range(2):
        top = start
        for text, wished, line in (
            (word, font("name", metrics), _WORD_LINE),
            (shown, font("display", metrics), _LINE),
        ):
            wished.setPixelSize(max(1, int(wished.pixelSize() * share)))
            high = line * wished.pixelSize()
            used = fitted(text, wished, width)
            painter.setFont(used)
            paint_line(painter, -text_width(text, used) / 2, top + high / 2, text, palette.on_felt)
            top += high
        painter.rotate(180)
