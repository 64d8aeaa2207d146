"""The pages of statistics."""

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from time import process_time

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QScroller, QWidget
from pytestqt.qtbot import QtBot

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.focus_ring import FocusRing
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import load_fonts
from mexen_desktop.models.statistics.table import Cell, Column, Kind, Row, Table
from mexen_desktop.rules.state import RACE
from mexen_desktop.store.statistics.values import ALL_TIME, Scope, Standing, Taken, Who
from mexen_desktop.windows.fair.visit import fair_of
from mexen_desktop.windows.main_window import MainWindow
from mexen_desktop.windows.past.visit import past_of
from mexen_desktop.windows.statistics.composing import Place
from mexen_desktop.windows.statistics.page import StatisticsPage
from mexen_desktop.windows.statistics.parts import Says
from mexen_desktop.windows.statistics.spreadsheet import as_csv
from mexen_desktop.windows.statistics.view import TableOnPaper
from mexen_desktop.windows.statistics.visit import statistics_of
from mexen_desktop.windows.statistics.widths import GAP, heading_lines, widths
from tests.kit.evening import played
from tests.kit.figures import MadeUp
from tests.kit.night import Night
from tests.kit.pages import table, table_model
from tests.kit.whole_table import spoken
from tests.kit.written import writing

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Shown = Callable[..., StatisticsPage]
PLAYERS = Place("players")


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    """Show the page of so many made-up people."""

    def show(people: int = 6, size: tuple[int, int] = (1280, 800), **more: int) -> StatisticsPage:
        made_up = MadeUp(people, **more)
        page = StatisticsPage(lambda: made_up)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.activateWindow()
        page.begin(PLAYERS)
        QApplication.processEvents()
        return page

    return show


def figure(page: StatisticsPage, name: str) -> TableOnPaper:
    """Return a figure that is shown."""
    found = [each for each in page.board.figures if each.objectName() == name]
    assert len(found) == 1, [each.objectName() for each in page.board.figures]
    return found[0]


