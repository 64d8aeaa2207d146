"""Mexico with lives, rule by rule."""

import pytest

from mexen_desktop.rules.actions import Stop, Throw
from mexen_desktop.rules.events import (
    GameEnded,
    LifeLost,
    PotChanged,
    RoundBegan,
    RoundEnded,
    TieOpened,
    Took,
    TurnEnded,
    WentOut,
)
from tests.kit.table import ANN, BO, CEM, DEE, Table, house
from tests.kit.turn_order import turn_order


def with_lives(lives: int, players: int = 3) -> Table:
    """Everybody has few lives, so that the end is near."""
    return Table(house("lives", lives=lives), players)


def test_L1_everybody_has_6_lives() -> None:
    assert Table("lives", players=6).scores == [6] * 6


def test_L2_up_to_three_throws_with_both_dice() -> None:
    table = Table("lives")
    table.refuses(Stop(ANN))
    table.throw(61)
    assert table.keeps == []
    table.refuses(Throw(ANN, (6,), 1))
    assert table.legal == ["throw", "stop", "finish"]
    table.throw(65, 54)
    assert table.told(TurnEnded) == [TurnEnded(ANN, 54, 3, "limit")]


def test_L2_the_limit_is_three_for_everyone() -> None:
    table = Table("lives")
    for player in (ANN, BO, CEM):
        assert (table.by, table.state.limit) == (player, 3)
        table.turns(65)


def test_L2_a_mexico_or_a_32_does_not_end_the_turn_by_force() -> None:
    table = Table("lives")
    table.throw(21)
    assert (table.by, table.state.phase) == (ANN, "turn")
    table.throw(32)
    assert (table.by, table.state.phase) == (ANN, "turn")
    table.throw(54)
    assert table.results == {ANN: 54}


def test_L3_31_is_the_very_lowest_and_a_result_like_any_other() -> None:
    table = Table("lives")
    table.throw(31)
    assert (table.state.throws, table.can("stop")) == (1, True)
    table.stop()
    assert table.results == {ANN: 31}
    table.turns(32, 65)
    assert table.state.losers == (ANN,)


def test_L4_the_lowest_loses_one_life() -> None:
    table = Table("lives")
    table.turns(65, 54, 64)
    assert table.scores == [6, 5, 6]
    assert table.told(RoundEnded, LifeLost, WentOut, RoundBegan) == [
        RoundEnded(1, (BO,), 1, ((ANN, 65), (BO, 54), (CEM, 64))),
        LifeLost(BO, 1, 5),
        RoundBegan(2, BO),
    ]


def test_L4_all_who_share_the_lowest_lose_one_each_without_deciding_throws() -> None:
    table = Table("lives", players=4, starter=CEM)
    table.turns(54, 65, 54, 54)
    assert table.told(TieOpened) == []
    assert table.scores == [5, 5, 5, 6]
    assert table.state.losers == (ANN, BO, CEM)
    assert table.told(RoundEnded)[0] == RoundEnded(
        1, (CEM, ANN, BO), 1, ((CEM, 54), (DEE, 65), (ANN, 54), (BO, 54))
    )


def test_L4_nothing_goes_into_a_pot() -> None:
    table = Table("lives")
    table.throw(600, 21, 100)
    assert table.state.pot == 0
    assert table.told(PotChanged, Took) == []
    assert table.state.role is None


@pytest.mark.parametrize("thrower", [ANN, BO, CEM])
@pytest.mark.parametrize("thrown_away", [True, False])
def test_L5_with_a_mexico_by_anybody_at_any_throw_the_lowest_lose_two(
    thrower: int, thrown_away: bool
) -> None:
    table = Table("lives")
    for player in (ANN, BO, CEM):
        low = 41 if player == BO else 65
        if player == thrower:
            table.throw(21)
            if thrown_away or player == BO:
                table.throw(low)
            table.stop()
        else:
            table.turns(low)
    assert table.scores == [6, 4, 6]


def test_L5_tied_lowest_lose_two_each() -> None:
    table = Table("lives")
    table.turns(41, 21, 41)
    assert table.scores == [4, 6, 4]


def test_L5_a_mexico_counts_for_its_own_round_alone() -> None:
    table = Table("lives", players=2)
    table.turns(21, 54)
    table.turns(54, 65)
    assert table.scores == [6, 3]


def test_L5_can_be_switched_off() -> None:
    table = Table(house("lives", mexico_costs_two=False), players=2)
    table.turns(21, 54)
    assert table.scores == [6, 5]


def test_L5_lives_do_not_go_below_0() -> None:
    table = with_lives(1)
    table.turns(21, 65, 54)
    assert table.scores == [1, 1, 0]
    assert table.told(LifeLost) == [LifeLost(CEM, 1, 0)]


def test_L6_out_at_0_lives() -> None:
    table = with_lives(1)
    table.turns(65, 54, 64)
    assert table.told(WentOut) == [WentOut(BO)]
    assert table.state.in_game == (ANN, CEM)
    assert table.scores == [1, 0, 1]
    assert (table.state.phase, table.state.winner) == ("turn", None)
    table.refuses(Throw(BO, (6, 5)))


def test_L6_the_last_player_left_wins() -> None:
    table = with_lives(1, players=2)
    table.turns(65, 54)
    assert table.events[-3:] == (LifeLost(BO, 1, 0), WentOut(BO), GameEnded("won", ANN))
    assert (table.state.phase, table.state.player, table.state.winner) == ("over", None, ANN)
    assert table.legal == []
    assert table.results == {ANN: 65, BO: 54}
    assert (table.state.losers, table.state.round) == ((BO,), 1)
    assert turn_order(table.state) == (ANN,)


def test_L6_if_all_who_were_left_go_out_in_the_same_round_the_game_is_dead() -> None:
    table = with_lives(2)
    table.turns(65, 65, 21)
    assert table.state.in_game == (CEM,)
    dead = with_lives(1)
    dead.turns(54, 54, 54)
    assert dead.events[-1] == GameEnded("dead", None)
    assert (dead.state.phase, dead.state.winner) == ("over", None)
    assert (dead.state.in_game, dead.state.losers) == ((), (ANN, BO, CEM))
    assert turn_order(dead.state) == ()


def test_L6_a_dead_game_needs_all_who_were_left() -> None:
    table = with_lives(1, players=3)
    table.turns(54, 54, 65)
    assert table.events[-1] == GameEnded("won", CEM)
    assert table.told(WentOut) == [WentOut(ANN), WentOut(BO)]


def test_L7_the_loser_starts_the_next_round() -> None:
    table = Table("lives")
    table.turns(65, 64, 54)
    assert (table.by, table.state.starter) == (CEM, CEM)


def test_L7_of_several_losers_the_first_in_the_rounds_turn_order() -> None:
    table = Table("lives", starter=BO)
    table.turns(65, 54, 54)
    assert table.state.losers == (ANN, CEM)
    assert table.by == CEM


def test_L7_if_that_player_is_out_the_next_clockwise_who_is_not() -> None:
    table = with_lives(1, players=4)
    table.turns(65, 54, 54, 64)
    assert table.state.in_game == (ANN, DEE)
    assert table.by == DEE
    last = with_lives(1)
    last.turns(65, 64, 54)
    assert last.by == ANN, "round the corner"
