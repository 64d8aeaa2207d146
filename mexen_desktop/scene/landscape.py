"""Where everything lies in a window that is wider than high."""

from PySide6.QtCore import QPoint, QRect

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.scene.around import sides
from mexen_desktop.scene.places import (
    DIVIDER,
    FRAME_OUTSIDE,
    PAD_HEIGHT,
    PAD_WIDTH,
    POINTER_LENGTH,
    POINTER_ROOM,
    RIM,
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


def landscape(
    metrics: Metrics,
    count: int,
    *,
    sheet_beside: bool,
    one_line: bool,
    ledge: bool,
    left_handed: bool,
) -> TableLayout:
    """Lay out a wide window for `count` seats around the tray."""
    window = QRect(0, 0, int(metrics.width), int(metrics.height))
    margin = metrics.margin
    scene, sheet = _halves(metrics, window, sheet_beside=sheet_beside, left_handed=left_handed)
    menu, undo, status, rules, sheet_button = _top_bar(metrics, scene, sheet_beside=sheet_beside)
    height = action_height(metrics)
    inner = scene.adjusted(margin, margin, -margin, -margin)
    actions = QRect(inner.left(), inner.bottom() + 1 - height, inner.width(), height)
    forms = seat_forms(metrics, sheet_folded=not sheet_beside, one_line=one_line)
    on_left, on_top, on_right = sides(count)
    row_top = status.bottom() + 1 + margin
    row_bottom = row_top + forms.in_turn[1] if on_top else row_top
    tray = _tray(metrics, inner, forms, row_bottom if on_top else 0, actions.top() - margin)
    if not on_top:
        tray.setTop(row_top + metrics.px(8))
    felt, ledge_rect = _inside(metrics, tray, ledge=ledge)
    # A column may start where the row above the tray ends, with some air.
    column = QRect(inner.left(), tray.top() - margin, inner.width(), tray.height() + margin)
    places = [
        *_column(metrics, column, forms, tray, "left", on_left),
        *_row(metrics, inner, forms, tray, row_bottom, on_top),
        *_column(metrics, column, forms, tray, "right", on_right),
    ]
    return TableLayout(
        metrics=metrics,
        menu=menu,
        undo=undo,
        status=status,
        rules=rules,
        sheet_button=sheet_button,
        tray=tray,
        felt=felt,
        ledge=ledge_rect,
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
        return SeatForms((rest[0], low), (in_turn[0], high), (pad_width, high))
    pad = (pad_width, metrics.px(PAD_HEIGHT) + growth(metrics, "name", "tap"))
    return SeatForms(rest, in_turn, pad)


def columns_fit(layout: TableLayout) -> bool:
    """Tell whether the seats beside the tray have room for any of them to be in turn."""
    air = layout.metrics.px(8)
    lowest_edge = layout.actions.top()
    for side in ("left", "right"):
        column = [place for place in layout.seats if place.side == side]
        for above, below in zip(column, column[1:], strict=False):
            first, second = (above, below) if side == "right" else (below, above)
            if first.in_turn.bottom() + air >= second.rest.top():
                return False
            if first.rest.bottom() + air >= second.in_turn.top():
                return False
            if first.pad.bottom() + air >= second.pad.top():
                return False
        if any(place.in_turn.bottom() + air >= lowest_edge for place in column):
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


def _top_bar(
    metrics: Metrics, scene: QRect, *, sheet_beside: bool
) -> tuple[QRect, QRect, QRect, QRect, QRect]:
    margin, side, gap = metrics.margin, metrics.icon_button, metrics.px(8)
    height = max(side, status_height(metrics))
    top = margin
    middle = top + (height - side) // 2
    menu = QRect(scene.left() + margin, middle, side, side)
    undo = menu.translated(side + gap, 0)
    last = QRect(scene.right() + 1 - margin - side, middle, side, side)
    sheet_button = QRect() if sheet_beside else last
    rules = last if sheet_beside else last.translated(-side - gap, 0)
    left = undo.right() + 1 + margin
    status = QRect(left, top, rules.left() - margin - left, height)
    return menu, undo, status, rules, sheet_button


def _tray(metrics: Metrics, inner: QRect, forms: SeatForms, row_bottom: int, bottom: int) -> QRect:
    # Beside a narrow seat in turn there is no room for the pointer: it reaches over the rim.
    roomy = forms.in_turn[0] - forms.rest[0] > metrics.px(28)
    side = forms.in_turn[0] + metrics.px(20 if roomy else 4)
    top = row_bottom + metrics.px(POINTER_ROOM)
    return QRect(inner.left() + side, top, inner.width() - 2 * side, bottom - top)


def _inside(metrics: Metrics, tray: QRect, *, ledge: bool) -> tuple[QRect, QRect]:
    rim = metrics.px(RIM)
    inner = tray.adjusted(rim, rim, -rim, -rim)
    if not ledge:
        return inner, QRect()
    divider = metrics.px(DIVIDER)
    width = metrics.ledge - divider
    wood = QRect(inner.right() + 1 - width, inner.top(), width, inner.height())
    return inner.adjusted(0, 0, -width - divider, 0), wood


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
