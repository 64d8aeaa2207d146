"""The coach says where a number comes from, and what it says is so."""

import pytest

from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.throw import RANK, READING
from mexen_desktop.texts.coach import about, percent, risk, why_stop, why_throw
from tests.kit.script import told

NAMES = ["Ann", "Bo", "Cem"]


@pytest.mark.parametrize(
    ("lose", "says"),
    [(0.0, "0%"), (0.001, "1%"), (0.444, "44%"), (0.9999, "99%"), (1.0, "100%")],
)
def test_only_what_is_certain_is_nought_or_a_hundred(lose: float, says: str) -> None:
    assert percent(lose) == says
    assert risk(lose) == f"{says} risk of losing"


@pytest.mark.parametrize(
    ("script", "says"),
    [
        (
            "64 stop 42",
            "Only 32 and 41 are below 42: about 1 in 9 throws. 1 player can still be lower.",
        ),
        (
            "42",
            "Only 32 and 41 are below 42: about 1 in 9 throws. 2 players can still be lower.",
        ),
        ("41", "Only 32 is below 41: about 1 in 17 throws. 2 players can still be lower."),
        ("65 43 stop 65", "43 (Ann) is below 65: you cannot lose any more."),
    ],
)
def test_why_stopping_is_as_risky_as_it_is(script: str, says: str) -> None:
    words = script.split()
    # Everybody may throw twice, so that the one to move can still stop.
    state = told(PRESETS["knight"], 3, " ".join(words))
    if state.limit == 1:
        state = told(PRESETS["knight"], 3, f"65 {script}")
    assert why_stop(state, NAMES) == says


def test_the_last_player_hears_what_is_certain() -> None:
    state = told(PRESETS["knight"], 2, "65 64 stop 42")
    assert why_stop(state, NAMES) == "Nobody is still to come, and nobody has less than 42."
    state = told(PRESETS["knight"], 2, "65 64 stop 64")
    assert why_stop(state, NAMES) == "Ann would share the lowest place with you: 64."


def test_a_throw_is_measured_by_the_lowest_so_far() -> None:
    state = told(PRESETS["knight"], 2, "65 42 stop 41")
    assert why_throw(state) == "Only 32 and 41 are below 42: about 1 in 9 throws."
    assert why_throw(state, 1) == "With the 1 kept, 1 of the six faces makes less than 42."
    state = told(PRESETS["knight"], 2, "65 63 stop 41")
    assert why_throw(state, 1) == "With the 1 kept, 3 of the six faces make less than 63."


def test_before_anybody_has_a_result_there_is_nothing_to_beat() -> None:
    assert why_throw(told(PRESETS["knight"], 2, "")).startswith("There is nothing to beat yet")


def test_a_race_and_deciding_throws_have_sentences_of_their_own() -> None:
    assert "half" in why_throw(told(PRESETS["knight"], 2, "32"))
    lowest = told(PRESETS["knight"], 2, "65 stop 65")
    assert "lowest" in why_throw(lowest)
    highest = told(PRESETS["extreme"], 2, "65 65 65 65 65 65")
    assert "highest" in why_throw(highest)


@pytest.mark.parametrize("reading", RANK)
def test_about_is_near_the_truth(reading: int) -> None:
    pairs = list(READING.values())
    chance = sum(RANK[each] < RANK[reading] for each in pairs) / len(pairs)
    if chance:
        count, of = about(chance)
        assert count / of == pytest.approx(chance, abs=0.02)
