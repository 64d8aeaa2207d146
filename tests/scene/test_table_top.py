"""A screen that lies flat: everybody reads what is theirs, touches what lies before them."""

from collections.abc import Callable, Iterator
from itertools import combinations
from math import atan2

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QAbstractButton, QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.scale import set_metrics
from mexen_desktop.look.theme import theme
from mexen_desktop.rules.state import RACE
from mexen_desktop.scene.layout import lay_out
from mexen_desktop.scene.pad import Pad
from mexen_desktop.scene.places import SeatPlace, TableLayout
from mexen_desktop.scene.table_top import SIDES
from mexen_desktop.scene.tag import SeatTag
from tests.kit.whole_table import WholeTable

SitDown = Callable[..., WholeTable]
SIZES = [
    (1024, 600),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (3840, 2160),
    (800, 1280),
    (1080, 1920),
]


@pytest.fixture(autouse=True)
def upright_again() -> Iterator[None]:
    yield
    input_mode().set_flat(False)


def flat(size: tuple[int, int], seats: int, factor: float = 1.0) -> TableLayout:
    return lay_out(Metrics.flat(*size, factor), seats, flat=True)


def corners(layout: TableLayout) -> list[QRect]:
    assert layout.far_menu is not None
    return [
        layout.menu,
        layout.far_menu,
        layout.undo,
        layout.redo,
        layout.rules,
        layout.sheet_button,
    ]


def buttons_of(place: SeatPlace) -> QRect:
    assert place.actions is not None
    return place.actions


@pytest.mark.parametrize("factor", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(1, 15))
def test_whoever_is_in_turn_nothing_lies_over_anything_else(
    size: tuple[int, int], seats: int, factor: float
) -> None:
    layout = flat(size, seats, factor)
    window = QRect(0, 0, *size)
    for turn in layout.seats:
        rects = [place.in_turn if place is turn else place.rest for place in layout.seats]
        racing = [place.in_turn if place is turn else place.pad for place in layout.seats]
        for shown in (rects, racing):
            everything = [*shown, buttons_of(turn), layout.tray, *corners(layout)]
            assert all(window.contains(rect) for rect in everything)
            for one, other in combinations(everything, 2):
                assert not one.intersects(other), (one, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(1, 15))
