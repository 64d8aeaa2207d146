"""Games of before: found again, seen again, saved, opened, copied."""

from pathlib import Path
from warnings import catch_warnings, simplefilter

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from mexen_desktop.models.controller import Stage
from mexen_desktop.record.errors import RecordError
from mexen_desktop.record.reading import read
from mexen_desktop.record.writing import write
from mexen_desktop.settings import Player
from mexen_desktop.windows.asking import with_suffix
from mexen_desktop.windows.main_window import MainWindow
from mexen_desktop.windows.past.drops import Drops
from mexen_desktop.windows.past.visit import PastVisit, past_of
from mexen_desktop.windows.past.watch import WatchPage
from tests.kit.records import document, played, throw
from tests.kit.written import writing
from tests.windows.conftest import Opened, people

# The offscreen platform has no window manager for the menus that are opened.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

NO_RIGHT_THIRD = document(throw(0, 6, 1), {"do": "stop", "by": 0}, {"do": "stop", "by": 1})


def kept(window: MainWindow, *rules: str) -> list[int]:
    """Keep a few games, oldest first."""
    return [window.keeping.store.add(played(each, 40, seed=at)) for at, each in enumerate(rules)]


def watching(window: MainWindow) -> WatchPage:
    watch = past_of(window).watch
    assert watch is not None
    assert window.page is watch
    return watch


def press(window: MainWindow, key: Qt.Key) -> None:
    focused: QWidget | None = window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def seen(window: MainWindow) -> tuple[PastVisit, WatchPage]:
    """Show a game of before, from its beginning."""
    (number,) = kept(window, "pirate")
    visit = past_of(window)
    visit.show_list()
    visit.see(number)
    watching(window).replay.first()
    return visit, watching(window)


def record_in(folder: Path, data: bytes) -> str:
    path = folder / "evening.mexen"
    path.write_bytes(data)
    return str(path)


# The list


def test_the_start_page_leads_to_the_games_and_back(opened: Opened) -> None:
    window = opened()
    kept(window, "pirate", "lives")
    window.start.past.click()
    page = past_of(window).page
    assert window.page is page
    assert page.model.rowCount() == 2
    page.close_button.click()
    assert window.page is window.start


def test_the_table_is_gone_back_to(opened: Opened) -> None:
    window = opened(players=people(2))
    window.start_game()
    window.show_past()
    press(window, Qt.Key.Key_Escape)
    assert window.page is window.table


def test_the_game_that_was_played_last_is_chosen(opened: Opened) -> None:
    window = opened()
    numbers = kept(window, "pirate", "lives")
    window.show_past()
    page = past_of(window).page
    assert page.chosen is not None
    assert page.chosen.game == numbers[-1]
    assert page.heading.accessibleName() == "Mexico with lives"
    press(window, Qt.Key.Key_Down)
    assert page.heading.accessibleName() == "Mexen with the Pirate"
    assert page.scores.model().rowCount() >= 3


def test_a_game_that_is_not_over_says_that_it_can_be_played_on(opened: Opened) -> None:
    window = opened(players=people(2))
    window.start_game()
    window.end_game()
    kept(window, "pirate")
    window.show_past()
    page = past_of(window).page
    labels = set()
    for row in range(page.model.rowCount()):
        page._choose(row)
        assert page.chosen is not None
        assert page.chosen.summary is not None
        labels.add((page.chosen.summary.over, page.open.accessibleName()))
    assert labels == {(True, "Watch it again"), (False, "Watch or play on")}


def test_without_a_game_there_is_nothing_to_press_but_open(opened: Opened) -> None:
    window = opened()
    window.show_past()
    page = past_of(window).page
    assert page.none_yet.isVisible()
    assert page.record.isVisible()
    assert not page.open.isVisible()
    assert not page.list.isVisible()


def test_enter_shows_the_chosen_game(opened: Opened) -> None:
    window = opened()
    kept(window, "extreme")
    window.show_past()
    press(window, Qt.Key.Key_Return)
    assert watching(window).replay.is_last


# Seeing a game again


def test_keys_go_through_a_game(opened: Opened) -> None:
    window = opened()
    _, watch = seen(window)
    replay = watch.replay
    press(window, Qt.Key.Key_Right)
    assert replay.at == 1
    press(window, Qt.Key.Key_Left)
    assert replay.is_first
    press(window, Qt.Key.Key_PageDown)
    assert replay.round == 2
    press(window, Qt.Key.Key_PageUp)
    assert replay.is_first
    press(window, Qt.Key.Key_End)
    assert replay.is_last
    press(window, Qt.Key.Key_Home)
    assert replay.is_first
    press(window, Qt.Key.Key_Space)
    assert replay.at == 1


