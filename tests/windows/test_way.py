"""However one goes from page to page, the way back leads to where it began."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from pytestqt.qtbot import QtBot

from mexen_desktop.record.house_rules import write
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.rule_set import RuleSet
from mexen_desktop.windows import files
from mexen_desktop.windows.evening.visit import evening_of
from mexen_desktop.windows.fair.visit import fair_of
from mexen_desktop.windows.house.visit import house_of
from mexen_desktop.windows.main_window import MainWindow
from mexen_desktop.windows.past.visit import past_of
from mexen_desktop.windows.statistics.visit import statistics_of
from tests.kit.night import Night

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PAGES: dict[str, Callable[[MainWindow], object]] = {
    "rules": MainWindow.show_rules,
    "statistics": lambda window: statistics_of(window).show(),
    "past games": MainWindow.show_past,
    "house rules": lambda window: house_of(window).show(),
    "dice": lambda window: fair_of(window).show(),
    "evening": lambda window: evening_of(window).show(),
}


@pytest.fixture
def at_table(qtbot: QtBot, tmp_path: Path) -> Night:
    """Sit at a table where somebody has thrown."""
    night = Night(qtbot, tmp_path, "knight", 65)
    night.click("playButton")
    night.throw()
    return night


def escape(night: Night) -> None:
    """Go back as far as the Esc key leads."""
    for _ in range(len(PAGES)):
        if night.window.page in (night.window.table, night.window.start):
            return
        night.press(Qt.Key.Key_Escape)


@pytest.mark.parametrize("other", [name for name in PAGES if name != "rules"])
@pytest.mark.parametrize("begins", ["rules", "other"])
def test_going_to_and_fro_between_two_pages_leads_back_to_the_table(
    at_table: Night, begins: str, other: str
) -> None:
    both = ["rules", other] if begins == "rules" else [other, "rules"]
    for name in (*both, *both, both[0]):
        PAGES[name](at_table.window)
    escape(at_table)
    assert at_table.window.page is at_table.window.table


def test_a_long_way_round_leads_back_to_the_table(at_table: Night) -> None:
    for name in (*PAGES, *reversed(PAGES), *PAGES):
        PAGES[name](at_table.window)
    escape(at_table)
    assert at_table.window.page is at_table.window.table


def test_a_way_from_the_start_page_leads_back_to_it(at_table: Night) -> None:
    PAGES["rules"](at_table.window)
    at_table.window.show_start()
    PAGES["rules"](at_table.window)
    PAGES["statistics"](at_table.window)
    escape(at_table)
    assert at_table.window.page is at_table.window.start


def test_a_page_that_was_gone_back_to_still_knows_the_game(at_table: Night) -> None:
    for name in ("rules", "statistics", "rules"):
        PAGES[name](at_table.window)
    assert at_table.window.page.objectName() == "rulesPage"
    at_table.press(Qt.Key.Key_Escape)
    assert at_table.window.page is at_table.window.table


def test_a_game_of_before_that_was_put_away_is_nowhere_to_go_back_to(
    at_table: Night, tmp_path: Path
) -> None:
    window = at_table.window
    at_table.controller.finish()
    past = past_of(window)
    past.see(1)
    file = tmp_path / f"ours{files.HOUSE_RULES}"
    file.write_bytes(write(RuleSet("knight", PRESETS["knight"], "Ours")))
    assert not files.open_named(window, str(file))
    past.see(1)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not files.open_named(window, str(file))
    past.show_list()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    escape(at_table)
    assert window.page is window.table
