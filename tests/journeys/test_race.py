"""The race for a 32 at the window: seven who tap, by keys, by fingers, on whom nobody is hard."""

from collections.abc import Callable
from functools import partial
from time import sleep

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from mexen_desktop.models.attention import BREATH, Attention
from mexen_desktop.models.controller import Controller, clock_ms
from mexen_desktop.rules.state import RACE
from mexen_desktop.scene.pad import Pad
from tests.kit.at_table import NAMES, TAP_KEYS
from tests.kit.fingers import Fingers
from tests.kit.night import Night

Begin = Callable[..., Night]
TAPPERS = range(1, 8)
STUCK = ((0, 32),)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def racing(evening: Begin, players: int = 8) -> Night:
    night = evening("knight", 32, 65, players=players)
    assert night.window.menus is not None  # With the keys that work everywhere.
    night.click("playButton")
    night.throw()
    assert night.state.phase == RACE
    return night


def strike(night: Night, key: str, stamp: int, *, repeat: bool = False) -> None:
    """Let a key wait for the window that was struck at that moment."""
    focus: QWidget = night.window.focusWidget() or night.window
    code = Qt.Key.Key_Space if key == " " else Qt.Key(ord(key))
    event = QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier, key, repeat)
    event.setTimestamp(stamp)
    QCoreApplication.postEvent(focus, event)


def attention(night: Night) -> Attention:
    found = night.controller.findChild(Attention)
    assert isinstance(found, Attention)
    return found


def catch_breath(night: Night) -> None:
    """Let the moment pass after which a race is offered again."""
    timer = attention(night).timer
    night.qtbot.waitUntil(timer.isActive)
    timer.setInterval(0)
    night.qtbot.waitUntil(lambda: not night.controller.held)


def held(night: Night) -> bool:
    """Tell whether the race waits for everybody, and looks so."""
    assert night.controller.held != night.sees("pad1")
    return night.controller.held


@pytest.mark.parametrize("who", TAPPERS)
def test_each_of_seven_can_win_by_the_own_key(evening: Begin, who: int) -> None:
    night = racing(evening)
    night.press(TAP_KEYS[who].lower())
    assert night.state.results == STUCK
    assert any(f"{NAMES[who]} taps" in line for line in night.said())


@pytest.mark.parametrize("who", TAPPERS)
def test_each_of_seven_can_win_with_a_finger(evening: Begin, who: int) -> None:
    night = racing(evening)
    Fingers(night).tap(f"pad{who}")
    assert night.state.results == STUCK


