"""A further rule set made of options alone: the "Mexico" of English-speaking tables."""

from mexen_desktop.rules.events import LimitSet
from tests.kit.table import ANN, BO, CEM, Table, house

#: Lives; the first player sets the limit; the loser starts; 31 is lowest; a Mexico costs two.
CLASSIC = house("lives", limit="lead_throws")


def test_the_first_player_sets_the_limit() -> None:
    table = Table(CLASSIC)
    table.throw(43, 54)
    table.stop()
    assert LimitSet(ANN, 2) in table.events
    table.throw(31, 65)
    assert (table.by, table.state.limit) == (CEM, 2)


def test_a_whole_game() -> None:
    table = Table(CLASSIC, players=3)
    table.turns(31, 32, 65)
    assert table.scores == [5, 6, 6]
    assert table.by == ANN, "the loser starts"
    table.turns(21, 31, 31)
    assert table.scores == [5, 4, 4], "two with a Mexico; all who are lowest"
    table.turns(31, 31, 65)
    assert (table.scores, table.by) == ([5, 3, 3], BO)
    table.turns(41, 42, 21)
    assert (table.scores, table.by) == ([5, 1, 3], BO)
    table.turns(32, 31, 21)
    assert (table.scores, table.by) == ([5, 1, 1], CEM)
    table.turns(31, 65, 32)
    assert (table.scores, table.by) == ([5, 1, 0], ANN)
    table.turns(64, 54)
    assert (table.state.phase, table.state.winner) == ("over", ANN)
