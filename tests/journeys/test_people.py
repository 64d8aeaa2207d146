"""People are remembered, found among many, found to be one, deleted."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mexen_desktop.dialogs.name_field import NameField
from mexen_desktop.dialogs.roster import RosterDialog
from mexen_desktop.models.players import Column
from mexen_desktop.rules.actions import Finish
from mexen_desktop.settings import Player
from mexen_desktop.store.errors import Problem, StoreError
from mexen_desktop.store.store import Store
from mexen_desktop.texts.retelling import retold
from mexen_desktop.texts.somebody import called
from tests.kit.evening import Evening as Played
from tests.kit.evening import opened
from tests.kit.night import Night

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Evening = Callable[..., Night]
Key = Qt.Key


@pytest.fixture
def played(tmp_path: Path) -> Callable[..., None]:
    """Have games in the file, each of those people, over unless told otherwise."""

    def play(*tables: tuple[str, ...], left_open: bool = False) -> None:
        store = Store(tmp_path)
        for names in tables:
            game = Played(store, opened(names=names)).game
            game.enter((6, 5))
            if not left_open:
                game.submit(Finish())
        store.close()

    return play


def roster(night: Night) -> RosterDialog:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    night.window.show_roster()
    QApplication.processEvents()
    dialog = night.window.findChild(RosterDialog)
    assert dialog is not None
    return dialog


def names(dialog: RosterDialog) -> list[str]:
    return [entry.name for entry in dialog.model.roster.entries]


def shown(dialog: RosterDialog) -> list[str]:
    return [name for row, name in enumerate(names(dialog)) if not dialog.table.isRowHidden(row)]


def click(dialog: RosterDialog, name: str, column: Column) -> None:
    index = dialog.model.index(names(dialog).index(name), column)
    dialog.table.scrollTo(index)
    place = dialog.table.visualRect(index).center()
    QTest.mouseClick(dialog.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QApplication.processEvents()


def said(night: Night) -> str:
    return night.part("message").accessibleName() if night.sees("message") else ""


def remembered(night: Night) -> list[str]:
    return [player.name for player in night.settings.now.players]


def games(night: Night) -> list[tuple[str, ...]]:
    past = night.window.keeping.store.games()
    return [tuple(map(called, each.names)) for each in reversed(past)]


def asked(night: Night) -> QWidget:
    return night.part("question")


# Deleting


def test_who_never_played_is_simply_gone(evening: Evening) -> None:
    night = evening("knight")
    click(roster(night), "Bo", Column.REMOVE)
    assert said(night) == "Bo is no longer in the list."
    night.click("doneButton")
    assert remembered(night) == ["Ann", "Cem"]


def test_who_has_played_is_asked_about(evening: Evening, played: Callable[..., None]) -> None:
    played(("Ann", "Bo"), ("Bo", "Cem"))
    night = evening("knight")
    click(roster(night), "Bo", Column.REMOVE)
    assert asked(night).accessibleName() == "Take Bo off the list?"
    assert "Bo has played 2 games." in asked(night).accessibleDescription()
    night.press(Key.Key_Return)
    night.click("doneButton")
    assert remembered(night) == ["Ann", "Bo", "Cem"]
    assert games(night) == [("Ann", "Bo"), ("Bo", "Cem")]


def test_games_of_who_is_deleted_stay(evening: Evening, played: Callable[..., None]) -> None:
    played(("Ann", "Bo"), ("Bo", "Cem"))
    night = evening("knight")
    click(roster(night), "Bo", Column.REMOVE)
    night.click("deletePersonButton")
    assert said(night) == "Bo is deleted; “somebody” stands in 2 games."
    night.click("doneButton")
    assert remembered(night) == ["Ann", "Cem"]
    assert games(night) == [("Ann", "somebody"), ("somebody", "Cem")]


def test_nothing_remembered_names_who_is_deleted(
    evening: Evening, played: Callable[..., None], tmp_path: Path
) -> None:
    played(("Ann", "Xaver"))
    night = evening("knight")
    xaver = Player("Xaver", 4, "X")
    night.settings.change(
        players=(*night.settings.now.players, xaver), starter="Xaver", lost=("Xaver", "Ann")
    )
    click(roster(night), "Xaver", Column.REMOVE)
    night.click("deletePersonButton", "doneButton")
    assert "Xaver" not in (tmp_path / "settings.json").read_text()


def test_two_who_are_deleted_stay_two_in_every_language(
    evening: Evening, played: Callable[..., None]
) -> None:
    played(("Ann", "Bo", "Cem"))
    night = evening("knight")
    dialog = roster(night)
    for name in ("Bo", "Cem"):
        click(dialog, name, Column.REMOVE)
        night.click("deletePersonButton")
    night.click("doneButton")
    assert games(night) == [("Ann", "somebody", "somebody 2")]
    night.settings.change(language="de")
    assert games(night) == [("Ann", "jemand", "jemand 2")]
    assert night.window.keeping.store.record(1).players == ("Ann", "jemand", "jemand 2")
    night.window.show_past()
    night.click("seeAgainButton")
    said_at_table = [
        seat.accessibleName()
        for number in range(3)
        if (seat := night.window.findChild(QWidget, f"seat{number}")) is not None
    ]
    assert [each.split(",")[0] for each in said_at_table] == ["Ann", "jemand", "jemand 2"]
    night.settings.change(language="nl")
    QApplication.processEvents()
    assert games(night) == [("Ann", "iemand", "iemand 2")]
    shown_now = night.window.findChild(QWidget, "seat2")
    assert shown_now is not None
    assert shown_now.accessibleName().startswith("iemand 2,")
    night.settings.change(language="en")


def test_who_was_deleted_can_be_brought_back(evening: Evening, played: Callable[..., None]) -> None:
    played(("Ann", "Bo"), ("Cem", "Ann"))
    night = evening("knight")
    dialog = roster(night)
    for name in ("Bo", "Cem"):
        click(dialog, name, Column.REMOVE)
        night.click("deletePersonButton")
    night.click("putBackButton", "putBackButton")
    assert not night.sees("putBackButton")
    night.click("doneButton")
    assert remembered(night) == ["Ann", "Bo", "Cem"]
    assert games(night) == [("Ann", "Bo"), ("Cem", "Ann")]


def test_nobody_is_deleted_out_of_a_game_that_is_open(
    evening: Evening, played: Callable[..., None]
) -> None:
    played(("Ann", "Bo"), left_open=True)
    night = evening("knight")
    night.window.look_for_game()
    click(roster(night), "Bo", Column.REMOVE)
    night.click("deletePersonButton")
    assert said(night) == "Bo sits in the game that was left open: end it first."
    night.click("doneButton")
    assert remembered(night) == ["Ann", "Bo", "Cem"]


def test_a_computer_only_leaves_the_list(evening: Evening, played: Callable[..., None]) -> None:
    played(("Ann", "Bo"))
    night = evening("knight")
    ann, bo, cem = night.settings.now.players
    night.settings.change(players=(ann, bo._replace(level=2, tap_key=""), cem))
    click(roster(night), "Bo", Column.REMOVE)
    night.click("doneButton")
    assert remembered(night) == ["Ann", "Cem"]
    assert games(night) == [("Ann", "Bo")]


def test_at_the_table_somebody_only_leaves_the_list(
    evening: Evening, played: Callable[..., None]
) -> None:
    played(("Ann", "Cem"))
    night = evening("knight")
    night.window.start_game()
    click(roster(night), "Cem", Column.REMOVE)
    night.click("doneButton")
    assert remembered(night) == ["Ann", "Bo"]
    assert games(night)[0] == ("Ann", "Cem")


def test_who_was_deleted_is_not_remembered_by_the_way(
    evening: Evening, played: Callable[..., None]
) -> None:
    played(("Ann", "Bo"), left_open=True)
    night = evening("knight")
    night.window.keeping.store.people.forget("Bo")
    night.window.look_for_game()
    night.window.go_on()
    assert names(roster(night))[:2] == ["Ann", "somebody"]
    night.click("doneButton")
    assert "somebody" not in remembered(night)
    dialog = roster(night)
    dialog.model.rename(1, "Zoë")
    night.click("doneButton")
    assert "Zoë" in remembered(night)
    assert games(night) == [("Ann", "Zoë")]


# Two entries of one person


def begin_merging(night: Night, gone: str, other: str) -> RosterDialog:
    dialog = roster(night)
    click(dialog, gone, Column.REMOVE)
    night.click("samePersonButton")
    assert dialog.accessibleName() == f"Who is the same person as {gone}?"
    click(dialog, other, Column.NAME)
    return dialog


@pytest.mark.parametrize(
    ("button", "kept"), [("keepFirstButton", "Cem"), ("keepSecondButton", "Bo")]
)
def test_two_entries_can_be_one_person(
    evening: Evening, played: Callable[..., None], button: str, kept: str
) -> None:
    played(("Ann", "Bo"), ("Ann", "Cem"), ("Cem", "Ann"))
    night = evening("knight")
    of = {player.name: player for player in night.settings.now.players}
    begin_merging(night, "Cem", "Bo")
    assert asked(night).accessibleName() == "Cem and Bo are the same person?"
    assert "Together they have 3 games." in asked(night).accessibleDescription()
    night.click(button)
    assert said(night).endswith(f"is {kept} from now on, in all games.")
    night.click("doneButton")
    assert night.settings.now.players == (of["Ann"], of[kept])
    assert games(night) == [("Ann", kept), ("Ann", kept), (kept, "Ann")]


def test_merging_can_be_taken_back(evening: Evening, played: Callable[..., None]) -> None:
    played(("Ann", "Bo"), ("Ann", "Cem"))
    night = evening("knight")
    before = night.settings.now.players
    begin_merging(night, "Cem", "Bo")
    night.click("keepFirstButton", "putBackButton", "doneButton")
    assert night.settings.now.players == before
    assert games(night) == [("Ann", "Bo"), ("Ann", "Cem")]


def rename(night: Night, dialog: RosterDialog, name: str, new: str) -> None:
    click(dialog, name, Column.NAME)
    field = dialog.findChild(NameField)
    assert field is not None
    field.selectAll()
    night.press(*new)


def test_who_is_given_the_name_of_somebody_can_be_that_person(
    evening: Evening, played: Callable[..., None]
) -> None:
    played(("Ann", "Bo"), ("Ann", "Cem"))
    night = evening("knight")
    rename(night, roster(night), "Cem", "bo")
    night.click("samePersonAsNamedButton")
    assert said(night) == "Cem is Bo from now on, in all games."
    assert not night.sees("samePersonAsNamedButton")
    night.click("doneButton")
    assert remembered(night) == ["Ann", "Bo"]
    assert games(night) == [("Ann", "Bo"), ("Ann", "Bo")]


def test_a_newcomer_by_a_known_name_is_who_is_known(evening: Evening) -> None:
    night = evening("knight")
    ann, bo, cem = night.settings.now.players
    night.settings.change(players=(ann, bo, cem._replace(plays=False)))
    roster(night)
    night.click("addPersonButton")
    night.press(*"Cem")
    night.click("samePersonAsNamedButton", "doneButton")
    assert night.settings.now.players == (ann, bo, cem)


def test_who_was_entered_twice_is_not_told_to_be_themselves(evening: Evening) -> None:
    night = evening("knight")
    dialog = roster(night)
    night.click("addPersonButton")
    field = dialog.findChild(NameField)
    assert field is not None
    field.selectAll()
    night.press(*"bo")
    night.click("samePersonAsNamedButton")
    assert said(night) == "Bo is in the list only once now."
    assert names(dialog) == ["Ann", "Bo", "Cem"]


def write_name(dialog: RosterDialog, name: str, new: str) -> None:
    dialog.model.rename(names(dialog).index(name), new)


def test_the_name_of_who_was_deleted_can_be_given_at_once(
    evening: Evening, played: Callable[..., None]
) -> None:
    played(("Ann", "Bo"), ("Ann", "Cem"))
    night = evening("knight")
    dialog = roster(night)
    click(dialog, "Bo", Column.REMOVE)
    night.click("deletePersonButton")
    write_name(dialog, "Cem", "Bo")
    night.click("doneButton")
    assert remembered(night) == ["Ann", "Bo"]
    assert games(night) == [("Ann", "somebody"), ("Ann", "Bo")]


def test_the_name_that_a_person_gave_up_can_be_chosen_after_all(
    evening: Evening, played: Callable[..., None]
) -> None:
    played(("Ann", "Bo"), ("Ann", "Cem"))
    night = evening("knight")
    dialog = begin_merging(night, "Bo", "Cem")
    night.click("keepSecondButton")
    write_name(dialog, "Cem", "Bo")
    night.click("doneButton")
    assert remembered(night) == ["Ann", "Bo"]
    assert games(night) == [("Ann", "Bo"), ("Ann", "Bo")]


def test_games_follow_those_who_pass_names_on(
    evening: Evening, played: Callable[..., None]
) -> None:
    played(("Ann", "Bo"), ("Ann", "Cem"))
    night = evening("knight")
    dialog = roster(night)
    write_name(dialog, "Cem", "Dag")
    write_name(dialog, "Bo", "Cem")
    night.click("doneButton")
    assert remembered(night) == ["Ann", "Cem", "Dag"]
    assert games(night) == [("Ann", "Cem"), ("Ann", "Dag")]


def test_games_follow_two_who_change_names(evening: Evening, played: Callable[..., None]) -> None:
    played(("Ann", "Bo"), ("Ann", "Cem"))
    night = evening("knight")
    dialog = roster(night)
    write_name(dialog, "Cem", "Dag")
    write_name(dialog, "Bo", "Cem")
    write_name(dialog, "Dag", "Bo")
    night.click("doneButton")
    assert remembered(night) == ["Ann", "Cem", "Bo"]
    assert games(night) == [("Ann", "Cem"), ("Ann", "Bo")]


def test_the_table_that_was_left_follows_those_who_change_names(
    evening: Evening, played: Callable[..., None]
) -> None:
    played(("Ann", "Bo"))
    night = evening("knight", 65)
    night.click("playButton")
    night.throw()
    night.window.show_start()
    dialog = roster(night)
    write_name(dialog, "Cem", "Dag")
    write_name(dialog, "Bo", "Cem")
    write_name(dialog, "Dag", "Bo")
    night.click("doneButton")
    assert games(night) == [("Ann", "Cem"), ("Ann", "Cem", "Bo")]
    assert [person.name for person in night.controller.people] == ["Ann", "Cem", "Bo"]


def test_a_newcomer_who_is_somebody_has_their_games_whatever_becomes_of_the_name(
    evening: Evening, played: Callable[..., None]
) -> None:
    played(("Ann", "Bo"), ("Ann", "Cem"))
    night = evening("knight")
    dialog = roster(night)
    write_name(dialog, "Cem", "Dag")
    dialog.model.add("Cem", plays=False)
    click(dialog, "Bo", Column.REMOVE)
    night.click("samePersonButton")
    click(dialog, "Cem", Column.NAME)
    night.click("keepSecondButton", "doneButton")
    assert remembered(night) == ["Ann", "Dag", "Cem"]
    assert games(night) == [("Ann", "Cem"), ("Ann", "Dag")]


def test_who_is_several_by_now_is_met_and_deleted_as_all_of_them(
    evening: Evening, played: Callable[..., None]
) -> None:
    played(("Ann", "Bo"), ("Gus", "Cem"))
    night = evening("knight")
    dialog = begin_merging(night, "Bo", "Cem")
    night.click("keepSecondButton")
    click(dialog, "Cem", Column.REMOVE)
    night.click("samePersonButton")
    click(dialog, "Ann", Column.NAME)
    assert said(night) == "Cem and Ann have played together: they are two people."
    click(dialog, "Cem", Column.REMOVE)
    night.click("deletePersonButton")
    assert said(night) == "Cem is deleted; “somebody” stands in 2 games."
    night.click("doneButton")
    assert games(night) == [("Ann", "somebody"), ("Gus", "somebody")]


def test_who_sits_at_the_table_that_was_left_by_another_name_cannot_be_deleted(
    evening: Evening, played: Callable[..., None]
) -> None:
    played(("Ann", "Cem"))
    night = evening("knight", 65, players=2)
    cem = Player("Cem", 2, "C", plays=False)
    night.settings.change(players=(*night.settings.now.players, cem))
    night.click("playButton")
    night.throw()
    night.window.show_start()
    dialog = begin_merging(night, "Bo", "Cem")
    night.click("keepSecondButton")
    click(dialog, "Cem", Column.REMOVE)
    night.click("deletePersonButton")
    night.click("doneButton")
    assert remembered(night) == ["Ann", "Cem"]
    assert games(night) == [("Ann", "Cem"), ("Ann", "Cem")]


def test_who_played_together_cannot_share_a_name(
    evening: Evening, played: Callable[..., None]
) -> None:
    played(("Ann", "Bo"))
    night = evening("knight")
    rename(night, roster(night), "Bo", "Ann")
    night.click("samePersonAsNamedButton")
    assert said(night) == "Bo and Ann have played together: they are two people."


def test_what_cannot_be_kept_loses_nobody(
    evening: Evening, played: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    played(("Ann", "Bo"), ("Ann", "Cem"))
    night = evening("knight")

    def full(*_names: str) -> None:
        raise StoreError(Problem.FULL)

    monkeypatch.setattr(night.window.keeping.store.people, "merge", full)
    begin_merging(night, "Cem", "Bo")
    night.click("keepFirstButton", "doneButton")
    assert sorted(remembered(night)) == ["Ann", "Bo", "Cem"]


def test_who_played_together_are_two(evening: Evening, played: Callable[..., None]) -> None:
    played(("Ann", "Bo"), ("Ann", "Cem"))
    night = evening("knight")
    begin_merging(night, "Cem", "Ann")
    assert said(night) == "Cem and Ann have played together: they are two people."
    night.click("doneButton")
    assert remembered(night) == ["Ann", "Bo", "Cem"]


def test_who_sit_together_at_a_table_where_nothing_was_thrown_are_two(
    evening: Evening, played: Callable[..., None]
) -> None:
    played(("Ann", "Gus"), ("Bo", "Gus"))
    night = evening("knight")
    night.window.start_game()
    night.window.show_start()
    begin_merging(night, "Bo", "Ann")
    assert said(night) == "Bo and Ann have played together: they are two people."


def test_everybody_is_shown_to_be_picked_from(
    evening: Evening, played: Callable[..., None]
) -> None:
    played(("Zoë", "Gus"))
    night = evening("knight")
    crowd(night)
    dialog = roster(night)
    night.press(*"zo")
    click(dialog, "Zoë", Column.REMOVE)
    night.click("samePersonButton")
    assert len(shown(dialog)) == 200
    night.press(*"åse", Key.Key_Return, Key.Key_Return)
    assert asked(night).accessibleName() == "Zoë and Åse are the same person?"


def test_esc_picks_nobody_and_leaves_the_list_open(
    evening: Evening, played: Callable[..., None]
) -> None:
    played(("Ann", "Bo"))
    night = evening("knight")
    dialog = roster(night)
    click(dialog, "Bo", Column.REMOVE)
    night.click("samePersonButton")
    night.press(Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.accessibleName() == "Who is playing tonight?"
    click(dialog, "Cem", Column.PLAYS)
    assert not night.sees("question")


def test_while_somebody_is_picked_nothing_else_is_offered(
    evening: Evening, played: Callable[..., None]
) -> None:
    played(("Ann", "Bo"))
    night = evening("knight")
    dialog = roster(night)
    click(dialog, "Bo", Column.REMOVE)
    night.click("samePersonButton")
    assert not night.sees("addPersonButton")
    assert not night.sees("addComputerButton")
    assert dialog.done_button.label() == "Keep Bo"
    night.click("doneButton")
    assert dialog.isVisible()
    assert night.sees("addPersonButton")
    assert dialog.done_button.label() == "Done"


def test_who_is_ticked_stays_ticked_under_the_other_name(
    evening: Evening, played: Callable[..., None]
) -> None:
    played(("Ann", "Bo"))
    night = evening("knight")
    ann, bo, cem = night.settings.now.players
    night.settings.change(players=(ann, bo, cem._replace(plays=False)))
    begin_merging(night, "Bo", "Cem")
    night.click("keepSecondButton", "doneButton")
    assert [(player.name, player.plays) for player in night.settings.now.players] == [
        ("Ann", True),
        ("Cem", True),
    ]


def test_one_of_them_may_sit_in_the_game_that_is_open(evening: Evening) -> None:
    night = evening("knight", 65, 63)
    night.settings.change(players=(*night.settings.now.players, Player("Bodil", 3, "P", False)))
    night.window.start_game()
    night.throw()
    night.window.show_start()
    begin_merging(night, "Bo", "Bodil")
    night.click("keepSecondButton", "doneButton")
    night.click("continueButton")
    assert night.controller.people[1].name == "Bodil"
    assert night.controller.people[1].colour == 3
    assert games(night) == [("Ann", "Bodil", "Cem")]
    night.throw()
    assert night.window.keeping.store.saving


def test_a_chain_of_entries_ends_at_the_last(evening: Evening, played: Callable[..., None]) -> None:
    played(("Ann", "Gus"), ("Bo", "Gus"), ("Cem", "Gus"))
    night = evening("knight")
    begin_merging(night, "Cem", "Bo")
    night.click("keepSecondButton")
    begin_merging(night, "Bo", "Ann")
    night.click("keepSecondButton", "doneButton")
    assert remembered(night) == ["Ann"]
    assert games(night) == [("Ann", "Gus")] * 3


# Whose coming was taken back


def joined_in_vain(night: Night) -> RosterDialog:
    """Let Dan join, take that back; return the list."""
    night.window.start_game()
    roster(night)
    night.click("addPersonButton")
    night.press(*"Dan", Key.Key_Return)
    night.click("doneButton")
    night.press_with(Qt.KeyboardModifier.ControlModifier, Key.Key_Z)
    assert night.controller.game.names == ["Ann", "Bo", "Cem"]
    return roster(night)


def test_who_is_not_in_the_game_any_more_can_have_another_name(
    evening: Evening, played: Callable[..., None]
) -> None:
    played(("Ann", "Dan"))
    night = evening("knight")
    dialog = joined_in_vain(night)
    write_name(dialog, "Dan", "Danny")
    night.click("doneButton")
    assert remembered(night) == ["Ann", "Bo", "Cem", "Danny"]
    assert games(night)[0] == ("Ann", "Danny")


def test_nobody_is_at_the_table_twice_by_redo(evening: Evening) -> None:
    night = evening("knight")
    dialog = joined_in_vain(night)
    click(dialog, "Dan", Column.REMOVE)
    write_name(dialog, "Bo", "Dan")
    night.click("doneButton")
    assert not night.part("redoButton").isEnabled()
    night.press_with(Qt.KeyboardModifier.ControlModifier, Key.Key_Y)
    assert night.controller.game.names == ["Ann", "Dan", "Cem"]


def test_nobody_is_at_the_table_twice_by_undo(evening: Evening) -> None:
    night = evening("knight")
    night.window.start_game()
    click(roster(night), "Cem", Column.PLAYS)
    night.click("doneButton")
    dialog = roster(night)
    click(dialog, "Cem", Column.REMOVE)
    write_name(dialog, "Bo", "Cem")
    night.click("doneButton")
    assert not night.part("undoButton").isEnabled()
    night.press_with(Qt.KeyboardModifier.ControlModifier, Key.Key_Z)
    assert night.controller.state.in_game == (0, 1)


# Who goes, then comes back


def test_C6_nobody_gets_rid_of_points_by_leaving_for_a_moment(evening: Evening) -> None:
    night = evening("extreme", *[65] * 3, *[54] * 6, players=2)
    night.window.start_game()
    night.throw(7)
    seats = {facts.person.name: facts.tally for facts in night.controller.seats()}
    assert seats["Bo"]
    night.settings.change(players=(*night.settings.now.players, Player("Cem", 2, "P", plays=False)))
    click(roster(night), "Cem", Column.PLAYS)
    night.click("doneButton")
    for _ in range(2):
        click(roster(night), "Bo", Column.PLAYS)
        night.click("doneButton")
    back = {facts.person.name: facts.tally for facts in night.controller.seats()}
    assert back == {**seats, "Cem": 0}
    night.window.end_game()
    assert retold(night.controller.game).count("Bo: ") == 1


# Many people


def crowd(night: Night, count: int = 200) -> None:
    people = [Player(f"Person {number}", number % 8, "", False) for number in range(3, count + 1)]
    extra = [Player("Zoë", 1, "", True), Player("Åse", 2, "", False)]
    night.settings.change(players=(*people, *extra))


def test_few_people_need_no_search(evening: Evening) -> None:
    night = evening("knight")
    roster(night)
    assert not night.sees("findField")


def test_those_who_play_tonight_are_on_top(evening: Evening) -> None:
    night = evening("knight")
    crowd(night)
    assert names(roster(night))[:2] == ["Zoë", "Person 3"]


def test_a_part_of_a_name_finds_people(evening: Evening) -> None:
    night = evening("knight")
    crowd(night)
    dialog = roster(night)
    night.press("z")
    assert shown(dialog) == ["Zoë"]
    night.press(*"oe")
    assert shown(dialog) == ["Zoë"], "whatever its accents"
    night.press(Key.Key_Escape)
    assert len(shown(dialog)) == 200
    night.press(*"person 17")
    assert shown(dialog) == ["Person 17", *(f"Person {number}" for number in range(170, 180))]


def test_enter_goes_to_the_list_where_space_ticks(evening: Evening) -> None:
    night = evening("knight")
    crowd(night)
    dialog = roster(night)
    night.press(*"person 44", Key.Key_Return, Key.Key_Space)
    assert dialog.model.roster.entries[names(dialog).index("Person 44")].plays
    assert night.window.focusWidget() is dialog.table


def test_who_is_not_found_can_be_added(evening: Evening) -> None:
    night = evening("knight")
    crowd(night)
    dialog = roster(night)
    night.press(*"willem")
    assert said(night) == "Nobody is called willem."
    night.click("addPersonButton")
    night.press(Key.Key_Return)
    assert names(dialog)[-1] == "willem"
    assert len(shown(dialog)) == 201


def test_a_click_ticks_whom_was_found(evening: Evening) -> None:
    night = evening("knight")
    crowd(night)
    dialog = roster(night)
    night.press(*"åse")
    click(dialog, "Åse", Column.PLAYS)
    night.click("doneButton")
    assert [p.name for p in night.settings.now.players if p.plays] == ["Zoë", "Åse"]


# Who starts


def test_the_list_lets_it_be_found_who_starts(evening: Evening) -> None:
    night = evening("knight")
    roster(night)
    night.click("segment2", "doneButton")
    assert night.settings.now.starts == "dice"
    dialog = roster(night)
    assert dialog.starter.choice.current == 2
    dialog.starter.choice.segment(0).click()
    night.click("doneButton")
    assert (night.settings.now.starts, night.settings.now.starter) == ("chosen", "Ann")
