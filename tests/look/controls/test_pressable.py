"""A press is one press, by mouse, key or finger."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPointingDevice,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.pressable import BOUNCE_MS
from mexen_desktop.look.focus_ring import FocusRing
from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.theme import Theme

LEFT = Qt.MouseButton.LeftButton
SPOT = QPoint(10, 10)
FAR = QPoint(300, 200)


@cache
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


class Log:
    """What a button told, in order."""

    def __init__(self, button: Button) -> None:
        self.told: list[str] = []
        button.pressed.connect(lambda: self.told.append("pressed"))
        button.released.connect(lambda: self.told.append("released"))
        button.clicked.connect(lambda: self.told.append("clicked"))


@pytest.fixture
def make(window: QWidget, qtbot: QtBot) -> Callable[..., Button]:
    def made(x: int = 20, **wanted: Any) -> Button:
        button = Button("Throw", parent=window, **wanted)
        button.setGeometry(x, 20, 120, 60)
        button.show()
        return button

    with qtbot.waitExposed(window):
        window.activateWindow()
    return made


def key(
    button: Button, kind: QEvent.Type, which: Qt.Key, *, repeat: bool = False, stamp: int = 0
) -> None:
    event = QKeyEvent(kind, which, Qt.KeyboardModifier.NoModifier, "", repeat)
    event.setTimestamp(stamp)
    QApplication.sendEvent(button, event)


def mouse(button: Button, kind: QEvent.Type, stamp: int, **wanted: Any) -> None:
    place = QPointF(10, 10)
    held = LEFT if kind == QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
    everywhere = place, button.mapToGlobal(place), LEFT, held, Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(kind, *everywhere, **wanted)
    event.setTimestamp(stamp)
    QApplication.sendEvent(button, event)


def click(button: Button, stamp: int) -> None:
    mouse(button, QEvent.Type.MouseButtonPress, stamp)
    mouse(button, QEvent.Type.MouseButtonRelease, stamp + 5)


def test_a_mouse_presses_then_clicks(make: Callable[..., Button]) -> None:
    button = make()
    log = Log(button)
    QTest.mouseClick(button, LEFT)
    assert log.told == ["pressed", "released", "clicked"]


@pytest.mark.parametrize("which", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_presses_then_clicks(make: Callable[..., Button], which: Qt.Key) -> None:
    button = make()
    log = Log(button)
    key(button, QEvent.Type.KeyPress, which)
    assert button.isDown()
    key(button, QEvent.Type.KeyRelease, which)
    assert log.told == ["pressed", "released", "clicked"]


def test_a_held_key_is_one_press(make: Callable[..., Button]) -> None:
    button = make()
    log = Log(button)
    key(button, QEvent.Type.KeyPress, Qt.Key.Key_Space)
    for _ in range(5):
        key(button, QEvent.Type.KeyRelease, Qt.Key.Key_Space, repeat=True)
        key(button, QEvent.Type.KeyPress, Qt.Key.Key_Space, repeat=True)
    assert log.told == ["pressed"]
    key(button, QEvent.Type.KeyRelease, Qt.Key.Key_Space)
    assert log.told == ["pressed", "released", "clicked"]


def test_a_held_key_is_one_press_where_repeats_are_not_marked(make: Callable[..., Button]) -> None:
    button = make()
    log = Log(button)
    key(button, QEvent.Type.KeyPress, Qt.Key.Key_Space, stamp=1_000)
    for stamp in range(1_600, 2_600, 40):
        key(button, QEvent.Type.KeyRelease, Qt.Key.Key_Space, stamp=stamp)
        key(button, QEvent.Type.KeyPress, Qt.Key.Key_Space, stamp=stamp)
    key(button, QEvent.Type.KeyRelease, Qt.Key.Key_Space, stamp=2_700)
    assert log.told == ["pressed", "released", "clicked"]


def test_a_key_pressed_twice_is_two_presses(make: Callable[..., Button]) -> None:
    button = make()
    log = Log(button)
    for stamp in (1_000, 1_200):
        key(button, QEvent.Type.KeyPress, Qt.Key.Key_Space, stamp=stamp)
        key(button, QEvent.Type.KeyRelease, Qt.Key.Key_Space, stamp=stamp + 90)
    assert log.told.count("clicked") == 2


def test_a_key_held_since_before_the_focus_came_presses_nothing(
    make: Callable[..., Button],
) -> None:
    button = make()
    log = Log(button)
    key(button, QEvent.Type.KeyPress, Qt.Key.Key_Space, repeat=True)
    key(button, QEvent.Type.KeyRelease, Qt.Key.Key_Space)
    assert log.told == []


def test_a_finger_presses_then_clicks(make: Callable[..., Button]) -> None:
    button = make()
    log = Log(button)
    QTest.touchEvent(button, screen()).press(0, SPOT, button).commit()
    assert log.told == ["pressed"]
    assert button.isDown()
    QTest.touchEvent(button, screen()).release(0, SPOT, button).commit()
    assert log.told == ["pressed", "released", "clicked"]


def test_two_fingers_press_two_buttons_at_once(
    make: Callable[..., Button], window: QWidget
) -> None:
    one, other = make(20), make(200)
    logs = Log(one), Log(other)
    QTest.touchEvent(window, screen()).press(0, SPOT, one).press(1, SPOT, other).commit()
    assert one.isDown()
    assert other.isDown()
    QTest.touchEvent(window, screen()).release(0, SPOT, one).stationary(1).commit()
    assert (one.isDown(), other.isDown()) == (False, True)
    QTest.touchEvent(window, screen()).release(1, SPOT, other).commit()
    for log in logs:
        assert log.told == ["pressed", "released", "clicked"]


def test_a_finger_that_slides_off_clicks_nothing(make: Callable[..., Button]) -> None:
    button = make()
    log = Log(button)
    QTest.touchEvent(button, screen()).press(0, SPOT, button).commit()
    QTest.touchEvent(button, screen()).move(0, FAR, button).commit()
    QTest.touchEvent(button, screen()).release(0, FAR, button).commit()
    assert log.told == ["pressed", "released"]


def test_a_finger_presses_nothing_that_is_disabled(make: Callable[..., Button]) -> None:
    button = make()
    button.setEnabled(False)
    log = Log(button)
    QTest.touchEvent(button, screen()).press(0, SPOT, button).commit()
    QTest.touchEvent(button, screen()).release(0, SPOT, button).commit()
    assert log.told == []


def test_a_click_that_echoes_a_touch_is_no_second_press(make: Callable[..., Button]) -> None:
    button = make()
    log = Log(button)
    QTest.touchEvent(button, screen()).press(0, SPOT, button).commit()
    QTest.touchEvent(button, screen()).release(0, SPOT, button).commit()
    stamp = button._last_touch + 90
    mouse(button, QEvent.Type.MouseButtonPress, stamp, device=screen())
    mouse(button, QEvent.Type.MouseButtonRelease, stamp + 5, device=screen())
    assert log.told == ["pressed", "released", "clicked"]


def test_a_bouncing_mouse_button_is_one_press(make: Callable[..., Button]) -> None:
    button = make()
    log = Log(button)
    click(button, 1_000)
    click(button, 1_000 + BOUNCE_MS - 20)
    assert log.told.count("clicked") == 1


def test_a_mouse_button_that_bounces_when_let_go_is_one_press(
    make: Callable[..., Button],
) -> None:
    button = make()
    log = Log(button)
    click(button, 1_000)
    mouse(button, QEvent.Type.MouseButtonPress, 1_020)
    assert log.told.count("pressed") == 1


def test_two_quick_clicks_are_two(make: Callable[..., Button]) -> None:
    button = make()
    log = Log(button)
    click(button, 1_000)
    click(button, 1_000 + 2 * BOUNCE_MS)
    assert log.told.count("clicked") == 2


def test_a_press_tells_its_moment(make: Callable[..., Button], qtbot: QtBot) -> None:
    button = make()
    late = 3_000_000_000
    with qtbot.waitSignal(button.pressed_at, check_params_cb=lambda at: at == late):
        mouse(button, QEvent.Type.MouseButtonPress, late)


def test_a_press_by_the_program_has_no_moment(make: Callable[..., Button], qtbot: QtBot) -> None:
    button = make()
    click(button, 1_000)
    with qtbot.waitSignal(button.pressed_at, check_params_cb=lambda at: at == 0):
        button.click()


def test_a_screen_reader_can_press(make: Callable[..., Button], qtbot: QtBot) -> None:
    button = make()
    found = QAccessible.queryAccessibleInterface(button)
    assert found.role() == QAccessible.Role.PushButton
    with qtbot.waitSignal(button.clicked):
        found.actionInterface().doAction("Press")


def hover(button: Button, device: QPointingDevice | None = None) -> None:
    place = QPointF(10, 10)
    event = QEnterEvent(place, place, place, device) if device else QEnterEvent(place, place, place)
    QApplication.sendEvent(button, event)


def test_a_mouse_hovers(make: Callable[..., Button]) -> None:
    button = make()
    hover(button)
    assert button.hovered
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert not button.hovered


def test_a_finger_never_hovers(make: Callable[..., Button]) -> None:
    button = make()
    hover(button, screen())
    assert not button.hovered


def test_a_touch_ends_hovering(make: Callable[..., Button]) -> None:
    button = make()
    hover(button)
    QTest.touchEvent(button, screen()).press(0, SPOT, button).commit()
    assert not button.hovered
    QTest.touchEvent(button, screen()).release(0, SPOT, button).commit()


def rings(window: QWidget) -> list[FocusRing]:
    return [ring for ring in window.findChildren(FocusRing) if ring.isVisible()]


@pytest.mark.parametrize("reason", [Qt.FocusReason.TabFocusReason, Qt.FocusReason.OtherFocusReason])
def test_focus_is_shown_around_the_button(
    make: Callable[..., Button], window: QWidget, reason: Qt.FocusReason
) -> None:
    button = make()
    button.setFocus(reason)
    (ring,) = rings(window)
    assert ring.geometry() == button.geometry().adjusted(-6, -6, 6, 6)
    assert ring.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_the_ring_goes_with_its_button(make: Callable[..., Button], window: QWidget) -> None:
    button = make()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    button.setGeometry(100, 200, 80, 50)
    (ring,) = rings(window)
    assert ring.geometry() == button.geometry().adjusted(-6, -6, 6, 6)
    button.hide()
    assert rings(window) == []


def test_the_ring_leaves_with_the_focus(make: Callable[..., Button], window: QWidget) -> None:
    one, other = make(20), make(200)
    one.setFocus(Qt.FocusReason.TabFocusReason)
    other.setFocus(Qt.FocusReason.TabFocusReason)
    (ring,) = rings(window)
    assert ring.geometry().center() == other.geometry().center()


def test_a_click_shows_no_ring(make: Callable[..., Button], window: QWidget) -> None:
    button = make()
    QTest.mouseClick(button, LEFT)
    assert button.hasFocus()
    assert rings(window) == []


def test_a_key_shows_the_ring_after_a_click(make: Callable[..., Button], window: QWidget) -> None:
    button = make()
    QTest.mouseClick(button, LEFT)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert len(rings(window)) == 1


@pytest.mark.parametrize("touched", [False, True])
def test_the_ring_is_there_again_when_a_menu_has_closed_unless_fingers_are_used(
    make: Callable[..., Button], window: QWidget, *, touched: bool
) -> None:
    button = make()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    for kind in (QEvent.Type.FocusOut, QEvent.Type.FocusIn):
        if touched:
            input_mode().touched()
        QApplication.sendEvent(button, QFocusEvent(kind, Qt.FocusReason.PopupFocusReason))
    assert len(rings(window)) == (0 if touched else 1)


def test_focus_moved_by_the_program_is_not_shown_to_fingers(
    make: Callable[..., Button], window: QWidget
) -> None:
    button = make()
    input_mode().touched()
    button.setFocus(Qt.FocusReason.OtherFocusReason)
    assert rings(window) == []


def test_it_goes_down_at_once_without_motion(make: Callable[..., Button]) -> None:
    button = make()
    button.setDown(True)
    button.grab()
    assert button.sunk == 1
    button.setDown(False)
    button.grab()
    assert button.sunk == 0


def test_it_goes_down_in_steps_with_motion(
    make: Callable[..., Button], quiet_look: Theme, qtbot: QtBot
) -> None:
    quiet_look.set_speed("full")
    button = make()
    button.setDown(True)
    button.grab()
    assert button.sunk < 1
    qtbot.waitUntil(lambda: button.sunk == 1)


def test_a_held_pad_stays_down(make: Callable[..., Button]) -> None:
    button = make(kind="pad", variant="red")
    button.set_held(True)
    button.grab()
    assert button.sunk == 1
    button.set_held(False)
    button.grab()
    assert button.sunk == 0


def test_it_is_turned_with_its_size(make: Callable[..., Button]) -> None:
    button = make()
    size = button.sizeHint()
    button.quarter_turns = 1
    assert button.sizeHint() == QSize(size.height(), size.width())
    button.quarter_turns = 6
    assert button.quarter_turns == 2
    assert button.sizeHint() == size
