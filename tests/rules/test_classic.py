"""Classic Mexico, rule by rule."""

from mexen_desktop.rules.events import LimitSet
from mexen_desktop.rules.options import differing
from mexen_desktop.rules.presets import PRESETS
from tests.kit.table import ANN, BO, CEM, Table

CLASSIC = PRESETS["classic"]


def test_M1_the_first_player_sets_the_limit() -> None:
    table = Table(CLASSIC)
    table.throw(43, 54)
    table.stop()
    assert LimitSet(ANN, 2) in table.events
    table.throw(31, 65)
    assert (table.by, table.state.limit) == (CEM, 2)


def test_M2_a_whole_game() -> None:
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


def test_M1_nobody_must_throw_as_often_as_the_first() -> None:
    table = Table(CLASSIC, players=2)
    table.throw(43, 54, 61)
    table.throw(65)
    table.stop()
    assert table.state.round == 2


def test_M1_a_mexico_does_not_end_the_turn() -> None:
    table = Table(CLASSIC)
    table.throw(21)
    assert (table.by, table.legal[0]) == (ANN, "throw")


def test_M2_all_but_the_limit_is_as_with_lives() -> None:
    assert differing(PRESETS["lives"], CLASSIC) == {"limit": "lead_throws"}


def test_M3_up_to_eight_play() -> None:
    assert (CLASSIC.least, CLASSIC.most) == (2, 8)
