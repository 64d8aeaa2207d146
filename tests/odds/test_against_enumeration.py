"""The odds of hand-picked moments against plain enumeration of all dice and moves."""

from functools import cache
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mexen_desktop.odds.chances import odds
from mexen_desktop.rules.engine import apply
from mexen_desktop.rules.options import Options, change
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import State, new_game
from tests.kit.mixes import MIXES
from tests.kit.moves import at_random
from tests.kit.script import told
from tests.kit.slow_odds import EQUAL, SlowOdds, preference

RULES = {
    **PRESETS,
    "lives with limits": change(
        PRESETS["lives"], {"limit": "lead_throws", "mexico_ends_turn": True}
    ),
    "brief": change(PRESETS["knight"], {"throws": 2}),
    "short pirate": change(PRESETS["pirate"], {"throws": 2}),
    "pirate that may stop": change(
        PRESETS["pirate"], {"throws": 2, "stop_early": True, "limit": "lead_throws"}
    ),
    "pirate with elbow and race": change(
        PRESETS["pirate"], {"throws": 2, "thirty_one": "restart", "thirty_two": "race"}
    ),
    "one passed on, kept once": change(
        PRESETS["knight"], {"pass_one": True, "thirty_one": "again"}
    ),
    "one passed on, elbow": change(PRESETS["knight"], {"pass_one": True, "throws": 2}),
    "lives with keeping": change(PRESETS["lives"], {"keep": "one_or_two", "throws": 2}),
    "lives that are kept by any die": change(
        PRESETS["lives"], {"keep": "any", "pass_one": True, "throws": 2}
    ),
    "race without stopping": change(PRESETS["knight"], {"stop_early": False, "limit": "none"}),
    "one lost life": change(PRESETS["lives"], {"tie_break": "both_dice_lowest"}),
    "dice decide for lives": change(
        PRESETS["lives"], {"tie_break": "one_die_highest", "thirty_one": "restart", "throws": 2}
    ),
}


class Moment(NamedTuple):
    """A moment of a round: by which rules, among how many, what has happened."""

    rules: str
    players: int
    words: str


MOMENTS = [
    # The round's first player, who sets the limit
    Moment("knight", 2, ""),
    Moment("knight", 2, "61"),
    Moment("knight", 2, "64"),
    Moment("knight", 2, "32"),
    Moment("knight", 2, "52 2+3"),
    Moment("knight", 2, "33 31"),
    Moment("brief", 2, "52"),
    Moment("short pirate", 2, "51"),
    Moment("pirate that may stop", 2, "62"),
    Moment("pirate with elbow and race", 2, "32"),
    Moment("lives", 2, ""),
    Moment("lives", 2, "31"),
    Moment("lives with limits", 2, "54"),
    Moment("classic", 2, "54"),
    Moment("lives with keeping", 2, "42"),
    Moment("lives that are kept by any die", 2, "61"),
    Moment("one lost life", 2, "43"),
    # Two are still to play
    Moment("extreme", 3, "65 64 43 31 54"),
    Moment("knight", 3, "65 stop"),
    Moment("knight", 3, "54 43 stop"),
    Moment("knight", 4, "63 51 stop 63 stop 41"),
    Moment("pirate", 4, "64 53 51 52 5+3 42 61"),
    Moment("lives", 3, "54 stop 53"),
    Moment("lives with limits", 4, "64 65 stop 54 41"),
    Moment("classic", 3, "64 21 stop 65"),
    # The last to play, below and above what there is to beat
    Moment("knight", 2, "64 53 stop"),
    Moment("knight", 2, "64 53 stop 31 41"),
    Moment("knight", 2, "64 53 52 41 1+5"),
    Moment("knight", 2, "65 52 41 32"),
    Moment("knight", 3, "65 52 41 41 1+3 32 tap0 62"),
    Moment("pirate", 2, "64 43 51"),
    Moment("pirate", 2, "64 43 51 1+5"),
    Moment("pirate", 2, "64 43 51 1+3 give0"),
    Moment("pirate", 3, "61 21 65 6+4 54"),
    Moment("extreme", 4, "65 64 43 65 64 43 65 64 43 21 32"),
    Moment("race without stopping", 2, "65 64 42 32"),
    Moment("one passed on, kept once", 2, "65 64 61"),
    Moment("one passed on, elbow", 3, "65 51 61"),
    Moment("one passed on, elbow", 3, "65 51 1+4 61"),
    Moment("dice decide for lives", 3, "65 stop 54 stop 31"),
    # Deciding throws
    Moment("knight", 2, "65 stop 65"),
    Moment("knight", 3, "65 stop 65 65 54"),
    Moment("knight", 4, "65 stop 65 65 65 54 54 63"),
    Moment("pirate", 3, "32 32 32 d4"),
    Moment("one lost life", 3, "65 stop 65 stop 65 stop 31 31"),
]


@cache
def slow_odds(rules: str) -> SlowOdds:
    return SlowOdds(RULES[rules])


def state_of(moment: Moment) -> State:
    return told(RULES[moment.rules], moment.players, moment.words)


def check(state: State, slow: SlowOdds) -> None:
    told_odds = odds(state)
    plain = slow.moves(state)
    assert told_odds.player == state.player
    assert [move for move, _ in told_odds.options] == [move for move, _ in plain]
    for (_, lose), (_, expected) in zip(told_odds.options, plain, strict=True):
        assert lose == pytest.approx(float(expected), abs=1e-9, rel=0)
    least = min(lose for _, lose in plain)
    equal = [move for move, lose in plain if lose <= least + EQUAL]
    assert told_odds.best == min(equal, key=preference)


@pytest.mark.parametrize("moment", MOMENTS, ids=str)
def test_the_odds_are_those_of_plain_enumeration(moment: Moment) -> None:
    check(state_of(moment), slow_odds(moment.rules))


@given(MIXES, st.sampled_from((1, 2, 2, 3)), st.integers(2, 4), st.integers(0, 2**32))
@settings(max_examples=25)
def test_so_are_those_of_the_last_to_play_by_any_mix(
    options: Options, throws: int, players: int, seed: int
) -> None:
    random = Random(seed)
    state = new_game(options._replace(throws=throws), players)
    waiting = random.randrange(8)
    while state.player is not None:
        last = len(state.results) >= len(state.in_game) - 1
        if last and state.phase not in ("give", "appoint"):
            if not waiting:
                check(state, SlowOdds(state.options))
                return
            waiting -= 1
        state, _ = apply(state, at_random(state, random, restless=0))


def test_the_moments_differ() -> None:
    assert len(set(MOMENTS)) == len(MOMENTS) >= 40
    told = {moment.rules for moment in MOMENTS}
    assert told == set(RULES), "MOMENTS: at least one for each rule set"
    assert {moment.players for moment in MOMENTS} == {2, 3, 4}
    assert {state_of(moment).phase for moment in MOMENTS} == {"turn", "race", "tie_break"}