def click_row(view: TableOnPaper, row: int) -> None:
    """Click a row in its middle."""
    place = view.visualRect(table_model(view).index(row, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def sayings(page: StatisticsPage) -> list[str]:
    """Return all sentences of the page."""
    return [part.text for part, _ in page.board._parts if isinstance(part, Says)]


def test_nobody_has_played_yet(shown: Shown) -> None:
    page = shown(0)
    for section in ("players", "luck", "rivals", "evenings", "dice"):
        page.sections.row(section).click()
        assert len(sayings(page)) == 1
        assert sayings(page)[0].startswith("Not a single round has been played yet.")
        assert page.board.figures == []
        assert not page.head.export.isVisible()
        assert not page.head.table.isVisible()


def test_everybody_side_by_side(shown: Shown) -> None:
    page = shown(6)
    names = [row.cells[0].text for row in table(figure(page, "lostFigure")).rows]
    assert sorted(names[:6]) == sorted(each.name for each in MadeUp(6, computers=0).standings())
    assert names[6:] == ["Computer 1"]
    for measure, name in enumerate(("lost", "thrown", "taken", "streaks")):
        page.head.measure.segment(measure).click()
        assert table_model(figure(page, f"{name}Figure")).rowCount() == 7


def test_a_touched_row_opens_the_person(shown: Shown) -> None:
    page = shown(6)
    view = figure(page, "lostFigure")
    name = table(view).rows[2].cells[0].text
    click_row(view, 2)
    assert page.place.section == "person"
    assert page.head.title.accessibleName() == name
    assert any(name in each for each in sayings(page))
    page.head.back.click()
    assert page.place == PLAYERS


def test_all_goes_by_keyboard_alone(shown: Shown) -> None:
    page = shown(6)
    page.take_focus()
    view = figure(page, "lostFigure")
    for _ in range(20):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        if page.focusWidget() is view:
            break
    assert page.focusWidget() is view
    QTest.keyClick(view, Qt.Key.Key_Down)
    name = table(view).rows[1].cells[0].text
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert page.head.title.accessibleName() == name
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    assert page.place == PLAYERS
    assert page.focusWidget() is figure(page, "lostFigure")


def test_the_row_that_the_keyboard_goes_to_is_in_sight(shown: Shown) -> None:
    page = shown(20, (1024, 600))
    view = figure(page, "lostFigure")
    view.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(20):
        QTest.keyClick(view, Qt.Key.Key_Down)
    row = view.visualRect(view.currentIndex())
    assert view.currentIndex().row() == 20
    top = view.viewport().mapTo(page.board.viewport(), row.topLeft()).y()
    assert 0 <= top <= page.board.viewport().height() - row.height()
    for _ in range(20):
        QTest.keyClick(view, Qt.Key.Key_Up)
    top = view.viewport().mapTo(page.board.viewport(), QPoint(0, 0)).y()
    assert top >= -view.horizontalHeader().height()


def test_a_finger_scrolls_or_opens_never_both(shown: Shown, qtbot: QtBot) -> None:
    page = shown(20, (1024, 600))
    screen = QTest.createTouchDevice()
    view = figure(page, "lostFigure")
    start = view.viewport().mapTo(page, QPoint(300, 250))
    bar = page.board.verticalScrollBar()

    def touch(place: QPoint, *further: QPoint) -> None:
        QTest.touchEvent(page, screen).press(0, place, page).commit()
        for each in further:
            QTest.touchEvent(page, screen).move(0, each, page).commit()
        QTest.touchEvent(page, screen).release(0, (place, *further)[-1], page).commit()

    touch(start, *(start - QPoint(0, 20 * step) for step in range(1, 10)))
    qtbot.waitUntil(lambda: bar.value() > 60)
    assert page.place == PLAYERS
    QScroller.scroller(page.board.viewport()).stop()
    touch(start)
    assert page.place.section == "person"


def test_the_ring_of_the_keyboard_is_seen_whole(shown: Shown) -> None:
    page = shown(6)
    page.open(Place("person", Who(0)))
    for part in (page.head.back, page.head.export, page.head.table):
        part.setFocus(Qt.FocusReason.TabFocusReason)
        (ring,) = page.head.findChildren(FocusRing)
        assert page.head.rect().contains(ring.geometry()), part.objectName()
        page.setFocus()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_an_evening_of_lives_alone_tells_of_lives(
    shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = MadeUp.standings

    def standings(made_up: MadeUp, scope: Scope) -> tuple[Standing, ...]:
        return tuple(each._replace(taken=Taken(0, 0, 0)) for each in answer(made_up, scope))

    monkeypatch.setattr(MadeUp, "standings", standings)
    page = shown(6)
    page.open(Place("evening", 3))
    assert table(figure(page, "livesFigure")).title == "Lives lost"
    assert "partsFigure" not in [each.objectName() for each in page.board.figures]


def test_where_points_and_lives_were_played_for_both_have_bars(shown: Shown) -> None:
    page = shown(6)
    page.open(Place("evening", 3))
    taken, lives = figure(page, "takenFigure"), figure(page, "livesFigure")
    assert table(taken).title == "Sips and points taken"
    assert any(row.cells[1].value for row in table(lives).rows)


def test_a_table_speaks_of_no_dashed_line(shown: Shown) -> None:
    page = shown(6)
    for drawn in (True, False):
        read = [widget.accessibleName() for _, widget in page.board._parts]
        assert any("dashed line" in each for each in read) is drawn
        assert any("The odds expect" in each for each in read)
        page.head.table.click()


def test_two_people_against_each_other(shown: Shown) -> None:
    page = shown(6)
    page.sections.row("rivals").click()
    first = table(figure(page, "lostFigure")).rows[1].cells[0].text
    click_row(figure(page, "lostFigure"), 1)
    assert page.head.title.accessibleName() == first
    second = table(figure(page, "rivalsFigure")).rows[0].cells[0].text
    click_row(figure(page, "rivalsFigure"), 0)
    assert page.head.title.accessibleName() == f"{first} against {second}"
    rows = table(figure(page, "rivalsLostFigure")).rows
    assert [row.cells[0].text for row in rows] == [first, second]
    for place in ("rivalsOf", "rivals"):
        page.back()
        assert page.place.section == place


def test_this_evening_alone(shown: Shown) -> None:
    page = shown(6)
    rounds = table_model(figure(page, "lostFigure")).index(0, 2).data()
    page.head.time.segment(0).click()
    tonight = table_model(figure(page, "lostFigure")).index(0, 2).data()
    assert int(tonight) < int(rounds)
    assert sayings(page)[0].startswith("3 games")


def test_nothing_was_played_this_evening(shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MadeUp, "tonight", lambda _: None)
    page = shown(6)
    page.head.time.segment(0).click()
    assert sayings(page) == ["Not a single round has been played this evening yet."]
    page.head.time.segment(1).click()
    assert page.board.figures


def test_games_of_one_rule_set_alone(shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Scope] = []
    answer = MadeUp.standings

    def standings(made_up: MadeUp, scope: Scope) -> tuple[Standing, ...]:
        asked.append(scope)
        return answer(made_up, scope)

    monkeypatch.setattr(MadeUp, "standings", standings)
    page = shown(6)
    assert page.head.filter.label() == "All rule sets"
    page.head._use_rules("pirate")
    assert page.head.filter.label() == "Mexen with the Pirate"
    assert asked[-1] == Scope("pirate")
    page.head._use_rules("house")
    assert page.head.filter.label() == "House rules"
    page.head._use_rules("all")
    assert page._asked().scope == ALL_TIME
    assert page.head.filter.label() == "All rule sets"


def test_where_only_one_rule_set_was_played_there_is_no_choice(
    shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = MadeUp.rule_sets
    monkeypatch.setattr(MadeUp, "rule_sets", lambda self: rules(self)[:1])
    assert not shown(6).head.filter.isVisible()


@pytest.mark.parametrize("people", [2, 20])
@pytest.mark.parametrize("size", [(720, 600), (1024, 600), (1920, 1080), (800, 1280)])
def test_nothing_lies_over_anything(shown: Shown, size: tuple[int, int], people: int) -> None:
    page = shown(people, size)
    places = [Place("person", Who(0)), Place("luck"), Place("evening", 3), Place("dice")]
    for place in [PLAYERS, *places]:
        page.open(place)
        parts = [widget.geometry() for _, widget in page.board._parts]
        assert parts
        for above, below in pairwise(parts):
            assert above.bottom() < below.top()
        assert all(each.right() <= page.board.viewport().width() for each in parts)
        head = [
            each
            for each in page.head.findChildren(
                QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
            )
            if each.isVisible() and not isinstance(each, FocusRing)
        ]
        for one in head:
            assert page.head.rect().contains(one.geometry()), one.objectName()
            others = [each for each in head if each is not one]
            assert not any(one.geometry().intersects(each.geometry()) for each in others)


@pytest.mark.parametrize("section", ["players", "luck", "rivals", "evenings", "dice"])
def test_every_picture_is_a_table_to_a_screen_reader(shown: Shown, section: str) -> None:
    page = shown(6)
    page.sections.row(section).click()
    for view in page.board.figures:
        interface = spoken(view)
        assert interface.role() == QAccessible.Role.Table
        assert interface.text(QAccessible.Text.Name)
        found = [interface.child(at) for at in range(interface.childCount())]
        cells = [
            each.text(QAccessible.Text.Name)
            for each in found
            if each.role() == QAccessible.Role.Cell
        ]
        said = table(view)
        assert len(cells) == len(said.rows) * len(said.columns)
        for row in said.rows:
            for cell in row.cells:
                assert any((cell.spoken or cell.text) in each for each in cells), cell


def test_a_picture_can_be_turned_over_to_its_table(shown: Shown) -> None:
    page = shown(6)
    before = table_model(figure(page, "lostFigure")).columnCount()
    assert page.head.table.accessibleName() == "Show as a table"
    page.head.table.click()
    view = figure(page, "lostFigure")
    assert table_model(view).columnCount() == 6 != before
    assert view.horizontalHeader().isVisible()
    assert page.head.table.accessibleName() == "Show as pictures"
    page.open(Place("person", Who(0)))
    headed = [each.horizontalHeader().isVisible() for each in page.board.figures]
    assert len(headed) > 4
    assert all(headed)


def test_old_games_are_counted_while_the_page_answers(
    shown: Shown, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mexen_desktop.windows.counting._AT_ONCE", 0.0)
    monkeypatch.setattr("mexen_desktop.windows.counting._SLICE", 0.0001)
    page = shown(6, uncounted=2_000)
    assert page._counting.is_on
    qtbot.waitUntil(lambda: bool(page.head.note.sentence()))
    assert page.head.note.sentence().startswith("Games of before are still being counted: ")
    assert page.head.note.sentence().endswith(" of 2,000.")
    qtbot.waitUntil(lambda: not page._counting.is_on)
    assert page.head.note.sentence() == ""
    assert not page._counting._timer.isActive()


def test_counting_stops_when_the_page_is_left(
    shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mexen_desktop.windows.counting._AT_ONCE", 0.0)
    page = shown(6, uncounted=1_000_000)
    page.hide()
    assert not page._counting.is_on
    assert not page._counting._timer.isActive()


@pytest.mark.parametrize("section", ["players", "luck", "rivals", "evenings", "dice"])
def test_two_hundred_people_are_shown_at_once(shown: Shown, section: str) -> None:
    page = shown(200, evenings=100)
    start = process_time()
    page.sections.row(section).click()
    page.grab()
    # A page has 200 ms in all, which benchmarks/pages.py measures where nothing else runs.
    assert process_time() - start < 1.0


def test_it_speaks_the_language_that_is_chosen(opened: Callable[..., MainWindow]) -> None:
    window = opened()
    window.keeping.store._statistics = MadeUp(3)  # type: ignore[assignment]
    statistics_of(window).show()
    page = statistics_of(window).page
    window.settings.change(language="de")
    QApplication.processEvents()
    assert page.head.title.accessibleName() == "Spieler"
    assert sayings(page)[0].startswith("41 Spiele · 386 Runden")
    assert page.sections.row("rivals").accessibleName() == "Zu zweit"


def test_it_is_reached_from_the_table_and_leads_back_to_it(qtbot: QtBot, tmp_path: Path) -> None:
    night = Night(qtbot, tmp_path, "knight", 42, 65)
    assert night.window.menus
    night.click("playButton")
    night.throw()
    state = night.state
    night.press_with(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_T)
    assert night.sees("statisticsPage")
    assert not night.sees("tablePage")
    night.press_with(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_T)
    assert night.sees("tablePage")
    night.press_with(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_T)
    night.press(Qt.Key.Key_Escape)
    assert night.sees("tablePage")
    assert night.state == state


def test_rounds_of_the_game_that_is_on_are_counted(qtbot: QtBot, tmp_path: Path) -> None:
    night = Night(qtbot, tmp_path, "knight", 42, 65, players=2)
    assert night.window.menus
    night.click("playButton")
    night.throw()
    night.press("s")
    night.throw()
    night.press_with(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_T)
    page = statistics_of(night.window).page
    rows = table(figure(page, "lostFigure")).rows
    assert [(row.cells[0].text, row.cells[1].text, row.cells[2].text) for row in rows] == [
        ("Ann", "100%", "1"),
        ("Bo", "0%", "1"),
    ]


def test_other_pages_lead_back_to_the_statistics(
    opened: Callable[..., MainWindow], tmp_path: Path
) -> None:
    played(tmp_path, 100)
    window = opened()
    statistics_of(window).show()
    page = statistics_of(window).page
    page.sections.row("past").click()
    assert window.page is past_of(window).page
    past_of(window).page.close_button.click()
    assert window.page is page
    page.sections.row("dice").click()
    page.board.findChildren(Button, "fairDiceButton")[-1].click()
    assert window.page is fair_of(window).page
    fair_of(window).page.close_button.click()
    assert window.page is page
    page.close_button.click()
    assert window.page is window.start


def test_the_numbers_of_a_column_are_equally_large(
    shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(theme(), "_text_factor", 2.0)
    page = shown(6, (1024, 600))
    page.head.table.click()
    with writing() as lines:
        page.grab()
    luck = [line for line in lines if re.fullmatch("[+−][0-9]+.[0-9]", line.text)]
    assert len(luck) > 2
    assert len({round(line.where.height(), 1) for line in luck}) == 1


def test_a_change_of_theme_or_text_size_is_followed(shown: Shown) -> None:
    page = shown(6)
    view = figure(page, "lostFigure")
    before = view.height()
    theme().set_text_factor(2.0)
    try:
        assert figure(page, "lostFigure").height() > before
    finally:
        theme().set_text_factor(1.0)
    assert figure(page, "lostFigure").height() == before


def saved(window: MainWindow, path: Path) -> None:
    """Answer the dialog that asks for a place."""
    dialog = window.findChild(QFileDialog, "fileDialog")
    assert dialog is not None
    dialog.fileSelected.emit(str(path))
    dialog.close()


def test_what_is_shown_is_saved_for_a_spreadsheet(
    opened: Callable[..., MainWindow], tmp_path: Path
) -> None:
    window = opened()
    window.keeping.store._statistics = MadeUp(12)  # type: ignore[assignment]
    statistics_of(window).show()
    page = statistics_of(window).page
    page.head.export.click()
    saved(window, tmp_path / "players")
    assert page.head.note.sentence() == "Saved as players.csv."
    content = (tmp_path / "players.csv").read_bytes()
    assert content.startswith(b"\xef\xbb\xbf")
    lines = content.decode("utf-8-sig").split("\r\n")
    assert lines[0].startswith("Name,Games,Rounds,Lost,Expected,Luck,")
    assert len(lines) == 15
    assert any(line.startswith("'=HYPERLINK(1),41,") for line in lines)
    assert any(line.startswith("שרה,") for line in lines)
    page.sections.row("luck").click()
    assert page.head.note.sentence() == ""


def test_where_it_cannot_be_saved_that_is_said(
    opened: Callable[..., MainWindow], tmp_path: Path
) -> None:
    window = opened()
    window.keeping.store._statistics = MadeUp(2)  # type: ignore[assignment]
    statistics_of(window).show()
    page = statistics_of(window).page
    page.head.export.click()
    saved(window, tmp_path / "nowhere" / "players.csv")
    assert page.head.note.sentence().startswith("The table was not saved: ")


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@sum", "\tx", "\rx", "\nx"])
def test_no_name_is_a_formula(name: str) -> None:
    table = Table("", (Column("=Name"),), (Row((Cell(name),)),))
    lines = as_csv(table).decode("utf-8-sig")
    assert lines.startswith("'=Name\r\n")
    assert f"'{name}" in lines


def test_numbers_are_written_as_the_language_spreadsheets_read_them(
    opened: Callable[..., MainWindow],
) -> None:
    window = opened()
    table = Table("", (Column("A"), Column("B")), (Row((Cell("x"), Cell("+1.5", plain=1.5))),))
    assert as_csv(table).decode("utf-8-sig") == "A,B\r\nx,1.5\r\n"
    window.settings.change(language="de")
    assert as_csv(table).decode("utf-8-sig") == "A;B\r\nx;1,5\r\n"


def test_arrow_keys_go_along_the_pages_yet_lead_nobody_away(shown: Shown) -> None:
    page = shown(6)
    left: list[bool] = []
    page.past_requested.connect(lambda: left.append(True))
    page.take_focus()
    for section in ("luck", "rivals", "evenings", "dice", "dice"):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Down)
        assert page.place == Place(section)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    assert page.focusWidget() is page.sections.row("past")
    assert left == []
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Space)
    assert left == [True]
    assert page.sections.row("dice").isChecked()


def test_a_race_waits_while_somebody_looks_at_numbers(qtbot: QtBot, tmp_path: Path) -> None:
    night = Night(qtbot, tmp_path, "knight", 32)
    assert night.window.menus
    night.click("playButton")
    night.throw()
    assert night.state.phase == RACE
    night.press_with(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_T)
    assert night.controller.held
    assert night.state.phase == RACE
    night.press(Qt.Key.Key_Escape)
    assert night.sees("tablePage")
    qtbot.waitUntil(lambda: not night.controller.held)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("factor", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(
    ("heading", "count"), [("I snit", 1), ("Im Schnitt", 1), ("In Folge verloren", 2)]
)
def test_a_heading_takes_a_second_line_only_where_that_saves_room(
    heading: str, count: int, factor: float
) -> None:
    load_fonts()
    metrics = Metrics(1920, 1080, factor)
    rows = (Row((Cell("Ann"), Cell("1"))),)
    shown = Table("", (Column("", Kind.NAME), Column(heading)), rows)
    _, width = widths(shown, 700, metrics, pictures=False)
    lines, _ = heading_lines(heading, width - metrics.px(GAP), metrics)
    assert len(lines) == count
