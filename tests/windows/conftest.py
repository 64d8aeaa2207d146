"""Gives each test a window of its own, leaving the application as it was."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import load_fonts
from mexen_desktop.settings import Player, SettingsFile
from mexen_desktop.windows.appearance import follow
from mexen_desktop.windows.keeping import Keeping
from mexen_desktop.windows.language import Language
from mexen_desktop.windows.main_window import MainWindow
from tests.kit.at_table import NAMES, TAP_KEYS, ScriptedDice, dice_of

Opened = Callable[..., MainWindow]

#: The moment at which everything happens, so that no minute ends between two looks.
MOMENT = 1_773_518_400.0


def people(count: int) -> tuple[Player, ...]:
    """Return so many who play tonight."""
    return tuple(Player(NAMES[n], n % 8, TAP_KEYS[n]) for n in range(count))


@pytest.fixture
def opened(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Opened]:
    """Open a window on settings that are like new but for what is given."""
    load_fonts()
    palette = qapp.palette()
    languages: list[Language] = []
    windows: list[MainWindow] = []

    def begin(*rolls: int, **remembered: Any) -> MainWindow:
        settings = SettingsFile(tmp_path / "settings.json")
        settings.change(**{"speed": "off", "language": "en", **remembered})
        languages.append(Language(qapp))
        follow(settings.now, languages[-1])
        dice = ScriptedDice(dice_of(*rolls))
        window = MainWindow(settings, languages[-1], Keeping(tmp_path, clock=lambda: MOMENT), dice)
        qtbot.addWidget(window)
        # A test that asks for one page of it needs the rest as well.
        windows.append(window)
        window.open()
        window.activateWindow()
        qtbot.waitExposed(window)
        QApplication.processEvents()
        return window

    yield begin
    input_mode().key_used()
    input_mode().set_flat(False)
    for language in languages:
        language.use("en")
    theme().choose("system")
    theme().set_speed("full")
    theme().set_text_factor(1.0)
    qapp.setPalette(palette)
