"""How options about turns meet in mixes that nobody has published."""

import pytest

from mexen_desktop.rules.actions import Stop, Tap, Throw
from mexen_desktop.rules.events import LimitSet, RaceOpened, TurnEnded
from tests.kit.table import ANN, BO, CEM, Table, house

VOID = ["restart", "give", "again"]


def table_for_void(thirty_one: str, keep: str = "any") -> Table:
    """A table where a turn may be stopped, a die may stay, and 31 is void."""
    return Table(house("knight", thirty_one=thirty_one, keep=keep))


@pytest.mark.parametrize("thirty_one", VOID)
@pytest.mark.parametrize("keep", ["any", "one_or_two"])
def test_after_a_void_31_both_dice_must_be_thrown(thirty_one: str, keep: str) -> None:
    table = table_for_void(thirty_one, keep)
    table.throw(41, 31)
    if thirty_one == "give":
        table.give(BO)
    assert table.legal == ["throw", "finish"]
    assert table.keeps == []
    table.refuses(Stop(ANN), Throw(ANN, (5,), 1), Throw(ANN, (5,), 4), Throw(ANN, (5,), 3))
    table.throw(42)
    assert table.can("stop")


@pytest.mark.parametrize(("thirty_one", "throws"), [("restart", 0), ("give", 2), ("again", 2)])
def test_the_count_of_throws_after_a_void_31(thirty_one: str, throws: int) -> None:
    table = table_for_void(thirty_one)
    table.throw(65, 64, 31)
    assert table.state.throws == throws


@pytest.mark.parametrize(("thirty_one", "stays"), [("restart", [1]), ("give", []), ("again", [])])
def test_a_used_up_right_to_keep_after_a_void_31(thirty_one: str, stays: list[int]) -> None:
    for last in (None, 31):
        table = table_for_void(thirty_one, "one_or_two")
        table.throw(61)
        if last is None:
            table.keep(1, 3)
        else:
            table = Table(house("knight", thirty_one=thirty_one, throws=5))
            table.throw(61)
            table.keep(1, 5)
            table.throw(31)
        if thirty_one == "give":
            table.give(BO)
        table.throw(41)
        assert table.keeps == stays


def test_a_right_to_keep_that_is_still_there_survives_a_void_31() -> None:
    table = table_for_void("again", "one_or_two")
    table.throw(31, 41)
    assert table.keeps == [1]


def test_the_1_of_a_31_that_counts_may_not_stay_under_one_or_two() -> None:
    table = Table(house("knight", thirty_one="counts"))
    table.throw(31)
    assert table.legal == ["throw", "stop", "finish"]
    assert table.keeps == []
    table.throw(41)
    assert table.keeps == [1]


def test_a_die_of_a_31_that_counts_may_stay_under_any() -> None:
    table = Table(house("pirate", thirty_one="counts"))
    table.throw(31)
    assert table.keeps == [3, 1]
    table.keep(1, 3)
    assert (table.state.throws, table.keeps) == (2, [3])


def test_a_31_that_counts_is_the_lowest_for_the_pot_too() -> None:
    table = Table(house("pirate", thirty_one="counts"))
    table.turns(41, 31, 32)
    assert table.state.losers == (BO,)


def test_a_31_that_counts_is_the_lowest_deciding_throw() -> None:
    table = Table(house("knight", thirty_one="counts"), players=2)
    table.turns(41, 41)
    table.throw(31)
    assert table.by == BO, "not thrown again"
    table.throw(32)
    assert table.state.losers == (ANN,)


@pytest.mark.parametrize("thirty_one", VOID)
def test_a_void_31_is_thrown_again_as_a_deciding_throw(thirty_one: str) -> None:
    table = Table(house("knight", thirty_one=thirty_one), players=2)
    table.turns(41, 41)
    table.throw(31)
    assert (table.by, table.state.phase, table.scores) == (ANN, "tie_break", [0, 0])


def test_under_any_equal_dice_one_of_which_stayed_leave_the_other_free() -> None:
    table = Table(house("extreme", keep="any"))
    table.throw(55 * 10 - 50)
    table.keep(5, 5)
    assert table.keeps == [5]
    table.keep(5, 6)
    assert table.results == {ANN: 65}


