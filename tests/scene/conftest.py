"""Gives each test of the table a quiet look, people at a table, a page to play on."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.theme import Theme, theme
from mexen_desktop.look.type import load_fonts
from tests.kit.at_page import AtPage
from tests.kit.at_table import AtTable
from tests.kit.whole_table import WholeTable


@pytest.fixture(autouse=True)
def still(qapp: QApplication) -> Iterator[Theme]:
    """The light theme, with nothing moving."""
    before = qapp.palette()
    load_fonts()
    current = theme()
    current.choose("light")
    current.set_text_factor(1.0)
    current.set_speed("off")
    input_mode().key_used()
    yield current
    current.choose("system")
    current.set_text_factor(1.0)
    current.set_speed("full")
    qapp.setPalette(before)


@pytest.fixture
def sit_down(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., AtPage]]:
    """Let people sit down at a table on the screen; takes what AtTable takes."""
    made: list[AtPage] = []

    def sit(*what: object, **more: object) -> AtPage:
        at_table = AtTable(*what, **more)  # type: ignore[arg-type]
        # Stamps of events count by the same clock.
        monkeypatch.setattr("mexen_desktop.scene.touch.clock_ms", at_table.clock)
        page = AtPage(at_table)
        made.append(page)
        page.resize(1280, 800)
        page.show()
        page.activateWindow()
        return page

    yield sit
    for page in made:
        page.hide()
        page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., WholeTable]]:
    """Let people sit down at the whole table; takes what AtTable takes, also the window's size."""
    made: list[WholeTable] = []

    def sit(*what: object, size: tuple[int, int] = (1280, 800), **more: object) -> WholeTable:
        at_table = AtTable(*what, **more)  # type: ignore[arg-type]
        monkeypatch.setattr("mexen_desktop.scene.touch.clock_ms", at_table.clock)
        made.append(WholeTable(at_table, size))
        return made[-1]

    yield sit
    for whole in made:
        whole.page.hide()
        whole.page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
