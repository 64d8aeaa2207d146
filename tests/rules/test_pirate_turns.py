"""How turns go in Mexen with the Pirate: throws, dice that stay, dice that are passed on."""

import pytest

from mexen_desktop.rules.actions import Stop, Throw
from mexen_desktop.rules.events import LimitSet, Thrown, TurnBegan, TurnEnded
from tests.kit.table import ANN, BO, CEM, DEE, Table


def test_P1_three_throws_and_the_last_counts() -> None:
    table = Table("pirate")
    table.throw(600, 65)
    assert (table.by, table.state.limit) == (ANN, 3)
    table.throw(41)
    assert table.results == {ANN: 41}
    assert table.told(TurnEnded) == [TurnEnded(ANN, 41, 3, "limit")]


def test_P1_no_stopping_early() -> None:
    table = Table("pirate")
    for _ in range(2):
        table.throw(65)
        assert not table.can("stop")
        table.refuses(Stop(ANN))


@pytest.mark.parametrize("before", [0, 1])
def test_P2_an_early_mex_of_the_first_player_sets_the_limit(before: int) -> None:
    table = Table("pirate")
    table.throw(*[65] * before, 21)
    assert table.told(LimitSet, TurnBegan) == [
        LimitSet(ANN, before + 1),
        TurnBegan(BO, before + 1, may_take_one=True),
    ]
    for player in (BO, CEM):
        assert (table.by, table.state.limit) == (player, before + 1)
        table.throw(*[54] * (before + 1))
    assert table.results == {ANN: 21, BO: 54, CEM: 54}


def test_P2_nothing_else_sets_a_limit() -> None:
    for readings in ((65, 64, 21), (32,), (65, 32), (65, 64, 63)):
        table = Table("pirate")
        table.throw(*readings)
        assert (table.by, table.state.limit) == (BO, 3)
        assert table.told(LimitSet) == []


def test_P2_only_the_first_player_sets_a_limit() -> None:
    table = Table("pirate")
    table.turns(65)
    table.throw(21)
    assert (table.by, table.state.limit) == (CEM, 3)


def test_P2_whoever_sits_before_the_first_player_sets_no_limit_either() -> None:
    table = Table("pirate", starter=CEM)
    table.turns(65)
    table.throw(21)
    assert (table.by, table.state.limit) == (BO, 3)


def test_P2_a_31_is_not_counted_as_a_throw() -> None:
    table = Table("pirate")
    table.throw(31)
    table.give(BO)
    table.throw(21)
    assert (table.by, table.state.limit) == (BO, 1)


