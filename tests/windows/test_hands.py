"""The focus that the program moves is shown to who uses keys, not to who clicks."""

from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from mexen_desktop.look.focus_ring import FocusRing
from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.windows.hands import Hands
from mexen_desktop.windows.main_window import MainWindow
from tests.windows.conftest import Opened, people

LEFT: Final = Qt.MouseButton.LeftButton


def click(window: MainWindow, name: str) -> None:
    """Click a button as the system does: the window is told, not the button."""
    button = window.page.findChild(QAbstractButton, name)
    assert button is not None
    middle = button.mapTo(window, button.rect().center())
    QTest.mouseClick(window.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, middle)
    QApplication.processEvents()


def rings(window: MainWindow) -> list[FocusRing]:
    return [ring for ring in window.findChildren(FocusRing) if ring.isVisible()]


def test_a_game_played_by_mouse_shows_no_ring_until_a_key_is_used(opened: Opened) -> None:
    window = opened(42, 65, 63, players=people(2))
    hands = Hands(window)
    click(window, "playButton")
    for name in ("throwButton", "stopButton", "throwButton", "nextRoundButton"):
        click(window, name)
        assert rings(window) == [], name
    assert input_mode().hints_shown
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        QTest.keyClick(window.windowHandle(), key)
    QApplication.processEvents()
    assert len(rings(window)) == 1
    hands.deleteLater()


def test_a_key_held_with_a_click_is_no_use_of_keys(opened: Opened) -> None:
    window = opened(players=people(2))
    hands = Hands(window)
    QTest.mouseClick(window.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, QPoint(1, 1))
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Shift)
    assert not input_mode().focus_shown
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Right)
    assert input_mode().focus_shown
    hands.deleteLater()