def test_seven_fingers_in_one_frame_all_press_their_pad(
    evening: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = racing(evening)
    tapped: list[int] = []
    monkeypatch.setattr(Controller, "tap", lambda _self, seat, _stamp=0: tapped.append(seat))
    Fingers(night).together(*[f"pad{who}" for who in TAPPERS])
    assert sorted(tapped) == list(TAPPERS)


def test_K10_thrower_and_two_tappers_in_one_frame_the_thrower_is_first(
    evening: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = racing(evening)
    frame = clock_ms()
    monkeypatch.setattr("mexen_desktop.scene.touch.clock_ms", lambda: frame)
    pressed: list[str] = []
    names = ("pad1", "throwButton", "pad2")
    for name in names:
        button = night.part(name)
        assert isinstance(button, QAbstractButton)
        button.pressed.connect(partial(pressed.append, name))
    Fingers(night).together(*names)
    assert sorted(pressed) == sorted(names)
    assert night.state.last_reading == 65


def test_a_hand_that_rests_on_the_table_takes_no_tap_away(evening: Begin) -> None:
    night = racing(evening)
    fingers = Fingers(night)
    cloth = night.table.rect().bottomLeft()
    fingers.press_at(cloth)
    fingers.press("tray", "pad3")
    fingers.lift()
    assert night.state.results == STUCK


@pytest.mark.parametrize("first", ["key", "finger"])
def test_keys_and_fingers_in_one_race(evening: Begin, first: str) -> None:
    night = racing(evening)
    now = clock_ms()
    night.controller._clock = clock_ms
    night.controller.look(away=True)
    night.controller.look(away=False)
    winners: list[int] = []
    night.controller.stepped.connect(lambda step: winners.append(step.action.by))
    late, early = now + 100_000, clock_ms()
    strike(night, TAP_KEYS[5], early if first == "key" else late)
    pad = night.part("pad3")
    assert isinstance(pad, Pad)
    pad._made_at = late if first == "key" else early
    pad.pressed.emit()
    night.settle()
    assert winners == [5 if first == "key" else 3]


def test_a_window_that_was_busy_finds_out_who_was_first(evening: Begin) -> None:
    night = racing(evening)
    night.controller._clock = clock_ms
    night.controller.look(away=True)
    night.controller.look(away=False)
    winners: list[int] = []
    night.controller.stepped.connect(lambda step: winners.append(step.action.by))
    opened = clock_ms()
    strike(night, TAP_KEYS[1], opened + 200)
    strike(night, " ", opened + 150)
    strike(night, TAP_KEYS[6], opened + 100)
    strike(night, TAP_KEYS[2], opened + 250)
    sleep(0.3)  # The window hears nothing, as when the computer is busy.
    night.settle()
    assert winners == [6]


def test_a_key_that_is_held_since_before_the_dice_lay_wins_nothing(evening: Begin) -> None:
    night = racing(evening)
    strike(night, TAP_KEYS[1], clock_ms(), repeat=True)
    strike(night, TAP_KEYS[1], clock_ms(), repeat=True)
    night.settle()
    assert night.state.phase == RACE


@pytest.mark.parametrize("by", ["key", "finger", "mouse"])
def test_who_taps_before_the_dice_lie_is_held_up_by_it(
    evening: Begin, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    now = clock_ms()
    monkeypatch.setattr("mexen_desktop.scene.touch.clock_ms", lambda: now)
    night = evening("knight", 32, 65, players=8)
    night.click("playButton")
    night.controller._clock = lambda: now
    if by == "key":
        strike(night, TAP_KEYS[1], now)
        QCoreApplication.processEvents()
    elif by == "finger":
        Fingers(night).tap("seat1")
        night.controller._clock = lambda: now
    else:
        QTest.mouseClick(night.part("seat1"), Qt.MouseButton.LeftButton)
    night.controller.throw()
    night.settle()
    assert night.state.phase == RACE
    strike(night, TAP_KEYS[1], now)
    night.settle()
    assert night.state.phase == RACE
    strike(night, TAP_KEYS[2], now)
    night.qtbot.waitUntil(lambda: night.state.results == STUCK)
    assert any(f"{NAMES[2]} taps" in line for line in night.said())


def test_a_second_press_changes_nothing(evening: Begin) -> None:
    night = racing(evening)
    night.press(TAP_KEYS[1].lower())
    night.press(TAP_KEYS[1].lower(), TAP_KEYS[2].lower())
    assert night.state.results == STUCK
    assert night.state.player == 1


def test_no_two_who_play_have_the_same_key(evening: Begin) -> None:
    night = evening("knight", players=8)
    keys = [player.tap_key for player in night.settings.now.players]
    assert len(set(keys)) == 8


def test_a_dialog_in_the_middle_of_a_race_holds_it(evening: Begin) -> None:
    night = racing(evening)
    night.press_with(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_P)
    assert night.sees("rosterDialog")
    assert held(night)
    night.press(Qt.Key.Key_Escape)
    assert held(night)
    night.press(TAP_KEYS[2].lower(), Qt.Key.Key_Space)  # Too early: without effect.
    assert night.state.phase == RACE
    catch_breath(night)
    assert not held(night)
    night.press(TAP_KEYS[2].lower())
    assert night.state.results == STUCK


def test_a_menu_in_the_middle_of_a_race_holds_it(evening: Begin) -> None:
    night = racing(evening)
    night.window.show_table_menu()
    assert held(night)
    menu = night.part("tableMenu")
    menu.close()
    night.window.activateWindow()
    catch_breath(night)
    assert not held(night)


def test_nobody_can_foresee_when_a_race_that_was_held_is_on_again(evening: Begin) -> None:
    night = racing(evening)
    timer = attention(night).timer
    waits: set[int] = set()
    for _ in range(12):
        attention(night).hold(night)
        attention(night).release(night)
        waits.add(timer.interval())
    timer.stop()
    assert len(waits) > 6
    assert waits <= set(BREATH)


def test_the_rules_in_the_middle_of_a_race_hold_it(evening: Begin) -> None:
    night = racing(evening)
    night.press(Qt.Key.Key_F1)
    assert night.controller.held
    night.press(Qt.Key.Key_Escape)
    catch_breath(night)
    assert not held(night)


def test_another_window_in_front_holds_the_race(evening: Begin, qtbot: QtBot) -> None:
    night = racing(evening)
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: night.controller.held)
    assert held(night)
    assert "The race waits" in night.table.status.sentence()
    night.window.activateWindow()
    qtbot.waitUntil(attention(night).timer.isActive)
    catch_breath(night)
    assert not held(night)
    night.throw()
    assert night.state.last_reading == 65


def test_dice_that_come_to_rest_while_nobody_can_play_wait_with_their_race(
    evening: Begin,
) -> None:
    night = evening("knight", 32, 65)
    night.click("playButton")
    QCoreApplication.sendEvent(night.window, QEvent(QEvent.Type.WindowDeactivate))
    night.controller.throw()
    night.settle()
    assert night.state.phase == RACE
    assert held(night)
    QCoreApplication.sendEvent(night.window, QEvent(QEvent.Type.WindowActivate))
    catch_breath(night)
    assert not held(night)


def test_a_press_that_wakes_the_computer_up_only_offers_the_race_again(evening: Begin) -> None:
    night = racing(evening)
    night.controller._sleep._apart -= 3_600
    night.press(TAP_KEYS[1].lower())
    assert night.state.phase == RACE
    assert held(night)
    catch_breath(night)
    night.press(TAP_KEYS[2].lower())
    assert night.state.results == STUCK


def test_a_race_that_is_held_is_followed_by_no_timer_once_it_is_open(evening: Begin) -> None:
    night = racing(evening)
    night.press(Qt.Key.Key_F1)
    night.press(Qt.Key.Key_Escape)
    catch_breath(night)
    assert not attention(night).timer.isActive()


def test_a_press_in_the_window_tells_that_somebody_is_back(evening: Begin) -> None:
    night = racing(evening)
    QCoreApplication.sendEvent(night.window, QEvent(QEvent.Type.WindowDeactivate))
    assert held(night)
    handle = night.window.windowHandle()
    assert handle is not None
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    catch_breath(night)
    assert not held(night)
