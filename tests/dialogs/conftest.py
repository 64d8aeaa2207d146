"""Gives each test a page with a roster over it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mexen_desktop.dialogs.roster import RosterDialog
from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.scale import set_metrics
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import load_fonts
from mexen_desktop.models.roster import Roster
from mexen_desktop.models.sitting import Sitting
from mexen_desktop.settings import Player
from tests.kit.at_table import NAMES, TAP_KEYS, AtTable

Open = Callable[..., RosterDialog]


class Page(QWidget):
    """A window with a page that has something to take the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.page = QWidget(self)
        self.button = QPushButton("page", self.page)


@pytest.fixture
def roster(qtbot: QtBot, qapp: QApplication) -> Iterator[Open]:
    """Open a roster of so many, or that of a game."""
    load_fonts()
    palette = qapp.palette()
    theme().set_speed("off")
    windows: list[Page] = []

    def begin(
        people: int = 3,
        *,
        size: tuple[int, int] = (1280, 800),
        table: AtTable | None = None,
        known: tuple[Player, ...] = (),
    ) -> RosterDialog:
        window = Page()
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(*size)
        window.page.resize(*size)
        set_metrics(window, Metrics(*size))
        window.show()
        window.activateWindow()
        window.button.setFocus()
        players = [Player(NAMES[n], n % 8, TAP_KEYS[n]) for n in range(people)]
        if table is None:
            dialog = RosterDialog(window.page, Roster(players, "Ann"))
        else:
            sitting = Sitting(table.controller)
            dialog = RosterDialog(window.page, sitting.roster(known), sitting)
        dialog.open_over()
        qtbot.waitExposed(window)
        QApplication.processEvents()
        return dialog

    yield begin
    input_mode().key_used()
    theme().set_speed("full")
    qapp.setPalette(palette)
