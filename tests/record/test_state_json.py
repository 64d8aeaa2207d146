"""A state's JSON, written out by hand for every phase."""

import json
import math

import pytest

from mexen_desktop.record.state_json import state_json
from tests.kit.table import ANN, BO, CEM, Table, house

KEYS = [
    *("n", "round", "phase", "player", "throws", "limit", "results", "pot", "role"),
    *("tallies", "lives", "in_game", "losers", "legal"),
]


def check(table: Table, expected: str) -> None:
    shown = state_json(table.state)
    assert b"\n" not in shown
    assert json.loads(shown) == json.loads(expected)
    assert list(json.loads(shown)) == list(json.loads(expected))


def test_at_the_start() -> None:
    table = Table("knight", players=3, starter=BO)
    check(
        table,
        """
        {"n": 0, "round": 1, "phase": "turn", "player": 1, "throws": 0, "limit": 3,
         "results": {}, "pot": 1, "role": null, "tallies": [0, 0, 0], "lives": null,
         "in_game": [0, 1, 2], "losers": [],
         "legal": [{"do": "throw", "by": 1},
                   {"do": "leave", "by": 0}, {"do": "leave", "by": 1}, {"do": "leave", "by": 2},
                   {"do": "join"}, {"do": "order"}, {"do": "finish"}]}
        """,
    )
    assert list(json.loads(state_json(table.state))) == KEYS


def test_of_two_nobody_leaves_or_changes_seats() -> None:
    check(
        Table("pirate", players=2),
        """
        {"n": 0, "round": 1, "phase": "turn", "player": 0, "throws": 0, "limit": 3,
         "results": {}, "pot": 1, "role": null, "tallies": [0, 0], "lives": null,
         "in_game": [0, 1], "losers": [],
         "legal": [{"do": "throw", "by": 0}, {"do": "join"}, {"do": "finish"}]}
        """,
    )


def test_the_example_of_the_format() -> None:
    table = Table(house("knight", pot_start=2))
    table.throw(61)
    table.keep(1, 5)
    table.stop()
    check(
        table,
        """
        {"n": 3, "round": 1, "phase": "turn", "player": 1, "throws": 0, "limit": 2,
         "results": {"0": 51}, "pot": 2, "role": null, "tallies": [0, 0, 0], "lives": null,
         "in_game": [0, 1, 2], "losers": [],
         "legal": [{"do": "throw", "by": 1}, {"do": "finish"}]}
        """,
    )


def test_in_a_turn_with_a_die_that_may_stay() -> None:
    table = Table("knight")
    table.throw(61)
    check(
        table,
        """
        {"n": 1, "round": 1, "phase": "turn", "player": 0, "throws": 1, "limit": 3,
         "results": {}, "pot": 1, "role": null, "tallies": [0, 0, 0], "lives": null,
         "in_game": [0, 1, 2], "losers": [],
         "legal": [{"do": "throw", "by": 0}, {"do": "throw", "by": 0, "keep": 1},
                   {"do": "stop", "by": 0}, {"do": "finish"}]}
        """,
    )


def test_dice_that_may_stay_are_listed_high_first_equal_ones_once() -> None:
    table = Table("pirate", players=2)
    table.throw(64)
    check(
        table,
        """
        {"n": 1, "round": 1, "phase": "turn", "player": 0, "throws": 1, "limit": 3,
         "results": {}, "pot": 1, "role": null, "tallies": [0, 0], "lives": null,
         "in_game": [0, 1], "losers": [],
         "legal": [{"do": "throw", "by": 0}, {"do": "throw", "by": 0, "keep": 6},
                   {"do": "throw", "by": 0, "keep": 4}, {"do": "finish"}]}
        """,
    )
    table.throw(100)
    check(
        table,
        """
        {"n": 2, "round": 1, "phase": "turn", "player": 0, "throws": 2, "limit": 3,
         "results": {}, "pot": 1, "role": {"kind": "pirate", "holder": 0, "level": 1},
         "tallies": [0, 0], "lives": null, "in_game": [0, 1], "losers": [],
         "legal": [{"do": "throw", "by": 0}, {"do": "throw", "by": 0, "keep": 1},
                   {"do": "finish"}]}
        """,
    )


def test_in_a_race() -> None:
    table = Table("knight", players=3, starter=BO)
    table.throw(32)
    check(
        table,
        """
        {"n": 1, "round": 1, "phase": "race", "player": 1, "throws": 1, "limit": 3,
         "results": {}, "pot": 1, "role": null, "tallies": [0, 0, 0], "lives": null,
         "in_game": [0, 1, 2], "losers": [],
         "legal": [{"do": "throw", "by": 1}, {"do": "throw", "by": 1, "keep": 2},
                   {"do": "stop", "by": 1}, {"do": "tap", "by": 0}, {"do": "tap", "by": 2},
                   {"do": "finish"}]}
        """,
    )


def test_when_a_31_hands_out() -> None:
    table = Table("pirate", starter=CEM)
    table.throw(21, 31)
    check(
        table,
        """
        {"n": 2, "round": 1, "phase": "give", "player": 0, "throws": 0, "limit": 1,
         "results": {"2": 21}, "pot": 4, "role": null, "tallies": [0, 0, 0], "lives": null,
         "in_game": [0, 1, 2], "losers": [],
         "legal": [{"do": "give", "by": 0, "to": 1}, {"do": "give", "by": 0, "to": 2},
                   {"do": "finish"}]}
        """,
    )


