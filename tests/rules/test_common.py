"""The rules that all rule sets share."""

from itertools import pairwise
from random import Random

import pytest

from mexen_desktop.rules.actions import Finish, Join, Leave, Order, Throw
from mexen_desktop.rules.engine import apply, dice_due, legal_actions, may_stay
from mexen_desktop.rules.errors import BAD_DICE, IllegalAction
from mexen_desktop.rules.events import (
    GameEnded,
)
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import State, new_game
from mexen_desktop.rules.throw import RANK, RANKING, dice_of, read
from tests.kit.moves import at_random
from tests.kit.table import ANN, BO, CEM, DEE, Table, dice_for
from tests.kit.turn_order import turn_order

HIGH_TO_LOW = [21, 600, 500, 400, 300, 200, 100]
HIGH_TO_LOW += [65, 64, 63, 62, 61, 54, 53, 52, 51, 43, 42, 41, 32]


@pytest.mark.parametrize(
    ("dice", "reading"),
    [((6, 4), 64), ((4, 6), 64), ((1, 1), 100), ((6, 6), 600), ((2, 1), 21), ((1, 2), 21)],
)
def test_C1_the_higher_die_is_the_tens_and_a_double_the_hundreds(
    dice: tuple[int, int], reading: int
) -> None:
    assert read(*dice) == reading


def test_C1_both_dice_read_alike_in_either_order_and_all_36_pairs_make_21_readings() -> None:
    readings = {(a, b): read(a, b) for a in range(1, 7) for b in range(1, 7)}
    assert all(readings[a, b] == readings[b, a] for a, b in readings)
    assert sorted(set(readings.values())) == sorted([*HIGH_TO_LOW, 31])
    assert all(dice_of(reading) == dice_for(reading) for reading in readings.values())
    assert all(read(*dice_of(reading)) == reading for reading in readings.values())


@pytest.mark.parametrize("faces", [(0, 1), (1, 7), (7, 7)])
def test_C1_what_is_no_face_does_not_read(faces: tuple[int, int]) -> None:
    with pytest.raises(KeyError):
        read(*faces)


def test_C2_ranking_from_high_to_low() -> None:
    assert list(RANKING) == [*HIGH_TO_LOW, 31]
    assert sorted(RANK, key=RANK.__getitem__, reverse=True) == [*HIGH_TO_LOW, 31]
    assert (RANK[21], RANK[32], RANK[31]) == (20, 1, 0)


@pytest.mark.parametrize(("higher", "lower"), list(pairwise([*HIGH_TO_LOW, 31])))
def test_C2_each_reading_loses_to_the_one_above_it(higher: int, lower: int) -> None:
    for readings, loser in (((higher, lower), BO), ((lower, higher), ANN)):
        table = Table("lives", players=2)
        table.turns(*readings)
        assert table.state.losers == (loser,)


def test_C3_the_starter_plays_then_everyone_once_clockwise() -> None:
    table = Table("lives", players=4, starter=CEM)
    played = []
    for reading in (65, 64, 63, 62):
        played.append(table.by)
        table.turns(reading)
    assert played == [CEM, DEE, ANN, BO]
    assert table.state.round == 2
    assert turn_order(table.state) == (BO, CEM, DEE, ANN)


def test_C3_the_last_counted_throw_is_the_result_also_after_a_higher_one() -> None:
    table = Table("lives", players=2)
    table.throw(600, 41)
    table.stop()
    assert table.results == {ANN: 41}
    table.throw(54)
    assert table.state.last_reading == 54


@pytest.mark.parametrize("rules", PRESETS)
def test_C4_the_lowest_loses_the_round(rules: str) -> None:
    table = Table(rules, players=4)
    table.turns(65, 54, 41, 43)
    assert table.state.losers == (CEM,)


@pytest.mark.parametrize("starter", [ANN, BO, CEM])
def test_C5_the_table_chooses_who_starts_the_first_round(starter: int) -> None:
    state = new_game(PRESETS["knight"], 3, starter)
    assert state.player == state.starter == starter
    assert turn_order(state)[0] == starter


def test_C6_a_tally_is_what_was_taken_since_the_start() -> None:
    table = Table("pirate")
    table.throw(100, 200, 31)
    assert table.role == (ANN, 1)
    table.give(CEM)
    table.throw(65)
    table.turns(64, 41)
    assert table.scores == [1, 0, 1 + 1], "the role, nothing, a hand-out with the pot"
    table.turns(65, 64, 63)
    assert table.scores == [1, 1, 2], "the next pot comes on top"


def test_C6_sips_or_points_are_words_which_the_engine_does_not_know() -> None:
    assert "stake" not in State.__struct_fields__


def test_C6_lives_knows_no_tally_no_pot() -> None:
    table = Table("lives", players=2)
    table.turns(21, 500)
    assert table.scores == [6, 4]
    assert table.state.pot == 0


@pytest.mark.parametrize("rules", PRESETS)
def test_a_throw_rolls_as_many_dice_as_are_due(rules: str) -> None:
    random = Random(7)
    state = new_game(PRESETS[rules], 3)
    while state.n < 400 and state.phase != "over":
        action = at_random(state, random, restless=0)
        if isinstance(action, Throw):
            due = dice_due(state, action.keep)
            assert len(action.dice) == due
            with pytest.raises(IllegalAction) as refused:
                apply(state, Throw(action.by, (6,) * (3 - due), action.keep))
            assert refused.value.problem == BAD_DICE
        state, _ = apply(state, action)


@pytest.mark.parametrize("rules", ["knight", "pirate", "extreme"])
def test_C7_a_game_for_the_pot_goes_on_until_somebody_ends_it(rules: str) -> None:
    random = Random(7)
    state = new_game(PRESETS[rules], 3)
    while state.round <= 200:
        state, _ = apply(state, at_random(state, random, restless=0))
    table = Table(rules)
    table.state = state
    tallies = table.scores
    table.finish()
    assert table.events == (GameEnded("finished", None),)
    assert (table.state.phase, table.state.player, table.state.winner) == ("over", None, None)
    assert table.scores == tallies
    assert legal_actions(table.state) == ()


@pytest.mark.parametrize("rules", PRESETS)
def test_C7_any_moment_before_the_end_can_be_the_last(rules: str) -> None:
    random = Random(1)
    state = new_game(PRESETS[rules], 2)
    while state.player is not None:
        table = Table(rules)
        table.state = state
        assert table.legal[-1] == "finish"
        table.finish()
        assert table.results == dict(state.results)
        assert (table.state.throws, table.state.limit) == (0, 0)
        assert (table.state.void, table.state.fresh) == (False, False)
        assert table.legal == []
        assert may_stay(table.state) == ()
        table.refuses(Join("Eve"), Leave(ANN), Order((1, 0)), Throw(ANN, (6, 5)), Finish())
        if state.n == 60:
            break
        state, _ = apply(state, at_random(state, random, restless=0))
