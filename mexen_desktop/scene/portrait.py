"""Where everything lies in a window that is higher than wide."""

from typing import Final

from PySide6.QtCore import QPoint, QRect

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.tray import tray_shape
from mexen_desktop.scene.around import rows
from mexen_desktop.scene.places import (
    PAD_HEIGHT,
    SeatForms,
    SeatPlace,
    Side,
    TableLayout,
    action_height,
    growth,
    one_line_heights,
    seat_sizes,
    status_height,
)

#: Between a row of seats and the tray: the pointer, the red tag.
_ROOM: Final = 30
_SHORT_OF_TRAY: Final = 3
#: So many seats lie side by side at most.
_ACROSS: Final = 4


def portrait(
    metrics: Metrics, count: int, *, one_line: bool, ledge: bool, rules: bool
) -> TableLayout:
    """Lay out a high window for `count` seats above and below the tray."""
    window = QRect(0, 0, int(metrics.width), int(metrics.height))
    margin, side, gap = metrics.margin, metrics.icon_button, metrics.px(8)
    inner = window.adjusted(margin, margin, -margin, -margin)
    menu = QRect(inner.left(), inner.top(), side, side)
    last = QRect(inner.right() + 1 - side, inner.top(), side, side)
    status = QRect(inner.left(), menu.bottom() + 1 + margin, inner.width(), status_height(metrics))
    height = action_height(metrics)
    actions = QRect(inner.left(), inner.bottom() + 1 - height, inner.width(), height)
    above, below = rows(count)
    across = max(2, *_split(above), *_split(below))
    forms = _forms(metrics, inner.width(), across, one_line=one_line)
    block = _Block(metrics, inner, forms)
    top = status.bottom() + 1 + margin + block.height(above)
    bottom = actions.top() - metrics.px(24) - block.height(below)
    room = metrics.px(_ROOM)
    tray_top, tray_bottom = top + (room if above else 0), bottom - (room if below else 0)
    tray = QRect(inner.left(), tray_top, inner.width(), tray_bottom - tray_top)
    shape = tray_shape(tray, metrics.s, metrics.ledge if ledge else 0, "below")
    sheet = QRect(0, window.height() // 2, window.width(), window.height() - window.height() // 2)
    return TableLayout(
        metrics=metrics,
        menu=menu,
        undo=menu.translated(side + gap, 0),
        redo=menu.translated(2 * (side + gap), 0),
        status=status,
        rules=last.translated(-side - gap, 0) if rules else QRect(),
        sheet_button=last,
        tray=tray,
        felt=shape.felt,
        ledge=shape.ledge,
        actions=actions,
        seats=(*block.places("top", top, above), *block.places("bottom", bottom, below)),
        one_line=one_line,
        sheet=sheet,
        sheet_beside=False,
    )


def rows_fit(layout: TableLayout) -> bool:
    """Tell whether a tray is left that two dice can lie in."""
    die = layout.metrics.die_free
    return layout.felt.height() >= round(die * 1.6)


def _split(count: int) -> list[int]:
    """Give how many seats lie in each line on one side of the tray."""
    lines = -(-count // _ACROSS)
    return [count // lines + (at < count % lines) for at in range(lines)]


def _forms(metrics: Metrics, room: int, across: int, *, one_line: bool) -> SeatForms:
    fitting = (room - (across - 1) * metrics.margin) // across
    rest, in_turn = seat_sizes(metrics, sheet_folded=True)
    # Large names have the room that few seats leave.
    width = min(round(rest[0] * max(1.0, metrics.text_factor)), fitting)
    if one_line:
        low, high = one_line_heights(metrics)
        return SeatForms((width, low), (width, high), (width, high))
    pad_height = metrics.px(PAD_HEIGHT) + growth(metrics, "name", "tap")
    return SeatForms((width, rest[1]), (width, in_turn[1]), (width, pad_height))


class _Block:
    """The rows of seats on one side of the tray, as they lie from the tray outwards."""

    def __init__(self, metrics: Metrics, inner: QRect, forms: SeatForms) -> None:
        self._metrics = metrics
        self._inner = inner
        self._forms = forms

    def _line_height(self) -> int:
        return max(self._forms.in_turn[1], self._forms.pad[1])

    def height(self, count: int) -> int:
        """Give how much room that many seats take."""
        lines = len(_split(count))
        return lines * self._line_height() + max(0, lines - 1) * self._metrics.px(8)

    def places(self, side: Side, edge: int, count: int) -> list[SeatPlace]:
        """Lay out the seats of one side; `edge` is where the block ends towards the tray."""
        places = []
        lines = _split(count)
        pitch = self._line_height() + self._metrics.px(8)
        for line, across in enumerate(lines):
            # The first seats lie away from the tray, so that the clockwise way is one line.
            outwards = len(lines) - 1 - line if side == "top" else line
            near = edge - outwards * pitch if side == "top" else edge + outwards * pitch
            places += [self._place(side, near, at, across) for at in range(across)]
        return places

    def _place(self, side: Side, near: int, at: int, across: int) -> SeatPlace:
        inner = self._inner
        if side == "bottom":
            at = across - 1 - at
        width = self._forms.rest[0]
        if across > 2:
            left = inner.left() + round((inner.width() - width) * at / (across - 1))
        else:
            left = inner.left() + round(inner.width() * (2 * at + 1) / (2 * across)) - width // 2
        rest, in_turn, pad = (
            QRect(left, near - height if side == "top" else near, wide, height)
            for wide, height in self._forms
        )
        reach = self._metrics.px(_ROOM - _SHORT_OF_TRAY)
        middle = left + width // 2
        tip = QPoint(middle, near + reach if side == "top" else near - reach)
        return SeatPlace(side, rest, in_turn, pad, tip)