def test_buttons_and_the_line_go_through_a_game(opened: Opened) -> None:
    window = opened()
    _, watch = seen(window)
    bar, replay = watch.bar, watch.replay
    assert not bar.back.isEnabled()
    bar.forward.click()
    assert replay.at == bar.timeline.value() == 1
    bar.round_on.click()
    assert replay.round == 2
    bar.round_back.click()
    bar.last.click()
    assert replay.is_last
    assert not bar.forward.isVisible()
    bar.first.click()
    assert replay.is_first
    bar.timeline.setValue(7)
    assert replay.at == 7
    middle = bar.timeline.rect().center()
    QTest.mouseClick(bar.timeline, Qt.MouseButton.LeftButton, pos=middle)
    assert abs(replay.at - replay.length / 2) <= 1


def test_what_is_shown_is_the_real_table(opened: Opened) -> None:
    window = opened()
    _, watch = seen(window)
    watch.replay.forward()
    lying = [die.value for die in watch.table.tray.stage._dice]
    assert sorted(lying) == sorted(watch.replay.state.dice)
    assert watch.table.sheet.log.rowCount() > 0
    assert not watch.table.actions_bar.isVisible()


def test_escape_leads_back_to_the_list_with_that_game(opened: Opened) -> None:
    window = opened()
    numbers = kept(window, "pirate", "lives")
    visit = past_of(window)
    visit.show_list()
    visit.see(numbers[0])
    press(window, Qt.Key.Key_Escape)
    assert window.page is visit.page
    assert visit.watch is None
    assert visit.page.chosen is not None
    assert visit.page.chosen.game == numbers[0]


def test_a_game_that_is_not_over_is_played_on(opened: Opened) -> None:
    window = opened(65)
    _, watch = seen(window)
    assert not watch.bar.play_on.isVisible()
    watch.replay.last()
    watch.bar.play_on.click()
    assert window.page is window.table
    assert window.controller is not None
    assert len(window.controller.game.steps) == 40
    assert window.keeping.store.games()[0].summary is not None


def test_a_game_that_is_not_over_is_shown_where_it_stands(opened: Opened) -> None:
    window = opened()
    (number,) = kept(window, "pirate")
    visit = past_of(window)
    visit.show_list()
    visit.see(number)
    watch = watching(window)
    assert watch.replay.is_last
    assert watch.bar.play_on.hasFocus()


def test_a_game_that_is_over_is_not_played_on(opened: Opened) -> None:
    window = opened(players=people(2))
    window.start_game()
    window.end_game()
    window.show_past()
    visit = past_of(window)
    visit.page.open.click()
    watch = watching(window)
    watch.replay.last()
    assert watch.replay.stage is Stage.GAME_OVER
    assert not watch.bar.play_on.isVisible()
    assert watch.bar.back.hasFocus()


def test_another_language_is_spoken_at_once(opened: Opened) -> None:
    window = opened()
    visit, watch = seen(window)
    window.settings.change(language="de")
    QApplication.processEvents()
    assert watch.bar.forward.label() == "Weiter"
    visit.show_list()
    assert visit.page.open.label() == "Ansehen und weiterspielen"


# Records


def test_a_record_is_opened_where_it_ends_and_kept(opened: Opened, tmp_path: Path) -> None:
    window = opened()
    record = played("pirate", 30)
    past_of(window).open_record(record_in(tmp_path, write(record)))
    watch = watching(window)
    assert watch.replay.is_last
    assert watch.bar.play_on.isVisible()
    assert len(window.keeping.store.games()) == 1
    past_of(window).open_record(record_in(tmp_path, write(record)))
    assert len(window.keeping.store.games()) == 1


def test_a_wrong_record_says_where_and_shows_what_came_before(
    opened: Opened, tmp_path: Path
) -> None:
    window = opened()
    with pytest.raises(RecordError):
        past_of(window).open_record(record_in(tmp_path, NO_RIGHT_THIRD))
    watch = watching(window)
    assert watch.trouble.accessibleName() == (
        "Action 3: Bo cannot stop now. Everything before that is shown here."
    )
    assert watch.replay.length == 2
    assert not watch.bar.play_on.isVisible()
    assert window.keeping.store.games() == ()


def test_what_is_no_record_is_told_on_the_list(opened: Opened, tmp_path: Path) -> None:
    window = opened()
    with pytest.raises(RecordError):
        past_of(window).open_record(record_in(tmp_path, b"{"))
    page = past_of(window).page
    assert window.page is page
    assert page.note.sentence() == "evening.mexen: This file is not a game record."
    page.begin()
    assert page.note.sentence() == ""


