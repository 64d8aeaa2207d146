"""The side sheet: ranking, log, round; beside the table or over it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QRect, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QApplication, QListView, QScroller, QToolTip

from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.theme import Theme, theme
from mexen_desktop.scene.sheet import FoldButton, Sheet
from tests.kit.whole_table import WholeTable, name_of, spoken
from tests.kit.written import writing

SitDown = Callable[..., WholeTable]


def sheet(whole: WholeTable) -> Sheet:
    return whole.part(Sheet, "sheet")


def rows(whole: WholeTable, name: str) -> list[str]:
    model = whole.part(QListView, name).model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_in_a_wide_window_it_lies_beside_the_table(seated: SitDown) -> None:
    whole = seated("knight")
    assert sheet(whole).isVisible()
    assert sheet(whole).geometry() == QRect(992, 0, 288, 800)
    assert not whole.part(IconButton, "sheetButton").isVisible()


def test_in_a_narrow_window_its_button_opens_it_over_the_table(seated: SitDown) -> None:
    whole = seated("knight", size=(1024, 600))
    assert not sheet(whole).isVisible()
    tray = whole.page.tray.geometry()
    whole.click(whole.part(IconButton, "sheetButton"))
    assert sheet(whole).isVisible()
    assert sheet(whole).geometry().right() == 1023
    assert whole.page.tray.geometry() == tray
    whole.click(whole.part(FoldButton, "foldSheetButton"))
    assert not sheet(whole).isVisible()


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_sheet_over_the_table_covers_neither_what_goes_on_nor_what_can_be_done(
    seated: Callable[..., WholeTable], text: float, *, left_handed: bool
) -> None:
    whole = seated("knight", 65, players=6, size=(1024, 600))
    theme().set_text_factor(text)
    whole.page.set_left_handed(left_handed)
    whole.throw()
    before = whole.page.status.geometry(), whole.page.actions_bar.geometry()
    whole.click(whole.part(IconButton, "sheetButton"))
    whole.settle()
    assert sheet(whole).isVisible()
    for part in (whole.page.status, whole.page.actions_bar):
        assert not part.geometry().intersects(sheet(whole).geometry())
    whole.click(whole.part(FoldButton, "foldSheetButton"))
    whole.settle()
    assert (whole.page.status.geometry(), whole.page.actions_bar.geometry()) == before


def test_folded_away_the_table_takes_its_room(seated: SitDown) -> None:
    whole = seated("knight")
    before = whole.page.tray.width()
    whole.click(whole.part(FoldButton, "foldSheetButton"))
    assert not sheet(whole).isVisible()
    assert whole.page.tray.width() > before
    whole.click(whole.part(IconButton, "sheetButton"))
    assert sheet(whole).isVisible()
    assert whole.page.tray.width() == before


def test_it_slides_for_a_fifth_of_a_second(seated: SitDown, still: Theme) -> None:
    whole = seated("knight", size=(1024, 600))
    still.set_speed("full")
    whole.click(whole.part(IconButton, "sheetButton"))
    slide = sheet(whole)._slide
    assert slide.state() == QAbstractAnimation.State.Running
    assert slide.duration() == 200
    assert slide.endValue().x() == 1024 - sheet(whole).width()


def test_esc_folds_it_where_it_covers_the_table(seated: SitDown) -> None:
    whole = seated("knight", size=(1024, 600))
    whole.click(whole.part(IconButton, "sheetButton"))
    whole.key(Qt.Key.Key_Escape)
    assert not sheet(whole).isVisible()
    escaped: list[bool] = []
    whole.page.escaped.connect(lambda: escaped.append(True))
    whole.key(Qt.Key.Key_Escape)
    assert escaped == [True]


def test_in_portrait_it_covers_the_lower_half(seated: SitDown) -> None:
    whole = seated("knight", size=(800, 1280))
    whole.click(whole.part(IconButton, "sheetButton"))
    assert sheet(whole).geometry() == QRect(0, 640, 800, 640)


def test_the_left_handed_have_it_on_the_left(seated: SitDown) -> None:
    whole = seated("knight")
    whole.page.set_left_handed(True)
    assert sheet(whole).geometry().left() == 0


def test_ranking_and_log_follow_the_game(seated: SitDown) -> None:
    whole = seated("knight", 65, 64)
    whole.throw()
    whole.stop()
    assert rows(whole, "rankingView")[0] == "1. Ann: 65, lowest"
    assert rows(whole, "logView")[-1] == "Ann throws 65."


def test_a_screen_reader_hears_rows_and_titles(seated: SitDown) -> None:
    whole = seated("knight", 65)
    whole.throw()
    ranking = whole.part(QListView, "rankingView")
    assert name_of(ranking) == "This round"
    assert spoken(ranking).child(0).text(QAccessible.Text.Name) == "Ann: 65 so far"
    log = whole.part(QListView, "logView")
    assert spoken(log).child(0).text(QAccessible.Text.Name) == "Ann throws 65."


def test_its_foot_tells_the_round(seated: SitDown) -> None:
    whole = seated("knight", 65, 54, players=2)
    assert sheet(whole)._titles[2] == "Round 1"
    whole.throw()
    whole.stop()
    whole.throw()
    assert sheet(whole)._titles[2] == "Round 1"
    whole.controller.next_round()
    assert sheet(whole)._titles[2] == "Round 2"


def test_with_many_players_some_sentences_of_the_log_stay_in_sight(seated: SitDown) -> None:
    whole = seated("pirate", 65, players=12)
    ranking = whole.part(QListView, "rankingView")
    log = whole.part(QListView, "logView")
    assert log.height() > 150
    assert ranking.geometry().bottom() < log.geometry().top()
    assert ranking.verticalScrollBar().maximum() > 0


def test_opened_by_keyboard_it_takes_the_focus_and_gives_it_back(seated: SitDown) -> None:
    whole = seated("knight", size=(1024, 600))
    button = whole.part(IconButton, "sheetButton")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    whole.key(Qt.Key.Key_Return)
    assert whole.page.focusWidget() is whole.part(FoldButton, "foldSheetButton")
    whole.key(Qt.Key.Key_Escape)
    assert not sheet(whole).isAncestorOf(whole.page.focusWidget())


def test_the_lists_scroll_under_a_finger(seated: SitDown) -> None:
    whole = seated("pirate", players=12)
    for name in ("rankingView", "logView"):
        assert QScroller.hasScroller(whole.part(QListView, name).viewport())


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_a_row_of_the_ranking_tells_its_whole_name(seated: SitDown) -> None:
    long_name = "<b>Maximilian & Ferdinand</b> von Wolkenstein"
    whole = seated("knight", names=(long_name, "Bo"), players=2)
    ranking = whole.part(QListView, "rankingView")
    place = ranking.visualRect(ranking.model().index(0, 0)).center()
    event = QHelpEvent(QEvent.Type.ToolTip, place, ranking.viewport().mapToGlobal(place))
    QApplication.sendEvent(ranking.viewport(), event)
    assert "&lt;b&gt;Maximilian &amp; Ferdinand&lt;/b&gt; von Wolkenstein" in QToolTip.text()
    QToolTip.hideText()


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_small_dice_give_way_before_a_name_is_cut(
    seated: SitDown, still: Theme, text: float
) -> None:
    names = ("Lukas", "Mia", "Hannelore")
    whole = seated("knight", 21, 54, 65, names=names, size=(1366, 768))
    still.set_text_factor(text)
    whole.settle()
    if not sheet(whole).isVisible():
        whole.click(whole.part(IconButton, "sheetButton"))
    whole.throw()
    whole.stop()
    whole.throw(2)
    with writing() as lines:
        whole.part(QListView, "rankingView").grab()
    assert set(names) <= {line.text for line in lines}
