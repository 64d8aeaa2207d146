"""Where a text in several fonts breaks into lines."""

from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTextLayout, QTextLine

from mexen_desktop.look.lines import lost


def break_lines(layout: QTextLayout, width: float, step: float) -> float:
    """Break a text into lines that stand `step` apart; give how high they are in all.

    A last line that would look lost takes words of the line before along.
    """
    width = max(1.0, width)
    lines = _broken(layout, width, step)
    count, narrow = len(lines), 0.0
    while count > 1 and lost(_text(layout, lines[-1]), lines[-1].naturalTextWidth(), width):
        less = _without_last_word(layout, lines[-2])
        if not less or less == narrow:
            break
        lines = _broken(layout, width, step, {count - 2: less})
        if len(lines) > count or lines[-1].naturalTextWidth() > lines[-2].naturalTextWidth():
            lines = _broken(layout, width, step, {count - 2: narrow} if narrow else {})
            break
        narrow = less
    return step * len(lines)


def _broken(
    layout: QTextLayout, width: float, step: float, narrow: dict[int, float] | None = None
) -> list[QTextLine]:
    """Break a text into lines of that width, some of them less wide."""
    lines: list[QTextLine] = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth((narrow or {}).get(len(lines), width))
        line.setPosition(QPointF(0, step * len(lines) + (step - line.height()) / 2))
        lines.append(line)
    layout.endLayout()
    return lines


def _without_last_word(layout: QTextLayout, line: QTextLine) -> float:
    """Give how wide a line is without its last word, nothing where it has no other."""
    before, gap, _ = _text(layout, line).rstrip().rpartition(" ")
    if not gap:
        return 0.0
    end = line.textStart() + len(before.encode("utf-16-le")) // 2
    where: Any = line.cursorToX(end)
    return float(where[0]) + 1


def _text(layout: QTextLayout, line: QTextLine) -> str:
    """Give what a line says; Qt counts in UTF-16."""
    start, end = 2 * line.textStart(), 2 * (line.textStart() + line.textLength())
    return layout.text().encode("utf-16-le")[start:end].decode("utf-16-le")
