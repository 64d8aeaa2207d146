"""Where a table throws its own dice, six faces stand in the place of the throw."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPointingDevice
from PySide6.QtTest import QTest

from mexen_desktop.look.lines import step_of
from mexen_desktop.look.theme import Theme
from mexen_desktop.models.controller import Stage
from mexen_desktop.rules.state import RACE
from mexen_desktop.scene.dice.keypad import die_on_key
from mexen_desktop.scene.dice.sets import BLACK, CREAM
from mexen_desktop.scene.face_button import FaceButton, TapHint
from tests.kit.at_page import AtPage
from tests.kit.whole_table import WholeTable

SitDown = Callable[..., AtPage]
Seated = Callable[..., WholeTable]

FACES = [f"face{value}" for value in range(1, 7)]


@pytest.fixture(scope="module")
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


def own(sit_down: SitDown, rules: str, *readings: int) -> AtPage:
    page = sit_down(rules, *readings)
    page.controller.use_own_dice(True)
    page.settled()
    return page


def typed(page: AtPage, keys: str) -> None:
    for key in keys:
        page.later()
        page.type(key)
        page.settled()


def test_six_faces_take_the_place_of_the_throw(sit_down: SitDown) -> None:
    page = own(sit_down, "knight")
    assert page.offered == FACES
    page.controller.use_own_dice(False)
    assert page.offered == ["throwButton"]


def test_two_taps_are_a_throw_that_lies_in_the_tray(sit_down: SitDown) -> None:
    page = own(sit_down, "knight")
    page.later()
    page.click("face6")
    assert page.dice == []
    page.later()
    page.click("face1")
    page.settled()
    assert page.dice == [6, 1]
    assert page.heard[:2] == ["felt0", "felt1"]


def test_dice_that_everybody_saw_roll_are_set_down(sit_down: SitDown, still: Theme) -> None:
    page = own(sit_down, "knight")
    still.set_speed("full")
    page.later()
    page.type("6")
    page.later()
    page.type("5")
    assert page.stage() is Stage.MOVING
    assert all(die.moves for die in page.tray.stage._dice)
    page.later()
    page.click("face4")  # A press shows the end at once.
    assert page.stage() is Stage.READY
    assert page.dice == [6, 5]
    assert page.controller.faces == ()


def test_keys_enter_faces(sit_down: SitDown) -> None:
    page = own(sit_down, "knight")
    typed(page, "6")
    assert page.controller.faces == (6,)
    typed(page, "4")
    assert page.dice == [6, 4]


def test_digits_that_no_die_bears_do_nothing(sit_down: SitDown) -> None:
    page = own(sit_down, "knight")
    typed(page, "7890")
    assert page.controller.faces == ()


def test_a_held_key_is_one_face(sit_down: SitDown) -> None:
    page = own(sit_down, "knight")
    page.later()
    page.type("6")
    for _ in range(10):
        page.later(100)
        page.key(Qt.Key.Key_6, "6", repeat=True)
    assert page.controller.faces == (6,)


def test_two_clicks_30_ms_apart_are_one_face(sit_down: SitDown) -> None:
    page = own(sit_down, "knight")
    page.later()
    page.click("face6")
    page.later(30)
    page.click("face6")
    assert page.controller.faces == (6,)


def test_two_fingers_on_two_faces_are_one_throw(sit_down: SitDown, screen: QPointingDevice) -> None:
    page = own(sit_down, "knight")
    page.later()
    six, two = page.part("face6"), page.part("face2")
    middle = six.rect().center()
    QTest.touchEvent(page, screen).press(0, middle, six).press(1, middle, two).commit()
    page.settled()
    assert sorted(page.dice) == [2, 6]
    QTest.touchEvent(page, screen).release(0, middle, six).release(1, middle, two).commit()
    page.settled()
    assert len(page.controller.game.steps) == 1
    assert page.controller.faces == ()


def test_backspace_takes_a_face_back(sit_down: SitDown) -> None:
    page = own(sit_down, "knight")
    typed(page, "6")
    page.later()
    page.key(Qt.Key.Key_Backspace)
    assert page.controller.faces == ()
    typed(page, "54")
    assert page.dice == [5, 4]


def test_a_face_that_is_entered_stays_down_until_it_is_taken_back(sit_down: SitDown) -> None:
    page = own(sit_down, "knight")
    typed(page, "6")
    six = page.part("face6")
    assert isinstance(six, FaceButton)
    assert six._held
    assert six.accessibleDescription() == "entered"
    assert page.offered == [*FACES, "takeBackButton"]
    page.later()
    page.click("takeBackButton")
    assert not six._held
    assert six.accessibleDescription() == ""
    assert page.offered == FACES


def test_no_face_moves_while_a_throw_is_entered(sit_down: SitDown) -> None:
    page = own(sit_down, "knight")
    places = [[page.part(name).geometry() for name in FACES]]
    for key in "655":
        typed(page, key)
        places.append([page.part(name).geometry() for name in FACES])
    assert page.offered == [*FACES, "takeBackButton"]
    assert all(each == places[0] for each in places)


def test_what_is_to_be_tapped_is_said_beside_the_faces(sit_down: SitDown) -> None:
    page = own(sit_down, "knight")
    hint = page.part("tapHint")
    assert hint.isVisible()
    assert hint.accessibleName() == "Tap what both dice show."
    typed(page, "61")
    assert not hint.isVisible()
    assert page.offered == [*FACES, "stopButton"]


def test_space_throws_nothing(sit_down: SitDown) -> None:
    page = own(sit_down, "knight", 65)
    page.later()
    page.space()
    page.settled()
    assert page.table.dice.asked == 0
    assert page.refused == ["own_dice"]


def test_enter_on_a_focused_face_enters_it(sit_down: SitDown) -> None:
    page = own(sit_down, "knight")
    page.part("face5").setFocus()
    for _ in range(2):
        page.later()
        page.key(Qt.Key.Key_Return)
        page.settled()
    assert page.dice == [5, 5]


def test_arrows_go_along_the_faces(sit_down: SitDown) -> None:
    page = own(sit_down, "knight")
    page.part("face1").setFocus()
    for _ in range(3):
        page.key(Qt.Key.Key_Right)
    assert page.focusWidget() is page.part("face4")


def test_k_sets_a_die_aside_where_digits_enter_faces(sit_down: SitDown) -> None:
    page = own(sit_down, "pirate")
    typed(page, "52")
    assert page.controller.may_stay == (5, 2)
    kept = []
    for _ in range(4):
        typed(page, "k")
        kept.append(page.controller.keep)
    assert kept == [5, 2, 0, 5]
    typed(page, "6")
    assert sorted(page.dice) == [5, 6]


def test_a_touched_die_stays_and_one_face_is_left_to_enter(sit_down: SitDown) -> None:
    page = own(sit_down, "pirate")
    typed(page, "52")
    page.later()
    page.click("die0")
    assert page.aside == [5]
    typed(page, "3")
    assert sorted(page.dice) == [3, 5]


def test_in_a_race_the_thrower_presses_first_and_enters_then(sit_down: SitDown) -> None:
    page = own(sit_down, "knight")
    typed(page, "32")
    assert page.controller.state.phase == RACE
    assert page.offered == ["throwButton", "stopButton"]
    page.later()
    page.space()
    page.settled()
    assert page.offered == FACES
    page.later()
    page.type("q")
    page.settled()
    typed(page, "65")
    assert page.controller.state.phase != RACE
    assert page.dice == [6, 5]


def test_a_tap_by_key_wins_a_race(sit_down: SitDown) -> None:
    page = own(sit_down, "knight")
    typed(page, "32")
    page.later()
    page.type("q")
    page.settled()
    assert page.controller.state.results == ((0, 32),)


def test_a_press_on_a_face_while_a_word_is_shown_ends_it(sit_down: SitDown, still: Theme) -> None:
    page = own(sit_down, "knight")
    still.set_speed("full")
    page.later()
    page.type("2")
    page.later()
    page.type("1")
    moving = page.stage()
    page.later()
    page.click("face4")
    assert page.stage() is not moving
    assert page.controller.faces == ()


@pytest.mark.parametrize("size", [(720, 600), (1024, 600), (1280, 800), (1080, 1920)])
@pytest.mark.parametrize("entered", ["", "6"])
def test_faces_are_large_wherever_the_window_has_room(
    seated: Seated, size: tuple[int, int], entered: str
) -> None:
    whole = seated("knight", size=size)
    whole.controller.use_own_dice(True)
    for key in entered:
        whole.controller.enter(int(key))
    for face in whole.page.findChildren(FaceButton):
        assert min(face.width(), face.height()) >= 72
    bar = whole.page.actions_bar
    for part in bar.children():
        if isinstance(part, FaceButton):
            assert bar.rect().contains(part.geometry())


@pytest.mark.parametrize("size", [(720, 600), (1024, 600), (1280, 800), (1080, 1920)])
@pytest.mark.parametrize("factor", [1.0, 1.5])
def test_what_is_to_be_tapped_is_written_whole(
    seated: Seated, still: Theme, size: tuple[int, int], factor: float
) -> None:
    still.set_text_factor(factor)
    whole = seated("knight", size=size)
    whole.controller.use_own_dice(True)
    hint = whole.page.actions_bar.findChild(TapHint, "tapHint")
    assert hint is not None
    for sentence in (
        "Tippe an, was beide Würfel zeigen.",
        "Tik aan wat beide dobbelstenen tonen.",
        "Tryk på det, begge terninger viser.",
    ):
        hint.say(sentence)
        used, lines = hint.lines_in(hint.size())
        assert " ".join(lines) == sentence
        assert len(lines) * step_of(used) <= hint.height()


def test_faces_run_from_left_to_right_for_the_left_handed_too(seated: Seated) -> None:
    whole = seated("knight")
    whole.controller.use_own_dice(True)
    whole.page.set_left_handed(True)
    faces = sorted(whole.page.findChildren(FaceButton), key=FaceButton.x)
    assert [face.objectName() for face in faces] == FACES
    hint = whole.page.actions_bar.findChild(TapHint, "tapHint")
    assert hint is not None
    assert hint.x() < faces[0].x()


def test_a_hand_in_the_log_leaves_the_sentence_its_room(seated: Seated) -> None:
    whole = seated("knight", 65)
    whole.throw()
    view = whole.page.sheet.log_view
    assert view.model().index(0, 0).data() == "Ann throws 65."
    plain = view.grab(view.visualRect(view.model().index(0, 0))).toImage()
    whole.controller.use_own_dice(True)
    for face in (6, 5):
        whole.table.clock.pass_by(1_000)
        whole.controller.enter(face)
    whole.settle()
    assert view.model().index(0, 0).data() == "Ann throws 65."
    marked = view.grab(view.visualRect(view.model().index(0, 0))).toImage()
    assert marked.size() == plain.size()
    half = marked.rect().adjusted(0, 0, -marked.width() // 2, 0)
    assert marked.copy(half) == plain.copy(half)
    assert marked != plain


def test_each_face_shows_its_pips_in_the_colours_of_the_dice(sit_down: SitDown) -> None:
    def bytes_of(image: QImage) -> bytes:
        return bytes(image.constBits())

    cream = {bytes_of(die_on_key(CREAM, value, 60, 1.0)[1].image) for value in range(1, 7)}
    black = {bytes_of(die_on_key(BLACK, value, 60, 1.0)[1].image) for value in range(1, 7)}
    assert len(cream | black) == 12
    page = own(sit_down, "knight")
    assert page.part("face3").accessibleName() == "the die shows 3"
    assert page.part("face3").grab().toImage() != page.part("face4").grab().toImage()
