"""How computer players of each level play."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mexen_desktop.minds.deciding import decide
from mexen_desktop.minds.levels import Level
from mexen_desktop.odds.chances import odds
from mexen_desktop.rules.actions import Action, Appoint, Give, Stop, Tap, Throw
from mexen_desktop.rules.engine import legal_actions
from mexen_desktop.rules.options import Options
from mexen_desktop.rules.presets import EXTREME, KNIGHT, LIVES, PIRATE
from mexen_desktop.rules.state import State
from tests.kit.mixes import RULE_SETS, moments
from tests.kit.script import told

ALL = pytest.mark.parametrize("level", Level)


def decisions(state: State, level: Level, times: int = 400) -> Counter[Action | None]:
    """Return what a player decides, with how often, over many tries."""
    random = Random(1)
    assert state.player is not None
    return Counter(decide(state, state.player, level, random) for _ in range(times))


@given(moments(RULE_SETS), st.sampled_from(Level), st.integers(0, 2**32))
@settings(max_examples=60)
def test_whatever_is_decided_is_legal(state: State, level: Level, seed: int) -> None:
    legal = legal_actions(state)
    for seat in range(state.seats):
        action = decide(state, seat, level, Random(seed))
        to_do = state.player == seat or (state.phase == "race" and seat in state.in_game)
        assert (action is not None) == to_do
        assert action is None or action in legal
        assert action is None or getattr(action, "by", None) == seat


@given(moments(RULE_SETS), st.sampled_from(Level), st.integers(0, 2**32))
@settings(max_examples=30)
def test_the_same_chance_leads_to_the_same_decision(state: State, level: Level, seed: int) -> None:
    seat = state.player or 0
    assert decide(state, seat, level, Random(seed)) == decide(state, seat, level, Random(seed))


@ALL
def test_everybody_but_the_thrower_taps_a_32(level: Level) -> None:
    state = told(KNIGHT, 3, "32")
    assert [decide(state, seat, level, Random(1)) for seat in (1, 2)] == [Tap(1), Tap(2)]
    assert not isinstance(decide(state, 0, level, Random(1)), Tap)


@ALL
def test_who_is_not_to_move_does_nothing(level: Level) -> None:
    state = told(KNIGHT, 3, "54")
    assert [decide(state, seat, level, Random(1)) for seat in (1, 2, 3)] == [None] * 3


def test_whoever_is_out_does_not_tap() -> None:
    race = told(KNIGHT._replace(loss="life", role="none", lives=1), 3, "32 tap1 65 65 32")
    assert race.phase == "race"
    assert race.in_game == (1, 2)
    assert decide(race, 0, Level.STRONG, Random(1)) is None


@ALL
def test_a_deciding_throw_is_thrown(level: Level) -> None:
    state = told(PIRATE, 2, "32 32")
    assert decisions(state, level) == {Throw(0): 400}


def test_the_strong_one_plays_best() -> None:
    for words in ("61", "41", "32", "54 stop 53 31"[:7], "54"):
        state = told(KNIGHT, 3, words)
        assert decisions(state, Level.STRONG, 5) == {odds(state).best: 5}


def test_the_normal_one_mostly_plays_best_where_it_matters_always() -> None:
    state = told(KNIGHT, 3, "61")
    moves = decisions(state, Level.NORMAL)
    assert moves.most_common(1)[0][0] == odds(state).best
    assert len(moves) > 1
    safe = told(KNIGHT, 2, "54 43 stop 65")
    assert decisions(safe, Level.NORMAL) == {Stop(1): 400}
    lost = told(KNIGHT, 2, "65 64 54")
    assert Stop(1) not in decisions(lost, Level.NORMAL)


def test_the_easy_one_is_content_with_a_fair_result_whatever_there_is_to_beat() -> None:
    lost = told(LIVES, 2, "65 stop 54")
    moves = decisions(lost, Level.EASY, 1_000)
    assert set(moves) == {Stop(1), Throw(1)}
    assert 820 < moves[Stop(1)] < 940


def test_the_easy_one_dares_once_more_below_a_fair_result_even_if_it_is_safe() -> None:
    safe = told(LIVES, 2, "41 stop 53")
    moves = decisions(safe, Level.EASY, 1_000)
    assert 820 < moves[Throw(1)] < 940
    assert moves[Throw(1)] + moves[Stop(1)] == 1_000


@pytest.mark.parametrize(
    ("options", "words", "kept"),
    [(PIRATE, "64", 6), (PIRATE, "52", 5), (PIRATE, "41", 1), (KNIGHT, "41", 1)],
)
def test_the_easy_one_now_and_then_keeps_a_die_that_looks_good(
    options: Options, words: str, kept: int
) -> None:
    moves = decisions(told(options, 2, words), Level.EASY, 1_000)
    thrown = moves[Throw(0)] + moves[Throw(0, keep=kept)]
    assert thrown + moves[Stop(0)] == 1_000
    assert 0.4 < moves[Throw(0, keep=kept)] / thrown < 0.6


def test_the_easy_one_keeps_nothing_that_looks_plain() -> None:
    assert decisions(told(PIRATE, 2, "42"), Level.EASY) == {Throw(0): 400}


@ALL
def test_where_there_is_no_choice_all_play_alike(level: Level) -> None:
    assert decisions(told(EXTREME, 2, "54"), level, 20) == {Throw(0): 20}


# Ann has taken 1 for a 31 of hers that Bo handed out, Cem 2, Bo nothing.
HANDED = "31 give2 31 give2 65 64 63 31 give0 31"


@pytest.mark.parametrize("level", [Level.NORMAL, Level.STRONG])
def test_a_hand_out_goes_to_who_has_taken_least(level: Level) -> None:
    state = told(PIRATE, 4, HANDED)
    assert state.player == 1
    assert state.scores == (1, 0, 2, 0)
    assert decisions(state, level, 20) == {Give(1, 3): 20}


@pytest.mark.parametrize("level", [Level.NORMAL, Level.STRONG])
def test_of_equal_ones_it_is_the_next_clockwise(level: Level) -> None:
    assert decisions(told(PIRATE, 4, "31"), level, 20) == {Give(0, 1): 20}
    assert decisions(told(PIRATE, 4, "65 64 63 31"), level, 20) == {Give(1, 2): 20}


def test_the_easy_one_hands_out_to_anybody_but_itself() -> None:
    given_to = decisions(told(PIRATE, 4, HANDED), Level.EASY, 600)
    assert set(given_to) == {Give(1, 0), Give(1, 2), Give(1, 3)}
    assert min(given_to.values()) > 150


def test_the_knight_appoints_by_the_same_way_of_choosing() -> None:
    state = told(KNIGHT, 3, "11 11")
    assert decisions(state, Level.STRONG, 5) == {Appoint(0, 1): 5}
    assert set(decisions(state, Level.EASY, 200)) == {Appoint(0, 1), Appoint(0, 2)}
