"""How turns go, how the pot grows, in Mexico with the Knight."""

import pytest

from mexen_desktop.rules.actions import Stop, Throw
from mexen_desktop.rules.events import (
    LimitSet,
    PotChanged,
    Thrown,
    TurnBegan,
    TurnEnded,
)
from tests.kit.table import ANN, BO, CEM, Table, knight_ann


def test_K1_the_first_player_may_throw_three_times() -> None:
    table = Table("knight")
    assert table.state.limit == 3
    table.throw(65, 64)
    assert table.by == ANN
    table.throw(63)
    assert table.events == (
        Thrown(ANN, (6, 3), 0, 63, 3, 3),
        TurnEnded(ANN, 63, 3, "limit"),
        LimitSet(ANN, 3),
        TurnBegan(BO, 3, may_take_one=False),
    )


@pytest.mark.parametrize("throws", [1, 2, 3])
def test_K1_the_first_players_throws_are_the_limit_for_everyone_else(throws: int) -> None:
    table = Table("knight")
    table.throw(*[65] * throws)
    if throws < 3:
        table.stop()
    for player in (BO, CEM):
        assert (table.by, table.state.limit) == (player, throws)
        table.throw(*[64 if player == BO else 54] * throws)
    assert (table.state.round, table.state.limit) == (2, 3)


def test_K1_the_limit_is_not_changed_by_the_others() -> None:
    table = Table("knight")
    table.throw(65, 64)
    table.stop()
    table.throw(63)
    table.stop()
    assert table.told(LimitSet) == []
    assert (table.by, table.state.limit) == (CEM, 2)


def test_K1_whoever_sits_before_the_first_player_sets_no_limit_either() -> None:
    table = Table("knight", starter=CEM)
    table.throw(65, 64)
    table.stop()
    table.throw(63)
    table.stop()
    assert table.told(LimitSet) == []
    assert (table.by, table.state.limit) == (BO, 2)


def test_K1_throws_before_a_restart_do_not_count() -> None:
    table = Table("knight")
    table.throw(65, 64, 31, 63)
    table.stop()
    assert (table.by, table.state.limit) == (BO, 1)


def test_K2_no_stop_before_the_first_counted_throw() -> None:
    table = Table("knight")
    assert not table.can("stop")
    table.refuses(Stop(ANN))
    table.throw(65)
    assert table.can("stop")
    table.refuses(Stop(BO))
    table.stop()
    assert table.results == {ANN: 65}
    assert table.events == (
        TurnEnded(ANN, 65, 1, "stop"),
        LimitSet(ANN, 1),
        TurnBegan(BO, 1, may_take_one=False),
    )


def test_K2_no_stop_before_the_first_counted_throw_since_a_restart() -> None:
    table = Table("knight")
    table.throw(65, 31)
    assert not table.can("stop")
    table.refuses(Stop(ANN))
    table.throw(43)
    assert table.can("stop")


def test_K2_at_the_limit_the_turn_ends_by_itself() -> None:
    table = Table("knight")
    table.throw(65)
    table.stop()
    table.throw(64)
    assert table.results == {ANN: 65, BO: 64}
    assert table.by == CEM


@pytest.mark.parametrize(
    ("reading", "stays"),
    [(41, 1), (51, 1), (61, 1), (42, 2), (52, 2), (62, 2), (32, 2)]
    + [(43, 0), (53, 0), (54, 0), (63, 0), (64, 0), (65, 0)]
    + [(double, 0) for double in (100, 200, 300, 400, 500, 600)],
)
def test_K3_a_single_1_or_2_may_stay(reading: int, stays: int) -> None:
    table = Table("knight")
    table.throw(reading)
    assert table.keeps == ([stays] if stays else [])
    wrong = [Throw(ANN, (5,), value) for value in range(1, 8) if value != stays]
    table.refuses(*wrong)


def test_K3_nothing_may_stay_before_the_first_throw() -> None:
    table = Table("knight")
    assert table.keeps == []
    table.turns(61)
    assert table.keeps == [], "not from the player before either"


def test_K3_once_a_turn() -> None:
    table = Table("knight")
    table.throw(61)
    table.keep(1, 4)
    assert (table.state.throws, table.state.last_reading) == (2, 41)
    assert table.keeps == []
    table.refuses(Throw(ANN, (6,), 1))
    table.throw(51)
    assert table.keeps == []


