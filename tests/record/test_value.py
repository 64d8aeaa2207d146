"""What a record tells beside the game, as far as it can be believed."""

import json
from typing import Any

import pytest

from mexen_desktop.record.reading import read
from mexen_desktop.record.value import MOST_LOTS, Record
from tests.kit.records import document, throw

TOLD = (6, 2, 6, 1, 4)


def told(*actions: object, **notes: Any) -> Record:
    return read(document(*actions, **notes))


def dice(record: Record) -> tuple[int, ...]:
    return tuple(die for die, _ in record.lots())


def test_it_tells_which_throws_were_of_own_dice() -> None:
    assert told().own_dice() == frozenset()
    assert told(x_own_dice=[2, 5]).own_dice() == {2, 5}


@pytest.mark.parametrize("none", ["2", 2.0, True, None, {}])
def test_what_is_no_number_marks_no_throw(none: object) -> None:
    assert told(x_own_dice=[none, 3]).own_dice() == {3}
    assert told(x_own_dice=none).own_dice() == frozenset()


def test_it_tells_who_threw_what_for_the_start_by_which_dice() -> None:
    lots = told(starter=2, x_lots=TOLD, x_own_lots=[1, 5]).lots()
    assert lots == ((6, True), (2, False), (6, False), (1, False), (4, True))


@pytest.mark.parametrize("die", [True, "1", 1.0, None, [1], 0, 7])
def test_what_is_no_die_was_not_thrown_for_the_start(die: object) -> None:
    assert dice(told(starter=1, x_lots=[1, 6, 1])) == (1, 6, 1)
    assert dice(told(starter=1, x_lots=[die, 6, 1])) == ()


def test_what_leads_to_somebody_else_is_not_believed() -> None:
    assert dice(told(starter=0, x_lots=TOLD)) == ()


def test_what_was_not_settled_is_believed_where_nothing_came_after_it() -> None:
    assert dice(told(starter=1, x_lots=[4])) == (4,)
    assert dice(told(throw(1, 6, 4), starter=1, x_lots=[4])) == ()
    assert dice(told({"do": "dance"}, starter=1, x_lots=[4])) == ()


def test_as_many_dice_are_believed_as_anybody_could_throw() -> None:
    level = [5] * 3 * (MOST_LOTS - 1)
    assert len(dice(told(x_lots=[*level, 6, 1, 1]))) == 3 * MOST_LOTS
    assert dice(told(x_lots=[*level, 5, 5, 5, 6, 1, 1])) == ()


def test_it_tells_which_seats_computers_had() -> None:
    assert told().computers() == {}
    assert told(x_computers={"0": "easy", "2": "strong"}).computers() == {0: 1, 2: 3}


def test_a_seat_is_written_in_the_digits_of_json() -> None:
    arabic = json.loads('"\\u0661"')
    assert int(arabic) == 1
    assert told(x_computers={arabic: "easy"}).computers() == {}
