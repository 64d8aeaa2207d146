"""A window does not close on games that could not be saved, unless that is wanted."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from mexen_desktop.dialogs.unsaved import UnsavedDialog
from mexen_desktop.record.reading import read
from mexen_desktop.store.store import Store
from mexen_desktop.windows.leaving import leaving_of
from mexen_desktop.windows.main_window import MainWindow
from tests.windows.conftest import Opened, people
from tests.windows.test_keeping import Hold, throw


@pytest.fixture
def held(opened: Opened, tmp_path: Path) -> tuple[MainWindow, Hold]:
    """Give a window with a throw that cannot be saved, and what hinders it."""
    opened().keeping.store.close()
    hold = Hold(tmp_path)
    window = opened(65, 64, 63, players=people(3))
    window.start_game()
    throw(window)
    return window, hold


def dialog_of(window: MainWindow) -> UnsavedDialog:
    dialogs = [each for each in window.findChildren(UnsavedDialog) if each.isVisible()]
    assert len(dialogs) == 1
    return dialogs[0]


def choose(window: MainWindow, path: Path) -> None:
    """Choose a place in the file dialog that is open."""
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(path))
    dialog.close()


def test_what_is_saved_needs_no_question(opened: Opened) -> None:
    window = opened(65, players=people(3))
    window.start_game()
    throw(window)
    assert window.close()
    assert window.findChildren(UnsavedDialog) == []


def test_what_is_not_saved_can_be_saved_elsewhere(
    held: tuple[MainWindow, Hold], tmp_path: Path
) -> None:
    window, hold = held
    assert not window.close()
    assert window.isVisible()
    dialog = dialog_of(window)
    assert window.focusWidget() is dialog.save
    QTest.keyClick(dialog.save, Qt.Key.Key_Return)
    choose(window, tmp_path / "evening")
    assert not window.isVisible()
    record = read(str(tmp_path / "evening.mexen"))
    assert record.rules == "knight"
    assert [type(action).__name__ for action in record.actions] == ["Throw"]
    hold.let_go()


def test_every_game_that_is_not_saved_gets_a_file(
    held: tuple[MainWindow, Hold], tmp_path: Path
) -> None:
    window, hold = held
    window.end_game()
    window.play_again()
    throw(window)
    window.close()
    dialog_of(window).save.click()
    choose(window, tmp_path / "evening.mexen")
    assert not window.isVisible()
    records = [read(str(tmp_path / name)) for name in ("evening.mexen", "evening 2.mexen")]
    assert [len(list(record.actions)) for record in records] == [2, 1]
    hold.let_go()


def test_a_place_that_cannot_be_written_to_leaves_the_window_open(
    held: tuple[MainWindow, Hold], tmp_path: Path
) -> None:
    window, hold = held
    window.close()
    dialog = dialog_of(window)
    dialog.save.click()
    choose(window, tmp_path / "nowhere" / "evening.mexen")
    assert window.isVisible()
    assert dialog.message.sentence().startswith("The record was not saved")
    assert dialog.message.isVisible()
    hold.let_go()


def test_who_stays_plays_on_and_all_is_saved_when_that_is_possible(
    held: tuple[MainWindow, Hold], tmp_path: Path
) -> None:
    window, hold = held
    window.close()
    QTest.keyClick(dialog_of(window), Qt.Key.Key_Escape)
    assert window.isVisible()
    QApplication.processEvents()
    hold.let_go()
    assert window.close()
    store = Store(tmp_path)
    kept = store.left_open()
    assert kept is not None
    assert len(kept.fold.actions) == 1
    store.close()


def test_the_window_closes_all_the_same_if_that_is_wanted(held: tuple[MainWindow, Hold]) -> None:
    window, hold = held
    window.close()
    assert not window.close()
    dialog_of(window).leave.click()
    assert not window.isVisible()
    hold.let_go()


def test_when_saving_is_possible_again_the_question_is_answered(
    held: tuple[MainWindow, Hold], tmp_path: Path
) -> None:
    window, hold = held
    window.close()
    hold.let_go()
    dialog_of(window).save.click()
    assert not window.isVisible()
    assert Store(tmp_path).left_open() is not None


def test_the_system_need_not_ask_twice(held: tuple[MainWindow, Hold]) -> None:
    window, hold = held
    leaving_of(window).end()
    assert window.isVisible()
    leaving_of(window).end()
    assert not window.isVisible()
    hold.let_go()


def test_the_question_is_asked_in_the_language_of_now(held: tuple[MainWindow, Hold]) -> None:
    window, hold = held
    window.close()
    dialog = dialog_of(window)
    before = dialog.save.accessibleName(), dialog.accessibleDescription()
    assert "1 game could not be saved" in before[1]
    window.settings.change(language="de")
    QApplication.processEvents()
    assert dialog.save.accessibleName() != before[0]
    assert dialog.accessibleDescription() != before[1]
    hold.let_go()
