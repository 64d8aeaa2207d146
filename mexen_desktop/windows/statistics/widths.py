"""How wide the columns of a table are."""

from collections.abc import Sequence
from heapq import nlargest
from itertools import pairwise
from typing import Final

from mexen_desktop.look.lines import broken, step_of
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.pegs import PEG
from mexen_desktop.look.text import fitted
from mexen_desktop.look.type import font, text_width
from mexen_desktop.models.statistics.table import Kind, Table

GAP: Final = 14
DIE: Final = 28
#: The arrow of a row that opens something.
ARROW: Final = 30
PICTURES: Final = (Kind.BAR, Kind.CURVE, Kind.STACK)
_NAMES_SHARE: Final = 0.3
_NAMES_SHARE_IN_TABLE: Final = 0.4
_HEADING_LINES: Final = 2
#: A second line that saves less than this is not worth its height.
_LEAST_SAVED: Final = 36
#: So many of the texts with most letters are measured: one of them is the widest.
_MEASURED: Final = 8
_LEAST_PICTURE: Final = 120


def widths(table: Table, room: int, metrics: Metrics, *, pictures: bool) -> list[int]:
    """Give the width of each column; pictures take what is left, else names do."""
    room -= metrics.px(ARROW) if any(row.key is not None for row in table.rows) else 0
    shown = [pictures and column.kind in PICTURES for column in table.columns]
    wanted = [
        0 if shown[at] else _wanted(table, at, metrics) + metrics.px(GAP)
        for at in range(len(table.columns))
    ]
    names = _NAMES_SHARE if any(shown) else _NAMES_SHARE_IN_TABLE
    for at, column in enumerate(table.columns):
        if column.kind in (Kind.NAME, Kind.WORDS, Kind.DICE):
            wanted[at] = min(wanted[at], round(room * names))
    left = room - sum(wanted)
    pictured = [at for at, is_picture in enumerate(shown) if is_picture]
    for at in pictured:
        wanted[at] = max(metrics.px(_LEAST_PICTURE), left // len(pictured))
    over = sum(wanted) - room
    if over > 0:
        # Numbers become a little smaller before a name is cut to nothing.
        share = room / sum(wanted)
        return [int(width * share) for width in wanted]
    if not pictured and wanted:
        wanted[0] += room - sum(wanted)
    return wanted


def longest(table: Table, at: int) -> list[str]:
    """Give the texts of a column that have most letters: one of them is the widest."""
    return nlargest(_MEASURED, {row.cells[at].text for row in table.rows}, key=len)


def heading_lines(heading: str, width: float, metrics: Metrics) -> tuple[list[str], int]:
    """Give a heading's lines in a column of that width, with the size of their letters."""
    wanted = font("small_strong", metrics)
    longest = max(heading.split(), key=lambda word: text_width(word, wanted), default="")
    used = fitted(longest, wanted, width)
    return broken(heading, used, width), used.pixelSize()


def heading_height(table: Table, columns: Sequence[int], metrics: Metrics) -> int:
    """Give how high the headings are."""
    deepest = 1
    for column, width in zip(table.columns, columns, strict=True):
        lines, _ = heading_lines(column.heading, width - metrics.px(GAP), metrics)
        deepest = max(deepest, len(lines))
    return round(deepest * step_of(font("small_strong", metrics), 1.2) + metrics.px(10))


def _wanted(table: Table, at: int, metrics: Metrics) -> int:
    column = table.columns[at]
    strong, plain = font("name", metrics), font("body", metrics)
    used = strong if column.kind is Kind.NAME else plain
    texts = max((text_width(text, used) for text in longest(table, at)), default=0.0)
    if column.kind is Kind.NAME:
        texts += metrics.px(PEG + 14)
        if any(row.who is not None and row.who.level for row in table.rows):
            texts += metrics.px(PEG + 10)
    if column.kind is Kind.DICE:
        most = max((len(row.cells[at].value) for row in table.rows), default=0)
        texts += most * metrics.px(DIE + 4) + metrics.px(GAP)
    return round(max(texts, _heading_width(column.heading, metrics)) + 1)


def _heading_width(heading: str, metrics: Metrics) -> float:
    """Give the least width in which a heading needs two lines at most, one if that is as good."""
    used = font("small_strong", metrics)
    words = heading.split()
    whole = text_width(heading, used)
    if len(words) < _HEADING_LINES:
        return whole
    ways = [
        max(text_width(" ".join(words[:at]), used), text_width(" ".join(words[at:]), used))
        for _, at in pairwise(range(len(words)))
    ]
    narrow = min(ways, default=whole)
    return whole if whole - narrow < metrics.text(_LEAST_SAVED) else narrow
