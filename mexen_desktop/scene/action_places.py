"""Where the large buttons stand, towards whatever side of the table."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, QSize

from mexen_desktop.look.focus_ring import GAP, WIDTH
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.turning import turned_rect, turned_size
from mexen_desktop.scene.choices import in_rows, places

#: So far a focus ring reaches around a button, at scale 1.
_RING: Final = WIDTH + GAP
_LEAST_FACE: Final = 56
_GAP: Final = 8
#: How high a button is at most where there are rows of them.
_LOW: Final = 84
#: How wide a face is where there are two rows of them, how wide all else is together.
_FACE_SHARE: Final = 1.1
_REST_SHARE: Final = 1.4


class Placed(NamedTuple):
    """The place of all buttons together, then that of each within it."""

    whole: QRect
    parts: list[QRect]
    #: Whether they need more room than their row.
    over: bool


def placed(
    row: QRect,
    turns: int,
    wishes: Sequence[tuple[float, int]],
    metrics: Metrics,
    *,
    equal: bool,
    faces: slice | None = None,
) -> Placed:
    """Place buttons in a row, as who sits there sees it, then turn it; rings have room around.

    Each wishes for a share of the row's width, and for so many pixels at least. `equal` ones need
    more rows where they are many: those lie towards the middle of the table. So do all where they
    wish for more than there is, the `faces` among them where they would be too narrow.
    """
    out = metrics.px(_RING)
    shares = [share for share, _ in wishes]
    upright = QRect(QPoint(out, out), turned_size(row.size(), turns))
    if equal:
        parts = places(upright, len(shares), metrics)
    elif faces is not None:
        parts = _beside(upright, shares, metrics)
    else:
        parts = _wide_enough(upright, wishes, metrics)
    if faces is not None and min(part.width() for part in parts) < metrics.target(_LEAST_FACE):
        parts = _in_two_rows(upright, len(shares), faces, metrics)
    over = max(0, -min((part.top() - out for part in parts), default=0))
    # More than the row: it is a sheet of its own, whose edge keeps clear of the rings.
    over += metrics.px(_GAP) if over else 0
    size = QSize(upright.width() + 2 * out, upright.height() + 2 * out + over)
    whole = QRect(row.topLeft() - QPoint(out, out), turned_size(size, turns))
    if turns == 0:
        whole.translate(0, -over)
    elif turns == 3:
        whole.translate(-over, 0)
    turned = [turned_rect(part.translated(0, over), size, turns) for part in parts]
    return Placed(whole, turned, over > 0)


def _wide_enough(row: QRect, wishes: Sequence[tuple[float, int]], metrics: Metrics) -> list[QRect]:
    """Place buttons beside each other, each as wide as its word needs it, else in rows."""
    shares, leasts = [share for share, _ in wishes], [least for _, least in wishes]
    parts = _beside(row, shares, metrics)
    if all(part.width() >= least for part, least in zip(parts, leasts, strict=True)):
        return parts
    free = row.width() - metrics.margin * (len(leasts) - 1) - sum(leasts)
    if free < 0:
        height = min(row.height(), metrics.px(_LOW * max(1.0, metrics.text_factor)))
        return in_rows(row, len(leasts), max(leasts), height, metrics.px(_GAP))
    return _beside(row, [least + free / len(leasts) for least in leasts], metrics)


def _beside(row: QRect, shares: Sequence[float], metrics: Metrics) -> list[QRect]:
    gap = metrics.margin
    unit = (row.width() - gap * (len(shares) - 1)) / max(sum(shares), 1)
    found: list[QRect] = []
    left = float(row.left())
    for share in shares:
        found.append(QRectF(left, row.top(), share * unit, row.height()).toRect())
        left += share * unit + gap
    return found


def _in_two_rows(row: QRect, count: int, faces: slice, metrics: Metrics) -> list[QRect]:
    """Place the faces in two rows, in the order of the digits; what is left stands beside them."""
    gap = metrics.px(_GAP)
    across = (faces.stop - faces.start) // 2
    rest = count - 2 * across
    shares = [_FACE_SHARE] * across + [_REST_SHARE / max(rest, 1)] * rest
    if faces.start:
        shares = [*reversed(shares)]
    unit = (row.width() - gap * (len(shares) - 1)) / sum(shares)
    columns: list[QRect] = []
    left = float(row.left())
    for share in shares:
        columns.append(QRectF(left, row.top(), share * unit, row.height()).toRect())
        left += share * unit + gap
    height = max(metrics.target(0), (row.height() - gap) // 2)
    lower = row.bottom() + 1 - height
    own = columns[rest:] if faces.start else columns[:across]
    grid = [
        QRect(column.left(), top, column.width(), height)
        for top in (lower - gap - height, lower)
        for column in own
    ]
    return [*columns[:rest], *grid] if faces.start else [*grid, *columns[across:]]
