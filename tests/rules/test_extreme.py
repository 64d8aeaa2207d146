"""Mexen extreme, rule by rule."""

import pytest

from mexen_desktop.rules.actions import Give, Stop, Tap, Throw
from mexen_desktop.rules.events import (
    LimitSet,
    PotChanged,
    RolePassed,
    Thrown,
    TieOpened,
    Took,
    TurnBegan,
    TurnEnded,
    Voided,
)
from tests.kit.table import ANN, BO, CEM, Table


@pytest.mark.parametrize("reading", [21, 32, 65, 100, 600])
def test_X1_everybody_throws_exactly_three_counted_times(reading: int) -> None:
    table = Table("extreme")
    for throws in (1, 2):
        table.throw(reading)
        assert (table.by, table.state.throws, table.state.phase) == (ANN, throws, "turn")
        assert table.legal == ["throw", "finish"]
        table.refuses(Stop(ANN), Tap(BO))
    table.throw(43)
    assert table.results == {ANN: 43}
    assert table.told(TurnEnded) == [TurnEnded(ANN, 43, 3, "limit")]


def test_X2_no_keeping_ever() -> None:
    table = Table("extreme")
    table.throw(41)
    assert table.keeps == []
    table.refuses(Throw(ANN, (6,), 1), Throw(ANN, (6,), 4))
    table.throw(41, 41)
    assert table.keeps == [], "nothing is passed on either"


def test_X2_no_limit_is_set_by_anybody() -> None:
    table = Table("extreme")
    table.throw(65, 64, 21)
    assert (table.by, table.state.limit) == (BO, 3)
    assert table.told(LimitSet, TurnBegan) == [TurnBegan(BO, 3, may_take_one=False)]


def test_X3_the_pot_grows_in_the_order_thrown() -> None:
    table = Table("extreme")
    pots = [table.state.pot]
    for reading in (300, 21, 65, 100, 64, 32, 200):
        table.throw(reading)
        pots.append(table.state.pot)
    assert pots == [1, 4, 8, 16, 17, 17, 17, 19]


@pytest.mark.parametrize(
    ("reading", "pot"),
    [(21, 2), (65, 2), (100, 2), (600, 7)],
)
def test_X3_what_doubles_it_and_what_adds(reading: int, pot: int) -> None:
    table = Table("extreme")
    table.throw(reading)
    assert table.told(PotChanged) == [PotChanged(1, pot)]


def test_X4_31_is_not_counted_and_nothing_is_handed_out() -> None:
    table = Table("extreme")
    table.throw(54, 31)
    assert table.events == (Thrown(ANN, (3, 1), 0, 31, 1, 3), Voided(ANN, "again"))
    assert (table.by, table.state.throws, table.state.phase) == (ANN, 1, "turn")
    table.refuses(Give(ANN, BO))
    table.throw(31, 31, 53)
    assert table.state.throws == 2
    table.throw(31, 43)
    assert table.results == {ANN: 43}
    assert table.scores == [0, 0, 0]


def test_X5_the_pirate_as_in_the_pirates_game() -> None:
    table = Table("extreme")
    table.throw(100)
    assert table.told(RolePassed, Took) == [RolePassed("pirate", ANN, 1, None)]
    table.throw(100)
    table.throw(300)
    assert table.told(Took) == [Took(ANN, 2, "role")]
    table.throw(100)
    assert table.role == (BO, 1)


def test_X5_ties_and_the_next_starter_as_in_the_pirates_game() -> None:
    table = Table("extreme")
    table.turns(54, 43, 43)
    assert table.told(TieOpened) == [TieOpened((BO, CEM))]
    table.one(2, 5)
    assert table.state.losers == (CEM,)
    assert (table.by, table.state.pot, table.scores) == (CEM, 1, [0, 0, 1])