def test_a_record_is_saved_as_the_same_game(opened: Opened, tmp_path: Path) -> None:
    window = opened()
    (number,) = kept(window, "extreme")
    window.show_past()
    page = past_of(window).page
    page.save.click()
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    path = tmp_path / "one.mexen"
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    assert page.note.sentence() == "Saved as one.mexen."
    assert list(read(path).actions) == list(window.keeping.store.record(number).actions)


def test_a_folder_that_is_gone_is_told(opened: Opened, tmp_path: Path) -> None:
    window = opened()
    kept(window, "extreme")
    window.show_past()
    page = past_of(window).page
    page.save.click()
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "gone" / "one.mexen"))
    dialog.reject()
    assert page.note.sentence().startswith("The record was not saved: ")


def test_the_button_asks_for_a_record(opened: Opened, tmp_path: Path) -> None:
    window = opened()
    window.show_past()
    past_of(window).page.record.click()
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(record_in(tmp_path, write(played("lives", 10))))
    assert watching(window).replay.length == 10


def test_a_record_is_dropped_onto_the_window(opened: Opened, tmp_path: Path) -> None:
    window = opened()
    Drops(window)
    assert window.acceptDrops()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(record_in(tmp_path, write(played("knight", 12))))])
    entered, dropped = drag(window, data)
    assert entered
    assert dropped
    assert watching(window).replay.length == 12


def test_nothing_else_is_taken(opened: Opened, tmp_path: Path) -> None:
    window = opened()
    Drops(window)
    (tmp_path / "letter.txt").write_text("Dear Ann")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "letter.txt"))])
    assert drag(window, data) == (False, False)
    assert window.page is window.start


def drag(window: MainWindow, data: QMimeData) -> tuple[bool, bool]:
    """Drag something into the window, let it go; tell whether each was accepted."""
    copy, left, none = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    with catch_warnings():
        # Newer Qt wants another kind of point than older Qt knows.
        simplefilter("ignore", DeprecationWarning)
        enter = QDragEnterEvent(window.rect().center(), copy, data, left, none)
    enter.setAccepted(False)
    QApplication.sendEvent(window, enter)
    drop = QDropEvent(QPointF(window.rect().center()), copy, data, left, none)
    drop.setAccepted(False)
    QApplication.sendEvent(window, drop)
    return enter.isAccepted(), drop.isAccepted()


# As text


def test_a_game_is_copied_as_text(opened: Opened) -> None:
    window = opened(65, players=people(2), stake="points")
    window.start_game()
    assert window.controller is not None
    window.controller.throw()
    window.controller.settle()
    window.end_game()
    window.show_past()
    page = past_of(window).page
    page.copy.click()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "Mexico with the Knight"
    assert lines[2] == "Players: Ann and Bo"
    assert "Ann throws 65." in lines
    assert lines[-3:] == ["How it ended:", "Ann: 0 points", "Bo: 0 points"]
    assert page.note.sentence() == "The game was copied as text."


@pytest.mark.parametrize(
    ("typed", "becomes"), [("/a/one", "/a/one.mexen"), ("/a/one.txt", "/a/one.txt")]
)
def test_a_name_gets_the_ending_of_records(typed: str, becomes: str) -> None:
    assert with_suffix(typed, ".mexen") == becomes


@pytest.mark.parametrize("size", [(720, 480), (1024, 600), (800, 1280)])
def test_the_line_through_a_game_lies_in_the_window(opened: Opened, size: tuple[int, int]) -> None:
    window = opened()
    window.resize(*size)
    _, watch = seen(window)
    line = watch.bar.timeline
    assert watch.bar.rect().contains(line.geometry())
    assert line.mapTo(window, line.rect().bottomLeft()).y() < size[1]


def test_who_played_is_written_as_large_as_when(opened: Opened) -> None:
    names = ("Ann", "Wilhelmina-Charlotte von Hohenstein", "Bo", "Maximilian-Alexander")
    seated = tuple(Player(name, n, "ABCD"[n]) for n, name in enumerate(names))
    window = opened(42, players=seated, text_size=200)
    window.resize(1024, 600)
    window.start_game()
    assert window.controller is not None
    window.controller.throw()
    window.show_past()
    QApplication.processEvents()
    with writing() as lines:
        past_of(window).page.list.viewport().grab()
    _rules, *small = (round(line.where.height(), 1) for line in lines)
    assert len(small) == 3
    assert len(set(small)) == 1
