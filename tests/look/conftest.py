"""Gives each test of the look a theme that no test before it has touched."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.theme import Theme, theme
from mexen_desktop.look.type import load_fonts


@pytest.fixture(autouse=True)
def quiet_look(qapp: QApplication) -> Iterator[Theme]:
    before = qapp.palette()
    load_fonts()
    current = theme()
    current.choose("light")
    current.set_text_factor(1.0)
    current.set_speed("off")
    input_mode().key_used()
    yield current
    current.choose("system")
    current.set_speed("full")
    qapp.setPalette(before)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window on the screen for controls to be put into."""
    made = QWidget()
    made.resize(800, 600)
    qtbot.addWidget(made)
    made.show()
    return made