def test_people_sit_clockwise_the_first_at_the_lower_left(
    size: tuple[int, int], seats: int
) -> None:
    layout = flat(size, seats)
    middle = QPoint(size[0] // 2, size[1] // 2)
    around = [SIDES.index(place.side) for place in layout.seats]
    assert around[0] == 0
    # From the lower side leftwards around to the lower side again.
    assert [side or 4 for side in around[1:]] == sorted(side or 4 for side in around[1:])
    if not layout.one_line and seats > 1:
        angles = [atan2(*(place.rest.center() - middle).toTuple()[::-1]) for place in layout.seats]
        turns = [(angle - angles[0]) % 6.2832 for angle in angles]
        assert turns == sorted(turns)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_pads_and_buttons_are_large_enough_for_fingers(size: tuple[int, int], seats: int) -> None:
    for place in flat(size, seats).seats:
        assert min(place.pad.width(), place.pad.height()) >= 72
        assert min(buttons_of(place).width(), buttons_of(place).height()) >= 72
        assert max(buttons_of(place).width(), buttons_of(place).height()) >= 2 * 72


@pytest.mark.parametrize("size", SIZES)
def test_dice_have_room_between_the_two_status_lines(size: tuple[int, int]) -> None:
    layout = flat(size, 6)
    room = layout.felt.adjusted(0, layout.felt_taken, 0, -layout.felt_taken)
    assert layout.far_status is not None
    assert not room.intersects(layout.status)
    assert not room.intersects(layout.far_status)
    assert min(room.width(), room.height()) > 1.16 * layout.metrics.die_free


@pytest.mark.parametrize("factor", [0.9, 1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_dice_and_buttons_keep_their_room_however_large_the_text(
    size: tuple[int, int], seats: int, factor: float
) -> None:
    layout = flat(size, seats, factor)
    room = layout.felt.height() - 2 * layout.felt_taken
    assert room >= 1.16 * layout.metrics.die_free
    assert layout.metrics.text_factor >= min(factor, 0.9)
    for place in layout.seats:
        assert max(buttons_of(place).width(), buttons_of(place).height()) >= 216 * layout.metrics.s


@pytest.mark.parametrize("size", [(1280, 780), (1920, 1080)])
def test_very_large_text_leaves_every_seat_its_whole_name(
    seated: SitDown, size: tuple[int, int]
) -> None:
    long = tuple(f"Urgroßmutter Annegret-Wilhelmine {place}" for place in "ABCDE")
    whole = seated("lives", 62, players=5, names=long, size=size)
    theme().set_text_factor(2.0)
    whole.page.set_flat(True)
    whole.throw()
    for seat in range(5):
        whole.seat(seat).grab()
        assert not whole.seat(seat).toolTip()


def test_seats_have_the_room_that_few_of_them_leave() -> None:
    few, many = flat((1024, 600), 4), flat((1024, 600), 8)
    assert few.seats[0].rest.width() > many.seats[0].rest.width()


def test_it_keeps_its_sizes_after_a_page_that_has_others(seated: SitDown) -> None:
    whole = lying(seated, "knight", size=(1024, 600))
    before = whole.part(Button, "throwButton").upright_size()
    whole.page.hide()
    set_metrics(whole.page, Metrics(1024, 600, 2.0))
    whole.page.show()
    assert whole.part(Button, "throwButton").upright_size() == before


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080)])
def test_faces_of_own_dice_are_large_enough_on_every_side(
    seated: SitDown, size: tuple[int, int]
) -> None:
    whole = seated("knight", 65, 64, 63, 62, players=6, size=size)
    whole.page.set_flat(True)
    for _ in range(4):
        whole.controller.use_own_dice(True)
        faces = [whole.part(QWidget, f"face{face}") for face in range(1, 7)]
        assert all(face.isVisible() for face in faces)
        assert min(min(face.width(), face.height()) for face in faces) >= 48
        rects = [QRect(face.mapTo(whole.page, QPoint()), face.size()) for face in faces]
        assert not any(one.intersects(other) for one, other in combinations(rects, 2))
        whole.controller.use_own_dice(False)
        whole.throw()
        if whole.controller.may_stop:
            whole.stop()


def lying(
    seated: SitDown, *what: object, players: int = 6, size: tuple[int, int] = (1280, 800)
) -> WholeTable:
    whole = seated(*what, players=players, size=size)
    whole.page.set_flat(True)
    return whole


