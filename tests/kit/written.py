"""Everything that is written in a window, with what of it cannot be read."""

import re
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPaintDevice, QPainter
from PySide6.QtWidgets import QAbstractItemView, QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.scene.coach_number import RiskLine
from mexen_desktop.scene.seat import Seat
from mexen_desktop.scene.status import StatusLine

#: What cuts a text at its end.
CUT = "…"
#: So far letters may reach over an edge, or into each other: their boxes have some air.
AIR = 1.5


class Line(NamedTuple):
    """One line of text as it was painted."""

    text: str
    where: QRectF
    #: A widget, or the picture of a part of it.
    on: QWidget | QPaintDevice
    room: QRectF

    @property
    def name(self) -> str:
        """What the widget is called."""
        return (
            self.on.objectName() or type(self.on).__name__ if isinstance(self.on, QWidget) else ""
        )


@contextmanager
def writing() -> Iterator[list[Line]]:
    """Note every line that is painted from now on."""
    lines: list[Line] = []
    draw: Any = QPainter.drawText

    def note(painter: QPainter, where: QPointF, text: str) -> None:
        metrics = QFontMetricsF(painter.font())
        box = QRectF(
            where.x(),
            where.y() - metrics.capHeight(),
            metrics.horizontalAdvance(text),
            metrics.capHeight(),
        )
        device: Any = painter.device()
        # A widget counts in its own pixels, a picture in those of the screen.
        ratio = 1.0 if isinstance(device, QWidget) else device.devicePixelRatioF()
        room = QRectF(0, 0, device.width() / ratio, device.height() / ratio)
        if text.strip():
            lines.append(Line(text, painter.worldTransform().mapRect(box), device, room))
        draw(painter, where, text)

    QPainter.drawText = note  # type: ignore[assignment, method-assign]
    try:
        yield lines
    finally:
        QPainter.drawText = draw  # type: ignore[method-assign]


def unreadable(lines: list[Line], people: Collection[str], whole: Collection[str]) -> list[str]:
    """Tell which lines are cut, leave their room, or run into others.

    The names of people may be cut where a tooltip has all of them; `whole` are texts that end in
    an ellipsis by themselves.
    """
    found = [fault for line in lines if (fault := _cut(line, people, whole) or _outside(line))]
    for one, other in combinations(lines, 2):
        if one.on is other.on and one.text != other.text:
            both = one.where.intersected(other.where)
            if both.width() > AIR and both.height() > AIR:
                found.append(f"{one.name}: {one.text!r} runs into {other.text!r}")
    return found


def _cut(line: Line, people: Collection[str], whole: Collection[str]) -> str:
    if CUT not in line.text or line.text in whole:
        return ""
    shown = line.text.partition(CUT)[0]
    names = [name for name in people if _ends_with_beginning_of(name, shown)]
    if not names:
        return f"{line.name}: cut: {line.text!r}"
    tip = ""
    if isinstance(line.on, QWidget):
        # Presses go through a slip of paper to the tray below it.
        below = line.on.parentWidget()
        tip = line.on.toolTip() or (below.toolTip() if below is not None else "")
    in_view = isinstance(line.on, QWidget) and isinstance(line.on.parent(), QAbstractItemView)
    # A long tip has several lines.
    if not in_view and not any(name in tip.replace("\n", " ") for name in names):
        return f"{line.name}: cut without a tip: {line.text!r}"
    return ""


def _ends_with_beginning_of(name: str, shown: str) -> bool:
    return any(shown.rstrip().endswith(name[:length].rstrip()) for length in range(1, len(name)))


def _outside(line: Line) -> str:
    where, room = line.where, line.room
    across = where.left() < room.left() - AIR or where.right() > room.right() + AIR
    down = where.top() < room.top() - AIR or where.bottom() > room.bottom() + AIR
    # The rows of a list may be scrolled.
    if isinstance(line.on, QWidget) and isinstance(line.on.parent(), QAbstractItemView):
        down = False
    return f"{line.name}: leaves its room: {line.text!r}" if across or down else ""


def unsaid(window: QWidget, lines: list[Line]) -> list[str]:
    """Tell which words a visible part has that it did not write anywhere."""
    found = []
    for part in [window, *window.findChildren(QWidget)]:
        if not part.isVisible() or part.visibleRegion().isEmpty():
            continue
        written = [line.text for line in lines if line.on is part]
        shown = _words(" ".join(written))
        cut = any(CUT in text for text in written)
        name = part.objectName() or type(part).__name__
        missing = [text for text in texts_of(part) if _words(text) - shown and not cut]
        found += [f"{name}: not shown: {text!r}" for text in missing]
    return found


def _words(text: str) -> Counter[str]:
    return Counter(re.sub("[,·]", " ", text).split())


def texts_of(part: QWidget) -> list[str]:
    """Return the words that a part is there to show."""
    if isinstance(part, (IconButton, RiskLine)):
        # The word of one is its tip; the other lies over what its button writes.
        return []
    if isinstance(part, Button) and part._bare:
        return []
    if isinstance(part, StatusLine):
        return [part.sentence()]
    found: list[str] = []
    for name in ("_label", "_sub_line", "_text", "_texts", "_title", "_titles", "_sentence"):
        value = getattr(part, name, "")
        if isinstance(part, Seat) and name == "_text":
            value = (part._text.name, part._text.result, *_score(part))
        values = value if isinstance(value, tuple) else (value,)
        found += [each for each in values if isinstance(each, str)]
    return [text for text in found if text.strip()]


def _score(seat: Seat) -> list[str]:
    # Lives are the eyes of a die as long as a die has as many.
    return [seat._text.tally] if seat.facts.lives is None else []
