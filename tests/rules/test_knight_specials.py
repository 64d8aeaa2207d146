"""What a 31 does, what a 32 does in Mexico with the Knight."""

from mexen_desktop.rules.actions import Stop, Tap, Throw
from mexen_desktop.rules.events import (
    LimitSet,
    RaceEscaped,
    RaceOpened,
    Stuck,
    Thrown,
    TurnBegan,
    TurnEnded,
    Voided,
)
from tests.kit.table import ANN, BO, CEM, DEE, Table, knight_ann


def test_K9_31_is_no_result_and_the_turn_starts_again_from_nothing() -> None:
    table = Table("knight")
    table.throw(65, 64, 31)
    assert table.events == (Thrown(ANN, (3, 1), 0, 31, 2, 3), Voided(ANN, "restart"))
    assert (table.by, table.state.throws, table.state.limit) == (ANN, 0, 3)
    assert table.state.last_reading == 0
    table.throw(41, 42)
    assert table.by == ANN
    table.throw(43)
    assert table.results == {ANN: 43}


def test_K9_others_get_the_limit_again() -> None:
    table = Table("knight")
    table.throw(65, 64)
    table.stop()
    table.throw(43, 31)
    assert (table.by, table.state.throws, table.state.limit) == (BO, 0, 2)
    table.throw(43, 54)
    assert table.results[BO] == 54


def test_K9_the_1_of_the_31_may_not_stay_but_the_right_to_keep_is_back() -> None:
    table = Table("knight")
    table.throw(61)
    table.keep(1, 3)
    assert table.state.throws == 0
    assert table.keeps == []
    assert table.legal == ["throw", "finish"]
    table.refuses(Throw(ANN, (3,), 1), Throw(ANN, (1,), 3))
    table.throw(52)
    assert table.keeps == [2]


def test_K9_any_number_of_times_at_the_last_throw_too() -> None:
    table = Table("knight")
    table.turns(65)
    table.throw(*[31] * 7)
    assert (table.by, table.state.throws) == (BO, 0)
    table.throw(64)
    assert table.results == {ANN: 65, BO: 64}


def test_K9_what_the_turns_doubles_did_stays_done() -> None:
    table = knight_ann()
    table.throw(300, 31)
    assert table.state.pot == 5
    assert table.scores == [3, 0, 0]
    assert table.role == (ANN, 1)


def test_K10_a_32_with_throws_left_opens_a_race_for_everybody_else() -> None:
    table = Table("knight", players=4)
    table.throw(65, 64)
    table.stop()
    table.throw(32)
    assert table.events == (Thrown(BO, (3, 2), 0, 32, 1, 2), RaceOpened(BO))
    assert (table.state.phase, table.by) == ("race", BO)
    assert table.tappers == [ANN, CEM, DEE], "who has had their turn too"
    assert table.legal == ["throw", "stop", "tap", "finish"]
    table.refuses(Tap(BO), Tap(4), Stop(ANN), Throw(ANN, (6, 5)))


def test_K10_a_tap_fixes_the_32_and_the_turn_is_over() -> None:
    table = Table("knight")
    table.throw(65, 32)
    table.tap(CEM)
    assert table.events == (
        Stuck(ANN, CEM),
        TurnEnded(ANN, 32, 2, "stuck"),
        LimitSet(ANN, 2),
        TurnBegan(BO, 2, may_take_one=False),
    )
    assert table.results == {ANN: 32}
    assert (table.by, table.state.limit, table.state.phase) == (BO, 2, "turn")
    table.refuses(Tap(CEM))


def test_K10_if_the_thrower_throws_first_play_goes_on() -> None:
    table = Table("knight")
    table.throw(32, 54)
    assert table.events == (RaceEscaped(ANN), Thrown(ANN, (5, 4), 0, 54, 2, 3))
    assert (table.state.phase, table.by) == ("turn", ANN)
    table.refuses(Tap(BO))


def test_K10_if_the_thrower_stops_first_the_32_is_the_result_all_the_same() -> None:
    table = Table("knight")
    table.throw(32)
    table.stop()
    assert table.events[:2] == (RaceEscaped(ANN), TurnEnded(ANN, 32, 1, "stop"))


def test_K10_a_32_at_the_last_allowed_throw_has_no_race() -> None:
    table = Table("knight")
    table.throw(65, 64, 32)
    assert table.told(RaceOpened) == []
    assert table.results == {ANN: 32}
    assert table.state.phase == "turn"
    table.refuses(Tap(BO), Tap(CEM))


def test_K10_the_thrower_may_keep_the_2_if_the_right_is_still_there() -> None:
    table = Table("knight")
    table.throw(32)
    assert table.keeps == [2]
    table.keep(2, 3)
    assert table.events[-1] == RaceOpened(ANN), "a second 32 is a second race"
    assert table.keeps == []
    assert table.tappers == [BO, CEM]


def test_K10_an_elbow_ends_the_race_too() -> None:
    table = Table("knight")
    table.throw(32, 31)
    assert table.events[0] == RaceEscaped(ANN)
    assert table.state.phase == "turn"
    assert table.legal == ["throw", "finish"]
