"""Where the large buttons stand, towards whatever side of the table."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, QSize

from mexen_desktop.look.focus_ring import GAP, WIDTH
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.turning import turned_rect, turned_size
from mexen_desktop.scene.choices import places

#: So far a focus ring reaches around a button, at scale 1.
_RING: Final = WIDTH + GAP


class Standing(NamedTuple):
    """The place of all buttons together, then that of each within it."""

    whole: QRect
    parts: list[QRect]
    #: Whether they need more room than their row.
    over: bool


def standing(
    row: QRect, turns: int, shares: Sequence[float], metrics: Metrics, *, equal: bool
) -> Standing:
    """Place buttons in a row, as who sits there sees it, then turn it; rings have room around.

    `equal` ones need more rows where they are many: those lie towards the middle of the table.
    """
    out = metrics.px(_RING)
    upright = QRect(QPoint(out, out), turned_size(row.size(), turns))
    parts = places(upright, len(shares), metrics) if equal else _beside(upright, shares, metrics)
    over = max(0, -min((part.top() - out for part in parts), default=0))
    size = QSize(upright.width() + 2 * out, upright.height() + 2 * out + over)
    whole = QRect(row.topLeft() - QPoint(out, out), turned_size(size, turns))
    if turns == 0:
        whole.translate(0, -over)
    elif turns == 3:
        whole.translate(-over, 0)
    turned = [turned_rect(part.translated(0, over), size, turns) for part in parts]
    return Standing(whole, turned, over > 0)


def _beside(row: QRect, shares: Sequence[float], metrics: Metrics) -> list[QRect]:
    gap = metrics.margin
    unit = (row.width() - gap * (len(shares) - 1)) / max(sum(shares), 1)
    found: list[QRect] = []
    left = float(row.left())
    for share in shares:
        found.append(QRectF(left, row.top(), share * unit, row.height()).toRect())
        left += share * unit + gap
    return found
