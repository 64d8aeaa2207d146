"""Where the buttons of those stand who can be chosen."""

from typing import Final

from PySide6.QtCore import QRect

from mexen_desktop.look.metrics import Metrics

#: Narrower than this, at scale 1, a name says nothing in one row, in one of several rows.
_LEAST_ALONE: Final = 84
_LEAST: Final = 128
_GAP: Final = 8
_LINE: Final = 1.7


def places(row: QRect, count: int, metrics: Metrics) -> list[QRect]:
    """Give each of so many a place in the row; where it is too short, in rows that grow upwards."""
    gap, larger = metrics.margin, max(1.0, metrics.text_factor)
    if count * (metrics.px(_LEAST_ALONE * larger) + gap) - gap <= row.width():
        return _cells(row, count, gap)
    gap = metrics.px(_GAP)
    height = min(row.height(), max(metrics.target(0), round(metrics.font_px("name") * _LINE)))
    return in_rows(row, count, metrics.px(_LEAST * larger), height, gap)


def in_rows(row: QRect, count: int, width: int, height: int, gap: int) -> list[QRect]:
    """Give each of so many a place at least that wide; the rows grow upwards."""
    columns = max(1, (row.width() + gap) // (width + gap))
    rows = -(-count // columns)
    columns = -(-count // rows)
    top = row.bottom() + 1 - rows * (height + gap) + gap
    cells: list[QRect] = []
    for at in range(rows):
        line = QRect(row.left(), top + at * (height + gap), row.width(), height)
        cells += _cells(line, columns, gap)
    return cells[:count]


def _cells(row: QRect, columns: int, gap: int) -> list[QRect]:
    # All as wide: one that is a pixel wider than the next may find room for larger words.
    width = (row.width() + gap) // columns - gap
    spare = row.width() - width
    lefts = [row.left() + spare * at // max(1, columns - 1) for at in range(columns)]
    return [QRect(left, row.top(), width, row.height()) for left in lefts]
