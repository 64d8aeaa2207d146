"""The chances at a round's start against plain enumeration, against one another, against play."""

from math import isclose

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mexen_desktop.odds.chances import odds
from mexen_desktop.rules.options import Options, change
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import new_game
from tests.kit.mixes import MIXES
from tests.kit.slow_odds import SlowOdds
from tests.kit.starting import chances_at_once

SHORT: dict[str, tuple[Options, dict[str, object], int]] = {
    "knight": (PRESETS["knight"], {"throws": 2}, 2),
    "knight with one throw": (PRESETS["knight"], {"throws": 1}, 4),
    "pirate": (PRESETS["pirate"], {"throws": 2}, 2),
    "pirate with one throw": (PRESETS["pirate"], {"throws": 1}, 4),
    "one passed on": (PRESETS["knight"], {"pass_one": True, "throws": 1}, 3),
    "lives": (PRESETS["lives"], {"throws": 1, "keep": "any", "pass_one": True}, 3),
}


@pytest.mark.parametrize("rules", SHORT)
def test_everybodys_chance_is_that_of_going_through_all_that_can_happen(rules: str) -> None:
    preset, changes, players = SHORT[rules]
    options = change(preset, changes)
    slow = SlowOdds(options).everybody(new_game(options, players))
    fast = chances_at_once(options, players)
    assert fast == pytest.approx([float(each) for each in slow], abs=1e-9)


@pytest.mark.parametrize("players", [2, 5, 8])
@pytest.mark.parametrize("rules", PRESETS)
def test_the_first_players_chance_is_what_the_odds_say(rules: str, players: int) -> None:
    options = PRESETS[rules]._replace(most=None)
    first = min(chance.lose for chance in odds(new_game(options, players)).options)
    assert isclose(chances_at_once(options, players)[0], first, abs_tol=1e-12)


@settings(max_examples=25)
@given(MIXES, st.integers(2, 4))
def test_of_one_loser_all_chances_together_are_one(options: Options, players: int) -> None:
    chances = chances_at_once(options._replace(most=None), players)
    assert len(chances) == players
    if options.tie_break == "all_lose":
        assert sum(chances) > 1
    else:
        assert isclose(sum(chances), 1, abs_tol=1e-9)


def test_where_nobody_can_choose_all_are_alike() -> None:
    assert chances_at_once(PRESETS["extreme"], 7) == pytest.approx([1 / 7] * 7)
