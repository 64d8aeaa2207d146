"""What is told of the moves of the player to move."""

import subprocess
import sys
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mexen_desktop.odds.chances import Chance, Odds, _best, best_move, odds
from mexen_desktop.odds.graph import STOP
from mexen_desktop.rules.actions import Finish, Stop, Throw
from mexen_desktop.rules.engine import apply, legal_actions
from mexen_desktop.rules.options import change
from mexen_desktop.rules.presets import EXTREME, KNIGHT, LIVES, PIRATE
from mexen_desktop.rules.state import State, new_game
from tests.kit.mixes import RULE_SETS, moments
from tests.kit.script import told
from tests.kit.slow_odds import preference

NOTHING: tuple[Chance, ...] = ()


def lose(state: State) -> list[float]:
    return [chance for _, chance in odds(state).options]


def test_the_last_to_play_with_one_throw_must_beat_what_lies_there() -> None:
    # Of 34 throws that count, 2 are 32, 2 are 41, 2 are 42, who is equal loses half of the time.
    state = told(KNIGHT, 2, "42 stop")
    assert odds(state) == Odds(1, (Chance(Throw(1), lose(state)[0]),), Throw(1))
    assert lose(state) == [pytest.approx(5 / 34)]


def test_several_who_are_lowest_share_the_loss() -> None:
    # 32 and 41 are below; who throws the third 42 is one of three.
    state = told(KNIGHT, 3, "42 stop 42")
    assert lose(state) == [pytest.approx((4 + 2 / 3) / 34)]


def test_all_the_lowest_lose_where_that_is_the_rule() -> None:
    state = told(LIVES, 2, "42 stop 65 65")
    # 31 counts there, below 32; equal is lost for certain.
    assert lose(state) == [pytest.approx(8 / 36), 0.0]
    assert odds(state).best == Stop(1)


def test_the_options_stand_in_the_order_of_what_is_legal() -> None:
    state = told(PIRATE, 2, "64")
    assert [move for move, _ in odds(state).options] == [
        Throw(0),
        Throw(0, keep=6),
        Throw(0, keep=4),
    ]
    state = told(KNIGHT, 2, "61")
    assert [move for move, _ in odds(state).options] == [Throw(0), Throw(0, keep=1), Stop(0)]


def test_of_equal_moves_stopping_comes_first_then_throwing_then_keeping_the_higher() -> None:
    # Nothing can be below 31 where it counts: all is equal.
    lowest = change(LIVES, {"keep": "any", "throws": 2, "tie_break": "one_die_highest"})
    state = told(lowest, 2, "31 31 64")
    assert odds(state).best == Stop(1)
    # The other one has been beaten, whatever comes: nobody loses but them.
    extreme = told(EXTREME, 2, "65 64 21 65")
    assert odds(extreme).best == Throw(1)


def test_a_32_with_throws_left_comes_off_half_of_the_time() -> None:
    # On: one throw that must not be 32, and loses half of the time as 41; off: 32, which is lost.
    once = change(KNIGHT, {"throws": 2, "thirty_one": "again"})
    state = told(once, 2, "63 41 32")
    assert state.phase == "race"
    both = Fraction(2, 34) + Fraction(2, 34) / 2
    assert lose(state)[0] == pytest.approx(float((both + 1) / 2))
    assert lose(state)[-1] == 1.0


def test_throwing_again_after_elbows_is_solved_not_cut_off() -> None:
    # With one throw each a 31 only means another throw: of 34 ways 26 are lower, one is equal.
    state = told(KNIGHT, 2, "11 stop")
    again, _ = apply(state, Throw(1, (3, 1)))
    assert again.void
    assert lose(again) == lose(state) == [pytest.approx((26 + 0.5) / 34)]


def test_nothing_is_to_be_thrown_or_stopped_while_something_is_handed_out() -> None:
    state = told(PIRATE, 2, "31")
    assert state.phase == "give"
    assert odds(state) == Odds(0, NOTHING, None)
    state = told(KNIGHT, 2, "11 11")
    assert state.phase == "appoint"
    assert odds(state) == Odds(0, NOTHING, None)


def test_nothing_is_to_be_done_when_it_is_over() -> None:
    state, _ = apply(new_game(KNIGHT, 2), Finish())
    assert odds(state) == Odds(None, NOTHING, None)


def test_a_tie_is_lost_by_the_lowest_of_both_dice() -> None:
    first = told(KNIGHT, 2, "65 stop 65")
    assert lose(first) == [pytest.approx(0.5)]
    second = told(KNIGHT, 2, "65 stop 65 32")
    # Only another 32 brings a loss still, and then half of the time.
    assert lose(second) == [pytest.approx(2 / 34 / 2)]


def test_a_tie_is_lost_by_the_highest_of_one_die() -> None:
    second = told(PIRATE, 2, "32 32 d5")
    assert lose(second) == [pytest.approx(1 / 6 + 1 / 12)]
    third = told(PIRATE, 3, "32 32 32 d6 d6")
    assert lose(third) == [pytest.approx(1 / 18)]


def test_a_deciding_throw_has_no_better_move_than_throwing() -> None:
    state = told(KNIGHT, 2, "65 stop 65")
    assert best_move(state) == Throw(0)


def test_what_only_rounding_tells_apart_is_equal() -> None:
    moves = ((STOP, 0), (0, 1), (6, 2))
    assert _best(moves, [0.3, 0.3 - 1e-15, 0.3 - 2e-15]) == STOP
    assert _best(moves, [0.3, 0.3 - 1e-9, 0.3 - 1e-9 - 1e-15]) == 0


def test_what_has_no_say_in_who_loses_changes_nothing() -> None:
    other = change(KNIGHT, {"pot_start": 7, "pot_mexico": "none", "role": "none"})
    assert odds(told(other, 3, "61")) == odds(told(KNIGHT, 3, "61"))


def test_who_starts_has_no_name_in_it() -> None:
    here, there = told(KNIGHT, 3, "61"), told(KNIGHT, 3, "61", starter=2)
    assert lose(here) == lose(there)
    assert odds(there).best == Stop(2) if odds(here).best == Stop(0) else True


@given(moments(RULE_SETS))
@settings(max_examples=60)
def test_any_moment_of_any_rules_has_odds(state: State) -> None:
    told_odds = odds(state)
    assert told_odds.player == state.player
    waiting = state.phase in ("give", "appoint", "over")
    legal = [] if waiting else [a for a in legal_actions(state) if isinstance(a, Throw | Stop)]
    assert [move for move, _ in told_odds.options] == legal
    assert all(0.0 <= chance <= 1.0 for _, chance in told_odds.options)
    assert best_move(state) == told_odds.best
    if legal:
        least = min(chance for _, chance in told_odds.options)
        equal = [move for move, chance in told_odds.options if chance <= least + 1e-12]
        assert told_odds.best == min(equal, key=preference)


@given(st.integers(2, 8))
@settings(max_examples=4)
def test_where_nobody_decides_anything_all_are_alike(players: int) -> None:
    assert lose(new_game(EXTREME, players)) == [pytest.approx(1 / players)]


def test_a_table_may_be_large() -> None:
    assert lose(new_game(EXTREME, 5_000)) == [pytest.approx(1 / 5_000)]
    # The first player's limit is everybody's: a low chance, of one who plays best.
    assert 0 < lose(new_game(PIRATE, 20))[0] < 0.1


def test_odds_need_no_window() -> None:
    program = (
        "import sys; from mexen_desktop.odds.chances import odds;"
        "from mexen_desktop.minds.deciding import decide;"
        "print('PySide6' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"
