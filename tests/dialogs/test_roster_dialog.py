"""People are added, changed, seated: by mouse, by fingers, by keyboard alone."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mexen_desktop.dialogs.name_field import NameField
from mexen_desktop.dialogs.roster import RosterDialog
from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.menu import Menu
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.scale import set_metrics
from mexen_desktop.look.theme import theme
from mexen_desktop.models.players import Column
from mexen_desktop.settings import Player
from tests.dialogs.conftest import Open
from tests.kit.at_table import AtTable
from tests.kit.written import writing

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier


def names(dialog: RosterDialog) -> list[str]:
    return [entry.name for entry in dialog.model.roster.entries]


def middle(dialog: RosterDialog, row: int, column: Column) -> QPoint:
    return dialog.table.visualRect(dialog.model.index(row, column)).center()


def click(dialog: RosterDialog, row: int, column: Column) -> None:
    QTest.mouseClick(dialog.table.viewport(), LEFT, pos=middle(dialog, row, column))


def go_to(dialog: RosterDialog, row: int, column: Column) -> None:
    dialog.table.setCurrentIndex(dialog.model.index(row, column))


def press(dialog: RosterDialog, key: Key, *held: Qt.KeyboardModifier) -> None:
    modifiers = held[0] if held else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(dialog.table, key, modifiers)


def field(dialog: RosterDialog) -> NameField:
    found = dialog.findChild(NameField)
    assert found is not None
    return found


def write(dialog: RosterDialog, text: str) -> None:
    field(dialog).selectAll()
    QTest.keyClick(field(dialog), Key.Key_Delete)
    QTest.keyClicks(field(dialog), text)


def deleted() -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


# Names


@pytest.mark.parametrize("key", [Key.Key_F2, Key.Key_Return, Key.Key_Space])
def test_a_name_is_changed_where_it_stands_by_keys(roster: Open, key: Key) -> None:
    dialog = roster()
    press(dialog, Key.Key_Down)
    press(dialog, key)
    write(dialog, "Bodil")
    QTest.keyClick(field(dialog), Key.Key_Return)
    deleted()
    assert names(dialog) == ["Ann", "Bodil", "Cem"]
    assert dialog.findChild(NameField) is None
    assert dialog.focusWidget() is dialog.table


def test_a_click_on_a_name_lets_it_be_written(roster: Open) -> None:
    dialog = roster()
    click(dialog, 2, Column.NAME)
    assert field(dialog).text() == "Cem"
    assert field(dialog).selectedText() == "Cem"


def test_esc_puts_back_what_was_there_then_closes(roster: Open, qtbot: QtBot) -> None:
    dialog = roster()
    press(dialog, Key.Key_F2)
    write(dialog, "Zoe")
    QTest.keyClick(field(dialog), Key.Key_Escape)
    deleted()
    assert names(dialog)[0] == "Ann"
    assert dialog.isVisible()
    with qtbot.waitSignal(dialog.finished):
        press(dialog, Key.Key_Escape)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Everybody needs a name"),
        ("   ", "Everybody needs a name"),
        (" ANN ", "There is already a player called ANN"),
        ("x" * 41, "At most 40 characters"),
    ],
)
def test_what_is_wrong_with_a_name_is_said_beside_it_and_done_waits(
    roster: Open, text: str, said: str
) -> None:
    dialog = roster()
    click(dialog, 1, Column.NAME)
    write(dialog, text)
    assert field(dialog).accessibleDescription() == said
    assert not dialog.done_button.isEnabled()
    assert dialog.message.sentence().startswith("1 name")
    QTest.keyClick(field(dialog), Key.Key_Return)
    assert dialog.findChild(NameField) is not None
    write(dialog, "Bodil")
    assert field(dialog).accessibleDescription() == ""
    assert dialog.done_button.isEnabled()
    assert dialog.message.sentence() == ""


def test_a_control_character_is_no_part_of_a_name(roster: Open) -> None:
    dialog = roster()
    dialog.model.rename(0, "Ann\x07")
    assert not dialog.done_button.isEnabled()


def test_a_name_that_cannot_stay_goes_back_when_the_dialog_is_closed(
    roster: Open, qtbot: QtBot
) -> None:
    dialog = roster()
    dialog.model.rename(0, "Anna")
    dialog.model.rename(1, "anna")
    with qtbot.waitSignal(dialog.kept) as kept:
        dialog.close_button.click()
    assert kept.args is not None
    assert [player.name for player in kept.args[0].players()] == ["Anna", "Bo", "Cem"]


def test_what_is_being_written_when_done_is_pressed_counts(roster: Open, qtbot: QtBot) -> None:
    dialog = roster()
    click(dialog, 0, Column.NAME)
    write(dialog, "Anna")
    with qtbot.waitSignal(dialog.kept) as kept:
        QTest.mouseClick(dialog.done_button, LEFT)
    assert kept.args is not None
    assert kept.args[0].players()[0].name == "Anna"


# Coming and going


def test_a_new_person_can_be_named_at_once(roster: Open) -> None:
    dialog = roster()
    QTest.mouseClick(dialog.add, LEFT)
    assert names(dialog)[-1] == "Player 4"
    assert field(dialog).selectedText() == "Player 4"
    QTest.keyClicks(field(dialog), "Dag")
    assert names(dialog)[-1] == "Dag"
    entry = dialog.model.entry(3)
    assert entry.plays
    assert entry.tap_key
    assert entry.tap_key not in {e.tap_key for e in dialog.model.roster.entries[:3]}


def test_a_new_person_never_has_the_name_of_another(roster: Open) -> None:
    dialog = roster()
    dialog.model.rename(0, "player 4")
    dialog.add.click()
    assert names(dialog)[-1] == "Player 5"


@pytest.mark.parametrize("by_key", [True, False])
def test_who_is_removed_can_be_put_back(roster: Open, by_key: bool) -> None:
    dialog = roster()
    assert not dialog.put_back.isVisible()
    if by_key:
        go_to(dialog, 1, Column.NAME)
        press(dialog, Key.Key_Delete)
    else:
        click(dialog, 1, Column.REMOVE)
    assert names(dialog) == ["Ann", "Cem"]
    assert "Bo" in dialog.message.sentence()
    dialog.put_back.click()
    assert names(dialog) == ["Ann", "Bo", "Cem"]
    assert not dialog.put_back.isVisible()


def test_a_tick_lets_people_play_or_sit_out(roster: Open) -> None:
    dialog = roster()
    click(dialog, 1, Column.PLAYS)
    assert [entry.plays for entry in dialog.model.roster.entries] == [True, False, True]
    go_to(dialog, 1, Column.PLAYS)
    press(dialog, Key.Key_Space)
    assert dialog.model.entry(1).plays


# Order


def test_alt_with_an_arrow_moves_a_person(roster: Open) -> None:
    dialog = roster()
    press(dialog, Key.Key_Down, ALT)
    press(dialog, Key.Key_Down, ALT)
    assert names(dialog) == ["Bo", "Cem", "Ann"]
    press(dialog, Key.Key_Down, ALT)
    press(dialog, Key.Key_Up, ALT)
    assert names(dialog) == ["Bo", "Ann", "Cem"]
    assert dialog.table.currentIndex().row() == 1


def test_a_person_is_dragged_by_the_grip(roster: Open) -> None:
    dialog = roster()
    pane = dialog.table.viewport()
    QTest.mousePress(pane, LEFT, pos=middle(dialog, 0, Column.GRIP))
    QTest.mouseMove(pane, middle(dialog, 1, Column.GRIP))
    QTest.mouseMove(pane, middle(dialog, 2, Column.GRIP))
    QTest.mouseRelease(pane, LEFT, pos=middle(dialog, 2, Column.GRIP))
    assert names(dialog) == ["Bo", "Cem", "Ann"]


def test_a_person_is_dragged_by_a_finger(roster: Open) -> None:
    dialog = roster()
    pane = dialog.table.viewport()
    finger = QTest.createTouchDevice()
    touch = QTest.touchEvent(pane, finger)
    touch.press(0, middle(dialog, 2, Column.GRIP), pane).commit()
    touch.move(0, middle(dialog, 0, Column.GRIP), pane).commit()
    touch.release(0, middle(dialog, 0, Column.GRIP), pane).commit()
    assert names(dialog) == ["Cem", "Ann", "Bo"]


def test_a_finger_scrolls_and_then_presses_nothing(roster: Open) -> None:
    dialog = roster(12, size=(1024, 600))
    pane = dialog.table.viewport()
    start = middle(dialog, 3, Column.PLAYS)
    touch = QTest.touchEvent(pane, QTest.createTouchDevice())
    touch.press(0, start, pane).commit()
    touch.move(0, start - QPoint(0, 80), pane).commit()
    touch.release(0, start - QPoint(0, 80), pane).commit()
    assert dialog.table.verticalScrollBar().value() == 80
    assert all(entry.plays for entry in dialog.model.roster.entries)


def test_a_touch_is_a_press(roster: Open) -> None:
    dialog = roster()
    pane = dialog.table.viewport()
    touch = QTest.touchEvent(pane, QTest.createTouchDevice())
    touch.press(0, middle(dialog, 1, Column.PLAYS), pane).commit()
    touch.release(0, middle(dialog, 1, Column.PLAYS), pane).commit()
    assert not dialog.model.entry(1).plays


# Colours, keys, who starts


def test_the_peg_gives_the_next_free_colour(roster: Open) -> None:
    dialog = roster()
    click(dialog, 0, Column.PEG)
    assert dialog.model.entry(0).colour == 3


def test_a_tap_key_is_the_next_key_that_is_pressed(roster: Open) -> None:
    dialog = roster()
    click(dialog, 0, Column.KEY)
    assert dialog.table.waiting == 0
    QTest.keyClicks(dialog.table, "x")
    assert dialog.model.entry(0).tap_key == "X"
    assert dialog.table.waiting == -1


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("q", "Bo already taps with Q: press another key."),
        ("s", "S stops a turn: press another key."),
        ("4", "4 chooses a die or a player: press another key."),
        (" ", "You cannot tap with this key: press one with a letter or a symbol."),
    ],
)
def test_a_key_that_cannot_tap_is_refused_in_words(roster: Open, key: str, said: str) -> None:
    dialog = roster()
    go_to(dialog, 0, Column.KEY)
    press(dialog, Key.Key_Space)
    QTest.keyClicks(dialog.table, key)
    assert dialog.message.sentence() == said
    assert dialog.table.waiting == 0
    assert dialog.model.entry(0).tap_key == "A"
    QTest.keyClicks(dialog.table, "x")
    assert dialog.model.entry(0).tap_key == "X"


def test_esc_while_a_key_is_waited_for_leaves_the_key_as_it_is(roster: Open) -> None:
    dialog = roster()
    click(dialog, 0, Column.KEY)
    press(dialog, Key.Key_Escape)
    assert dialog.table.waiting == -1
    assert dialog.isVisible()
    assert dialog.model.entry(0).tap_key == "A"


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_somebody_else_can_start(roster: Open, qtbot: QtBot) -> None:
    dialog = roster()
    assert dialog.starter.choice.segment(0).label() == "Ann"
    dialog.starter.choice.segment(1).click()
    menu = dialog.findChild(Menu)
    assert menu is not None
    menu.actions()[2].trigger()
    assert dialog.starter.choice.segment(0).label() == "Cem"
    assert dialog.starter.choice.current == 0
    with qtbot.waitSignal(dialog.kept) as kept:
        dialog.done_button.click()
    assert kept.args is not None
    assert kept.args[0].starter.name == "Cem"


# A game that is on


def test_in_a_game_nobody_is_asked_who_starts(roster: Open) -> None:
    assert not roster(table=AtTable("knight")).starter.isVisible()


def test_in_the_midst_of_a_round_it_is_said_what_waits(roster: Open) -> None:
    table = AtTable("knight", 65)
    table.controller.throw()
    table.controller.settle()
    dialog = roster(table=table, known=(Player("Zoë", 5, "Z"),))
    said = "A round is being played: people can come, go or change places once it is over."
    assert dialog.message.sentence() == said
    click(dialog, 0, Column.PLAYS)
    click(dialog, 0, Column.REMOVE)
    click(dialog, 3, Column.PLAYS)
    go_to(dialog, 0, Column.NAME)
    press(dialog, Key.Key_Down, ALT)
    assert names(dialog) == ["Ann", "Bo", "Cem", "Zoë"]
    assert [entry.plays for entry in dialog.model.roster.entries] == [True, True, True, False]
    assert dialog.message.sentence() == said


def test_where_lives_are_played_nobody_joins_and_that_is_said(roster: Open) -> None:
    dialog = roster(table=AtTable("lives"), known=(Player("Zoë", 5, "Z"),))
    click(dialog, 3, Column.PLAYS)
    assert not dialog.model.entry(3).plays
    assert dialog.message.sentence().startswith("Nobody can join")


# Screen readers, any size


def test_a_screen_reader_finds_a_dialog_with_a_table(roster: Open) -> None:
    dialog = roster()
    outer = QAccessible.queryAccessibleInterface(dialog)
    table = QAccessible.queryAccessibleInterface(dialog.table)
    assert outer is not None
    assert outer.role() == QAccessible.Role.Dialog
    assert outer.text(QAccessible.Text.Name) == "Who is playing tonight?"
    assert table is not None
    assert table.role() == QAccessible.Role.Table


def test_tab_leads_from_the_table_to_every_button_and_stays_in_the_dialog(roster: Open) -> None:
    dialog = roster()
    window = dialog.window()
    reached = []
    for _ in range(6):
        QTest.keyClick(window.focusWidget(), Key.Key_Tab)
        focus = window.focusWidget()
        assert focus is not None
        assert dialog.isAncestorOf(focus)
        reached.append(focus.objectName())
    assert {"addPersonButton", "doneButton", "closeButton", "rosterTable"} <= set(reached)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1080, 1920), (3840, 2160)])
def test_every_cell_is_large_enough_for_a_finger(roster: Open, size: tuple[int, int]) -> None:
    dialog = roster(size=size)
    for column in Column:
        cell = dialog.table.visualRect(dialog.model.index(0, column))
        assert cell.width() >= 48, column
        assert cell.height() >= 48
        assert dialog.table.viewport().rect().contains(cell)
    for part in (dialog.add, dialog.done_button, dialog.close_button):
        assert dialog.paper().contains(part.geometry())


def test_names_have_the_room_that_other_columns_leave_in_a_window_that_is_high(
    roster: Open,
) -> None:
    dialog = roster(size=(800, 1280))
    widths = [dialog.table.columnWidth(column) for column in Column]
    assert dialog.table.columnWidth(Column.NAME) == max(widths) >= 220


def test_a_change_of_language_reaches_the_dialog_at_once(roster: Open) -> None:
    dialog = roster()
    dialog.add.set_label("?")
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.add.label() == "Add a person"


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080), (1080, 1920)])
@pytest.mark.parametrize("people", [2, 12])
def test_a_keyboard_on_the_screen_leaves_the_name_in_sight(
    roster: Open, size: tuple[int, int], people: int
) -> None:
    dialog = roster(people, size=size)
    before = dialog.paper().height()
    input_mode().touched()
    dialog.add.click()
    written = field(dialog)
    foot = written.mapTo(dialog, written.rect().bottomLeft()).y()
    assert foot < size[1] * 0.52
    assert dialog.table.viewport().rect().contains(written.geometry())
    QTest.keyClick(written, Qt.Key.Key_Return)
    deleted()
    assert dialog.paper().height() >= before


def test_who_types_on_keys_of_their_own_keeps_the_dialog_where_it_is(roster: Open) -> None:
    dialog = roster(2)
    top = dialog.paper().top()
    input_mode().key_used()
    dialog.add.click()
    assert dialog.paper().top() == top


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_titles_are_written_whole_above_their_columns(
    roster: Open, size: tuple[int, int], text: float
) -> None:
    dialog = roster(3, size=size)
    set_metrics(dialog.window(), Metrics(*size, text))
    dialog.rearrange()
    header = dialog.table.horizontalHeader()
    with writing() as lines:
        header.viewport().grab()
    titles = [line.where for line in lines]
    right = {at: header.sectionPosition(at) + header.sectionSize(at) for at in Column}
    # That of the ticks reaches over the pegs, which have none; there it is written again.
    ends = [right[at] for at in (Column.PEG, Column.PEG, Column.NAME, Column.WHO, Column.KEY)]
    wide = [title for title in titles if title.width()]
    assert len(wide) == len(ends)
    assert all(title.right() <= end for title, end in zip(wide, ends, strict=True))


def test_what_is_said_at_the_table_has_a_line_of_its_own(
    roster: Open,
) -> None:
    dialog = roster(size=(1024, 600), table=AtTable("knight"))
    buttons = (dialog.add, dialog.add_computer, dialog.done_button)
    message = dialog.message.geometry()
    assert not any(message.intersects(button.geometry()) for button in buttons)
    assert message.bottom() < dialog.add.y()


def test_all_are_seen_in_large_words_where_the_window_has_room(roster: Open) -> None:
    size = (1366, 1024)
    dialog = roster(6, size=size)
    set_metrics(dialog.window(), Metrics(*size, 1.5))
    dialog.rearrange()
    # A sentence would have a line of its own, which counts as well.
    assert dialog.message.geometry().bottom() < dialog.add.geometry().top()
    assert dialog.table.height() >= dialog.table.wanted_height()


def test_what_changes_how_well_a_computer_plays_looks_like_something_to_press(
    roster: Open,
) -> None:
    dialog = roster()
    QTest.mouseClick(dialog.add_computer, LEFT)
    dialog.done_button.setFocus()
    QApplication.processEvents()
    picture = dialog.table.viewport().grab().toImage()
    edges = []
    for row in (0, 3):
        cell = dialog.table.visualRect(dialog.model.index(row, Column.WHO))
        seen = {
            picture.pixelColor(cell.center().x(), y).name()
            for y in range(cell.top(), cell.center().y())
        }
        edges.append(theme().palette.line_strong.name() in seen)
    assert edges == [False, True]


def test_the_list_has_the_room_of_a_sentence_that_is_not_there(roster: Open) -> None:
    size = (1024, 600)
    dialog = roster(6, size=size)
    set_metrics(dialog.window(), Metrics(*size, 1.5))
    dialog.rearrange()
    high, paper = dialog.table.height(), dialog.paper()
    dialog.message.say("Nobody is called Zoë.", "quiet")
    assert dialog.table.height() < high
    assert dialog.starter.geometry().bottom() <= dialog.message.y()
    assert dialog.paper() == paper
    dialog.message.say("")
    assert dialog.table.height() == high


def test_a_name_left_open_by_its_menu_is_ended_by_the_next(roster: Open) -> None:
    dialog = roster()
    dialog.table.write_name(0)
    first = field(dialog)
    # A menu took the focus, which then went elsewhere.
    first.focusOutEvent(QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.PopupFocusReason))
    dialog.table.write_name(1)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    fields = dialog.findChildren(NameField)
    assert [each.text() for each in fields] == [names(dialog)[1]]
