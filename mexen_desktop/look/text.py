"""Lines of text that are painted as typed."""

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.metrics import LEAST_TEXT

#: A whole word is easier to read than the beginning of a larger one.
SMALLEST_SHARE: Final = 0.5
#: No line of a tooltip has more of them, but for a longer word.
_TIP_LETTERS: Final = 48
#: A name that is cut even where it is smallest is read better as the beginning of a larger one.
_CUT_SHARE: Final = 0.85
_ELLIPSIS: Final = "…"
#: Signs in a name that turn the writing around; what says where a name ends, isolates, stays.
_TURNS: Final = dict.fromkeys(range(0x202A, 0x202F))


def paint_line(painter: QPainter, left: float, middle: float, text: str, colour: QColor) -> None:
    """Write one line from `left` with its capitals centred on the height `middle`.

    Capitals, not line boxes, are what the eye lines up with icons.
    """
    metrics = QFontMetricsF(painter.font())
    painter.setPen(colour)
    shown = text if text.isascii() else text.translate(_TURNS)
    painter.drawText(QPointF(left, middle + metrics.capHeight() / 2), shown)


def elided(text: str, used: QFont, room: float) -> str:
    """Give the text as it fits into the room, cut at its end if it must be."""
    return QFontMetricsF(used).elidedText(text, Qt.TextElideMode.ElideRight, room)


def shortened(text: str, part: str, used: QFont, room: float) -> str:
    """Give the text as it fits into the room: `part` of it, a name, is cut before the rest is."""
    metrics = QFontMetricsF(used)
    over = metrics.horizontalAdvance(text) - room
    if over <= 0:
        return text
    if part and part in text:
        less = elided(part, used, metrics.horizontalAdvance(part) - over)
        if less not in ("", _ELLIPSIS):
            return text.replace(part, less, 1)
    return elided(text, used, room)


def fitted(text: str, used: QFont, room: float) -> QFont:
    """Give the font, made smaller as far as is readable, so that the text fits the room."""
    width = QFontMetricsF(used).horizontalAdvance(text)
    if width <= room or width == 0:
        return used
    smaller = smallest(used)
    smaller.setPixelSize(max(smaller.pixelSize(), int(used.pixelSize() * room / width)))
    return smaller


def fitted_name(name: str, used: QFont, room: float) -> QFont:
    """Give the font of a name: smaller where all of it fits so, else large enough to be cut."""
    smaller = fitted(name, used, room)
    if QFontMetricsF(smaller).horizontalAdvance(name) <= room + 1:
        return smaller
    smaller.setPixelSize(max(smaller.pixelSize(), round(used.pixelSize() * _CUT_SHARE)))
    return smaller


def smallest(used: QFont) -> QFont:
    """Give the font as small as `fitted` makes it."""
    least = max(LEAST_TEXT, round(used.pixelSize() * SMALLEST_SHARE))
    smaller = QFont(used)
    smaller.setPixelSize(min(least, used.pixelSize()))
    return smaller


def tell_whole(widget: QWidget, whole: str, shown: str) -> None:
    """Give the widget a text as tooltip if not all of it is shown."""
    tip = "" if whole == shown else plain_tip(whole)
    if widget.toolTip() != tip:
        widget.setToolTip(tip)


def plain_tip(text: str) -> str:
    """Give a text as a tooltip that shows it as typed, whatever markup it looks like."""
    if "<" not in text:
        return "\n".join(_tip_line(line) for line in text.split("\n"))
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f"<p>{escaped}</p>"


def _tip_line(text: str) -> str:
    """Break a line that large text would make wider than the window."""
    if len(text) <= _TIP_LETTERS:
        return text
    broken, room = "", _TIP_LETTERS
    for word in text.split(" "):
        if broken and len(word) >= room:
            broken, room = f"{broken}\n{word}", _TIP_LETTERS - len(word)
        else:
            broken = f"{broken} {word}" if broken else word
            room -= len(word) + 1
    return broken
