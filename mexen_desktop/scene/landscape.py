"""Where everything lies in a window that is wider than high."""

from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRect

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.tray import RIM, tray_shape
from mexen_desktop.scene.around import sides
from mexen_desktop.scene.places import (
    FRAME_OUTSIDE,
    PAD_HEIGHT,
    PAD_WIDTH,
    POINTER_LENGTH,
    POINTER_ROOM,
    SeatForms,
    SeatPlace,
    Side,
    TableLayout,
    action_height,
    growth,
    kept_inside,
    one_line_heights,
    seat_sizes,
    sized,
    status_height,
)

#: Between a seat and the tray, where the pointer is.
_TO_TRAY: Final = 20
#: Large text makes seats so much wider at most, if as many dice still lie side by side.
_WIDEST: Final = 1.4
_LEAST_DICE: Final = 2.6
#: How high the felt is at least, in dice, where the seats have more than a line.
_LEAST_HEIGHT: Final = 1.3


def landscape(
    metrics: Metrics,
    count: int,
    *,
    sheet_beside: bool,
    one_line: bool,
    ledge: bool,
    left_handed: bool,
    rules: bool,
) -> TableLayout:
    """Lay out a wide window for `count` seats around the tray."""
    window = QRect(0, 0, int(metrics.width), int(metrics.height))
    margin = metrics.margin
    scene, sheet = _halves(metrics, window, sheet_beside=sheet_beside, left_handed=left_handed)
    bar = _top_bar(metrics, scene, sheet_beside=sheet_beside, rules=rules)
    height = action_height(metrics)
    inner = scene.adjusted(margin, margin, -margin, -margin)
    actions = QRect(inner.left(), inner.bottom() + 1 - height, inner.width(), height)
    forms = seat_forms(metrics, sheet_folded=not sheet_beside, one_line=one_line)
    wider = _wider(metrics, inner.width(), forms, ledge=ledge)
    on_left, on_top, on_right = sides(count)
    row_top = bar.status.bottom() + 1 + margin
    row_bottom = row_top + forms.in_turn[1]
    # Without seats above it the tray may be higher.
    top = row_bottom + metrics.px(POINTER_ROOM) if on_top else row_top + metrics.px(8)
    in_row = _widened(forms, round(forms.in_turn[0] * (_larger(metrics) - 1)))
    forms = _widened(forms, wider)
    # Beside an open sheet there is no room for the pointer: it reaches over the rim.
    aside = forms.in_turn[0] + metrics.px(4 if sheet_beside else _TO_TRAY)
    tray = inner.adjusted(aside, 0, -aside, 0)
    tray.setTop(top)
    tray.setBottom(actions.top() - margin - 1)
    shape = tray_shape(tray, metrics.s, metrics.ledge if ledge else 0)
    # A column may start where the row above the tray ends, with some air.
    column = QRect(inner.left(), tray.top() - margin, inner.width(), tray.height() + margin)
    places = [
        *_column(metrics, column, forms, tray, "left", on_left),
        *_row(metrics, inner, in_row, tray, row_bottom, on_top),
        *_column(metrics, column, forms, tray, "right", on_right),
    ]
    return TableLayout(
        metrics=metrics,
        menu=bar.menu,
        undo=bar.undo,
        redo=bar.redo,
        status=bar.status,
        rules=bar.rules,
        sheet_button=bar.sheet,
        tray=tray,
        felt=shape.felt,
        ledge=shape.ledge,
        actions=actions,
        seats=tuple(places),
        one_line=one_line,
        sheet=sheet,
        sheet_beside=sheet_beside,
    )


def seat_forms(metrics: Metrics, *, sheet_folded: bool, one_line: bool) -> SeatForms:
    """Give the sizes of the seats in a wide window."""
    rest, in_turn = seat_sizes(metrics, sheet_folded=sheet_folded)
    pad_width = min(metrics.px(PAD_WIDTH), in_turn[0])
    if one_line:
        low, high = one_line_heights(metrics)
        # All are as wide as the tray leaves room for: names come first.
        return SeatForms((in_turn[0], low), (in_turn[0], high), (pad_width, high))
    pad = (pad_width, metrics.px(PAD_HEIGHT) + growth(metrics, "name", "tap"))
    return SeatForms(rest, in_turn, pad)


def _wider(metrics: Metrics, room: int, forms: SeatForms, *, ledge: bool) -> int:
    """Give how much wider large text makes the seats, as far as dice still have room to roll."""
    width = forms.in_turn[0]
    wished = round(width * (_larger(metrics) - 1))
    tray = round(_LEAST_DICE * metrics.die_free) + metrics.px(2 * RIM)
    tray += metrics.ledge if ledge else 0
    spare = (room - tray) // 2 - metrics.px(_TO_TRAY) - width
    return max(0, min(wished, spare))


