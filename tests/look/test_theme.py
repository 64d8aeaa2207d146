"""The theme goes with the player's wish, or with the system."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mexen_desktop.look.theme import Theme, theme


def test_there_is_one_theme_for_the_application(quiet_look: Theme) -> None:
    assert theme() is quiet_look


def test_a_chosen_theme_is_shown_at_once(qtbot: QtBot, quiet_look: Theme) -> None:
    with qtbot.waitSignal(quiet_look.changed):
        quiet_look.choose("dark")
    assert quiet_look.scheme == "dark"
    assert quiet_look.palette.table.name() == "#1d1712"


def test_choosing_what_is_shown_changes_nothing(qtbot: QtBot, quiet_look: Theme) -> None:
    with qtbot.assertNotEmitted(quiet_look.changed):
        quiet_look.choose("light")


def test_the_system_is_followed_live(
    qtbot: QtBot, quiet_look: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    quiet_look.choose("system")
    hints = QGuiApplication.styleHints()
    monkeypatch.setattr("mexen_desktop.look.theme._system_scheme", lambda _hints: "dark")
    with qtbot.waitSignal(quiet_look.changed):
        hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert quiet_look.scheme == "dark"


def test_the_system_is_not_followed_against_a_choice(
    qtbot: QtBot, quiet_look: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mexen_desktop.look.theme._system_scheme", lambda _hints: "dark")
    with qtbot.assertNotEmitted(quiet_look.changed):
        QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert quiet_look.scheme == "light"


def test_parts_painted_by_qt_follow(qapp: QApplication, quiet_look: Theme) -> None:
    quiet_look.choose("high_contrast")
    assert qapp.palette().windowText().color() == quiet_look.palette.ink


def test_windows_are_painted_anew(qtbot: QtBot, quiet_look: Theme, window: QWidget) -> None:
    with qtbot.waitExposed(window):
        window.show()
    painted: list[bool] = []
    window.paintEvent = lambda _event: painted.append(True)  # type: ignore[method-assign]
    quiet_look.choose("dark")
    qtbot.waitUntil(lambda: bool(painted))


@pytest.mark.parametrize(("speed", "duration"), [("full", 200), ("quick", 100), ("off", 0)])
def test_motion_lasts_as_long_as_wished(speed: str, duration: int, quiet_look: Theme) -> None:
    quiet_look.set_speed(speed)  # type: ignore[arg-type]
    assert quiet_look.duration(200) == duration


def test_a_text_size_is_told_of(qtbot: QtBot, quiet_look: Theme) -> None:
    with qtbot.waitSignal(quiet_look.changed):
        quiet_look.set_text_factor(1.5)
    assert quiet_look.text_factor == 1.5
