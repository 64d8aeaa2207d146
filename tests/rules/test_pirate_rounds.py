"""What is handed out, who is Pirate, how rounds end in Mexen with the Pirate."""

import pytest

from mexen_desktop.rules.actions import Give, Stop, Throw
from mexen_desktop.rules.engine import others
from mexen_desktop.rules.events import (
    DecidingThrown,
    Event,
    GiveDue,
    PotChanged,
    RolePassed,
    RoundBegan,
    RoundEnded,
    Thrown,
    TieOpened,
    Took,
    Voided,
)
from mexen_desktop.rules.state import GIVE
from tests.kit.table import ANN, BO, CEM, DEE, Table


def pirate_ann() -> Table:
    """Ann is Pirate and has two throws before her."""
    table = Table("pirate")
    table.throw(100)
    return table


def test_P8_31_hands_one_to_another_player_and_is_no_throw() -> None:
    table = Table("pirate")
    table.throw(65, 31)
    assert table.events == (Thrown(ANN, (3, 1), 0, 31, 1, 3), Voided(ANN, "give"), GiveDue(ANN))
    assert (table.state.phase, table.by, table.state.throws) == ("give", ANN, 1)
    assert table.choices(Give) == [BO, CEM], "not to oneself"
    assert table.legal == ["give", "finish"]
    table.refuses(Give(ANN, ANN), Give(ANN, 3), Give(BO, CEM), Throw(ANN, (6, 5)), Stop(ANN))
    table.give(CEM)
    assert table.told(Event) == [Took(CEM, 1, "given", ANN)]
    assert table.scores == [0, 0, 1]
    assert (table.by, table.state.throws, table.state.phase) == (ANN, 1, "turn")


def test_P8_the_others_are_listed_by_seat_whatever_the_seating_order() -> None:
    table = Table("pirate", players=4)
    table.order(DEE, BO, ANN, CEM)
    table.throw(31)
    assert table.choices(Give) == [BO, CEM, DEE]
    assert others(table.state, GIVE) == (BO, CEM, DEE)


def test_P8_as_often_as_it_happens() -> None:
    table = Table("pirate")
    table.throw(65, 64)
    for to in (BO, CEM, BO):
        table.throw(31)
        table.give(to)
    assert table.scores == [0, 2, 1]
    assert table.results == {}
    table.throw(63)
    assert table.results == {ANN: 63}


def test_P8_both_dice_are_thrown_again() -> None:
    table = Table("pirate")
    table.throw(51)
    table.keep(1, 3)
    table.give(BO)
    assert table.legal == ["throw", "finish"]
    assert table.keeps == []
    table.refuses(Throw(ANN, (6,), 1), Throw(ANN, (6,), 3), Throw(ANN, (6,), 5))
    table.throw(62)
    assert table.state.throws == 2
    assert table.keeps == [6, 2]


def test_P9_whoever_throws_1_1_becomes_pirate() -> None:
    table = pirate_ann()
    assert table.role == (ANN, 1)
    assert table.told(RolePassed, Took) == [RolePassed("pirate", ANN, 1, None)]


def test_P9_the_pirates_own_1_1_raises_the_multiplier() -> None:
    table = pirate_ann()
    table.throw(100)
    assert table.told(RolePassed, Took) == [RolePassed("pirate", ANN, 2, ANN)]
    table.throw(100)
    assert table.role == (ANN, 3)
    assert table.scores == [0, 0, 0]


def test_P9_somebody_elses_1_1_takes_over_at_1() -> None:
    table = pirate_ann()
    table.throw(100, 65)
    assert table.role == (ANN, 2)
    table.throw(100)
    assert table.role == (BO, 1)
    assert table.told(RolePassed, Took) == [RolePassed("pirate", BO, 1, ANN)]


def test_P9_the_pirate_stays_from_round_to_round() -> None:
    table = pirate_ann()
    table.throw(100, 65)
    table.turns(54, 53)
    assert (table.state.round, table.role) == (2, (ANN, 2))


@pytest.mark.parametrize("double", [200, 300, 400, 500, 600])
def test_P10_a_double_costs_the_pirate_as_many_as_the_multiplier(double: int) -> None:
    table = pirate_ann()
    table.throw(double)
    assert table.told(Took) == [Took(ANN, 1, "role")]
    assert table.told(PotChanged, RolePassed) == []
    table.throw(100)
    table.throw(double)
    assert table.told(Took) == [Took(ANN, 2, "role")], "thrown by somebody else"
    assert table.scores == [3, 0, 0]
    assert table.role == (ANN, 2)


def test_P10_without_a_pirate_a_double_costs_nothing() -> None:
    table = Table("pirate")
    table.throw(600)
    assert table.told(Took) == []


def test_P11_the_lowest_takes_the_pot() -> None:
    table = Table("pirate")
    table.throw(21)
    table.throw(43)
    table.throw(41)
    assert table.told(RoundEnded, Took, RoundBegan) == [
        RoundEnded(1, (CEM,), 4, ((ANN, 21), (BO, 43), (CEM, 41))),
        Took(CEM, 4, "pot"),
        RoundBegan(2, CEM),
    ]


def test_P11_of_several_lowest_each_throws_one_die_and_the_highest_loses() -> None:
    table = Table("pirate", players=4, starter=DEE)
    table.turns(54, 65, 54, 54)
    assert table.events[-1] == TieOpened((DEE, BO, CEM))
    assert (table.state.phase, table.by) == ("tie_break", DEE)
    assert table.results == {DEE: 54, ANN: 65, BO: 54, CEM: 54}
    table.refuses(Throw(DEE, (6, 5)), Throw(DEE, ()), Throw(DEE, (0,)), problem="bad_dice")
    table.refuses(Throw(DEE, (7,)), problem="bad_dice")
    table.refuses(Throw(BO, (6,)), Stop(DEE), Throw(DEE, (6,), 5))
    table.one(1)
    assert table.events == (DecidingThrown(DEE, (1,), 1, void=False),)
    table.one(5)
    assert table.by == CEM
    table.one(3)
    assert table.state.losers == (BO,)
    assert table.scores == [0, 1, 0, 0]


def test_P11_equal_at_the_highest_only_those_throw_again() -> None:
    table = Table("pirate", players=4)
    table.turns(54, 65, 54, 54)
    table.one(6, 2, 6)
    assert table.events[-1] == TieOpened((ANN, DEE))
    table.one(4, 4)
    assert table.by == ANN
    table.one(3, 4)
    assert table.state.losers == (DEE,)


def test_P11_these_dice_do_nothing_else() -> None:
    table = pirate_ann()
    table.throw(65, 54)
    table.turns(54, 64)
    table.one(1, 1, 2, 1)
    assert table.role == (ANN, 1)
    assert table.scores == [1, 0, 0]


def test_P12_the_loser_starts_the_next_round_with_an_empty_table() -> None:
    table = Table("pirate")
    table.throw(65, 64, 61)
    table.turns(54, 41)
    assert (table.by, table.state.starter, table.state.pot) == (CEM, CEM, 1)
    assert table.keeps == []
    assert table.results == {}
    tied = Table("pirate", players=2)
    tied.turns(41, 41)
    tied.one(1, 2)
    assert tied.by == BO
    assert tied.keeps == []
