"""Who is Knight, what it costs."""

import pytest

from mexen_desktop.rules.actions import Appoint, Stop, Throw
from mexen_desktop.rules.events import (
    AppointDue,
    LimitSet,
    PotChanged,
    RolePassed,
    Took,
    TurnBegan,
    TurnEnded,
)
from tests.kit.table import ANN, BO, CEM, Table, knight_ann


def test_K6_whoever_throws_1_1_becomes_knight() -> None:
    table = Table("knight")
    assert table.state.role is None
    table.throw(100)
    assert table.role == (ANN, 1)
    assert table.told(RolePassed) == [RolePassed("knight", ANN, 1, None)]


def test_K6_the_knight_stays_it_in_later_rounds_until_somebody_takes_over() -> None:
    table = knight_ann()
    table.stop()
    table.turns(65, 64)
    assert (table.state.round, table.role) == (2, (ANN, 1))
    table.throw(100)
    assert table.role == (table.by, 1) == (CEM, 1)


@pytest.mark.parametrize("thrower", [ANN, BO])
@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_K7_each_double_from_200_makes_the_knight_take_the_number_on_one_die(
    face: int, thrower: int
) -> None:
    table = knight_ann()
    if thrower == BO:
        table.stop()
    table.throw(face * 100)
    assert table.told(Took) == [Took(ANN, face, "role")]
    assert table.scores == [face, 0, 0]
    assert table.told(PotChanged) == [PotChanged(2, 2 + face)]
    assert table.role == (ANN, 1)
    assert table.told(RolePassed) == []


def test_K7_without_a_knight_nobody_takes_anything() -> None:
    table = Table("knight")
    table.throw(600)
    assert table.told(Took) == []
    assert table.scores == [0, 0, 0]


def test_K8_100_by_somebody_else_costs_the_knight_1_and_passes_the_role_on() -> None:
    table = knight_ann()
    table.stop()
    table.throw(100)
    assert table.told(Took, RolePassed) == [
        Took(ANN, 1, "role"),
        RolePassed("knight", BO, 1, ANN),
    ]
    assert table.scores == [1, 0, 0]
    assert table.role == (BO, 1)
    assert (table.by, table.state.phase) == (CEM, "turn")


def test_K8_100_by_the_knight_costs_1_then_the_knight_chooses_another() -> None:
    table = knight_ann()
    table.throw(100)
    assert table.scores == [1, 0, 0]
    assert table.events[-2:] == (Took(ANN, 1, "role"), AppointDue(ANN))
    assert (table.state.phase, table.by) == ("appoint", ANN)
    assert table.choices(Appoint) == [BO, CEM]
    assert table.legal == ["appoint", "finish"]
    table.refuses(
        Appoint(ANN, ANN), Appoint(BO, CEM), Appoint(ANN, 3), Throw(ANN, (6, 5)), Stop(ANN)
    )
    table.appoint(CEM)
    assert table.events == (RolePassed("knight", CEM, 1, ANN),)
    assert table.role == (CEM, 1)
    assert (table.state.phase, table.by, table.state.throws) == ("turn", ANN, 2)


def test_K8_the_choice_comes_before_the_turn_ends_at_the_last_throw() -> None:
    table = knight_ann()
    table.throw(65, 100)
    assert table.state.phase == "appoint"
    assert table.results == {}
    table.appoint(BO)
    assert table.results == {ANN: 100}
    assert table.events == (
        RolePassed("knight", BO, 1, ANN),
        TurnEnded(ANN, 100, 3, "limit"),
        LimitSet(ANN, 3),
        TurnBegan(BO, 3, may_take_one=False),
    )


def test_K8_the_choice_comes_before_the_round_ends() -> None:
    table = Table("knight", players=2)
    table.turns(65, 100)
    table.turns(65)
    table.throw(100)
    assert (table.state.phase, table.by, table.state.round) == ("appoint", BO, 2)
    assert table.scores == [2, 1]
    table.appoint(ANN)
    assert table.state.round == 3
    assert table.scores == [2 + 2, 1]
    assert table.role == (ANN, 1)


def test_K8_without_a_knight_the_thrower_is_knight_for_nothing() -> None:
    table = Table("knight")
    table.throw(100)
    assert table.scores == [0, 0, 0]
    assert table.told(Took) == []


def test_K8_after_the_choice_the_turn_goes_on_and_may_win_the_role_back() -> None:
    table = knight_ann()
    table.throw(100)
    table.appoint(BO)
    assert table.legal == ["throw", "stop", "finish"]
    table.throw(100)
    assert table.scores == [1, 1, 0]
    assert table.role == (ANN, 1)
