"""Where everything lies on a screen that lies flat, with people at all of its sides."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.tray import Side as TraySide
from mexen_desktop.look.tray import tray_shape
from mexen_desktop.look.turning import turned_rect, turned_size
from mexen_desktop.scene.around import MOST_FULL, all_sides
from mexen_desktop.scene.places import (
    FRAME_OUTSIDE,
    PAD_HEIGHT,
    PAD_WIDTH,
    POINTER_LENGTH,
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

#: In the order in which people sit clockwise, by how often each is turned.
SIDES: Final[tuple[Side, ...]] = ("bottom", "left", "top", "right")
#: Between the seat in turn and the tray: above or below it there is room for a red tag.
_TO_TRAY: Final = (13, 6, 13, 6)
#: The buttons take no more than this of what seats could have, with normal text.
_WIDEST_ACTIONS: Final = 448
#: Where there is room a seat is so much wider for long names.
_WIDER: Final = 1.5
_WIDEST_STATUS: Final = 640
_AROUND_STATUS: Final = 12
#: So many seats of full width lie at one side.
_MOST_WIDE: Final = 2


#: What text is made as large as, where larger one leaves no room to play.
_SMALLER: Final = (2.0, 1.5, 1.25, 1.0, 0.9)
#: Before it is smaller than this, seats become one line.
_LEAST_LARGE: Final = 1.25
_LEAST_ACTIONS: Final = 220
_LEAST_DICE: Final = 1.16


def table_top(metrics: Metrics, count: int, *, ledge: bool, rules: bool) -> TableLayout | None:
    """Lay out a flat screen for `count` seats, None where there is no room for them.

    With less room very large text becomes smaller, as a line would hold but a letter of a name;
    then the seats become one line, two of them deep; then all text becomes smaller.
    """
    wanted = metrics.text_factor
    factors = (wanted, *(factor for factor in _SMALLER if factor < wanted))
    tries = [(factor, False) for factor in factors if factor >= min(wanted, _LEAST_LARGE)]
    tries += [(factor, low) for factor in factors for low in (False, True)]
    for factor, low in tries:
        if low or count <= MOST_FULL:
            sizes = Metrics.flat(metrics.width, metrics.height, factor)
            found = _laid_out(sizes, count, low=low, ledge=ledge, rules=rules)
            if _has_room(found):
                return found
    return None


def _has_room(layout: TableLayout) -> bool:
    """Tell whether dice and buttons have enough of it."""
    metrics = layout.metrics
    felt = layout.felt.height() - 2 * layout.felt_taken
    # Beside the table those buttons are turned, so the longer side is their width.
    least = min(
        max(place.actions.width(), place.actions.height())
        for place in layout.seats
        if place.actions is not None
    )
    wanted = min(metrics.px(_LEAST_ACTIONS * metrics.text_factor), metrics.px(_WIDEST_ACTIONS))
    return felt >= _LEAST_DICE * metrics.die_free and least >= wanted


def _laid_out(metrics: Metrics, count: int, *, low: bool, ledge: bool, rules: bool) -> TableLayout:
    window = QSize(int(metrics.width), int(metrics.height))
    by_side = all_sides(count, high=window.height() > window.width())
    forms, one_line = _forms(metrics, by_side, low)
    bands = [_Band(metrics, window, forms, turns, by_side[turns], one_line) for turns in range(4)]
    depth = max(forms.in_turn[1], forms.pad[1], bands[0].depth)
    below, left, above, right = (metrics.margin + depth + metrics.px(gap) for gap in _TO_TRAY)
    tray = QRect(QPoint(), window).adjusted(left, above, -right, -below)
    # Beside the ledge a high tray's felt would have no room for words.
    side: TraySide = "below" if window.height() > window.width() else "right"
    shape = tray_shape(tray, metrics.s, metrics.ledge if ledge else 0, side)
    near, far = _status_lines(metrics, shape.felt)
    corners = _corners(metrics, window)
    sheet_width = metrics.sheet_width
    return TableLayout(
        metrics=metrics,
        menu=corners.menu,
        undo=corners.undo,
        redo=corners.redo,
        status=near,
        rules=corners.rules if rules else QRect(),
        sheet_button=corners.sheet,
        tray=tray,
        felt=shape.felt,
        ledge=shape.ledge,
        actions=bands[0].actions,
        seats=_clockwise(bands),
        one_line=one_line,
        sheet=QRect(window.width() - sheet_width, 0, sheet_width, window.height()),
        sheet_beside=False,
        far_menu=corners.far_menu,
        far_status=far,
        felt_taken=shape.felt.bottom() - near.top() + metrics.px(_AROUND_STATUS),
    )


class _Corners(NamedTuple):
    menu: QRect
    far_menu: QRect
    undo: QRect
    redo: QRect
    rules: QRect
    sheet: QRect


def _corners(metrics: Metrics, window: QSize) -> _Corners:
    """Give the places of the buttons: who sits above the table has a menu at the left as well."""
    margin, side = metrics.margin, metrics.icon_button
    step = side + metrics.px(8)
    menu = QRect(margin, window.height() - margin - side, side, side)
    undo = QRect(margin, margin, side, side)
    rules = QRect(window.width() - margin - side, menu.top(), side, side)
    return _Corners(
        menu=menu,
        far_menu=turned_rect(menu, window, 2),
        undo=undo,
        redo=undo.translated(step, 0),
        rules=rules,
        sheet=rules.translated(-step, 0),
    )


def _status_lines(metrics: Metrics, felt: QRect) -> tuple[QRect, QRect]:
    """Give the status line for who sits below the felt, then for who sits above it."""
    around = metrics.px(_AROUND_STATUS)
    widest = metrics.px(_WIDEST_STATUS * max(1.0, metrics.text_factor))
    width = min(widest, felt.width() - 2 * metrics.margin)
    near = QRect(0, 0, width, status_height(metrics))
    near.moveCenter(felt.center())
    far = QRect(near)
    near.moveBottom(felt.bottom() - around)
    far.moveTop(felt.top() + around)
    return near, far


def _forms(metrics: Metrics, by_side: tuple[int, ...], many: bool) -> tuple[SeatForms, bool]:
    pad_height = metrics.px(PAD_HEIGHT) + growth(metrics, "name", "tap")
    if many:
        width = seat_sizes(metrics, sheet_folded=False)[1][0]
        low, high = one_line_heights(metrics)
        return SeatForms((width, low), (width, high), (width, high)), True
    # A short lower side has room for a narrow seat beside the buttons.
    wide = max(by_side) <= _MOST_WIDE and metrics.width >= metrics.height
    rest, in_turn = seat_sizes(metrics, sheet_folded=wide)
    return SeatForms(rest, in_turn, (min(metrics.px(PAD_WIDTH), in_turn[0]), pad_height)), False


def _clockwise(bands: list["_Band"]) -> tuple[SeatPlace, ...]:
    """Give all seats as people sit: the first one is leftmost at the lower side."""
    below, *others = [band.places() for band in bands]
    return (*below[-1:], *(place for side in others for place in side), *below[:-1])


class _Band:
    """One side of the table, laid out as who sits there sees it, then turned to its place."""

    def __init__(
        self, metrics: Metrics, window: QSize, forms: SeatForms, turns: int, count: int, low: bool
    ) -> None:
        self._metrics = metrics
        self._forms = forms
        self._turns = turns
        self._count = count
        self._deep = 2 if low else 1
        self._gap = metrics.px(8)
        #: The window as it is seen from this side.
        self._seen = turned_size(window, turns)
        self.depth = self._deep * forms.in_turn[1] + (self._deep - 1) * self._gap
        corner = 2 * metrics.margin + metrics.icon_button
        if turns % 2 == 0:
            # In some of the corners lie two buttons; beside them the seats of the other sides.
            corner = max(corner + metrics.icon_button + self._gap, self.depth + 2 * metrics.margin)
        columns = -(-count // self._deep)
        room = self._seen.width() - 2 * corner
        gap = metrics.margin
        slot = max(forms.in_turn[0], forms.pad[0])
        larger = max(1.0, metrics.text_factor)
        # Names have what the buttons leave, then buttons what names leave.
        spare = max(0, room - columns * (slot + gap) - metrics.px(_WIDEST_ACTIONS))
        most = round(slot * (_WIDER - 1))
        self._wider = min(spare // columns, most) if columns else 0
        slot += self._wider
        width = min(metrics.px(_WIDEST_ACTIONS * larger), room - columns * (slot + gap))
        whole = columns * (slot + gap) + width
        left = corner + (room - whole) // 2
        self._before = -(-columns // 2)
        self._lefts = [
            left + at * (slot + gap) + (width + gap if at >= self._before else 0)
            for at in range(columns)
        ]
        self._slot = slot
        height = min(action_height(metrics), self.depth)
        bottom = self._seen.height() - metrics.margin
        upright = QRect(
            left + self._before * (slot + gap), bottom - (self.depth + height) // 2, width, height
        )
        self.actions = self._turned(upright)

    def places(self) -> list[SeatPlace]:
        """Give the seats of this side clockwise, which is from right to left."""
        return [self._place(at) for at in range(self._count)]

    def _place(self, at: int) -> SeatPlace:
        metrics, columns = self._metrics, len(self._lefts)
        column, line = columns - 1 - at // self._deep, at % self._deep
        outwards = self._deep - 1 - line
        bottom = self._seen.height() - metrics.margin
        bottom -= outwards * (self._forms.in_turn[1] + self._gap)
        middle, wider = self._lefts[column] + self._slot // 2, self._wider
        rest, in_turn, pad = (
            QRect(middle - (width + wider) // 2, bottom - height, width + wider, height)
            for width, height in self._forms
        )
        tip = QRect(middle, in_turn.top() - metrics.px(FRAME_OUTSIDE + POINTER_LENGTH), 1, 1)
        return SeatPlace(
            SIDES[self._turns],
            self._turned(rest),
            self._turned(in_turn),
            self._turned(pad),
            self._turned(tip).topLeft(),
            self._turns,
            self.actions,
            column >= self._before,
        )

    def _turned(self, rect: QRect) -> QRect:
        return turned_rect(rect, self._seen, self._turns)
