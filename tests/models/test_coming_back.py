"""Who comes back by undo or redo finds another at the table with their name, or with their key."""

import pytest

from mexen_desktop.models.facts import Person
from mexen_desktop.rules.actions import Join, Leave
from tests.kit.at_table import AtTable

DAN = Person("Dan", 3, "L")


def keys(table: AtTable) -> list[str]:
    return [facts.person.tap_key for facts in table.controller.seats()]


def test_nobody_joins_again_whose_name_another_was_given_since() -> None:
    table = AtTable("knight")
    controller = table.controller
    controller.submit(Join("Dan"), DAN)
    controller.undo()
    controller.introduce(1, controller.people[1]._replace(name="DAN"))
    assert not controller.can_redo
    controller.redo()
    assert table.game.names == ["Ann", "DAN", "Cem"]
    with pytest.raises(IndexError):
        table.game.redo()
    controller.introduce(1, controller.people[1]._replace(name="Bo"))
    controller.redo()
    assert table.game.names == ["Ann", "Bo", "Cem", "Dan"]


def test_that_somebody_left_stands_where_another_has_their_name() -> None:
    table = AtTable("knight")
    controller = table.controller
    controller.submit(Leave(2))
    controller.introduce(1, controller.people[1]._replace(name="Cem"))
    assert not controller.can_undo
    controller.undo()
    assert controller.state.in_game == (0, 1)


def test_who_left_and_came_back_can_do_both_anew() -> None:
    table = AtTable("knight")
    controller = table.controller
    controller.submit(Leave(2))
    controller.submit(Join("Cem"), Person("Cem", 2, "P"))
    controller.undo()
    controller.undo()
    assert controller.state.in_game == (0, 1, 2)
    controller.redo()
    controller.redo()
    assert controller.state.in_game == (0, 1, 3)


def test_no_key_taps_for_two_when_somebody_comes_back() -> None:
    table = AtTable("knight")
    controller = table.controller
    hers = keys(table)[2]
    controller.submit(Leave(2))
    controller.introduce(1, controller.people[1]._replace(tap_key=hers))
    controller.undo()
    assert keys(table)[1] == hers
    assert keys(table)[2]
    assert len(set(keys(table))) == 3


def test_no_key_taps_for_two_when_somebody_joins_again() -> None:
    table = AtTable("knight")
    controller = table.controller
    controller.submit(Join("Dan"), DAN)
    controller.undo()
    controller.introduce(0, controller.people[0]._replace(tap_key="L"))
    controller.redo()
    assert keys(table)[0] == "L"
    assert keys(table)[3]
    assert len(set(keys(table))) == 4


def test_who_comes_back_keeps_a_key_that_is_free() -> None:
    table = AtTable("knight")
    before = keys(table)
    table.controller.submit(Leave(2))
    table.controller.undo()
    assert keys(table) == before