def test_under_one_or_two_of_a_mexico_nothing_may_stay() -> None:
    table = Table(house("knight", mexico_ends_turn=False))
    table.throw(21)
    assert (table.by, table.keeps) == (ANN, [])


@pytest.mark.parametrize("last", [61, 100, 21, 31])
def test_the_tables_1_may_stay_under_one_or_two_whatever_lies_beside_it(last: int) -> None:
    table = Table(house("knight", pass_one=True, thirty_one="counts", limit="none"))
    table.turns(last)
    assert table.keeps == [1]
    table.keep(1, 5)
    assert table.state.last_reading == 51
    assert table.keeps == [], "which used up the right"
    table.throw(61)
    assert table.keeps == []


def test_leaving_the_tables_1_keeps_the_right_under_one_or_two() -> None:
    table = Table(house("knight", pass_one=True, limit="none"))
    table.turns(61)
    table.throw(42)
    assert table.keeps == [2]


def test_a_restart_gives_the_right_back_after_the_tables_1() -> None:
    table = Table(house("knight", pass_one=True, limit="none"))
    table.turns(61)
    table.keep(1, 3)
    assert table.keeps == [], "both dice are thrown first"
    table.throw(51)
    assert table.keeps == [1]


def test_the_tables_1_passes_on_when_a_tap_or_a_stop_ends_the_turn() -> None:
    table = Table(house("knight", pass_one=True))
    table.throw(62)
    table.keep(2, 1)
    assert table.results == {ANN: 21}
    assert table.keeps == [1]
    stopped = Table(house("knight", pass_one=True))
    stopped.throw(61)
    stopped.keep(1, 5)
    stopped.stop()
    assert stopped.keeps == []


def test_a_race_without_stopping_leaves_the_thrower_only_the_throw() -> None:
    table = Table(house("knight", stop_early=False))
    table.throw(32)
    assert table.legal == ["throw", "tap", "finish"]
    table.refuses(Stop(ANN))
    table.tap(BO)
    assert table.results == {ANN: 32}


def test_a_race_under_any_lets_either_die_stay() -> None:
    table = Table(house("pirate", thirty_two="race"))
    table.throw(32)
    assert table.state.phase == "race"
    assert table.keeps == [3, 2]
    table.keep(3, 2)
    assert table.events[-1] == RaceOpened(ANN)
    assert table.keeps == [2]


def test_a_race_for_lives() -> None:
    table = Table(house("lives", thirty_two="race"), players=2)
    table.throw(32)
    table.tap(BO)
    table.turns(31)
    assert table.scores == [6, 5]


def test_a_32_fixed_on_the_first_player_sets_no_limit_under_lead_mexico() -> None:
    table = Table(house("pirate", thirty_two="race"))
    table.throw(32)
    table.tap(BO)
    assert table.told(LimitSet) == []
    assert table.state.limit == 3


def test_a_32_that_ends_the_turn_sets_the_limit_under_lead_throws() -> None:
    table = Table(house("knight", thirty_two="ends_turn"))
    table.throw(65, 32)
    assert table.told(TurnEnded, LimitSet) == [
        TurnEnded(ANN, 32, 2, "thirty_two"),
        LimitSet(ANN, 2),
    ]
    table.refuses(Tap(CEM))


def test_a_32_that_counts_does_nothing_else() -> None:
    table = Table(house("knight", thirty_two="counts"))
    table.throw(32)
    assert table.state.phase == "turn"
    assert table.keeps == [2]


@pytest.mark.parametrize("throws", [1, 2, 3, 4, 5])
def test_the_number_of_throws(throws: int) -> None:
    table = Table(house("extreme", throws=throws))
    table.throw(*[54] * (throws - 1))
    assert (table.by, table.state.limit) == (ANN, throws)
    table.throw(53)
    assert table.results == {ANN: 53}


@pytest.mark.parametrize("before", [0, 1, 2, 3, 4])
def test_lead_mexico_limits_after_fewer_throws_than_the_maximum(before: int) -> None:
    table = Table(house("pirate", throws=5))
    table.throw(*[65] * before, 21)
    assert table.state.limit == before + 1
    assert bool(table.told(LimitSet)) == (before < 4)
