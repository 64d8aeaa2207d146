"""A long record is opened without the window standing still; whatever happens, nothing is lost."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mexen_desktop.record.value import Record
from mexen_desktop.record.writing import write
from mexen_desktop.store.store import Store
from mexen_desktop.windows.files import open_named
from mexen_desktop.windows.main_window import MainWindow
from mexen_desktop.windows.past import taking
from mexen_desktop.windows.past.visit import past_of
from tests.kit.records import played
from tests.windows.conftest import Opened, people
from tests.windows.test_keeping import throw

LONG = 3_000


@pytest.fixture(scope="module")
def long() -> Record:
    return played("knight", LONG)


@pytest.fixture(autouse=True)
def short_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a record of these tests be a long one, taken in many goes."""
    monkeypatch.setattr(taking, "LONG", 1_000)
    monkeypatch.setattr("mexen_desktop.windows.past.visit.LONG", 1_000)
    monkeypatch.setattr(taking, "_GO", 0.0)


def begun(window: MainWindow, folder: Path, contents: bytes) -> None:
    """Open a record from the list, as far as the first go."""
    path = folder / "long.mexen"
    path.write_bytes(contents)
    past_of(window).open_wanted(str(path))
    QApplication.processEvents()


def said(window: MainWindow) -> str:
    return past_of(window).page.note.accessibleName()


def finish(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: past_of(window).watch is not None, timeout=20_000)


def games_in(folder: Path) -> int:
    store = Store(folder)
    count = len(store.games())
    store.close()
    return count


def test_the_window_answers_and_says_how_far_it_is(
    opened: Opened, tmp_path: Path, qtbot: QtBot, long: Record
) -> None:
    window = opened(players=people(3))
    begun(window, tmp_path, write(long))
    page = past_of(window).page
    assert window.page is page
    assert said(window).startswith("Opening long.mexen")
    assert page.record.accessibleName() == "Cancel"
    window.resize(900, 700)
    assert page.geometry() == window.rect()
    finish(window, qtbot)
    watch = past_of(window).watch
    assert watch is not None
    assert (watch.replay.at, watch.replay.length) == (LONG, LONG)
    assert page.record.accessibleName() != "Cancel"


def test_by_its_name_it_is_opened_in_the_same_way(
    opened: Opened, tmp_path: Path, qtbot: QtBot, long: Record
) -> None:
    window = opened(players=people(3))
    path = tmp_path / "long.mexen"
    path.write_bytes(write(long))
    assert open_named(window, str(path)) == ""
    page = past_of(window).page
    assert past_of(window).watch is None
    assert said(window).startswith("Opening long.mexen")
    window.settings.change(language="de")
    QApplication.processEvents()
    assert page.record.accessibleName() == "Abbrechen"
    window.settings.change(language="en")
    finish(window, qtbot)
    assert page.record.accessibleName() == "Open a record …"
    path.write_bytes(b"{" * 2_000)
    assert open_named(window, str(path)).startswith(f"{path}: ")
    assert said(window) == "long.mexen: This file is not a game record."


def test_called_off_nothing_of_it_is_kept(opened: Opened, tmp_path: Path, long: Record) -> None:
    window = opened(players=people(3))
    begun(window, tmp_path, write(long))
    past_of(window).page.record.click()
    QApplication.processEvents()
    assert said(window) == ""
    assert past_of(window).watch is None
    assert window.keeping.store.games() == ()
    window.close()
    assert games_in(tmp_path) == 0


def test_a_step_of_a_game_that_is_on_waits_but_is_kept(
    opened: Opened, tmp_path: Path, qtbot: QtBot, long: Record
) -> None:
    window = opened(65, 64, players=people(3))
    window.start_game()
    throw(window)
    begun(window, tmp_path, write(long))
    assert window.controller is not None
    window.controller.stop()
    finish(window, qtbot)
    assert window.keeping.store.saving
    window.close()
    store = Store(tmp_path)
    kept = store.left_open()
    assert kept is not None
    assert len(kept.fold.actions) == 2
    assert len(store.games()) == 2
    store.close()


def test_closing_the_window_meanwhile_loses_no_step(
    opened: Opened, tmp_path: Path, long: Record
) -> None:
    window = opened(65, 64, players=people(3))
    window.start_game()
    throw(window)
    begun(window, tmp_path, write(long))
    assert window.controller is not None
    window.controller.stop()
    assert window.close()
    QApplication.processEvents()
    store = Store(tmp_path)
    kept = store.left_open()
    assert kept is not None
    assert len(kept.fold.actions) == 2
    assert len(store.games()) == 1
    store.close()


def test_a_wrong_one_is_shown_up_to_there(
    opened: Opened, tmp_path: Path, qtbot: QtBot, long: Record
) -> None:
    window = opened(players=people(3))
    contents = write(long).rstrip().removesuffix(b"}").rstrip().removesuffix(b"]").rstrip()
    begun(window, tmp_path, contents + b', {"do": "tap", "by": 9}]}')
    finish(window, qtbot)
    watch = past_of(window).watch
    assert watch is not None
    assert watch.replay.length == LONG
    assert "3,001" in watch.trouble.accessibleName()
    assert window.keeping.store.games() == ()


def test_another_record_takes_its_place(
    opened: Opened, tmp_path: Path, qtbot: QtBot, long: Record
) -> None:
    window = opened(players=people(3))
    begun(window, tmp_path, write(long))
    begun(window, tmp_path, write(played("lives", 40)))
    finish(window, qtbot)
    assert [past.rules for past in window.keeping.store.games()] == ["lives"]


def test_a_known_one_is_not_kept_twice(
    opened: Opened, tmp_path: Path, qtbot: QtBot, long: Record
) -> None:
    window = opened(players=people(3))
    for _ in range(2):
        begun(window, tmp_path, write(long))
        finish(window, qtbot)
        past_of(window).show_list()
    assert len(window.keeping.store.games()) == 1
