"""Text that is broken into lines between its words."""

from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from mexen_desktop.look.metrics import LEAST_TEXT
from mexen_desktop.look.text import elided, paint_line

LINE_HEIGHT = 1.3
#: A last line of so few letters looks lost.
_SHORT = 3
#: So does a word alone that takes up less than this of the width; several words, less than that.
_WORD_SHARE = 1 / 3
_WORDS_SHARE = 1 / 5


def broken(text: str, used: QFont, width: float) -> list[str]:
    """Break a text into lines; a single word that is too long is cut at its end."""
    measure = QFontMetricsF(used)
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and measure.horizontalAdvance(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    _take_along(lines, measure, width)
    return [elided(line, used, width + 1) for line in lines]


def lost(line: str, taken: float, width: float) -> bool:
    """Tell whether a last line that takes up so much of the width looks lost below the others."""
    share = _WORDS_SHARE if " " in line.strip() else _WORD_SHARE
    return len(line) <= _SHORT or taken < width * share


def _take_along(lines: list[str], measure: QFontMetricsF, width: float) -> None:
    """Let no short last line stand lost below: words of the line before come along."""
    while len(lines) > 1 and lost(lines[-1], measure.horizontalAdvance(lines[-1]), width):
        before, gap, word = lines[-2].rpartition(" ")
        longer = f"{word} {lines[-1]}"
        taken = measure.horizontalAdvance(longer)
        # A number or the like never stands alone; other words come only as far as it looks better.
        most = width if len(lines[-1]) <= _SHORT else measure.horizontalAdvance(before)
        if not gap or taken > most:
            return
        lines[-2:] = [before, longer]


def two_lines(text: str, used: QFont, width: float) -> list[str]:
    """Break a text into one line or two; what there is no room for is cut at the second's end."""
    first, *more = broken(text, used, width)
    if not more:
        return [first]
    if not text.startswith(first):
        # A single word that is too long.
        return [first, more[0]]
    return [first, elided(text[len(first) :].strip(), used, width + 1)]


def fitted_lines(
    text: str, used: QFont, width: float, height: float, line_height: float = LINE_HEIGHT
) -> tuple[QFont, list[str]]:
    """Break a text into lines that fill the room at most; the font becomes smaller if it must."""
    font = QFont(used)
    while True:
        lines = broken(text, font, width)
        fits = len(lines) * step_of(font, line_height) <= height and " ".join(lines) == text
        if fits or font.pixelSize() <= LEAST_TEXT:
            return font, lines
        font.setPixelSize(font.pixelSize() - 1)


def step_of(used: QFont, line_height: float = LINE_HEIGHT) -> float:
    """Give how far two lines of that font stand apart."""
    return used.pixelSize() * line_height


def paint_lines(
    painter: QPainter, left: float, top: float, lines: list[str], step: float, colour: QColor
) -> float:
    """Write lines below each other with the painter's font; give where the next one would begin."""
    for line in lines:
        paint_line(painter, left, top + step / 2, line, colour)
        top += step
    return top
