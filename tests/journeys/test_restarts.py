"""A game that is left at any moment is found again after a restart exactly as it was."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from mexen_desktop.dialogs.roster import RosterDialog
from mexen_desktop.models.controller import Stage
from mexen_desktop.rules.state import APPOINT, GIVE, RACE, TIE_BREAK, TURN
from mexen_desktop.scene.dice import DiceStage
from mexen_desktop.scene.dice.space import Pose
from mexen_desktop.windows.past.visit import past_of
from tests.kit.night import Night

Begin = Callable[..., Night]


def restarted(evening: Begin, night: Night, *readings: int | tuple[int, ...]) -> Night:
    """Close the window, open another, continue there; dice fall like that from then on."""
    rules = night.settings.now.rules
    before = night.controller.game
    lay, seats = night.table.tray.handles, night.controller.seats()
    dice = [handle.accessibleName() for handle in lay.all if handle.isVisible()]
    lie = dice_of(night)
    stage, said, sentence = night.controller.stage, night.said(), night.table.status.sentence()
    night.window.close()
    after = evening(rules, *readings)
    assert after.window.page is after.window.start
    assert after.sees("leftOpenCard")
    after.click("continueButton")
    # In a race hands first come back to their keys.
    after.qtbot.waitUntil(lambda: not after.controller.held)
    assert after.controller.game.steps == before.steps
    assert after.controller.game.state == before.state
    assert after.controller.stage is stage
    assert after.controller.seats() == seats
    assert after.table.status.sentence() == sentence
    assert after.said() == said
    handles = after.table.tray.handles
    assert [handle.accessibleName() for handle in handles.all if handle.isVisible()] == dice
    assert dice_of(after) == lie
    return after


def dice_of(night: Night) -> list[tuple[int, Pose]]:
    """Return the dice on the tray exactly as they lie, those of the deciding throws as well."""
    tray = night.table.tray
    stages = [tray.stage, *tray.slip.findChildren(DiceStage)]
    return [(die.value, die.now.pose) for stage in stages for die in stage._dice]


def test_in_the_midst_of_a_turn(evening: Begin) -> None:
    night = evening("knight", 41, 54)
    night.press(Qt.Key.Key_Return)
    night.throw()
    assert night.state.phase == TURN
    after = restarted(evening, night, (5,))
    after.press("1")
    after.throw()
    assert after.state.last_reading == 51


def test_a_die_that_stays_lies_on_the_ledge_again(evening: Begin) -> None:
    night = evening("pirate", 41)
    night.press(Qt.Key.Key_Return)
    night.throw()
    night.press("1")
    after = restarted(evening, night, (5,))
    assert [die.aside for die in after.table.tray.stage._dice] == [False, True]
    after.throw()
    assert after.state.last_reading == 51
    again = restarted(evening, after, (6,))
    again.press("5")
    again.press("5")
    again = restarted(evening, again)
    assert not any(die.aside for die in again.table.tray.stage._dice)


def test_of_two_alike_the_one_that_was_touched_stays(evening: Begin) -> None:
    night = evening("pirate", 400)
    night.press(Qt.Key.Key_Return)
    night.throw()
    assert night.controller.may_stay == (4,)
    night.click("die1")
    after = restarted(evening, night, (5,))
    assert [die.aside for die in after.table.tray.stage._dice] == [False, True]
    after.throw()
    restarted(evening, after)


@pytest.mark.parametrize("speed", ["full", "off"])
@pytest.mark.parametrize("way", [QPoint(120, 10), QPoint(-30, 140), QPoint(-150, -60)])
def test_dice_that_a_swipe_has_thrown_lie_where_they_fell(
    evening: Begin, speed: str, way: QPoint
) -> None:
    night = evening("lives", 300)
    night.settings.change(speed=speed)
    night.press(Qt.Key.Key_Return)
    tray = night.part("tray")
    middle = tray.rect().center()
    QTest.mousePress(tray, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(tray, middle + way)
    QTest.mouseRelease(tray, Qt.MouseButton.LeftButton, pos=middle + way)
    night.throw()
    assert night.state.last_reading == 300
    restarted(evening, night)


def test_the_same_result_twice_is_another_throw(evening: Begin) -> None:
    night = evening("knight", *[64] * 8)
    night.press(Qt.Key.Key_Return)
    seen = []
    for _ in range(2):
        night.throw()
        seen.append(dice_of(night))
    assert seen[0] != seen[1]


def test_what_is_taken_back_lies_where_it_lay(evening: Begin) -> None:
    night = evening("knight", 65, 64, 63)
    night.press(Qt.Key.Key_Return)
    for _ in range(3):
        night.throw()
        before = dice_of(night)
        night.press("s")
    assert night.controller.stage is Stage.ROUND_OVER
    night.throw()
    assert dice_of(night) == []
    night.click("undoButton")
    assert dice_of(night) == before


def test_a_window_of_another_size_in_between_changes_nothing(evening: Begin) -> None:
    night = evening("knight", 65)
    night.press(Qt.Key.Key_Return)
    night.throw()
    before, size = dice_of(night), night.window.size()
    night.window.resize(900, 1000)
    assert dice_of(night) != before
    night.window.resize(size)
    assert dice_of(night) == before
    night.window.resize(750, 650)
    restarted(evening, night)


def test_a_game_of_before_shows_the_dice_where_they_lay(evening: Begin) -> None:
    night = evening("knight", 41, (5,), 62, 61, 300)
    night.press(Qt.Key.Key_Return)
    lay = [dice_of(night)]
    for keys in ((Qt.Key.Key_Space,), ("1", Qt.Key.Key_Space), ("s",), (Qt.Key.Key_Space,), ("s",)):
        night.press(*keys)
        lay.append(dice_of(night))
    night.window.end_game()
    past_of(night.window).see(1)
    watch = past_of(night.window).watch
    assert watch is not None
    for number, dice in enumerate(lay):
        watch.replay.go_to(number)
        stage = watch.table.tray.stage
        assert [(die.value, die.now.pose) for die in stage._dice] == dice


def test_in_a_race_which_is_offered_again(evening: Begin) -> None:
    night = evening("knight", 32)
    night.press(Qt.Key.Key_Return)
    night.throw()
    assert night.state.phase == RACE
    after = restarted(evening, night)
    after.press("Q")
    assert after.state.phase != RACE
    assert any("Bo taps" in sentence for sentence in after.said()), after.said()


def test_before_a_hand_out(evening: Begin) -> None:
    night = evening("pirate", 31)
    night.press(Qt.Key.Key_Return)
    night.throw()
    assert night.state.phase == GIVE
    after = restarted(evening, night)
    after.press("3")
    assert after.state.scores == (0, 0, 1)


def test_before_an_appointment(evening: Begin) -> None:
    night = evening("knight", 100, 100)
    night.press(Qt.Key.Key_Return)
    night.throw(2)
    assert night.state.phase == APPOINT
    after = restarted(evening, night)
    after.press("2")
    role = after.state.role
    assert role is not None
    assert role.holder == 1


def test_in_a_tie(evening: Begin) -> None:
    night = evening("pirate", 32, 32, 65, 54, 61, (4,))
    night.press(Qt.Key.Key_Return)
    night.throw(6)
    assert night.state.phase == TIE_BREAK
    after = restarted(evening, night, (2,))
    after.throw()
    assert after.state.phase == TURN


def test_at_the_end_of_a_round(evening: Begin) -> None:
    night = evening("lives", 65, 64, 63)
    night.press(Qt.Key.Key_Return)
    while night.controller.stage is not Stage.ROUND_OVER:
        night.press("s" if night.controller.may_stop else Qt.Key.Key_Space)
    after = restarted(evening, night)
    assert after.controller.ended == night.controller.ended
    after.throw()
    assert after.controller.stage is Stage.READY


def test_what_was_taken_back_can_be_done_again(evening: Begin) -> None:
    night = evening("knight", 65)
    night.press(Qt.Key.Key_Return)
    night.throw()
    night.press("s")
    night.click("undoButton")
    after = restarted(evening, night)
    assert after.part("redoButton").isEnabled()
    after.click("redoButton")
    assert after.state.player == 1
    assert not after.part("redoButton").isEnabled()


def test_who_joined_and_was_sent_back_can_come_again(evening: Begin) -> None:
    night = evening("knight", 65, 64, 63)
    night.press(Qt.Key.Key_Return)
    for _ in range(3):
        night.throw()
        night.press("s")
    assert night.controller.stage is Stage.ROUND_OVER
    night.window.show_roster()
    night.click("addPersonButton", "doneButton")
    newcomer = night.controller.people[3]
    night.click("undoButton")
    after = restarted(evening, night)
    after.click("redoButton")
    assert after.controller.people[3] == newcomer
    assert [facts.person for facts in after.controller.seats()][3] == newcomer


def test_names_colours_and_stake_come_along(evening: Begin) -> None:
    night = evening("knight", 65)
    night.press(Qt.Key.Key_Return)
    night.throw()
    night.window.show_roster()
    dialog = night.window.findChild(RosterDialog)
    assert dialog is not None
    model = dialog.model
    model.rename(0, "Bo")
    model.rename(1, "Ann")
    model.change_colour(2)
    night.click("doneButton")
    night.controller.play_for("sips")
    after = restarted(evening, night)
    assert after.controller.people == night.controller.people
    assert [person.name for person in after.controller.people] == ["Bo", "Ann", "Cem"]
    assert after.controller.game.stake == "sips"


@pytest.mark.parametrize("key", ["y", "Z"])
def test_redo_has_two_keys(evening: Begin, key: str) -> None:
    night = evening("knight", 65)
    night.press(Qt.Key.Key_Return)
    night.throw()
    night.press("s")
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    night.press_with(control, Qt.Key.Key_Z)
    assert night.state.player == 0
    night.press_with(control | shift if key == "Z" else control, Qt.Key[f"Key_{key.upper()}"])
    assert night.state.player == 1
