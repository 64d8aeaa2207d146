"""Joining, leaving, changing seats."""

import pytest

from mexen_desktop.rules.actions import Join, Leave, Order
from mexen_desktop.rules.events import (
    GameEnded,
    Joined,
    Left,
    LifeLost,
    Reordered,
    RoleVacated,
    RoundBegan,
    StarterChanged,
    WentOut,
)
from mexen_desktop.rules.presets import PRESETS
from tests.kit.table import ANN, BO, CEM, DEE, EVE, Table
from tests.kit.turn_order import turn_order


def test_C8_a_player_joins_at_the_end_of_the_seating_order() -> None:
    table = Table("knight", starter=CEM)
    table.join("Dee")
    assert table.events == (Joined(DEE, "Dee"),)
    assert table.state.in_game == (ANN, BO, CEM, DEE)
    assert table.by == CEM
    table.turns(65, 64, 63, 62)
    assert table.state.losers == (BO,)
    assert table.scores == [0, 1, 0, 0]


@pytest.mark.parametrize("rules", PRESETS)
def test_C8_nobody_comes_or_goes_once_dice_of_the_round_have_rolled(rules: str) -> None:
    table = Table(rules)
    assert table.can("leave")
    table.throw(65)
    changes = (Join("Dee"), Leave(ANN), Leave(BO), Order((2, 1, 0)))
    table.refuses(*changes)
    while table.state.round == 1:
        table.throw(65 if len(table.results) < 2 else 43)
        if table.state.round == 1:
            table.refuses(*changes)
    assert table.legal[-3:] == [
        *(["leave"] if PRESETS[rules].costs_life else ["join"]),
        "order",
        "finish",
    ]


@pytest.mark.parametrize("rules", ["knight", "pirate", "extreme"])
def test_C8_a_31_counts_as_rolled(rules: str) -> None:
    table = Table(rules)
    table.throw(31)
    table.refuses(Join("Dee"), Leave(ANN), Order((2, 1, 0)))


def test_C8_a_deciding_throw_is_still_the_same_round() -> None:
    table = Table("knight", players=3)
    table.turns(41, 41, 65)
    assert table.state.phase == "tie_break"
    table.refuses(Join("Dee"), Leave(ANN), Order((2, 1, 0)))


def test_C8_nobody_joins_where_a_life_is_the_loss() -> None:
    table = Table("lives", players=2)
    assert "join" not in table.legal
    table.refuses(Join("Cem"))


def test_C8_most_players_hold() -> None:
    table = Table("knight", players=7)
    table.join()
    assert not table.can("join")
    table.refuses(Join("Ninth"))
    table.leave(BO)
    assert table.can("join")
    crowd = Table("pirate", players=2)
    for _ in range(50):
        crowd.join()
    assert crowd.can("join")


def test_C8_least_players_hold() -> None:
    table = Table("extreme", players=3)
    table.leave(ANN)
    assert not table.can("leave")
    table.refuses(Leave(BO), Leave(CEM))


def test_C8_only_those_in_the_game_can_leave() -> None:
    table = Table("pirate", players=4)
    table.leave(BO)
    table.refuses(Leave(BO), Leave(EVE))


def test_C8_a_tally_stays_with_who_has_left_and_a_seat_is_never_taken_twice() -> None:
    table = Table("extreme")
    table.turns(65, 64, 41)
    assert table.scores == [0, 0, 8], "1, doubled by three times 65"
    table.leave(CEM)
    assert table.events == (Left(CEM), StarterChanged(ANN))
    table.join("Dee")
    assert table.state.in_game == (ANN, BO, DEE)
    assert table.scores == [0, 0, 8, 0]
    assert [table.state.score_of(seat) for seat in range(5)] == [0, 0, 8, 0, 0]


def test_C8_a_role_whose_holder_leaves_is_vacant() -> None:
    table = Table("knight")
    table.turns(100, 65, 64)
    assert table.role == (ANN, 1)
    table.leave(BO)
    assert table.role == (ANN, 1)
    assert table.told(RoleVacated) == []
    table.join()
    table.leave(ANN)
    assert table.state.role is None
    assert RoleVacated("knight", ANN) in table.events


def test_C8_if_the_starter_leaves_the_next_clockwise_starts() -> None:
    table = Table("pirate", players=4, starter=DEE)
    table.leave(BO)
    assert table.told(StarterChanged) == []
    assert (table.by, table.state.starter) == (DEE, DEE)
    table.leave(DEE)
    assert table.events == (Left(DEE), StarterChanged(ANN))
    assert (table.by, table.state.starter) == (ANN, ANN)
    assert table.state.in_game == (ANN, CEM)


def test_C8_after_a_change_of_order_the_starter_is_the_same_person() -> None:
    table = Table("extreme", starter=BO)
    table.turns(65, 65, 41)
    table.turns(65, 63, 64)
    scores = table.scores
    table.order(CEM, ANN, BO)
    assert table.events == (Reordered((CEM, ANN, BO)),)
    assert table.by == table.state.starter == BO
    assert turn_order(table.state) == (BO, CEM, ANN)
    assert table.scores == scores, "tallies belong to people, not to places"


def test_C8_an_order_names_each_in_the_game_once() -> None:
    table = Table("pirate", players=4)
    table.leave(BO)
    wrong = [(0, 2), (0, 2, 3, 1), (0, 2, 2), (0, 1, 2), (), (0, 2, 4)]
    table.refuses(*map(Order, wrong), problem="bad_seats")
    table.order(DEE, ANN, CEM)


def test_C8_of_two_players_there_is_no_order_to_change() -> None:
    table = Table("knight", players=2)
    assert "order" not in table.legal
    table.refuses(Order((1, 0)))


def test_C8_leaving_is_being_out_where_a_life_is_the_loss() -> None:
    table = Table("lives")
    table.leave(ANN)
    assert table.events == (Left(ANN), LifeLost(ANN, 6, 0), WentOut(ANN), StarterChanged(BO))
    assert table.scores == [0, 6, 6]
    assert (table.state.in_game, table.by) == ((BO, CEM), BO)


def test_C8_leaving_a_game_for_lives_down_to_one_is_a_win_for_the_last() -> None:
    table = Table("lives", players=2)
    table.leave(ANN)
    assert table.events[-1] == GameEnded("won", BO)
    assert (table.state.phase, table.state.winner) == ("over", BO)
    assert table.state.in_game == turn_order(table.state) == (BO,)
    assert table.scores == [0, 6]
    assert table.told(StarterChanged, RoundBegan) == []


def test_C8_leaving_and_joining_a_hundred_times_keeps_every_tally() -> None:
    table = Table("pirate")
    expected = [0, 0, 0]
    for newcomer in range(3, 103):
        table.join()
        while table.state.round < newcomer - 1:
            table.turns(41 if table.by == newcomer else 54)
        expected.append(1)
        if newcomer % 3:
            table.leave(newcomer)
    assert table.scores == expected
    assert [table.state.score_of(seat) for seat in range(103)] == expected


def test_C8_a_game_that_very_many_have_left_can_be_compared_with_itself() -> None:
    states = []
    for _ in range(2):
        table = Table("pirate")
        for newcomer in range(3, 5_003):
            table.join()
            table.leave(newcomer)
        states.append(table.state)
    assert states[0] == states[1]
    assert hash(states[0]) == hash(states[1])