def blurred(part: QWidget, degrees: int) -> list[int]:
    """Give how bright a part is here and there, once it is turned."""
    smooth = Qt.TransformationMode.SmoothTransformation
    picture = part.grab().toImage().transformed(QTransform().rotate(degrees))
    small = picture.scaled(32, 4, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return [small.pixelColor(x, y).lightness() for y in range(4) for x in range(32)]


def test_every_plaque_faces_its_side(seated: SitDown) -> None:
    whole = lying(seated, "knight")
    turns = [whole.seat(seat).quarter_turns for seat in range(6)]
    assert turns == [0, 1, 2, 2, 3, 0]
    whole.page.set_flat(False)
    assert {whole.seat(seat).quarter_turns for seat in range(6)} == {0}


def test_throw_and_stop_stand_beside_the_seat_in_turn_turned_with_it(seated: SitDown) -> None:
    whole = lying(seated, "knight", 65, 64, 63, 62)
    for seat in range(4):
        throw = whole.part(Button, "throwButton")
        stands = QRect(throw.mapTo(whole.page, QPoint()), throw.size())
        own = whole.seat(seat).geometry()
        distances = [
            (stands.center() - whole.seat(other).geometry().center()).manhattanLength()
            for other in range(6)
        ]
        assert min(distances) == distances[seat]
        assert throw.quarter_turns == whole.seat(seat).quarter_turns
        assert not stands.intersects(own)
        whole.throw()
        if whole.controller.may_stop:
            whole.stop()


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_no_word_on_a_button_is_cut_in_a_long_language(
    seated: SitDown, size: tuple[int, int]
) -> None:
    whole = lying(seated, "knight", 32, players=8, size=size)
    whole.throw()
    stop = whole.part(Button, "stopButton")
    stop.set_label("Aufhören")
    stop.grab()
    assert not stop.toolTip()


def test_both_status_lines_say_the_same_one_of_them_to_a_screen_reader(seated: SitDown) -> None:
    whole = lying(seated, "knight", 65)
    whole.throw()
    near, far = whole.page.status, whole.page.far_status
    assert far.isVisible()
    assert far.sentence() == near.sentence()
    assert near.accessibleName()
    assert not far.accessibleName()
    assert far.geometry().center().y() < near.geometry().center().y()
    one, other = blurred(near, 0), blurred(far, 180)
    assert max(abs(a - b) for a, b in zip(one, other, strict=True)) < 24
    assert max(abs(a - b) for a, b in zip(one, blurred(far, 0), strict=True)) > 48


def test_a_window_too_small_for_all_sides_faces_one_of_them(seated: SitDown) -> None:
    whole = lying(seated, "knight", 32, players=8)
    whole.throw()
    throw = whole.part(Button, "throwButton").label()
    for _ in range(2):
        whole.page.resize(720, 480)
        assert {whole.seat(seat).quarter_turns for seat in range(8)} == {0}
        assert not whole.part(QWidget, "farStatusLine").isVisible()
        # Far from the seat in turn the button tells whose it is; keys are hinted at again.
        assert whole.part(Button, "throwButton").label() == "Ann throws"
        assert input_mode().hints_shown
        whole.page.resize(1280, 800)
        assert {whole.seat(seat).quarter_turns for seat in range(8)} == {0, 1, 2, 3}
        assert whole.part(QWidget, "farStatusLine").isVisible()
        assert whole.part(Button, "throwButton").label() == throw
        assert not input_mode().hints_shown


def test_there_is_a_menu_for_either_side(seated: SitDown) -> None:
    whole = lying(seated, "knight")
    asked: list[bool] = []
    whole.page.menu_requested.connect(lambda: asked.append(True))
    for name in ("menuButton", "farMenuButton"):
        whole.click(whole.part(QAbstractButton, name))
    assert asked == [True, True]
    whole.page.set_flat(False)
    assert not whole.part(QAbstractButton, "farMenuButton").isVisible()


def test_in_a_race_every_pad_lies_at_its_seat_facing_its_side(seated: SitDown) -> None:
    whole = lying(seated, "knight", 32)
    whole.throw()
    assert whole.controller.state.phase == RACE
    pads = [pad for pad in whole.page.findChildren(Pad) if pad.isVisible()]
    assert len(pads) == 5
    for pad in pads:
        place = whole.seat(int(pad.objectName()[3:])).place
        assert place is not None
        assert pad.geometry() == place.pad
        assert pad.quarter_turns == place.turns


def test_no_keys_are_hinted_at(seated: SitDown) -> None:
    whole = lying(seated, "knight", 32)
    assert not input_mode().hints_shown
    whole.page.set_flat(False)
    assert input_mode().hints_shown


def test_the_lowest_carries_a_tag_on_the_edge_towards_the_tray(seated: SitDown) -> None:
    whole = lying(seated, "knight", 65, 62)
    whole.throw()
    whole.stop()
    whole.throw()
    tag = whole.page.findChild(SeatTag)
    assert isinstance(tag, SeatTag)
    left = whole.seat(1).geometry()
    assert tag.geometry().right() > left.right() > tag.geometry().left()
    assert tag.height() > tag.width()


def test_who_is_left_without_a_throw_is_asked_before_their_own_seat(seated: SitDown) -> None:
    whole = lying(seated, "pirate", 31)
    whole.throw()
    choosers = [
        button
        for button in whole.page.findChildren(QAbstractButton)
        if button.objectName().startswith("chooseButton") and button.isVisible()
    ]
    assert len(choosers) == 5
    whole.click(choosers[0])
    whole.settle()
    assert not whole.controller.choices