@pytest.mark.parametrize("reading", [65, 64, 53, 41, 42])
def test_P3_any_die_may_stay(reading: int) -> None:
    table = Table("pirate")
    assert table.keeps == []
    table.throw(reading)
    assert table.keeps == [reading // 10, reading % 10]
    table.refuses(*(Throw(ANN, (6,), value) for value in range(1, 8) if value not in table.keeps))


def test_P3_of_two_equal_dice_either_may_stay_which_is_one_choice() -> None:
    table = Table("pirate")
    table.throw(500)
    assert table.keeps == [5]


def test_P3_a_die_that_stayed_must_be_thrown_next_while_the_other_may_stay() -> None:
    table = Table("pirate")
    table.throw(64)
    table.keep(6, 2)
    assert table.events[0] == Thrown(ANN, (2,), 6, 62, 2, 3)
    assert table.keeps == [2]
    table.keep(2, 5)
    assert table.results == {ANN: 52}


@pytest.mark.parametrize(("stayed", "rolled"), [(2, 6), (6, 6), (1, 3), (4, 1)])
def test_P3_only_the_die_just_thrown_may_stay_again(stayed: int, rolled: int) -> None:
    table = Table("pirate")
    table.throw({2: 52, 6: 64, 1: 51, 4: 54}[stayed])
    table.keep(stayed, rolled)
    if (stayed, rolled) == (1, 3):
        assert table.state.phase == "give"
        assert table.keeps == []
    else:
        assert table.keeps == [rolled]


def test_P3_a_double_or_a_mex_made_by_keeping_counts() -> None:
    table = Table("pirate")
    table.throw(61)
    table.keep(1, 1)
    assert table.role == (ANN, 1)
    table.keep(1, 2)
    assert table.results == {ANN: 21}
    assert table.state.pot == 4


def test_P4_a_1_of_the_last_throw_before_may_stay() -> None:
    table = Table("pirate")
    table.throw(65, 64, 61)
    assert table.told(TurnBegan) == [TurnBegan(BO, 3, may_take_one=True)]
    assert table.keeps == [1], "only the 1, not the 6"
    table.keep(1, 5)
    assert table.state.last_reading == 51
    assert table.keeps == [5], "the 1 must be thrown next"


def test_P4_it_is_a_choice_for_the_first_throw_alone() -> None:
    table = Table("pirate")
    table.throw(65, 64, 61)
    table.throw(54)
    assert table.keeps == [5, 4]
    table.throw(43, 43)
    assert table.keeps == [], "Bo's own dice are what Cem may take from"


@pytest.mark.parametrize("last", [65, 200, 32, 42])
def test_P4_nothing_but_a_1_is_passed_on(last: int) -> None:
    table = Table("pirate")
    table.turns(last)
    assert table.told(TurnBegan) == [TurnBegan(BO, 3, may_take_one=False)]
    assert table.keeps == []


@pytest.mark.parametrize("last", [21, 100, 41, 51])
def test_P4_the_1_of_a_mex_or_of_a_double_1_passes_on_too(last: int) -> None:
    table = Table("pirate")
    table.throw(65, 64, last)
    assert table.keeps == [1]


def test_P4_a_1_that_stayed_in_the_last_throw_is_not_passed_on() -> None:
    table = Table("pirate")
    table.throw(65, 61)
    table.keep(1, 4)
    assert table.results == {ANN: 41}
    assert table.keeps == []


def test_P4_a_1_rolled_beside_one_that_stayed_is_passed_on() -> None:
    for kept in (6, 1):
        table = Table("pirate")
        table.throw(65, 61)
        table.keep(kept, 1)
        assert table.by == BO
        assert table.keeps == [1]


def test_P4_the_1_of_a_mex_that_stayed_is_not_passed_on() -> None:
    table = Table("pirate")
    table.throw(61)
    table.keep(1, 2)
    assert (table.results, table.keeps) == ({ANN: 21}, [])
    table = Table("pirate")
    table.throw(62)
    table.keep(2, 1)
    assert (table.results, table.keeps) == ({ANN: 21}, [1])


def test_P4_a_31_before_the_first_counted_throw_takes_the_1_away() -> None:
    table = Table("pirate")
    table.throw(65, 64, 61)
    table.throw(31)
    table.give(ANN)
    assert table.keeps == []
    table.refuses(Throw(BO, (5,), 1))


def test_P4_the_rounds_first_player_starts_with_an_empty_table() -> None:
    table = Table("pirate", players=4)
    table.turns(65, 65, 65, 41)
    assert (table.by, table.state.round) == (DEE, 2)
    assert table.keeps == []


def test_P5_the_pot_is_1_with_3_for_every_mex_shown_as_it_grows() -> None:
    table = Table("pirate")
    pots = [table.state.pot]
    for reading in (21, 21, 54):
        table.throw(reading)
        pots.append(table.state.pot)
    assert pots == [1, 4, 7, 1]
    assert table.scores == [0, 0, 7]


@pytest.mark.parametrize("reading", [100, 200, 600, 65, 32])
def test_P5_neither_doubles_nor_anything_else_go_in(reading: int) -> None:
    table = Table("pirate")
    table.throw(reading)
    assert table.state.pot == 1


def test_P6_mex_ends_the_turn_at_once() -> None:
    table = Table("pirate")
    table.turns(65)
    table.throw(21)
    assert table.told(TurnEnded) == [TurnEnded(BO, 21, 1, "mexico")]
    assert (table.by, table.state.pot) == (CEM, 4)


def test_P7_32_ends_the_turn_at_once_and_is_the_result() -> None:
    table = Table("pirate")
    table.throw(600, 32)
    assert table.told(TurnEnded) == [TurnEnded(ANN, 32, 2, "thirty_two")]
    assert table.results == {ANN: 32}
    assert (table.by, table.state.phase) == (BO, "turn")
