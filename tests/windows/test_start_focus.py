"""The key that is written on Play plays, whatever was clicked before it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog

from mexen_desktop.dialogs.roster import RosterDialog
from mexen_desktop.windows.main_window import MainWindow
from tests.windows.conftest import Opened, people

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LEFT = Qt.MouseButton.LeftButton
#: They lead to the table, which is where Space throws.
TO_THE_TABLE = ("playButton", "continueButton")


def clickable(window: MainWindow) -> list[QAbstractButton]:
    return [
        button
        for button in window.start.findChildren(QAbstractButton)
        if button.isVisibleTo(window) and button.objectName() not in TO_THE_TABLE
    ]


def close_what_opened(window: MainWindow) -> None:
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()
    for dialog in window.findChildren(QDialog):
        dialog.accept()
    if window.page is not window.start:
        ways_back = window.page.findChildren(QAbstractButton)
        QTest.mouseClick(next(b for b in ways_back if b.objectName().startswith("close")), LEFT)
    QApplication.processEvents()


@pytest.mark.parametrize("players", [0, 4])
def test_no_click_takes_the_focus_from_play(opened: Opened, players: int) -> None:
    window = opened(players=people(players), stake="sips")
    names = [button.objectName() for button in clickable(window)]
    assert {"changeButton", "starterButton", "segment0", "languageButton"} <= set(names)
    for name in names:
        button = next((each for each in clickable(window) if each.objectName() == name), None)
        if button is not None:
            QTest.mouseClick(button, LEFT)
            QApplication.processEvents()
            close_what_opened(window)
            assert window.page is window.start, name
            assert window.focusWidget() is window.start.play, name
    QTest.keyClick(window.start.play, Qt.Key.Key_Space)
    assert window.page is window.table


def test_play_has_the_focus_again_once_it_need_not_wait(opened: Opened) -> None:
    window = opened(players=people(7))
    window.settings.change(rules="lives")
    window.settings.change(rules="knight")
    assert window.focusWidget() is window.start.play


def test_who_seats_those_whom_play_waits_for_may_press_its_key(opened: Opened) -> None:
    window = opened(players=people(7))
    window.settings.change(rules="lives")
    QTest.mouseClick(window.start.people.change, LEFT)
    dialog = window.findChild(RosterDialog)
    assert isinstance(dialog, RosterDialog)
    dialog.model.roster.entries[6].plays = False
    dialog.accept()
    QApplication.processEvents()
    assert window.focusWidget() is window.start.play
