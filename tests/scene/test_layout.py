from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.scene.layout import lay_out
from mexen_desktop.scene.places import FRAME_OUTSIDE, TableLayout

SIZES = ((1024, 600), (1280, 800), (1920, 1080), (3840, 2160), (1080, 1920))


def size(rect: QRect) -> tuple[int, int]:
    return rect.width(), rect.height()


def laid_out(window: tuple[int, int], seats: int = 6, *, sheet_open: bool = True) -> TableLayout:
    return lay_out(Metrics(*window), seats, sheet_open=sheet_open)


def columns(table: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Pair what stands in a row of LOOK's table with the windows it is for."""
    pairs = []
    for window, cell in zip(SIZES, table.split("|"), strict=True):
        if cell.strip() != "–":
            first, second = cell.split("/") if "/" in cell else cell.split("×")
            pairs.append((window, (int(first), int(second))))
    return pairs


@pytest.mark.parametrize(("window", "wanted"), columns("–|176×92|253×132|507×265|–"))
def test_a_seat_beside_an_open_sheet(window: tuple[int, int], wanted: tuple[int, int]) -> None:
    assert {size(place.rest) for place in laid_out(window).seats} == {wanted}


@pytest.mark.parametrize(("window", "wanted"), columns("179×74|224×92|323×132|645×265|313×140"))
def test_a_seat_with_the_sheet_folded(window: tuple[int, int], wanted: tuple[int, int]) -> None:
    layout = laid_out(window, sheet_open=False)
    assert {size(place.rest) for place in layout.seats} == {wanted}


@pytest.mark.parametrize(("window", "wanted"), columns("–|204×112|294×161|588×323|–"))
def test_the_seat_in_turn_beside_an_open_sheet(
    window: tuple[int, int], wanted: tuple[int, int]
) -> None:
    assert {size(place.in_turn) for place in laid_out(window).seats} == {wanted}


@pytest.mark.parametrize(("window", "wanted"), columns("205×90|256×112|369×161|737×323|313×173"))
def test_the_seat_in_turn_with_the_sheet_folded(
    window: tuple[int, int], wanted: tuple[int, int]
) -> None:
    layout = laid_out(window, sheet_open=False)
    assert {size(place.in_turn) for place in layout.seats} == {wanted}


@pytest.mark.parametrize(("window", "wanted"), columns("48/48|56/56|81/81|161/161|76/86"))
def test_icon_buttons_and_the_status_line(window: tuple[int, int], wanted: tuple[int, int]) -> None:
    layout = laid_out(window)
    assert (layout.menu.height(), layout.status.height()) == wanted


def test_the_row_of_actions() -> None:
    heights = [laid_out(window).actions.height() for window in SIZES]
    assert heights == [77, 96, 138, 276, 130]


def test_the_sheet_stands_beside_the_scene_where_there_is_room() -> None:
    widths = [laid_out(window).sheet.width() for window in SIZES if laid_out(window).sheet_beside]
    assert widths == [288, 415, 829]
    assert not laid_out((1024, 600)).sheet_beside
    assert not laid_out((1080, 1920)).sheet_beside


def test_a_narrow_window_opens_the_sheet_over_the_right_of_the_scene() -> None:
    layout = laid_out((1024, 600))
    assert layout.sheet == QRect(1024 - 230, 0, 230, 600)
    assert not layout.sheet_button.isEmpty()


def test_in_portrait_the_sheet_covers_the_lower_half() -> None:
    assert laid_out((1080, 1920)).sheet == QRect(0, 960, 1080, 960)


def test_left_handed_mirrors_the_sheet_not_the_seats() -> None:
    right = lay_out(Metrics(1280, 800), 6)
    left = lay_out(Metrics(1280, 800), 6, left_handed=True)
    assert left.sheet.left() == 0
    assert left.menu.left() == right.menu.left() + 288
    assert [place.side for place in left.seats] == [place.side for place in right.seats]
    assert [place.rest.translated(-288, 0) for place in left.seats] == [
        place.rest for place in right.seats
    ]


@pytest.mark.parametrize(
    ("seats", "sides"),
    [
        (2, "lr"),
        (3, "ltr"),
        (4, "lttr"),
        (5, "llttr"),
        (6, "llttrr"),
        (7, "lltttrr"),
        (8, "lllttrrr"),
    ],
)
def test_seats_go_around_clockwise_from_the_lower_left(seats: int, sides: str) -> None:
    layout = laid_out((1280, 800), seats)
    assert "".join(place.side[0] for place in layout.seats) == sides
    heights = [place.rest.top() for place in layout.seats if place.side == "left"]
    assert heights == sorted(heights, reverse=True)


def test_in_portrait_the_lower_row_runs_from_right_to_left() -> None:
    layout = laid_out((1080, 1920))
    above = [place.rest.left() for place in layout.seats if place.side == "top"]
    below = [place.rest.left() for place in layout.seats if place.side == "bottom"]
    assert above == sorted(above)
    assert below == sorted(below, reverse=True)


def test_without_dice_that_stay_there_is_no_ledge() -> None:
    with_ledge = lay_out(Metrics(1280, 800), 6)
    without = lay_out(Metrics(1280, 800), 6, ledge=False)
    assert without.ledge.isEmpty()
    assert without.tray == with_ledge.tray
    assert without.felt.width() > with_ledge.felt.width()


def test_nine_players_have_seats_of_one_line() -> None:
    assert not laid_out((1920, 1080), 8).one_line
    layout = laid_out((1920, 1080), 9)
    assert layout.one_line
    assert {place.rest.height() for place in layout.seats} == {58}


def test_what_gives_way_first_is_the_height_of_seats_then_the_sheet() -> None:
    roomy = Metrics(1280, 800)
    assert not lay_out(roomy, 8).one_line
    larger = lay_out(Metrics(1280, 800, 1.25), 8)
    assert larger.one_line
    assert larger.sheet_beside
    # Who needs large text reads the seats rather than the sheet.
    largest = lay_out(Metrics(1280, 800, 1.5), 8)
    assert not largest.sheet_beside


def test_larger_text_makes_rows_higher_not_wider() -> None:
    plain, large = lay_out(Metrics(1280, 800), 4), lay_out(Metrics(1280, 800, 1.5), 4)
    assert large.seats[0].rest.width() == plain.seats[0].rest.width()
    assert large.seats[0].rest.height() > plain.seats[0].rest.height()
    assert large.actions.height() > plain.actions.height()
    assert large.status.height() > plain.status.height()


def test_the_pointer_touches_the_tray() -> None:
    for window in SIZES:
        for seats in (2, 6, 8):
            layout = laid_out(window, seats)
            near = layout.metrics.px(6)
            for place in layout.seats:
                assert layout.tray.adjusted(-near, -near, near, near).contains(place.tip)


def test_the_way_to_the_rules_leaves_no_hole_where_it_is_missing() -> None:
    for window in SIZES:
        metrics = Metrics(*window)
        layout = lay_out(metrics, 4, rules=False)
        assert layout.rules.isEmpty()
        assert layout.status.width() >= lay_out(metrics, 4).status.width()


windows = st.one_of(
    st.sampled_from(SIZES),
    st.tuples(st.integers(1024, 3840), st.integers(600, 2160)),
    st.tuples(st.integers(768, 1440), st.integers(1024, 2560)).filter(
        lambda size: size[0] < size[1]
    ),
)


@given(
    window=windows,
    seats=st.integers(2, 14),
    text=st.sampled_from((0.9, 1.0, 1.25, 1.5)),
    sheet_open=st.booleans(),
    left_handed=st.booleans(),
    rules=st.booleans(),
)
def test_nothing_overlaps_nothing_leaves_the_window(
    window: tuple[int, int],
    seats: int,
    text: float,
    sheet_open: bool,
    left_handed: bool,
    rules: bool,
) -> None:
    layout = lay_out(
        Metrics(*window, text),
        seats,
        sheet_open=sheet_open,
        left_handed=left_handed,
        rules=rules,
    )
    whole = QRect(0, 0, *window)
    fixed = [layout.menu, layout.undo, layout.redo, layout.status, layout.tray, layout.actions]
    fixed += [rect for rect in (layout.rules, layout.sheet_button) if not rect.isEmpty()]
    if layout.sheet_beside:
        fixed.append(layout.sheet)
    out = layout.metrics.px(FRAME_OUTSIDE)
    for form in ("rest", "in_turn", "pad"):
        forms: list[QRect] = [getattr(place, form) for place in layout.seats]
        if form == "in_turn":
            forms = [rect.adjusted(-out, -out, out, out) for rect in forms]
        for rect in (*fixed, *forms):
            assert whole.contains(rect), (form, rect)
            assert not rect.isEmpty()
        for one, other in combinations((*fixed, *forms), 2):
            assert not one.intersects(other), (form, one, other)


@given(window=windows, seats=st.integers(2, 14), text=st.sampled_from((1.0, 1.5)))
def test_targets_are_large_enough_for_a_finger(
    window: tuple[int, int], seats: int, text: float
) -> None:
    layout = lay_out(Metrics(*window, text), seats)
    for rect in (layout.menu, layout.undo, layout.redo, layout.rules, layout.actions):
        assert min(rect.width(), rect.height()) >= 48
    for place in layout.seats:
        assert place.pad.width() >= 96
        assert place.rest.height() >= 48
        assert place.pad.height() >= 48


@given(window=windows, seats=st.integers(2, 14), text=st.sampled_from((1.0, 1.5)))
def test_the_tray_keeps_room_for_dice(window: tuple[int, int], seats: int, text: float) -> None:
    layout = lay_out(Metrics(*window, text), seats)
    least = layout.metrics.px(100)
    assert layout.felt.height() >= least
    assert layout.felt.width() >= 2 * least


def test_with_large_text_the_sheet_folds_before_seats_become_one_line() -> None:
    normal = lay_out(Metrics(1366, 768), 6)
    assert normal.sheet_beside
    large = lay_out(Metrics(1366, 768, 1.5), 6)
    assert not large.sheet_beside
    assert lay_out(Metrics(1920, 1080, 1.5), 2).sheet_beside


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("window", [(1024, 600), (1280, 720), (1366, 768), (1280, 800)])
def test_large_text_lowers_the_seats_above_the_tray_not_the_tray(
    window: tuple[int, int], text: float
) -> None:
    for seats in range(2, 9):
        layout = lay_out(Metrics(*window, text), seats)
        assert layout.felt.height() >= layout.metrics.px(280), seats
    assert not lay_out(Metrics(*window), 3).one_line
