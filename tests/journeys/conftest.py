"""Gives each journey an evening at the window."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import load_fonts
from mexen_desktop.models import computers
from tests.kit.night import Night


@pytest.fixture(autouse=True)
def foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computers decide the same in every run."""
    monkeypatch.setattr(computers, "SystemRandom", lambda: Random(1))


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
