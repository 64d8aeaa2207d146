"""Everything can be done by keys alone, each press once."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.models.controller import Stage
from mexen_desktop.rules.state import APPOINT, GIVE, RACE
from mexen_desktop.scene.keys import digit_of
from tests.kit.at_page import AtPage

SitDown = Callable[..., AtPage]


def test_space_throws(sit_down: SitDown) -> None:
    page = sit_down("knight", 65)
    page.later()
    page.space()
    page.settled()
    assert page.dice == [6, 5]


def test_two_presses_30_ms_apart_are_one_throw(sit_down: SitDown) -> None:
    page = sit_down("knight", 65, 64)
    page.later()
    page.space()
    page.settled()
    page.later(30)
    page.space()
    page.settled()
    assert page.table.dice.asked == 1


def test_a_held_space_is_one_throw(sit_down: SitDown) -> None:
    page = sit_down("knight", 65, 64, 63)
    page.later()
    page.space()
    page.settled()
    for _ in range(10):
        page.later(100)
        page.space(repeat=True)
        page.settled()
    assert page.table.dice.asked == 1


def test_a_press_while_dice_roll_shows_the_result_and_throws_no_more(sit_down: SitDown) -> None:
    page = sit_down("knight", 65, 64)
    page.later()
    page.space()
    assert page.stage() is Stage.MOVING
    page.later(100)
    page.space()
    assert page.stage() is Stage.READY
    page.later(200)
    page.space()
    page.settled()
    assert page.table.dice.asked == 1


def test_space_on_a_focused_throw_button_is_one_throw(sit_down: SitDown) -> None:
    page = sit_down("knight", 65, 64)
    page.button("throwButton").setFocus()
    page.later()
    page.space()
    page.settled()
    assert page.table.dice.asked == 1


def test_space_never_presses_another_button_that_has_the_focus(sit_down: SitDown) -> None:
    page = sit_down("knight", 65, 64)
    page.later()
    page.space()
    page.settled()
    page.button("stopButton").setFocus()
    page.later()
    page.space()
    page.settled()
    assert page.controller.state.player == 0
    assert page.controller.state.throws == 2


def test_space_chooses_nobody(sit_down: SitDown) -> None:
    page = sit_down("pirate", 31)
    page.later()
    page.space()
    page.settled()
    assert page.focusWidget().objectName() == "chooseButton1"
    page.later()
    page.space()
    page.settled()
    assert page.controller.state.phase == GIVE


def test_enter_presses_the_button_that_has_the_focus(sit_down: SitDown) -> None:
    page = sit_down("knight", 65)
    page.later()
    page.space()
    page.settled()
    page.button("stopButton").setFocus()
    page.later()
    page.key(Qt.Key.Key_Return, "\r")
    page.settled()
    assert page.controller.state.player == 1


@pytest.mark.parametrize("text", ["s", "S"])
def test_s_stops(sit_down: SitDown, text: str) -> None:
    page = sit_down("knight", 65)
    page.later()
    page.space()
    page.settled()
    page.type(text)
    page.settled()
    assert page.controller.state.player == 1


def test_s_does_nothing_before_a_throw(sit_down: SitDown) -> None:
    page = sit_down("knight")
    page.type("s")
    assert page.controller.state.player == 0


def test_a_digit_lets_the_die_of_that_value_stay_then_takes_it_back(sit_down: SitDown) -> None:
    page = sit_down("knight", 61)
    page.later()
    page.space()
    page.settled()
    page.type("1")
    assert (page.controller.keep, page.aside) == (1, [1])
    page.type("1")
    assert (page.controller.keep, page.aside) == (0, [])


def test_a_die_that_may_not_stay_is_refused_with_a_reason(sit_down: SitDown) -> None:
    page = sit_down("knight", 61)
    page.later()
    page.space()
    page.settled()
    page.type("6")
    assert page.refused == ["keep"]
    assert page.aside == []


def test_a_digit_that_lies_nowhere_says_nothing(sit_down: SitDown) -> None:
    page = sit_down("knight", 61)
    page.later()
    page.space()
    page.settled()
    page.type("4")
    assert page.refused == []


def test_P4_the_one_that_was_left_may_stay_at_the_start_of_a_turn(sit_down: SitDown) -> None:
    page = sit_down("pirate", 65, 65, (4, 1), (5,))
    for _ in range(3):
        page.later()
        page.space()
        page.settled()
    assert page.dice == [4, 1]
    page.type("1")
    assert page.aside == [1]
    page.later()
    page.space()
    page.settled()
    assert page.controller.state.player == 1
    assert page.controller.state.last_reading == 51


def test_a_number_chooses_who_takes_one(sit_down: SitDown) -> None:
    page = sit_down("pirate", 31)
    page.later()
    page.space()
    page.settled()
    page.type("3")
    page.settled()
    assert page.controller.state.scores == (0, 0, 1)


def test_nobody_hands_out_to_themselves(sit_down: SitDown) -> None:
    page = sit_down("pirate", 31)
    page.later()
    page.space()
    page.settled()
    page.type("1")
    assert page.controller.state.phase == GIVE


def test_arrows_and_enter_choose(sit_down: SitDown) -> None:
    page = sit_down("knight", 100, 100)
    for _ in range(2):
        page.later()
        page.space()
        page.settled()
    assert page.controller.state.phase == APPOINT
    page.key(Qt.Key.Key_Right)
    page.later()
    page.key(Qt.Key.Key_Return, "\r")
    page.settled()
    assert page.controller.state.role is not None
    assert page.controller.state.role.holder == 2


def test_the_arrows_go_round(sit_down: SitDown) -> None:
    page = sit_down("pirate", 31)
    page.later()
    page.space()
    page.settled()
    page.key(Qt.Key.Key_Left)
    assert page.focusWidget().objectName() == "chooseButton2"
    page.key(Qt.Key.Key_Down)
    assert page.focusWidget().objectName() == "chooseButton1"


def test_zero_chooses_the_tenth_player(sit_down: SitDown) -> None:
    page = sit_down("pirate", 31, players=11)
    page.later()
    page.space()
    page.settled()
    page.type("0")
    page.settled()
    assert page.controller.state.score_of(9) == 1


def test_the_tenth_key_is_hinted_at_the_eleventh_has_none(sit_down: SitDown) -> None:
    page = sit_down("pirate", 31, players=11)
    page.later()
    page.space()
    page.settled()
    assert page.button("chooseButton9")._key_hint == "0"
    assert page.button("chooseButton10")._key_hint == ""


def race(sit_down: SitDown, *after: int) -> AtPage:
    page = sit_down("knight", 32, *after)
    page.later()
    page.space()
    page.settled()
    assert page.controller.state.phase == RACE
    return page


@pytest.mark.parametrize("text", ["q", "Q"])
def test_a_players_own_key_taps(sit_down: SitDown, text: str) -> None:
    page = race(sit_down)
    page.later(300)
    page.type(text)
    page.settled()
    assert page.controller.state.results == ((0, 32),)


def test_a_tap_before_the_dice_lie_does_not_count(sit_down: SitDown) -> None:
    page = sit_down("knight", 32)
    page.later()
    page.space()
    page.type("q")
    assert page.stage() is Stage.MOVING
    page.settled()
    page.type("q", at=page.clock() - 5)
    page.settled()
    assert page.controller.state.phase == RACE


def test_of_presses_that_wait_together_the_earlier_stamp_is_first(sit_down: SitDown) -> None:
    page = race(sit_down, 65)
    opened = page.clock()
    page.later(400)
    page.key(Qt.Key.Key_Space, " ", at=opened + 350)
    page.type("p", at=opened + 340)
    page.type("q", at=opened + 330)
    page.settled()
    assert page.controller.game.steps[-1].events[0].tapper == 1  # type: ignore[attr-defined]


def test_K10_at_an_equal_stamp_the_thrower_is_first(sit_down: SitDown) -> None:
    page = race(sit_down, 65)
    opened = page.clock()
    page.later(400)
    page.type("q", at=opened + 330)
    page.key(Qt.Key.Key_Space, " ", at=opened + 330)
    page.settled()
    assert page.dice == [6, 5]
    assert page.controller.state.results == ()


def test_the_thrower_may_stop_in_a_race(sit_down: SitDown) -> None:
    page = race(sit_down)
    page.later(300)
    page.type("s")
    page.settled()
    assert page.controller.state.results == ((0, 32),)


def test_a_tap_key_is_only_a_tap_while_there_is_a_race(sit_down: SitDown) -> None:
    page = sit_down("knight", 65)
    page.later()
    page.space()
    page.settled()
    page.type("q")
    assert page.stage() is Stage.READY
    assert page.controller.state.results == ()


def test_space_goes_on_to_the_next_round(sit_down: SitDown) -> None:
    page = sit_down("lives", 65, 64, players=2)
    page.table.throw()
    page.table.stop()
    page.table.throw()
    page.table.stop()
    page.later()
    page.space()
    assert page.stage() is Stage.READY
    assert page.dice == []


def test_control_z_takes_back(sit_down: SitDown) -> None:
    page = sit_down("knight", 65)
    page.table.throw()
    page.table.stop()
    event = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier, "\x1a"
    )
    QApplication.sendEvent(page, event)
    assert page.controller.state.player == 0


def test_escape_shows_the_end_of_what_moves(sit_down: SitDown) -> None:
    page = sit_down("knight", 65)
    page.later()
    page.space()
    page.later()
    page.key(Qt.Key.Key_Escape)
    assert page.stage() is Stage.READY
    assert page.table.dice.asked == 1


def test_escape_is_passed_on_where_nothing_moves(sit_down: SitDown) -> None:
    page = sit_down("knight")
    told: list[bool] = []
    page.keys.escaped.connect(lambda: told.append(True))
    page.key(Qt.Key.Key_Escape)
    assert told == [True]


@pytest.mark.parametrize(
    "modifier", [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier]
)
def test_keys_with_control_or_alt_are_left_to_others(
    sit_down: SitDown, modifier: Qt.KeyboardModifier
) -> None:
    page = sit_down("knight", 65)
    page.later()
    QApplication.sendEvent(page, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, modifier, " "))
    assert page.table.dice.asked == 0


def test_a_key_shows_the_hints_again(sit_down: SitDown) -> None:
    page = sit_down("knight")
    input_mode().touched()
    page.key(Qt.Key.Key_Escape)
    assert input_mode().keys_shown


def test_the_arrows_of_a_part_with_the_focus_stay_its_own(sit_down: SitDown) -> None:
    page = sit_down("knight")
    other = QWidget(page)
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    other.show()
    other.setFocus()
    page.key(Qt.Key.Key_Down)
    assert page.focusWidget() is other


@pytest.mark.parametrize(
    ("key", "text", "scan", "digit"),
    [
        (Qt.Key.Key_3, "3", 0, 3),
        (Qt.Key.Key_0, "0", 0, 10),
        (Qt.Key.Key_Ampersand, "&", 10, 1),
        (Qt.Key.Key_QuoteDbl, '"', 12, 3),
        (Qt.Key.Key_Agrave, "à", 19, 10),
        (Qt.Key.Key_Q, "q", 24, None),
        (Qt.Key.Key_Space, " ", 65, None),
    ],
)
def test_digits_are_found_by_their_place_too(
    monkeypatch: pytest.MonkeyPatch, key: Qt.Key, text: str, scan: int, digit: int | None
) -> None:
    monkeypatch.setattr("PySide6.QtGui.QGuiApplication.platformName", lambda: "xcb")
    none = Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QEvent.Type.KeyPress, key, none, scan, 0, 0, text)
    assert digit_of(event) == digit
