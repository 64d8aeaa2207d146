"""One of few is chosen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mexen_desktop.look.controls.segmented import Segmented
from mexen_desktop.look.controls.switch import Switch
from mexen_desktop.look.focus_ring import FocusRing

LABELS = ["Points", "Sips", "<i>Both</i>"]


@pytest.fixture
def choice(window: QWidget, qtbot: QtBot) -> Segmented:
    made = Segmented(LABELS, parent=window)
    made.choose(0)
    made.move(20, 20)
    made.resize(made.sizeHint())
    made.show()
    with qtbot.waitExposed(window):
        window.activateWindow()
    return made


def test_a_click_chooses(choice: Segmented, qtbot: QtBot) -> None:
    with qtbot.waitSignal(choice.chosen, check_params_cb=lambda index: index == 1):
        QTest.mouseClick(choice.segment(1), Qt.MouseButton.LeftButton)
    assert choice.current == 1
    assert [choice.segment(at).isChecked() for at in range(3)] == [False, True, False]


def test_an_arrow_key_chooses(choice: Segmented, qtbot: QtBot) -> None:
    choice.segment(0).setFocus()
    with qtbot.waitSignal(choice.chosen, check_params_cb=lambda index: index == 1):
        QTest.keyClick(choice.segment(0), Qt.Key.Key_Right)
    assert choice.segment(1).hasFocus()


def test_a_choice_by_the_program_is_not_told(choice: Segmented, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(choice.chosen):
        choice.choose(2)
    assert choice.current == 2


def test_what_is_chosen_cannot_be_unchosen(choice: Segmented, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(choice.chosen):
        QTest.mouseClick(choice.segment(0), Qt.MouseButton.LeftButton)
    assert choice.current == 0


def test_tab_visits_the_choice_once(choice: Segmented, window: QWidget) -> None:
    after = Switch(window)
    after.show()
    choice.segment(0).setFocus()
    QTest.keyClick(choice.segment(0), Qt.Key.Key_Tab)
    assert after.hasFocus()


def test_a_screen_reader_finds_radio_buttons(choice: Segmented) -> None:
    for at, label in enumerate(LABELS):
        found = QAccessible.queryAccessibleInterface(choice.segment(at))
        assert found.role() == QAccessible.Role.RadioButton
        assert found.text(QAccessible.Text.Name) == label
        assert bool(found.state().checked) == (at == 0)


def test_the_ring_goes_around_the_whole_choice(choice: Segmented, window: QWidget) -> None:
    choice.segment(0).setFocus(Qt.FocusReason.TabFocusReason)
    (ring,) = [ring for ring in window.findChildren(FocusRing) if ring.isVisible()]
    assert ring.geometry() == choice.geometry().adjusted(-6, -6, 6, 6)


@pytest.mark.parametrize("turns", range(4))
def test_words_stand_side_by_side_without_gap(choice: Segmented, turns: int) -> None:
    choice.quarter_turns = turns
    choice.resize(choice.sizeHint())
    boxes = [choice.segment(at).geometry() for at in range(3)]
    along = [box.height() if turns % 2 else box.width() for box in boxes]
    assert sum(along) == (choice.height() if turns % 2 else choice.width())
    assert all(choice.rect().contains(box) for box in boxes)
    assert not boxes[0].intersects(boxes[1])
    assert not boxes[1].intersects(boxes[2])
    first, last = boxes[0].center(), boxes[2].center()
    assert [first.x() < last.x(), first.y() < last.y(), first.x() > last.x(), first.y() > last.y()][
        turns
    ]


def test_other_words_keep_the_choice(choice: Segmented) -> None:
    choice.choose(1)
    choice.set_labels(["Punkte", "Schlucke", "Beides"])
    assert choice.current == 1
    assert choice.segment(1).accessibleName() == "Schlucke"


def test_fewer_words_drop_a_choice_that_is_gone(choice: Segmented) -> None:
    choice.choose(2)
    choice.set_labels(["Points", "Sips"])
    assert choice.current == -1


def test_a_switch_is_a_check_box_for_a_screen_reader(window: QWidget) -> None:
    switch = Switch(window)
    switch.setAccessibleName("Coach")
    found = QAccessible.queryAccessibleInterface(switch)
    assert found.role() == QAccessible.Role.CheckBox
    assert found.text(QAccessible.Text.Name) == "Coach"
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert switch.isChecked()
    assert bool(found.state().checked)


def test_a_switch_is_read_without_colour(window: QWidget) -> None:
    switch = Switch(window)
    switch.resize(switch.sizeHint())
    off = switch.grab().toImage()
    switch.setChecked(True)
    on = switch.grab().toImage()
    # The knob is at the other end, not merely of another colour.
    dark = [
        image.pixelColor(57, 24).lightness() < image.pixelColor(30, 24).lightness()
        for image in (off, on)
    ]
    assert dark == [False, True]