def test_when_the_knight_appoints() -> None:
    table = Table("knight")
    table.throw(100, 100)
    check(
        table,
        """
        {"n": 2, "round": 1, "phase": "appoint", "player": 0, "throws": 2, "limit": 3,
         "results": {}, "pot": 3, "role": {"kind": "knight", "holder": 0, "level": 1},
         "tallies": [1, 0, 0], "lives": null, "in_game": [0, 1, 2], "losers": [],
         "legal": [{"do": "appoint", "by": 0, "to": 1}, {"do": "appoint", "by": 0, "to": 2},
                   {"do": "finish"}]}
        """,
    )


def test_in_a_tie_break_all_results_stay_listed() -> None:
    table = Table("knight")
    table.turns(54, 65, 54)
    table.throw(61)
    check(
        table,
        """
        {"n": 5, "round": 1, "phase": "tie_break", "player": 2, "throws": 0, "limit": 0,
         "results": {"0": 54, "1": 65, "2": 54}, "pot": 1, "role": null,
         "tallies": [0, 0, 0], "lives": null, "in_game": [0, 1, 2], "losers": [],
         "legal": [{"do": "throw", "by": 2}, {"do": "finish"}]}
        """,
    )


def test_after_a_round_the_next_one_has_begun() -> None:
    table = Table("knight")
    table.turns(300, 65, 64)
    check(
        table,
        """
        {"n": 4, "round": 2, "phase": "turn", "player": 2, "throws": 0, "limit": 3,
         "results": {}, "pot": 1, "role": null, "tallies": [0, 0, 4], "lives": null,
         "in_game": [0, 1, 2], "losers": [2],
         "legal": [{"do": "throw", "by": 2},
                   {"do": "leave", "by": 0}, {"do": "leave", "by": 1}, {"do": "leave", "by": 2},
                   {"do": "join"}, {"do": "order"}, {"do": "finish"}]}
        """,
    )


def test_players_come_and_go_while_the_seats_stay() -> None:
    table = Table("knight")
    table.turns(300, 65, 64)
    table.leave(CEM)
    table.join("Dee")
    table.order(3, 1, 0)
    check(
        table,
        """
        {"n": 7, "round": 2, "phase": "turn", "player": 0, "throws": 0, "limit": 3,
         "results": {}, "pot": 1, "role": null, "tallies": [0, 0, 4, 0], "lives": null,
         "in_game": [3, 1, 0], "losers": [2],
         "legal": [{"do": "throw", "by": 0},
                   {"do": "leave", "by": 0}, {"do": "leave", "by": 1}, {"do": "leave", "by": 3},
                   {"do": "join"}, {"do": "order"}, {"do": "finish"}]}
        """,
    )


def test_a_game_that_somebody_ended() -> None:
    table = Table("extreme")
    table.throw(100, 64)
    table.finish()
    check(
        table,
        """
        {"n": 3, "round": 1, "phase": "over", "player": null, "throws": 0, "limit": 0,
         "results": {}, "pot": 2, "role": {"kind": "pirate", "holder": 0, "level": 1},
         "tallies": [0, 0, 0], "lives": null, "in_game": [0, 1, 2], "losers": [],
         "winner": null, "legal": []}
        """,
    )


def test_lives_are_shown_instead_of_pot_and_tallies() -> None:
    table = Table("lives", players=3)
    table.turns(54, 54, 65)
    check(
        table,
        """
        {"n": 6, "round": 2, "phase": "turn", "player": 0, "throws": 0, "limit": 3,
         "results": {}, "pot": null, "role": null, "tallies": null, "lives": [5, 5, 6],
         "in_game": [0, 1, 2], "losers": [0, 1],
         "legal": [{"do": "throw", "by": 0},
                   {"do": "leave", "by": 0}, {"do": "leave", "by": 1}, {"do": "leave", "by": 2},
                   {"do": "order"}, {"do": "finish"}]}
        """,
    )


def test_a_game_that_somebody_won() -> None:
    table = Table(house("lives", lives=1), players=3)
    table.turns(54, 65, 54)
    check(
        table,
        """
        {"n": 6, "round": 1, "phase": "over", "player": null, "throws": 0, "limit": 0,
         "results": {"0": 54, "1": 65, "2": 54}, "pot": null, "role": null, "tallies": null,
         "lives": [0, 1, 0], "in_game": [1], "losers": [0, 2], "winner": 1, "legal": []}
        """,
    )


def test_a_dead_game_has_no_winner() -> None:
    table = Table(house("lives", lives=1), players=2, starter=BO)
    table.turns(31, 31)
    check(
        table,
        """
        {"n": 4, "round": 1, "phase": "over", "player": null, "throws": 0, "limit": 0,
         "results": {"1": 31, "0": 31}, "pot": null, "role": null, "tallies": null,
         "lives": [0, 0], "in_game": [], "losers": [0, 1], "winner": null, "legal": []}
        """,
    )


def test_a_player_who_left_a_game_of_lives_has_none() -> None:
    table = Table("lives", players=2)
    table.leave(ANN)
    check(
        table,
        """
        {"n": 1, "round": 1, "phase": "over", "player": null, "throws": 0, "limit": 0,
         "results": {}, "pot": null, "role": null, "tallies": null,
         "lives": [0, 6], "in_game": [1], "losers": [], "winner": 1, "legal": []}
        """,
    )


@pytest.mark.parametrize("doublings", [40, 70, 20_000])
def test_a_pot_of_any_size_is_exact(doublings: int) -> None:
    table = Table(house("knight", pot_mexico="double", mexico_ends_turn=False), players=2)
    for _ in range(doublings):
        table.throw(21, 31)
    digits = state_json(table.state).partition(b'"pot":')[2].partition(b",")[0]
    # Python itself reads no more than 4,300 digits.
    assert digits.isdigit()
    assert len(digits) == math.floor(doublings * math.log10(2)) + 1
    assert int(digits[-12:]) == pow(2, doublings, 10**12)
