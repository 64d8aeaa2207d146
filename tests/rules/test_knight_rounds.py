"""How rounds end in Mexico with the Knight."""

from mexen_desktop.rules.actions import Stop, Tap, Throw
from mexen_desktop.rules.events import (
    DecidingThrown,
    RoundBegan,
    RoundEnded,
    TieOpened,
    Took,
)
from tests.kit.table import ANN, BO, CEM, DEE, Table, knight_ann


def test_K11_the_lowest_takes_the_whole_pot() -> None:
    table = Table("knight")
    table.turns(300, 65, 64)
    assert table.scores == [0, 0, 4]
    results = ((ANN, 300), (BO, 65), (CEM, 64))
    assert table.told(RoundEnded, Took, RoundBegan) == [
        RoundEnded(1, (CEM,), 4, results),
        Took(CEM, 4, "pot"),
        RoundBegan(2, CEM),
    ]


def test_K11_of_several_lowest_each_throws_once_in_turn_order() -> None:
    table = Table("knight", players=4, starter=CEM)
    table.turns(41, 65, 41, 41)
    assert table.events[-1] == TieOpened((CEM, ANN, BO))
    assert (table.state.phase, table.by) == ("tie_break", CEM)
    assert (table.state.throws, table.state.limit) == (0, 0)
    assert table.results == {CEM: 41, DEE: 65, ANN: 41, BO: 41}
    table.refuses(Stop(CEM), Tap(ANN), Throw(ANN, (6, 5)), Throw(CEM, (6,), 1))
    table.refuses(
        *(Throw(CEM, dice) for dice in [(), (6,), (0, 6), (7, 6), (6, 5, 4)]), problem="bad_dice"
    )
    table.throw(54)
    assert table.events == (DecidingThrown(CEM, (5, 4), 54, void=False),)
    assert table.by == ANN
    table.throw(43)
    assert table.by == BO
    table.throw(65)
    assert table.state.losers == (ANN,)
    assert table.scores == [1, 0, 0, 0]
    assert table.told(RoundEnded)
    assert table.by == ANN


def test_K11_equal_again_only_the_equal_throw_again_and_so_on() -> None:
    table = Table("knight", players=4)
    table.turns(41, 41, 41, 65)
    table.throw(43, 65, 43)
    assert table.events[-1] == TieOpened((ANN, CEM))
    assert table.by == ANN
    table.throw(600, 600)
    assert table.by == ANN
    assert table.results == {ANN: 41, BO: 41, CEM: 41, DEE: 65}
    table.throw(500, 64)
    assert table.state.losers == (CEM,)


def test_K12_deciding_throws_count_for_nothing_else() -> None:
    table = knight_ann(players=2)
    table.stop()
    table.throw(100)
    assert (table.state.phase, table.scores, table.state.pot) == ("tie_break", [1, 0], 3)
    table.throw(600, 600)
    table.throw(32)
    assert table.state.phase == "tie_break", "no race"
    assert table.keeps == []
    table.throw(32)
    table.throw(100, 200)
    assert table.scores == [1 + 3, 0], "no pot, no role"
    assert table.role == (BO, 1)


def test_K12_mexico_is_still_the_highest() -> None:
    table = Table("knight", players=2)
    table.turns(41, 41)
    table.throw(21, 600)
    assert table.state.losers == (BO,)
    assert table.scores == [0, 1], "with nothing for the Mexico"


def test_K12_31_is_thrown_again_at_once_by_the_same_player() -> None:
    table = Table("knight", players=2)
    table.turns(41, 41)
    table.throw(31)
    assert table.events == (DecidingThrown(ANN, (3, 1), 31, void=True),)
    assert table.by == ANN
    table.throw(54, 31)
    assert table.by == BO
    table.throw(53)
    assert table.state.losers == (BO,)


def test_K13_the_loser_starts_the_next_round() -> None:
    table = knight_ann()
    table.throw(200)
    table.stop()
    table.throw(43, 43)
    table.turns(65)
    assert (table.by, table.state.starter, table.state.round) == (BO, BO, 2)
    assert (table.state.pot, table.state.limit) == (1, 3)
    assert table.role == (ANN, 1), "the Knight stays"
    assert table.results == {}