def test_K3_the_right_to_keep_is_each_turns_own() -> None:
    table = Table("knight")
    table.throw(61)
    table.keep(1, 4)
    table.stop()
    for kept in (BO, CEM):
        assert table.by == kept
        table.throw(62)
        table.keep(2, 5)
    assert (table.state.round, table.by) == (2, ANN)
    table.throw(52)
    assert table.keeps == [2], "in the next round too"


def test_K3_keeping_counts_as_a_normal_throw() -> None:
    table = Table("knight")
    table.throw(65, 62)
    table.keep(2, 2)
    assert table.events[:2] == (
        Thrown(ANN, (2,), 2, 200, 3, 3),
        PotChanged(1, 3),
    )
    assert table.results == {ANN: 200}
    table.throw(61)
    table.keep(1, 2)
    assert table.results[BO] == 21
    assert table.state.pot == 6


def test_K3_the_kept_die_is_thrown_again_with_the_next_throw() -> None:
    table = Table("knight")
    table.throw(61)
    table.keep(1, 4)
    table.refuses(Throw(ANN, (4,)), problem="bad_dice")
    table.refuses(Throw(ANN, (6,), 1))
    table.throw(65)
    assert table.results == {ANN: 65}


@pytest.mark.parametrize("dice", [(), (4, 4), (0,), (7,)])
def test_K3_only_the_other_die_is_thrown(dice: tuple[int, ...]) -> None:
    table = Table("knight")
    table.throw(61)
    table.refuses(Throw(ANN, dice, 1), problem="bad_dice")
    table.refuses(
        *(Throw(ANN, other) for other in [(), (5,), (5, 5, 5), (0, 1)]), problem="bad_dice"
    )


def test_K4_the_pot_starts_at_1_and_every_double_adds_the_number_on_one_die() -> None:
    table = Table("knight")
    assert table.state.pot == 1
    pots = []
    for double in (200, 300, 600):
        table.throw(double)
        pots.append(table.state.pot)
    for double in (100, 400, 500):
        table.throw(double)
        pots.append(table.state.pot)
    assert pots == [3, 6, 12, 13, 17, 22]


@pytest.mark.parametrize("reading", [65, 64, 32, 43])
def test_K4_nothing_else_changes_the_pot(reading: int) -> None:
    table = Table("knight")
    table.throw(reading)
    assert table.state.pot == 1
    assert table.told(PotChanged) == []


def test_K4_with_a_knight_in_play_a_double_still_goes_in_once() -> None:
    table = knight_ann()
    table.throw(400)
    assert table.state.pot == 2 + 4
    assert table.scores == [4, 0, 0]


def test_K5_mexico_ends_the_turn_and_adds_7_to_a_pot_at_its_start() -> None:
    table = Table("knight")
    table.throw(21)
    assert table.events == (
        Thrown(ANN, (2, 1), 0, 21, 1, 3),
        PotChanged(1, 8),
        TurnEnded(ANN, 21, 1, "mexico"),
        LimitSet(ANN, 1),
        TurnBegan(BO, 1, may_take_one=False),
    )


def test_K5_a_higher_pot_doubles_and_every_further_mexico_doubles_again() -> None:
    table = Table("knight", players=4)
    pots = []
    table.throw(100, 21)
    pots.append(table.state.pot)
    for _ in (BO, CEM):
        table.throw(21)
        pots.append(table.state.pot)
    assert pots == [4, 8, 16]
    again = Table("knight", players=4)
    again.throw(21)
    again.throw(21)
    assert again.state.pot == 16


def test_K5_by_the_first_player_it_also_sets_the_limit() -> None:
    table = Table("knight")
    table.throw(65, 21)
    assert (table.by, table.state.limit) == (BO, 2)
    table.throw(21)
    assert (table.by, table.state.limit) == (CEM, 2), "only by the first"


def test_K5_a_mexico_at_the_last_throw_ends_the_turn_as_mexico() -> None:
    table = Table("knight")
    table.throw(65, 64, 21)
    assert table.told(TurnEnded) == [TurnEnded(ANN, 21, 3, "mexico")]
