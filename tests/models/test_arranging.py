"""What is changed about a game without a move is shown at once, kept once."""

from typing import Any
from unittest.mock import create_autospec

import pytest

from mexen_desktop.models.controller import Stage
from mexen_desktop.models.facts import Person
from mexen_desktop.record.forgotten import nobodys_name
from mexen_desktop.rules.actions import Give, Join, Leave, Throw
from mexen_desktop.session.journal import Journal
from mexen_desktop.store.entries import Look
from tests.kit.at_table import AtTable

pytestmark = pytest.mark.usefixtures("qapp")

DAN = Person("Dan", 3, "L")
EVE = Person("Eve", 5, "K")


class Table(AtTable):
    """A table that counts how often something jumped, or was different; its journal is heard."""

    def __init__(self, rules: str, *readings: int, **more: Any) -> None:
        super().__init__(rules, *readings, **more)
        self.jumps: list[None] = []
        self.changes: list[None] = []
        self.controller.jumped.connect(lambda: self.jumps.append(None))
        self.controller.changed.connect(lambda: self.changes.append(None))
        self.journal: Any = create_autospec(Journal, instance=True)
        self.game.keep_in(self.journal)

    def seat_computer(self, seat: int, tap_key: str = "") -> None:
        """Let a computer play at that seat."""
        people = self.controller.people
        people[seat] = people[seat]._replace(level=2, tap_key=tap_key)

    def enter(self, *faces: int) -> None:
        """Enter what dice of the table's own show."""
        for face in faces:
            self.clock.pass_by(1_000)
            self.controller.enter(face)
            self.controller.settle()


def test_a_game_is_ended_once() -> None:
    table = Table("knight")
    for _ in range(2):
        table.controller.finish()
        assert table.controller.stage is Stage.GAME_OVER
        assert (len(table.game.steps), len(table.jumps), len(table.changes)) == (1, 1, 1)


def test_who_joins_sits_down_as_who_they_are() -> None:
    table = Table("knight")
    table.controller.submit(Join("Dan"), DAN)
    assert table.controller.people[3] == DAN
    assert 3 in table.controller.order
    assert len(table.jumps) == 1
    table.journal.dress.assert_called_once_with(3, DAN.look)


def test_who_joined_but_was_taken_back_makes_room_for_another() -> None:
    table = Table("knight")
    table.controller.submit(Join("Dan"), DAN)
    table.controller.undo()
    table.controller.submit(Join("Eve"), EVE)
    assert table.controller.people[3:] == [EVE]


def test_who_leaves_changes_nobody() -> None:
    table = Table("knight")
    before = list(table.controller.people)
    table.controller.submit(Leave(2))
    assert table.controller.people == before
    table.journal.dress.assert_not_called()


def test_a_new_name_is_theirs_at_every_seat_they_had() -> None:
    table = Table("knight")
    for seat in (2, 3):
        table.controller.submit(Leave(seat))
        table.controller.submit(Join("Cem"), Person("Cem", 2, "P"))
    table.journal.reset_mock()
    table.changes.clear()
    table.controller.introduce(4, table.controller.people[4]._replace(name="Cemal"))
    assert table.game.names == ["Ann", "Bo", "Cemal", "Cemal", "Cemal"]
    assert [person.name for person in table.controller.people] == table.game.names
    assert len(table.changes) == 1
    table.journal.rename.assert_called_once_with(4, "Cemal")
    table.journal.dress.assert_not_called()


def test_another_colour_is_kept_without_the_name() -> None:
    table = Table("knight")
    table.controller.introduce(1, table.controller.people[1]._replace(colour=6))
    assert table.controller.people[1].colour == 6
    assert len(table.changes) == 1
    table.journal.dress.assert_called_once_with(1, Look(6, "Q"))
    table.journal.rename.assert_not_called()


def test_who_was_deleted_is_called_somebody() -> None:
    table = Table("knight", names=("Ann", nobodys_name(1), nobodys_name(2)))
    table.controller.submit(Join("Dan"), DAN)
    table.controller.undo()
    table.controller.retranslate()
    names = [person.name for person in table.controller.people]
    assert names == ["Ann", "somebody", "somebody 2", "Dan"]


