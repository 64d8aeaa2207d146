"""The large buttons offer what is possible, nothing else."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtTest import QTest

from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.models.controller import Stage
from mexen_desktop.rules.state import RACE
from tests.kit.at_page import AtPage

SitDown = Callable[..., AtPage]


def test_a_turn_begins_with_the_throw_alone(sit_down: SitDown) -> None:
    page = sit_down("knight")
    assert page.offered == ["throwButton"]
    assert page.focusWidget() is page.button("throwButton")


def test_after_a_throw_stop_stands_beside_it_three_to_two(sit_down: SitDown) -> None:
    page = sit_down("knight", 65)
    page.later()
    page.click("throwButton")
    page.settled()
    assert page.offered == ["throwButton", "stopButton"]
    throw, stop = page.button("throwButton"), page.button("stopButton")
    assert throw.width() / stop.width() == pytest.approx(1.5, abs=0.02)


def test_left_handed_the_throw_is_at_the_right(sit_down: SitDown) -> None:
    page = sit_down("knight", 65)
    page.table.throw()
    page.actions_bar.set_left_handed(True)
    assert page.offered == ["stopButton", "throwButton"]


def test_while_dice_roll_the_buttons_stay(sit_down: SitDown) -> None:
    page = sit_down("knight", 65)
    page.later()
    page.click("throwButton")
    assert page.stage() is Stage.MOVING
    assert page.offered == ["throwButton"]


def test_a_click_while_dice_roll_shows_the_result(sit_down: SitDown) -> None:
    page = sit_down("knight", 65, 64)
    page.later()
    page.click("throwButton")
    page.later(200)
    page.click("throwButton")
    assert page.stage() is Stage.READY
    page.settled()
    assert page.table.dice.asked == 1


def test_a_throw_acts_when_the_button_goes_down(sit_down: SitDown) -> None:
    page = sit_down("knight", 65)
    page.later()
    throw = page.button("throwButton")
    page.mouse(throw, QEvent.Type.MouseButtonPress, throw.rect().center())
    assert page.table.dice.asked == 1


def test_the_game_ends_only_when_the_button_comes_up_on_it(sit_down: SitDown) -> None:
    page = sit_down("lives", 65, 64, players=2)
    for _ in range(2):
        page.table.throw()
        page.table.stop()
    end = page.button("endGameButton")
    page.mouse(end, QEvent.Type.MouseButtonPress, end.rect().center())
    page.mouse(end, QEvent.Type.MouseButtonRelease, QPoint(-50, -50))
    assert page.stage() is Stage.ROUND_OVER
    page.later()
    page.click("endGameButton")
    assert page.stage() is Stage.GAME_OVER


def test_two_fingers_at_once_on_throw_and_tray_are_one_throw(sit_down: SitDown) -> None:
    page = sit_down("knight", 65, 64)
    page.later()
    device = QTest.createTouchDevice()
    throw = page.button("throwButton")
    spot = throw.rect().center()
    QTest.touchEvent(page, device).press(0, spot, throw).press(
        1, QPoint(60, 60), page.tray
    ).commit()
    QTest.touchEvent(page, device).move(0, spot, throw).move(1, QPoint(260, 60), page.tray).commit()
    QTest.touchEvent(page, device).release(0, spot, throw).release(
        1, QPoint(260, 60), page.tray
    ).commit()
    page.settled()
    assert page.table.dice.asked == 1


def test_in_a_race_the_buttons_carry_the_throwers_name(sit_down: SitDown) -> None:
    page = sit_down("knight", 32)
    page.later()
    page.click("throwButton")
    page.settled()
    assert page.button("throwButton").label() == "Ann throws"
    assert page.button("stopButton").label() == "Ann stops"


def test_in_a_race_the_moment_of_the_press_counts(sit_down: SitDown) -> None:
    page = sit_down("knight", 32, 65)
    page.later()
    page.click("throwButton")
    page.settled()
    opened = page.clock()
    page.later(500)
    page.type("q", at=opened + 300)
    page.click("throwButton", at=opened + 200)
    page.settled()
    assert page.dice == [6, 5]


def test_a_press_made_before_the_dice_lay_does_not_count(sit_down: SitDown) -> None:
    page = sit_down("knight", 32, 65)
    page.later()
    page.click("throwButton")
    page.settled()
    page.later(100)
    page.click("throwButton", at=page.clock() - 200)
    page.settled()
    assert page.controller.state.phase == RACE


def test_everybody_else_can_be_chosen_clockwise(sit_down: SitDown) -> None:
    page = sit_down("pirate", 65, 65, 65, 31)
    for _ in range(4):
        page.later()
        page.click("throwButton")
        page.settled()
    assert page.offered == ["chooseButton0", "chooseButton2"]
    page.click("chooseButton2")
    page.settled()
    assert page.controller.state.scores == (0, 0, 1)


def test_names_are_shown_as_typed(sit_down: SitDown) -> None:
    page = sit_down("pirate", 31, names=("Ann", "<b>Tom & Jerry</b>", "Cem"))
    page.later()
    page.click("throwButton")
    page.settled()
    assert page.button("chooseButton1").label() == "<b>Tom & Jerry</b>"
    assert page.button("chooseButton1").text() == ""


def test_eleven_can_be_chosen_from_in_one_row_of_targets(sit_down: SitDown) -> None:
    page = sit_down("pirate", 31, players=12)
    page.later()
    page.click("throwButton")
    page.settled()
    boxes = [page.button(name).geometry() for name in page.offered]
    assert len(boxes) == 11
    assert min(box.width() for box in boxes) >= 48
    assert min(box.height() for box in boxes) >= 48
    assert all(one.right() < other.left() for one, other in pairwise(boxes))


def test_the_tab_key_goes_along_the_buttons_then_to_the_dice(sit_down: SitDown) -> None:
    page = sit_down("pirate", 65, 31)
    page.actions_bar.go_on_with(*page.tray.handles.all)
    page.table.throw()
    page.table.throw()
    went = [page.focusWidget().objectName()]
    for _ in range(3):
        page.focusNextChild()
        went.append(page.focusWidget().objectName())
    assert went == ["chooseButton1", "chooseButton2", "die0", "die1"]


def test_a_deciding_throw_says_who_throws(sit_down: SitDown) -> None:
    page = sit_down("knight", 42, 42, players=2)
    page.table.throw()
    page.table.stop()
    page.table.throw()
    assert page.offered == ["throwButton"]
    assert page.button("throwButton").label() == "Ann throws"


def test_at_a_rounds_end_the_next_round_says_who_starts(sit_down: SitDown) -> None:
    page = sit_down("knight", 65, 64, players=2)
    page.table.throw()
    page.table.stop()
    page.table.throw()
    assert page.offered == ["nextRoundButton", "endGameButton"]
    assert page.button("nextRoundButton").accessibleDescription() == "Bo starts"
    page.later()
    page.click("nextRoundButton")
    assert page.offered == ["throwButton"]
    assert page.focusWidget() is page.button("throwButton")


def test_after_the_game_again_the_evening_and_home_are_asked_for(sit_down: SitDown) -> None:
    page = sit_down("knight")
    told: list[str] = []
    page.actions_bar.again_requested.connect(lambda: told.append("again"))
    page.actions_bar.evening_requested.connect(lambda: told.append("evening"))
    page.actions_bar.home_requested.connect(lambda: told.append("home"))
    page.controller.finish()
    assert page.offered == ["againButton", "eveningButton", "homeButton"]
    page.later()
    for name in page.offered:
        page.click(name)
    assert told == ["again", "evening", "home"]


def test_after_a_touch_no_key_is_hinted_at(sit_down: SitDown) -> None:
    page = sit_down("knight")
    throw = page.button("throwButton")
    with_hint = throw.grab().toImage()
    input_mode().touched()
    assert throw.grab().toImage() != with_hint


def test_the_buttons_follow_the_language(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = sit_down("knight")

    class Spoken:
        @staticmethod
        def translate(_context: str, text: str, _comment: str = "") -> str:
            return f"«{text}»"

    monkeypatch.setattr("mexen_desktop.scene.action_words.QCoreApplication", Spoken)
    page.actions_bar.changeEvent(QEvent(QEvent.Type.LanguageChange))
    assert page.button("throwButton").label() == "«Throw»"
