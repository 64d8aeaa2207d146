"""The worked examples."""

from mexen_desktop.rules.events import Took
from tests.kit.table import ANN, BO, CEM, DEE, Table, house, knight_ann


def test_example_1_a_stop_a_mexico_and_the_pot() -> None:
    table = Table("knight")
    table.throw(300)
    assert table.state.pot == 4
    table.stop()
    assert (table.results, table.state.limit) == ({ANN: 300}, 1)
    table.throw(21)
    assert (table.state.pot, table.by) == (8, CEM)
    table.throw(65)
    assert table.scores == [0, 0, 8]
    assert (table.by, table.state.pot) == (CEM, 1)


def test_example_2_an_elbow_with_one_throw() -> None:
    table = Table("knight", players=2)
    table.throw(21)
    assert (table.state.pot, table.state.limit) == (8, 1)
    table.throw(31)
    assert (table.by, table.state.throws, table.state.limit) == (BO, 0, 1)
    table.throw(400)
    assert table.scores == [0, 12]


def test_example_3_the_knight_changes_then_a_tie() -> None:
    table = Table("knight")
    table.throw(100)
    assert (table.state.pot, table.role) == (2, (ANN, 1))
    table.stop()
    table.throw(500)
    assert (table.scores, table.state.pot) == ([5, 0, 0], 7)
    table.throw(100)
    assert (table.scores, table.state.pot, table.role) == ([6, 0, 0], 8, (CEM, 1))
    assert table.results == {ANN: 100, BO: 500, CEM: 100}
    table.throw(600)
    assert (table.state.pot, table.role) == (8, (CEM, 1))
    table.throw(31, 65)
    assert table.scores == [6, 0, 8]
    assert (table.role, table.by) == ((CEM, 1), CEM)


def test_example_4_a_race_lost_by_the_first_player() -> None:
    table = Table("knight")
    table.throw(32)
    assert table.state.phase == "race"
    table.tap(BO)
    assert (table.results, table.state.limit) == ({ANN: 32}, 1)


def test_example_5_the_knights_own_100() -> None:
    table = knight_ann(players=2)
    table.throw(100)
    assert (table.scores, table.state.pot) == ([1, 0], 3)
    table.appoint(BO)
    assert (table.role, table.by) == ((BO, 1), ANN)
    assert table.legal == ["throw", "stop", "finish"]


def test_example_6_kept_void_kept_again_and_passed_on() -> None:
    table = Table("pirate")
    table.throw(51)
    table.keep(1, 3)
    table.give(BO)
    assert table.scores == [0, 1, 0]
    assert table.keeps == []
    table.throw(62)
    assert table.state.throws == 2
    table.keep(6, 1)
    assert table.results == {ANN: 61}
    assert (table.by, table.keeps) == (BO, [1])


def test_example_7_an_early_mex_limits_the_others() -> None:
    table = Table("pirate")
    table.throw(64, 21)
    assert (table.state.pot, table.state.limit, table.by) == (4, 2, BO)
    table.throw(32)
    assert (table.results, table.by) == ({ANN: 21, BO: 32}, CEM)


def test_example_8_the_pirate_twice() -> None:
    table = Table("pirate")
    table.throw(100, 100)
    assert table.role == (ANN, 2)
    table.throw(65)
    table.throw(400)
    assert table.told(Took) == [Took(ANN, 2, "role")]


def test_example_9_the_pot_in_the_order_thrown() -> None:
    table = Table("extreme")
    pots = []
    for reading in (21, 400, 65):
        table.throw(reading)
        pots.append(table.state.pot)
    assert pots == [2, 6, 12]
    assert table.results == {ANN: 65}


def test_example_10_a_life_or_two_with_a_mexico() -> None:
    table = Table("lives", players=4)
    table.turns(54, 200, 61, 400)
    assert table.scores == [5, 6, 6, 6]
    table = Table("lives", players=4)
    table.turns(54, 200, 61)
    table.throw(21, 400)
    table.stop()
    assert table.scores == [4, 6, 6, 6]
    assert table.by == ANN
    assert DEE in table.state.in_game


def test_example_11_a_dead_game() -> None:
    table = Table(house("lives", lives=1), players=2)
    table.turns(31, 31)
    assert (table.state.phase, table.state.winner) == ("over", None)
    assert table.scores == [0, 0]