def test_another_stake_is_kept_the_same_one_is_not() -> None:
    table = Table("knight")
    table.controller.play_for("points")
    assert not table.changes
    table.journal.stake.assert_not_called()
    table.controller.play_for("sips")
    assert table.game.stake == "sips"
    assert len(table.changes) == 1
    table.journal.stake.assert_called_once_with("sips")


def test_a_stop_that_is_taken_back_leaves_no_die_aside() -> None:
    table = Table("knight", 61)
    table.throw()
    table.stop()
    table.controller.undo()
    assert 1 in table.controller.may_stay
    assert table.controller.keep == 0
    assert len(table.jumps) == 1
    table.journal.lay_aside.assert_not_called()


def test_the_die_that_lay_aside_for_a_throw_that_is_taken_back_is_kept_again() -> None:
    table = Table("knight")
    table.controller.use_own_dice(True)
    table.enter(6, 1)
    table.controller.toggle_keep(1, 0)
    table.enter(5)
    table.journal.reset_mock()
    table.controller.undo()
    assert (table.controller.keep, table.controller.touched) == (1, None)
    assert not table.controller.asks
    table.journal.lay_aside.assert_called_once_with(1, None)


def computers_throw() -> Table:
    """Enter two throws for a computer that let a die stay for the second."""
    table = Table("knight")
    table.seat_computer(0)
    table.controller.use_own_dice(True)
    table.controller.play(Throw(0))
    table.enter(6, 1)
    table.controller.set_aside(1)
    table.controller.play(Throw(0))
    table.enter(5)
    assert table.game.state.last_reading == 51
    return table


def test_a_computer_still_wants_the_throw_that_is_taken_back() -> None:
    table = computers_throw()
    table.controller.undo()
    assert table.controller.asks
    assert table.controller.keep == 1
    table.enter(4)
    assert table.game.state.last_reading == 41


def test_no_computer_asks_for_dice_where_the_programs_are_thrown_by_now() -> None:
    table = computers_throw()
    table.controller.use_own_dice(False)
    table.controller.undo()
    assert not table.controller.asks
    assert table.controller.keep == 0


def test_no_computer_asks_for_a_throw_it_has_not_wanted_yet() -> None:
    table = Table("knight")
    table.seat_computer(0)
    table.controller.use_own_dice(True)
    table.controller.submit(Join("Dan"), DAN)
    table.controller.undo()
    assert table.controller.thinks
    assert not table.controller.asks


def test_what_a_computer_decided_goes_with_what_a_person_did_before_it() -> None:
    table = Table("pirate")
    table.seat_computer(0)
    table.controller.use_own_dice(True)
    table.controller.play(Throw(0))
    table.enter(3, 1)
    table.controller.play(Give(0, 2))
    table.controller.settle()
    table.controller.play(Throw(0))
    table.enter(6, 5)
    done = table.game.steps[:]
    assert len(done) == 3
    table.controller.undo()
    table.controller.undo()
    assert not table.game.steps
    table.jumps.clear()
    table.controller.redo()
    assert table.game.steps[:] == done[:2]
    assert len(table.jumps) == 1
    table.controller.redo()
    assert table.game.steps[:] == done


def test_who_comes_back_keeps_an_unusual_key_that_is_free() -> None:
    table = Table("knight")
    table.controller.introduce(2, table.controller.people[2]._replace(tap_key="Ø"))
    table.controller.submit(Leave(2))
    table.controller.undo()
    assert table.controller.people[2].tap_key == "Ø"


def test_the_new_key_of_who_comes_back_is_kept() -> None:
    table = Table("knight")
    hers = table.controller.people[2].tap_key
    table.controller.submit(Leave(2))
    table.controller.introduce(1, table.controller.people[1]._replace(tap_key=hers))
    table.journal.reset_mock()
    table.controller.undo()
    assert table.controller.people[2].tap_key != hers
    table.journal.dress.assert_called_once_with(2, table.controller.people[2].look)


def test_a_computer_that_comes_back_needs_no_key() -> None:
    table = Table("knight")
    table.seat_computer(1)
    table.seat_computer(2)
    table.controller.submit(Leave(2))
    table.controller.undo()
    assert table.controller.people[2].tap_key == ""
