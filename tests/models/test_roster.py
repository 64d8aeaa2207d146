"""Who may be called what, who has which key, who starts."""

import pytest

from mexen_desktop.models.roster import Roster
from mexen_desktop.models.tap_keys import DEFAULTS, Why, free_key, key_problem
from mexen_desktop.record.errors import Problem
from mexen_desktop.settings import Player


def roster(*names: str, starter: str = "") -> Roster:
    players = [Player(name, place % 8, DEFAULTS[place]) for place, name in enumerate(names)]
    return Roster(players, starter)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", Problem.NAME_EMPTY),
        ("   ", Problem.NAME_EMPTY),
        ("Ann", Problem.NAME_TAKEN),
        ("  aNN ", Problem.NAME_TAKEN),
        ("x" * 41, Problem.NAME_TOO_LONG),
        ("Bo\tthe second", Problem.NAME_UNPRINTABLE),
        ("x" * 40, None),
        ("<b>Tom & Jerry</b>", None),
        ("Søren", None),
    ],
)
def test_a_name_stays_only_if_somebody_may_have_it(name: str, problem: Problem | None) -> None:
    people = roster("Ann", "Bo")

    people.rename(people.entries[1], name)

    assert people.problem(people.entries[1]) is problem
    assert people.players()[1].name == ("Bo" if problem else name.strip())


def test_composed_or_not_a_name_is_the_same() -> None:
    people = roster("Zoë", "Bo")

    people.rename(people.entries[1], "Zoe\u0308")

    assert people.problem(people.entries[1]) is Problem.NAME_TAKEN


def test_of_two_who_want_one_name_who_had_it_first_keeps_it() -> None:
    people = roster("Ann", "Bo", "Cem")
    ann, _, cem = people.entries

    people.rename(cem, "Ann")

    assert people.problem(ann) is None
    assert people.unsettled == 1
    people.rename(ann, "Anna")
    assert people.unsettled == 0
    assert [player.name for player in people.players()] == ["Anna", "Bo", "Ann"]


def test_two_can_change_names_with_each_other() -> None:
    people = roster("Ann", "Bo")
    ann, bo = people.entries

    people.rename(ann, "Bo")
    people.rename(bo, "Ann")

    assert people.unsettled == 0
    assert [player.name for player in people.players()] == ["Bo", "Ann"]


def test_the_first_who_plays_starts_where_nobody_was_chosen() -> None:
    people = roster("Ann", "Bo", "Cem")
    assert people.starter is people.entries[0]
    people.toggle(people.entries[0])
    assert people.starter is people.entries[1]


def test_the_chosen_one_starts_whatever_they_are_called_by_then() -> None:
    people = roster("Ann", "Bo", "Cem", starter="Bo")
    people.rename(people.entries[1], "Bodil")
    assert people.starter is not None
    assert people.starter.settled == "Bodil"


def test_nobody_starts_where_nobody_plays() -> None:
    people = roster("Ann")
    people.toggle(people.entries[0])
    assert people.starter is None


def test_the_numbers_count_those_who_play() -> None:
    people = roster("Ann", "Bo", "Cem")
    people.toggle(people.entries[1])
    assert [people.number(entry) for entry in people.entries] == [1, 0, 2]


def test_the_next_colour_is_one_that_nobody_who_plays_has() -> None:
    people = roster("Ann", "Bo", "Cem", "Dag")
    people.toggle(people.entries[2])
    people.change_colour(people.entries[0])
    assert people.entries[0].colour == 2


def test_where_all_colours_are_taken_the_next_one_is_given() -> None:
    people = roster(*(f"Player {number}" for number in range(9)))
    people.change_colour(people.entries[0])
    assert people.entries[0].colour == 1


def test_a_newcomer_gets_a_free_colour_and_a_free_key() -> None:
    people = roster("Ann", "Bo")
    somebody = people.newcomer("Cem", plays=True)
    assert (somebody.colour, somebody.tap_key) == (2, DEFAULTS[2])


def test_no_two_who_play_have_one_key() -> None:
    people = Roster([Player("Ann", 0, "A"), Player("Bo", 1, "A"), Player("Cem", 2, "A", False)])
    keys = [entry.tap_key for entry in people.playing()]
    assert len(set(keys)) == 2
    people.toggle(people.entries[2])
    assert len({entry.tap_key for entry in people.playing()}) == 3


def test_a_key_goes_to_who_plays_from_who_does_not() -> None:
    people = Roster([Player("Ann", 0, "A"), Player("Bo", 1, "B", False)])
    assert people.change_key(people.entries[0], "b") is None
    assert [entry.tap_key for entry in people.entries] == ["B", ""]


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("s", Why.STOPS),
        ("S", Why.STOPS),
        ("1", Why.CHOOSES),
        ("٣", Why.CHOOSES),
        (" ", Why.NO_LETTER),
        ("", Why.NO_LETTER),
        ("\x01", Why.NO_LETTER),
        ("b", Why.TAKEN),
        ("x", None),
        ("ø", None),
        ("-", None),
        ("Ж", None),
    ],
)
def test_which_keys_can_tap(key: str, why: Why | None) -> None:
    problem = key_problem(key, {"B": "Bo"})
    assert (problem.why if problem else None) is why


def test_who_has_a_key_already_is_named() -> None:
    problem = key_problem("b", {"B": "Bo"})
    assert problem is not None
    assert (problem.key, problem.owner) == ("B", "Bo")


def test_the_usual_keys_are_all_possible_and_all_different() -> None:
    assert len(set(DEFAULTS)) == len(DEFAULTS)
    assert all(key_problem(key, {}) is None for key in DEFAULTS)


@pytest.mark.parametrize(
    "layout",
    [
        ("QAZ", "WSX", "EDC", "RFV", "TGB", "YHN", "UJM", "IK", "OL", "P"),
        ("QAY", "WSX", "EDC", "RFV", "TGB", "ZHN", "UJM", "IK", "OL", "P"),
        ("AQW", "ZSX", "EDC", "RFV", "TGB", "YHN", "UJ", "IK", "OL", "PM"),
    ],
)
def test_keys_that_a_keyboard_may_drop_together_come_last(layout: tuple[str, ...]) -> None:
    columns = {key: number for number, column in enumerate(layout) for key in column}
    assert len({columns[key] for key in DEFAULTS[:10]}) == 10


def test_with_all_usual_keys_taken_somebody_has_none() -> None:
    assert free_key(set(DEFAULTS)) == ""


def test_a_computer_needs_no_key_and_takes_none() -> None:
    roster = Roster([Player("Ann", 0, "A")])
    computer = roster.newcomer("Computer", plays=True, level=2)
    roster.entries.append(computer)
    assert computer.tap_key == ""
    roster.toggle(computer)
    roster.toggle(computer)
    assert computer.tap_key == ""


def test_after_the_best_level_comes_the_easiest() -> None:
    roster = Roster([Player("Ann", 0, "A"), Player("Computer", 1, "", level=2)])
    ann, computer = roster.entries
    levels = []
    for _ in range(3):
        roster.change_level(computer)
        roster.change_level(ann)
        levels.append((ann.level, computer.level))
    assert levels == [(0, 3), (0, 1), (0, 2)]


def test_a_free_name_is_the_first_that_nobody_has() -> None:
    roster = Roster([Player("C 1", 0, ""), Player("c 2", 1, "")])
    assert roster.free_name(lambda number: f"C {number}") == "C 3"