def _larger(metrics: Metrics) -> float:
    return max(1.0, min(metrics.text_factor, _WIDEST))


def _widened(forms: SeatForms, by: int) -> SeatForms:
    return SeatForms(*((width + by, height) for width, height in forms))


def columns_fit(layout: TableLayout) -> bool:
    """Tell whether dice have room, so have seats beside the tray, whoever of them is in turn."""
    air = layout.metrics.px(8)
    if layout.felt.height() < _LEAST_HEIGHT * layout.metrics.die_free:
        return False
    for side in ("left", "right"):
        column = [place for place in layout.seats if place.side == side]
        if side == "left":
            column.reverse()
        for above, below in pairwise(column):
            if above.in_turn.bottom() + air >= below.in_turn.top():
                return False
            if above.pad.bottom() + air >= below.pad.top():
                return False
        if column and column[-1].in_turn.bottom() + air >= layout.actions.top():
            return False
    return True


def _halves(
    metrics: Metrics, window: QRect, *, sheet_beside: bool, left_handed: bool
) -> tuple[QRect, QRect]:
    width = metrics.sheet_width
    sheet = QRect(0 if left_handed else window.width() - width, 0, width, window.height())
    scene = QRect(window)
    if sheet_beside and left_handed:
        scene.setLeft(width)
    elif sheet_beside:
        scene.setRight(window.width() - width - 1)
    return scene, sheet


class _Bar(NamedTuple):
    menu: QRect
    undo: QRect
    redo: QRect
    status: QRect
    rules: QRect
    sheet: QRect


def _top_bar(metrics: Metrics, scene: QRect, *, sheet_beside: bool, rules: bool) -> _Bar:
    margin, side, gap = metrics.margin, metrics.icon_button, metrics.px(8)
    height = max(side, status_height(metrics))
    middle = margin + (height - side) // 2
    menu = QRect(scene.left() + margin, middle, side, side)
    undo, redo = (menu.translated(at * (side + gap), 0) for at in (1, 2))
    # From the right inwards, each where it is wanted.
    end = scene.right() + 1 - margin
    places = []
    for wanted in (not sheet_beside, rules):
        places.append(QRect(end - side, middle, side, side) if wanted else QRect())
        end -= side + gap if wanted else 0
    end += gap - margin if any((not sheet_beside, rules)) else 0
    left = redo.right() + 1 + margin
    status = QRect(left, margin, end - left, height)
    return _Bar(menu, undo, redo, status, rules=places[1], sheet=places[0])


def _column(
    metrics: Metrics, column: QRect, forms: SeatForms, tray: QRect, side: Side, count: int
) -> list[SeatPlace]:
    places = []
    for index in range(count):
        at = count - 1 - index if side == "left" else index
        middle = column.top() + round(column.height() * (2 * at + 1) / (2 * count))
        rects = []
        for width, height in forms:
            left = column.left() if side == "left" else column.right() + 1 - width
            rects.append(QRect(left, middle - height // 2, width, height))
        rest, in_turn, _ = rects
        pad = sized(rest.center(), *forms.pad)
        pad = kept_inside(pad, rest.united(in_turn) if forms.pad[0] > rest.width() else column)
        out = FRAME_OUTSIDE + POINTER_LENGTH
        reach = min(metrics.px(out), abs(_gap(in_turn, tray)) + metrics.px(RIM))
        tip_x = in_turn.right() + 1 + reach if side == "left" else in_turn.left() - reach
        places.append(SeatPlace(side, rest, in_turn, pad, QPoint(tip_x, middle)))
    return places


def _gap(seat: QRect, tray: QRect) -> int:
    return (
        tray.left() - seat.right() - 1 if seat.left() < tray.left() else seat.left() - tray.right()
    )


def _row(
    metrics: Metrics, inner: QRect, forms: SeatForms, tray: QRect, bottom: int, count: int
) -> list[SeatPlace]:
    if not count:
        return []
    gap = metrics.margin
    widest = max(forms.rest[0], forms.in_turn[0], forms.pad[0])
    room = min(max(tray.width(), count * (widest + gap)), inner.width() + gap)
    left = tray.center().x() - room // 2
    slot = room / count
    places = []
    for index in range(count):
        middle = left + round(slot * (index + 0.5))
        rects = []
        for width, height in forms:
            fitting = min(width, int(slot) - gap)
            rects.append(QRect(middle - fitting // 2, bottom - height, fitting, height))
        rest, in_turn, pad = rects
        tip = QPoint(middle, bottom + metrics.px(FRAME_OUTSIDE + POINTER_LENGTH))
        places.append(SeatPlace("top", rest, in_turn, pad, tip))
    return places
