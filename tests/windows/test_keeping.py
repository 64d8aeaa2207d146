"""The window keeps its games, offers the one left open, says what is wrong without stopping."""

import sqlite3
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mexen_desktop.dialogs.roster import RosterDialog
from mexen_desktop.look.controls.note import Note
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.settings import LeftOpen, Player
from mexen_desktop.store.errors import Problem, StoreError
from mexen_desktop.store.places import FILE
from mexen_desktop.store.store import Store
from mexen_desktop.texts.troubles import trouble, unread
from mexen_desktop.windows.blocks import Block
from mexen_desktop.windows.evening.visit import evening_of
from mexen_desktop.windows.main_window import LEAST_HEIGHT, MainWindow
from mexen_desktop.windows.past.visit import past_of
from mexen_desktop.windows.statistics.visit import statistics_of
from mexen_desktop.windows.trouble_strip import _AIR, _ICON, _SIDE
from tests.kit.at_table import FakeClock
from tests.kit.written import writing
from tests.windows.conftest import Opened, people

CARD = "Mexico with the Knight, round 1 It is Ann’s turn."


def throw(window: MainWindow) -> None:
    assert window.controller is not None
    # Nobody presses twice in one moment.
    window.controller._clock = FakeClock(window.controller._clock() + 1_000)
    window.controller.throw()
    window.controller.settle()


def card(window: MainWindow) -> str:
    """Return what the card of the open game says, "" where there is none to be seen."""
    found = window.start.left_open
    return found.accessibleName() if found is not None and found.isVisible() else ""


def said(window: MainWindow) -> str:
    """Return what the strip says, "" where there is none to be seen."""
    strip = window.strip
    return strip.sentence.accessibleName() if strip is not None and strip.isVisible() else ""


def sentences(window: MainWindow) -> list[str]:
    """Return what the page says in whole sentences."""
    parts = [*window.page.findChildren(Note), *window.page.findChildren(Block)]
    return [part.accessibleName() for part in parts if part.isVisibleTo(window)]


def finish(window: MainWindow) -> None:
    """Do what a start leaves for later."""
    window.complete()
    for _ in range(50):
        QApplication.processEvents()


class Hold:
    """Another program that has the file open."""

    def __init__(self, folder: Path) -> None:
        self._connection = sqlite3.connect(folder / FILE)
        self._connection.execute("BEGIN EXCLUSIVE")

    def let_go(self) -> None:
        self._connection.close()


def test_the_card_is_there_before_the_games_were_looked_at(opened: Opened) -> None:
    window = opened(65, players=people(3))
    window.start_game()
    throw(window)
    window.close()
    again = opened()
    assert card(again) == CARD
    assert not again.keeping.is_open
    finish(again)
    assert card(again) == CARD


def test_a_card_that_is_not_true_any_more_is_put_right(opened: Opened) -> None:
    hint = LeftOpen("pirate", 7, "Ann", (Player("Ann", 0, "A"), Player("Bo", 1, "B")))
    window = opened(left_open=hint)
    assert card(window) == "Mexen with the Pirate, round 7 It is Ann’s turn."
    finish(window)
    assert card(window) == ""
    assert window.settings.now.left_open is None


def test_pressing_a_card_that_is_not_true_any_more_begins_nothing(opened: Opened) -> None:
    hint = LeftOpen("pirate", 7, "Ann", (Player("Ann", 0, "A"), Player("Bo", 1, "B")))
    window = opened(left_open=hint)
    assert window.start.left_open is not None
    window.start.left_open.button.click()
    assert window.page is window.start
    assert card(window) == ""


def test_the_open_game_is_offered_on_while_another_program_holds_the_file(
    opened: Opened, tmp_path: Path
) -> None:
    window = opened(65, players=people(3))
    window.start_game()
    throw(window)
    window.close()
    hold = Hold(tmp_path)
    again = opened()
    finish(again)
    assert card(again) == CARD
    assert again.start.left_open is not None
    again.start.left_open.button.click()
    assert again.page is again.start
    assert card(again) == CARD
    assert said(again)
    hold.let_go()
    again.start.left_open.button.click()
    assert again.page is again.table


def test_what_no_window_could_note_is_found_in_the_file(opened: Opened) -> None:
    window = opened(65, players=people(3))
    window.start_game()
    throw(window)
    # As after kill -9: the file knows the game, the settings do not.
    window.keeping.close()
    again = opened(left_open=None)
    assert card(again) == ""
    finish(again)
    assert card(again) == CARD


def test_a_game_in_which_nothing_was_done_leaves_nothing(opened: Opened) -> None:
    window = opened(players=people(3))
    window.start_game()
    window.close()
    assert opened().settings.now.left_open is None


def test_home_again_after_a_game_the_one_before_is_offered(opened: Opened) -> None:
    window = opened(65, 64, players=people(3))
    window.start_game()
    throw(window)
    window.start_game()
    throw(window)
    window.end_game()
    window.show_start()
    assert card(window) == CARD


def test_another_name_given_at_home_follows_everywhere(opened: Opened, tmp_path: Path) -> None:
    window = opened(65, players=people(3))
    window.start_game()
    throw(window)
    window.show_start()
    window.show_roster()
    dialog = window.findChild(RosterDialog)
    assert dialog is not None
    dialog.model.rename(0, "Anna")
    dialog.accept()
    assert card(window) == CARD.replace("Ann", "Anna")
    assert window.controller is not None
    assert window.controller.game.names[0] == "Anna"
    window.close()
    store = Store(tmp_path)
    kept = store.left_open()
    store.close()
    assert kept is not None
    assert kept.names == ("Anna", "Bo", "Cem")


