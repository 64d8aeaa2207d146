"""Rounds among computer players."""

import json
from math import sqrt
from random import Random

import pytest

from mexen_desktop.minds.levels import Level
from mexen_desktop.minds.simulating import counted_json, play_round, simulate
from mexen_desktop.odds.chances import odds
from mexen_desktop.rules.errors import BadTable
from mexen_desktop.rules.presets import KNIGHT, LIVES, PRESETS
from mexen_desktop.rules.state import new_game
from mexen_desktop.rules.throw import RANKING
from tests.kit.script import told

STRONG = (Level.STRONG,)
ROUNDS = 4_000


@pytest.mark.parametrize("rules", PRESETS)
def test_every_round_has_a_loser(rules: str) -> None:
    counted = simulate(PRESETS[rules], STRONG * 3, 200, Random(1))
    assert counted.rounds == 200
    lost, all_lose = sum(counted.losses), PRESETS[rules].tie_break == "all_lose"
    assert lost > 200 if all_lose else lost == 200
    assert sum(counted.readings.values()) >= 3 * 200
    assert set(counted.readings) <= set(RANKING)


def test_the_same_seed_gives_the_same_rounds() -> None:
    one, same, other = (simulate(KNIGHT, STRONG * 4, 50, Random(seed)) for seed in (1, 1, 2))
    assert one == same
    assert one != other


def test_nobody_is_ever_out() -> None:
    counted = simulate(LIVES, STRONG * 2, 500, Random(1))
    assert sum(counted.losses) >= 500


def test_a_table_that_the_rules_have_no_place_for_is_refused() -> None:
    with pytest.raises(BadTable):
        simulate(KNIGHT, STRONG * 9, 1, Random(1))


# How sure the odds are is measured over a million rounds in benchmarks/odds.py.
@pytest.mark.parametrize(
    ("rules", "players", "words"),
    [
        ("knight", 3, ""),
        ("knight", 4, "32"),
        ("pirate", 3, "61"),
        ("lives", 3, "54"),
        ("extreme", 2, "65 43 43 21"),
    ],
)
def test_the_odds_come_true(rules: str, players: int, words: str) -> None:
    state = told(PRESETS[rules], players, words)
    told_odds = odds(state)
    lose = min(chance for _, chance in told_odds.options)
    random = Random(3)
    lost = sum(
        state.player in play_round(state, STRONG * players, random)[1] for _ in range(ROUNDS)
    )
    assert abs(lost / ROUNDS - lose) < 4 * sqrt(lose * (1 - lose) / ROUNDS)


@pytest.mark.parametrize("rules", ["knight", "pirate", "lives"])
def test_the_strong_one_loses_least_the_easy_one_most(rules: str) -> None:
    levels = (Level.EASY, Level.NORMAL, Level.STRONG)
    easy, normal, strong = simulate(PRESETS[rules], levels, 6_000, Random(5)).losses
    assert strong < normal < easy


def test_as_json_all_readings_stand_there_from_the_highest_down() -> None:
    counted = simulate(KNIGHT, STRONG * 2, 10, Random(1))
    line = counted_json(counted, 0.5)
    assert b"\n" not in line
    told_json = json.loads(line)
    assert list(told_json) == ["rounds", "seconds", "rounds_per_second", "readings", "losses"]
    assert told_json["rounds"] == 10
    assert (told_json["seconds"], told_json["rounds_per_second"]) == (0.5, 20.0)
    assert list(told_json["readings"]) == [str(reading) for reading in RANKING]
    assert sum(told_json["readings"].values()) == counted.readings.total()
    assert told_json["losses"] == counted.losses


def test_a_round_that_is_on_is_played_to_its_end() -> None:
    state, losers, readings = play_round(new_game(KNIGHT, 2), STRONG * 2, Random(1))
    assert (state.round, state.results, state.losers) == (2, (), losers)
    assert len(readings) >= 2
