"""What is filled in: a field, a number, a tick."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mexen_desktop.look.controls.field import Field
from mexen_desktop.look.controls.pressable import Pressable
from mexen_desktop.look.controls.stepper import Stepper
from mexen_desktop.look.focus_ring import FocusRing
from mexen_desktop.look.menu import Menu
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.scale import set_metrics
from mexen_desktop.look.theme import Theme


@pytest.fixture
def active(window: QWidget, qtbot: QtBot) -> QWidget:
    with qtbot.waitExposed(window):
        window.activateWindow()
    return window


def rings(window: QWidget) -> list[FocusRing]:
    return [ring for ring in window.findChildren(FocusRing) if ring.isVisible()]


def test_a_field_is_written_in_the_program_s_type(active: QWidget) -> None:
    field = Field(active)
    assert QFontInfo(field.font()).family() == "Lato"
    assert field.font().pixelSize() == 20
    set_metrics(active, Metrics(1920, 1080))
    assert field.font().pixelSize() == 29
    assert field.sizeHint().height() == 69


def test_a_field_takes_a_name_as_typed(active: QWidget) -> None:
    field = Field(active)
    field.show()
    field.setFocus()
    QTest.keyClicks(field, "Tom & <b>")
    assert field.text() == "Tom & <b>"


def test_a_field_shows_its_ring_however_it_got_the_focus(active: QWidget) -> None:
    field = Field(active)
    field.setGeometry(20, 20, 200, 48)
    field.show()
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    (ring,) = rings(active)
    assert ring.geometry() == field.geometry().adjusted(-6, -6, 6, 6)
    other = QPushButton(active)
    other.show()
    other.setFocus()
    assert rings(active) == []


def test_what_is_wrong_with_a_field_is_seen_and_said(active: QWidget, quiet_look: Theme) -> None:
    field = Field(active)
    field.resize(200, 48)
    field.set_wrong("There is already an Ann")
    found = QAccessible.queryAccessibleInterface(field)
    assert found.text(QAccessible.Text.Description) == "There is already an Ann"
    assert field.grab().toImage().pixelColor(100, 0) == quiet_look.palette.red_ink
    field.set_wrong("")
    assert field.grab().toImage().pixelColor(100, 0) == quiet_look.palette.line_strong


def key(stepper: Stepper, name: str) -> Pressable:
    found = stepper.findChild(Pressable, name)
    assert isinstance(found, Pressable)
    return found


def test_a_stepper_steps_between_its_ends(active: QWidget, qtbot: QtBot) -> None:
    stepper = Stepper(1, 3, active)
    stepper.set_value(2)
    with qtbot.waitSignal(stepper.stepped, check_params_cb=lambda value: value == 3):
        key(stepper, "more").click()
    assert not key(stepper, "more").isEnabled()
    with qtbot.assertNotEmitted(stepper.stepped):
        key(stepper, "more").click()
    key(stepper, "less").click()
    key(stepper, "less").click()
    assert stepper.value == 1
    assert not key(stepper, "less").isEnabled()


def test_a_value_set_by_the_program_is_kept_between_the_ends(active: QWidget, qtbot: QtBot) -> None:
    stepper = Stepper(1, 3, active)
    with qtbot.assertNotEmitted(stepper.stepped):
        stepper.set_value(99)
    assert stepper.value == 3


def test_the_keys_of_a_stepper_have_names(active: QWidget) -> None:
    stepper = Stepper(1, 3, active)
    stepper.set_names("Fewer throws", "More throws")
    found = QAccessible.queryAccessibleInterface(key(stepper, "more"))
    assert found.text(QAccessible.Text.Name) == "More throws"


def test_the_ring_goes_around_one_key_of_a_stepper(active: QWidget) -> None:
    stepper = Stepper(1, 9, active)
    stepper.set_value(5)
    stepper.setGeometry(50, 50, 162, 48)
    stepper.show()
    key(stepper, "more").setFocus(Qt.FocusReason.TabFocusReason)
    (ring,) = rings(active)
    assert ring.parent() is active
    assert ring.geometry().getRect() == (50 + 108 - 6, 50 - 6, 54 + 12, 48 + 12)


# The offscreen platform has no window manager for the menu.
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_menu_of_a_field_looks_like_all_menus_with_what_can_be_done(
    qtbot: QtBot, window: QWidget
) -> None:
    field = Field(window)
    field.setText("Ann")
    field.selectAll()
    place = field.rect().center()
    wanted = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, field.mapToGlobal(place))
    QApplication.sendEvent(field, wanted)
    menu = field.findChild(Menu, "fieldMenu")
    assert menu is not None
    said = [action.text().partition("\t")[0].replace("&", "") for action in menu.actions()]
    assert "Copy" in said
    assert "Undo" not in said
    assert all(action.isEnabled() for action in menu.actions())
    next(action for action in menu.actions() if "Delete" in action.text()).trigger()
    assert field.text() == ""
    menu.close()
    qtbot.waitUntil(lambda: not field.findChildren(Menu))
