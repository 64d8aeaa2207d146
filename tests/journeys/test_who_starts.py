"""Who starts: chosen, thrown for, or who lost last."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from mexen_desktop.models.controller import Stage
from mexen_desktop.rules.presets import PRESETS
from tests.kit.ear import Ear
from tests.kit.night import Night

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Evening = Callable[..., Night]


def thrown_for(evening: Evening, rules: str, *dice: int | tuple[int, ...], **more: int) -> Night:
    """Begin an evening at which it is thrown for who starts."""
    night = evening(rules, *dice, **more)
    night.settings.change(starts="dice")
    night.window.start_game()
    return night


def told(night: Night) -> str:
    return night.table.status.sentence()


def seat(night: Night, number: int) -> str:
    found = night.table.seat(number)
    assert found is not None
    return found.accessibleName()


@pytest.mark.parametrize("rules", PRESETS)
def test_everybody_throws_one_die_and_the_highest_starts(evening: Evening, rules: str) -> None:
    night = thrown_for(evening, rules, (2,), (5,), (4,), 64)
    assert told(night) == "Ann: throw for who starts"
    night.throw()
    assert told(night) == "Bo: throw for who starts, highest: 2 (Ann)"
    assert "threw 2 for who starts" in seat(night, 0)
    night.throw()
    assert told(night) == "Cem: throw for who starts, highest: 5 (Bo)"
    night.throw()
    assert told(night).startswith(f"Bo: throw 1 of {PRESETS[rules].throws}")
    assert night.part("slip").accessibleName() == "Bo starts, with the highest die"
    night.throw()
    assert night.state.results or night.state.throws == 1
    assert night.state.starter == 1
    assert not night.sees("slip")
    assert night.said()[-1] == "Ann throws a 2 for who starts."


def test_who_is_level_throws_again(evening: Evening) -> None:
    night = thrown_for(evening, "knight", (6,), (2,), (6,), (3,), (3,), (1,), (2,))
    night.throw(3)
    # With whom, and that it is another tie than the one before.
    assert told(night) == "Ann: level, so throw again, highest: 6 (Ann and Cem)"
    assert night.said()[:2] == [
        "Ann and Cem are level and throw again.",
        "Cem throws a 6 for who starts.",
    ]
    night.throw()
    assert told(night) == "Cem: level, so throw again, highest: 3 (Ann)"
    night.throw(3)
    assert night.said()[0] == "Cem starts."
    assert night.state.starter == 2


@pytest.mark.parametrize("players", [2, 8])
def test_all_can_be_level(evening: Evening, players: int) -> None:
    once = [(4,)] * players
    last = [(1,)] * (players - 1) + [(2,)]
    night = thrown_for(evening, "knight", *once, *once, *last, players=players)
    night.throw(3 * players)
    assert night.state.starter == players - 1
    assert not night.controller.casting


def test_the_button_says_whose_die_it_is_and_enter_throws_it(evening: Evening) -> None:
    night = thrown_for(evening, "pirate", (2,), (5,), (4,))
    assert night.part("throwButton").accessibleName().startswith("Ann throws")
    night.press(Qt.Key.Key_Return)
    night.click("throwButton")
    assert night.part("throwButton").accessibleName().startswith("Cem throws")
    assert not night.sees("stopButton")


def test_it_can_be_followed_by_ear(
    evening: Evening, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = evening("knight", (6,), (6,), (2,))
    ear = Ear(night.window, monkeypatch, qtbot)
    night.settings.change(starts="dice")
    night.window.start_game()
    night.throw(3)
    assert ear.announced[:3] == [
        "Ann: throw for who starts",
        "Ann throws a 6 for who starts. Bo: throw for who starts, highest: 6 (Ann)",
        "Bo throws a 6 for who starts. Cem: throw for who starts, highest: 6 (Ann and Bo)",
    ]
    assert ear.announced[3].endswith(
        "Ann and Bo are level and throw again. Ann: level, so throw again, highest: 6 (Ann and Bo)"
    )


def test_a_swipe_throws(evening: Evening) -> None:
    night = thrown_for(evening, "pirate", (6,))
    tray = night.table.tray
    start = tray.felt.center()
    QTest.mousePress(tray, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 8):
        QTest.mouseMove(tray, start + QPoint(20 * step, -8 * step))
    QTest.mouseRelease(tray, Qt.MouseButton.LeftButton, pos=start + QPoint(140, -56))
    night.settle()
    assert [cast.die for cast in night.controller.game.casts] == [6]


def test_undo_takes_nothing_back(evening: Evening) -> None:
    night = thrown_for(evening, "knight", (2,), (5,), (4,), 64)
    night.throw(2)
    night.press_with(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Z)
    assert told(night).startswith("Cem: throw for who starts")
    night.throw(2)
    night.press(Qt.Key.Key_S)
    for _ in range(2):
        night.press_with(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Z)
    assert not night.controller.casting
    assert night.state.starter == 1


def test_own_dice_are_entered_one_face_each(evening: Evening) -> None:
    night = evening("knight", (6, 5))
    night.settings.change(starts="dice", own_dice=True)
    night.window.start_game()
    night.press("2")
    night.click("face5")
    night.press("4")
    assert night.dice.asked == 0
    assert night.state.starter == 1
    assert [cast.entered for cast in night.controller.game.casts] == [True] * 3


def test_computers_throw_by_themselves(evening: Evening, qtbot: QtBot) -> None:
    night = evening("knight", (2,), (5,), (4,))
    players = night.settings.now.players
    night.settings.change(
        starts="dice", players=(*players[:2], players[2]._replace(level=2, tap_key=""))
    )
    night.window.start_game()
    night.throw(2)
    assert "Cem is playing" in night.part("hurryButton").accessibleName()
    night.throw()
    qtbot.waitUntil(lambda: not night.controller.casting)
    assert night.state.starter == 1


def test_own_dice_of_computers_are_entered_too(evening: Evening, qtbot: QtBot) -> None:
    night = evening("knight")
    players = night.settings.now.players
    night.settings.change(
        starts="dice",
        own_dice=True,
        players=(players[0]._replace(level=1, tap_key=""), *players[1:]),
    )
    night.window.start_game()
    night.throw()
    qtbot.waitUntil(lambda: night.controller.asks)
    night.press("6")
    night.press("1")
    night.press("1")
    assert night.state.starter == 0


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_it_goes_on_where_it_was_left(evening: Evening, count: int) -> None:
    dice = [(6,), (6,), (1,), (2,), (3,)]
    night = thrown_for(evening, "lives", *dice[:count])
    night.throw(count)
    night.window.close()
    again = evening("lives", *dice[count:], 64)
    again.window.look_for_game()
    again.click("continueButton")
    assert told(again).startswith(
        ("Bo: throw for", "Cem: throw for", "Ann: level", "Bo: level")[count - 1]
    )
    shown = again.table.tray.stage
    assert again.controller.stage is Stage.READY
    assert len(shown.rects()) == 1, "the last die still lies there"
    again.throw(5 - count)
    assert again.state.starter == 1
    assert [cast.die for cast in again.controller.game.casts] == [6, 6, 1, 2, 3]
    again.throw()
    assert again.dice.rolls == []


def test_nobody_comes_or_goes_before_it_is_known(evening: Evening) -> None:
    night = thrown_for(evening, "knight", (2,), (5,), (4,))
    night.throw()
    night.window.show_roster()
    assert "Dice decide who starts" in night.part("message").accessibleName()


def test_a_game_seen_again_tells_who_threw_highest(evening: Evening) -> None:
    night = thrown_for(evening, "knight", (2,), (5,), (4,), 64)
    night.throw(4)
    night.window.end_game()
    night.window.show_past()
    night.click("seeAgainButton")
    assert night.part("slip").accessibleName() == "Bo starts, with the highest die"


def starters(night: Night) -> QMenu:
    night.click("starterButton")
    (menu,) = night.window.findChildren(QMenu, "starterMenu")
    return menu


def choose(night: Night, name: str) -> None:
    menu = starters(night)
    next(action for action in menu.actions() if action.objectName() == name).trigger()
    menu.close()


def test_the_first_page_says_how_it_is_found(evening: Evening) -> None:
    night = evening("knight")
    button = "starterButton"
    assert night.part(button).accessibleName() == "Ann starts"
    choose(night, "choice_dice")
    assert night.part(button).accessibleName() == "Throw for it"
    choose(night, "choice_loser")
    assert night.part(button).accessibleName() == "No loser yet: Ann starts"
    choose(night, "choice_Bo")
    assert night.part(button).accessibleName() == "Bo starts"
    assert night.settings.now.starts == "chosen"


def lost_by_bo(evening: Evening) -> Night:
    night = evening("knight", 65, 42, 64)
    night.window.start_game()
    night.throw()
    night.press("s")
    night.throw(2)
    return night


def test_the_last_loser_starts(evening: Evening) -> None:
    night = lost_by_bo(evening)
    night.window.end_game()
    night.window.show_start()
    choose(night, "choice_loser")
    assert night.part("starterButton").accessibleName() == "Last loser: Bo"
    night.click("playButton")
    assert night.state.starter == 1


def test_the_last_loser_is_one_of_those_who_play_tonight(evening: Evening) -> None:
    night = lost_by_bo(evening)
    night.window.end_game()
    night.window.show_start()
    choose(night, "choice_loser")
    players = night.settings.now.players
    night.settings.change(players=(players[0], players[1]._replace(plays=False), players[2]))
    assert night.part("starterButton").accessibleName() == "No loser yet: Ann starts"


def test_it_is_remembered_over_the_night(evening: Evening, tmp_path: Path) -> None:
    night = lost_by_bo(evening)
    night.window.end_game()
    night.window.show_start()
    choose(night, "choice_loser")
    night.window.close()
    assert b'"loser"' in (tmp_path / "settings.json").read_bytes()
    again = Night(night.qtbot, tmp_path, "knight")
    assert again.part("starterButton").accessibleName() == "Last loser: Bo"


def test_who_plays_again_starts_as_before(evening: Evening) -> None:
    night = lost_by_bo(evening)
    night.settings.change(starts="loser")
    night.window.end_game()
    night.click("againButton")
    assert night.state.starter == 1
    night.settings.change(starts="dice")
    night.window.end_game()
    night.click("againButton")
    assert night.controller.casting


def test_on_a_flat_screen_who_starts_can_read_it(evening: Evening) -> None:
    night = evening("knight", (2,), (5,), (4,))
    night.settings.change(starts="dice", table_top=True)
    night.window.start_game()
    night.throw(3)
    seat = night.table.seat(1)
    assert seat is not None
    assert seat.quarter_turns % 2
    assert night.table.tray.slip.quarter_turns == seat.quarter_turns
