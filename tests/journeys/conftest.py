"""Gives each journey an evening at the window."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import load_fonts
from tests.kit.night import Night


@pytest.fixture
def evening(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Callable[..., Night]]:
    """Begin an evening; takes what Night takes after the folder."""
    before = qapp.palette()
    load_fonts()

    def begin(*what: object, **more: object) -> Night:
        return Night(qtbot, tmp_path, *what, **more)  # type: ignore[arg-type]

    yield begin
    input_mode().key_used()
    input_mode().set_flat(False)
    theme().choose("system")
    theme().set_speed("full")
    theme().set_text_factor(1.0)
    qapp.setPalette(before)
