"""How options about pots, roles, ties and starters meet in mixes that nobody has published."""

import pytest

from mexen_desktop.rules.events import PotChanged, TieOpened, Took
from tests.kit.table import ANN, BO, CEM, DEE, Table, house
from tests.kit.turn_order import turn_order


def test_boost_adds_7_to_whatever_the_pot_starts_with() -> None:
    table = Table(house("knight", pot_start=5), players=3)
    table.throw(21)
    assert table.told(PotChanged) == [PotChanged(5, 12)]
    table.throw(21)
    assert table.state.pot == 24
    table.throw(54)
    assert table.state.pot == 5
    assert table.scores == [0, 0, 24]


def test_boost_doubles_a_pot_that_a_double_has_raised() -> None:
    table = Table(house("knight", pot_start=5))
    table.throw(200, 21)
    assert table.state.pot == 14


@pytest.mark.parametrize(("how", "pot"), [("boost", 8), ("add_3", 4), ("double", 2), ("none", 1)])
def test_what_a_mexico_does_to_the_pot(how: str, pot: int) -> None:
    table = Table(house("knight", pot_mexico=how))
    table.throw(21)
    assert table.state.pot == pot
    assert len(table.told(PotChanged)) == (how != "none")


def test_what_65_and_doubles_do_to_the_pot() -> None:
    table = Table(house("pirate", pot_doubles=True, pot_65_doubles=True))
    table.throw(300, 65)
    assert table.state.pot == (1 + 3) * 2
    assert table.told(PotChanged) == [PotChanged(4, 8)]


@pytest.mark.parametrize("role", ["none", "knight", "pirate"])
def test_a_role_is_played_whatever_else_is(role: str) -> None:
    table = Table(house("extreme", role=role))
    table.throw(100, 300)
    assert table.role == (None if role == "none" else (ANN, 1))
    taken = {"none": 0, "knight": 3, "pirate": 1}[role]
    assert table.told(Took) == ([Took(ANN, taken, "role")] if taken else [])


def test_without_an_end_by_mexico_the_knight_throws_on() -> None:
    table = Table(house("knight", mexico_ends_turn=False, stop_early=False))
    table.throw(21, 21)
    assert (table.by, table.state.pot) == (ANN, 16)
    table.throw(54)
    assert table.results == {ANN: 54}


def test_all_lose_and_lives_is_the_only_way_to_several_losers() -> None:
    both = Table(house("lives", tie_break="both_dice_lowest"))
    both.turns(41, 41, 65)
    assert both.told(TieOpened) == [TieOpened((ANN, BO))]
    both.throw(65, 31)
    assert both.scores == [6, 5, 6]
    one = Table(house("lives", tie_break="one_die_highest"))
    one.turns(41, 41, 65)
    one.one(6, 5)
    assert one.scores == [5, 6, 6]


def test_a_mexico_costs_a_single_loser_two_after_deciding_throws_too() -> None:
    table = Table(house("lives", tie_break="one_die_highest"))
    table.turns(41, 41, 21)
    table.one(6, 5)
    assert table.scores == [4, 6, 6]


def test_a_mexico_among_deciding_throws_costs_nothing() -> None:
    table = Table(house("lives", tie_break="both_dice_lowest"))
    table.turns(41, 41, 65)
    table.throw(21, 65)
    assert table.scores == [6, 5, 6]


def test_deciding_throws_can_put_the_last_but_one_out() -> None:
    table = Table(house("lives", tie_break="both_dice_lowest", lives=1), players=2)
    table.turns(41, 41)
    table.throw(65, 64)
    assert (table.state.phase, table.state.winner) == ("over", ANN)
    assert (table.state.throws, table.state.limit) == (0, 0)


def test_a_mexico_before_a_void_31_still_costs_two() -> None:
    table = Table(house("lives", thirty_one="restart"), players=2)
    table.throw(21, 31)
    assert table.state.throws == 0
    table.turns(65, 54)
    assert table.scores == [6, 4]


@pytest.mark.parametrize(("next_starter", "starter"), [("loser", DEE), ("same", BO), ("next", CEM)])
def test_who_starts_next(next_starter: str, starter: int) -> None:
    table = Table(house("knight", next_starter=next_starter), players=4, starter=BO)
    table.turns(65, 64, 41, 63)
    assert table.state.losers == (DEE,)
    assert table.by == table.state.starter == starter
    assert turn_order(table.state)[0] == starter


def test_the_same_or_the_next_passes_over_who_is_out() -> None:
    same = Table(house("lives", lives=1, next_starter="same"), players=4, starter=BO)
    same.turns(41, 41, 65, 65)
    assert same.state.in_game == (ANN, DEE)
    assert same.by == DEE
    following = Table(house("lives", lives=1, next_starter="next"), players=4, starter=CEM)
    following.turns(65, 41, 41, 65)
    assert following.state.in_game == (BO, CEM)
    assert following.by == BO, "clockwise past two who are out"


def test_the_same_starter_follows_the_one_who_left() -> None:
    table = Table(house("knight", next_starter="same"), players=3, starter=BO)
    table.leave(BO)
    table.turns(65, 64)
    assert table.by == CEM


def test_the_next_starter_goes_by_the_new_seating_order() -> None:
    table = Table(house("extreme", next_starter="next"), players=3)
    table.order(ANN, CEM, BO)
    table.turns(65, 64, 63)
    assert table.by == CEM


def test_pot_options_without_a_pot_and_lives_without_lives_have_no_effect() -> None:
    table = Table(house("lives", pot_mexico="boost", pot_doubles=True, pot_start=7))
    table.throw(21, 600)
    assert table.state.pot == 0
    table = Table(house("knight", lives=1, mexico_costs_two=False), players=2)
    table.turns(21, 54)
    assert table.scores == [0, 8]
    assert table.state.in_game == (ANN, BO)