def test_what_is_wrong_stands_at_the_foot_until_it_is_over(opened: Opened, tmp_path: Path) -> None:
    opened().keeping.store.close()
    hold = Hold(tmp_path)
    window = opened(65, 64, 63, players=people(3))
    window.start_game()
    assert "another program" in said(window)
    assert window.table is not None
    assert window.strip is not None
    assert window.table.geometry().bottom() < window.strip.geometry().top()
    QApplication.processEvents()
    metrics = metrics_of(window)
    # The table decided on the sizes after the strip was placed for the first time.
    assert window.strip.sentence.x() == sum(map(metrics.px, (_SIDE, _ICON, _AIR)))
    window.resize(window.minimumSize())
    assert window.table.height() >= LEAST_HEIGHT
    throw(window)
    window.show_start()
    assert "another program" in said(window)
    window.go_on()
    hold.let_go()
    throw(window)
    assert said(window) == ""
    assert window.table.geometry() == window.rect()
    assert window.minimumHeight() == LEAST_HEIGHT


def test_it_can_be_put_away_by_keyboard(opened: Opened, tmp_path: Path) -> None:
    opened().keeping.store.close()
    hold = Hold(tmp_path)
    window = opened(65, 64, 63, players=people(3))
    window.start_game()
    assert window.strip is not None
    window.strip.put_away.setFocus()
    QTest.keyClick(window.strip.put_away, Qt.Key.Key_Return)
    assert said(window) == ""
    throw(window)
    assert said(window) == ""
    hold.let_go()


def test_a_notice_is_heard_once(opened: Opened, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"nothing that anybody could read")
    window = opened(65, players=people(3))
    finish(window)
    assert said(window).startswith("The file of your games was damaged")
    assert window.strip is not None
    window.strip.put_away.click()
    assert said(window) == ""
    window.start_game()
    throw(window)
    assert said(window) == ""


def test_the_strip_speaks_the_language_of_now(opened: Opened, tmp_path: Path) -> None:
    opened().keeping.store.close()
    hold = Hold(tmp_path)
    window = opened(players=people(3))
    finish(window)
    before = said(window)
    window.settings.change(language="de")
    QApplication.processEvents()
    assert said(window) not in ("", before)
    hold.let_go()


@pytest.mark.parametrize("problem", list(Problem))
def test_there_is_a_sentence_for_every_problem(problem: Problem) -> None:
    file = Path("data") / FILE
    for facts in ({}, {"games": 0}, {"games": 1, "aside": file}, {"games": 3, "aside": file}):
        sentence = trouble(StoreError(problem, file=file, reason="I/O error", **facts))
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert "%n" not in sentence


def test_damaged_settings_are_told_once(opened: Opened, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"players": [],}')
    window = opened()
    finish(window)
    (aside,) = tmp_path.glob("settings-damaged-*.json")
    assert said(window) == (
        "The file with your players, house rules and settings was damaged: Mexen has begun a new "
        f"one. The damaged file is kept as {aside.name}."
    )
    assert window.strip is not None
    window.strip.put_away.click()
    assert said(window) == ""
    window.settings.change(rules="pirate")
    assert said(window) == ""


def test_settings_that_are_not_saved_are_told_until_they_are(
    opened: Opened, tmp_path: Path
) -> None:
    window = opened()
    finish(window)
    hindrance = tmp_path / "settings.new"
    hindrance.mkdir()
    window.settings.change(rules="pirate")
    sentence = said(window)
    assert sentence.startswith("Players, house rules and settings are not being saved: ")
    assert str(tmp_path) in sentence
    assert window.strip is not None
    window.strip.put_away.click()
    window.settings.change(rules="extreme")
    assert said(window) == "", "it was heard"
    hindrance.rmdir()
    window.settings.change(rules="lives")
    hindrance.mkdir()
    window.settings.change(rules="classic")
    assert said(window) == sentence, "it is another time"
    hindrance.rmdir()
    window.settings.change(rules="knight")
    assert said(window) == ""


@pytest.mark.parametrize("size", [(800, 1280), (1024, 600), (1366, 768)])
def test_in_large_text_which_game_is_open_is_said_in_full_before_who_plays(
    opened: Opened, size: tuple[int, int]
) -> None:
    hint = LeftOpen("pirate", 17, "Ann", people(4))
    window = opened(left_open=hint, text_size=150)
    window.start.offer(hint)
    window.resize(*size)
    card = window.start.left_open
    assert card is not None
    with writing() as lines:
        card.grab()
    assert "Mexen with the Pirate, round 17" in [line.text for line in lines]


@pytest.mark.parametrize("page", ["past", "evening", "statistics"])
def test_nobody_says_that_nothing_was_played_while_the_games_cannot_be_read(
    opened: Opened, tmp_path: Path, page: str
) -> None:
    window = opened(65, players=people(3))
    window.start_game()
    throw(window)
    window.close()
    hold = Hold(tmp_path)
    again = opened()
    show = {
        "past": past_of(again).show_list,
        "evening": evening_of(again).show,
        "statistics": statistics_of(again).show,
    }[page]
    show()
    assert unread() in sentences(again)
    hold.let_go()
    QTest.keyClick(again, Qt.Key.Key_Escape)
    show()
    assert unread() not in sentences(again)
