"""A page gives way to another little by little, or at once where nothing moves."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mexen_desktop.look.fade import Fade, fading
from mexen_desktop.look.theme import theme


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    theme().set_speed("full")
    made = QWidget()
    made.resize(200, 100)
    qtbot.addWidget(made)
    made.show()
    yield made
    theme().set_speed("full")


def test_what_was_there_lies_over_the_window_until_it_has_faded(
    window: QWidget, qtbot: QtBot
) -> None:
    with fading(window):
        QLabel("new", window).show()
    fade = window.findChild(Fade)
    assert isinstance(fade, Fade)
    assert fade.geometry() == window.rect()
    with qtbot.waitSignal(fade.destroyed, timeout=2_000):
        pass
    assert window.findChild(Fade) is None


def test_where_nothing_moves_nothing_lies_over_the_window(window: QWidget) -> None:
    theme().set_speed("off")
    with fading(window):
        QLabel("new", window).show()
    assert window.findChild(Fade) is None


def test_a_window_that_is_not_shown_does_not_fade(window: QWidget) -> None:
    window.hide()
    with fading(window):
        QLabel("new", window).show()
    assert window.findChild(Fade) is None


def test_a_press_goes_through_to_what_is_there(window: QWidget) -> None:
    with fading(window):
        button = QPushButton("new", window)
        button.setGeometry(window.rect())
        button.show()
    assert window.childAt(window.rect().center()) is button
