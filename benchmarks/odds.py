"""Measures what the odds cost, how true they come, how well computer players play by them."""

import subprocess
import sys
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mexen_desktop.minds.levels import Level
from mexen_desktop.minds.simulating import play_round, roll, simulate
from mexen_desktop.odds.chances import odds
from mexen_desktop.odds.rest import Rest
from mexen_desktop.rules.engine import apply
from mexen_desktop.rules.options import Options, change
from mexen_desktop.rules.presets import KNIGHT, PIRATE, PRESETS
from mexen_desktop.rules.state import State, new_game
from tests.kit.moves import at_random
from tests.kit.script import told

ROOT = Path(__file__).resolve().parents[1]

#: What the project promises, in milliseconds.
FIRST = 50
LATER = 1

ROUNDS = 250_000
STRONG = (Level.STRONG,)

Tell = Callable[[str], None]

# In a process of its own: the seconds of its own time for the first answer at a moment of a round
# of eight, then the most and the mean for all moments of some rounds to come.
ANSWERS = """
import sys
from time import process_time
from benchmarks.odds import moments
from mexen_desktop.odds.chances import odds
state, *others = moments(int(sys.argv[1]))
start = process_time()
odds(state)
first = process_time() - start
later = []
for other in others:
    start = process_time()
    odds(other)
    later.append(process_time() - start)
print(first, max(later), sum(later) / len(later))
"""

#: A house rule of everything that takes long.
RICH = change(
    PIRATE, {"throws": 5, "stop_early": True, "limit": "lead_throws", "thirty_one": "restart"}
)


def moments(number: int, players: int = 8) -> list[State]:
    """Return what comes after so many moves of a knight game, for some rounds."""
    random, state, states = Random(4), new_game(KNIGHT, players), []
    for _ in range(number + 300):
        states.append(state)
        state, _ = apply(state, at_random(state, random, restless=0))
    return states[number:]


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Tell:
    """Give a way to add a line to the report."""

    def line(text: str) -> None:
        with capsys.disabled():
            sys.stdout.write(f"\n{text}")

    return line


@pytest.mark.parametrize("number", [0, 1, 5, 14, 22])
def test_an_answer_at_any_point_of_a_round_of_eight(tell: Tell, number: int) -> None:
    """Ask first at one point, then at all that come after, in a process of its own."""
    runs = []
    for _ in range(5):
        done = subprocess.run(
            [sys.executable, "-c", ANSWERS, str(number)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        runs.append([float(each) * 1_000 for each in done.stdout.split()])
    first, later, mean = map(min, zip(*runs, strict=True))
    tell(f"after {number} moves: first {first:.1f} ms, later at most {later:.2f}, mean {mean:.3f}")
    assert first < FIRST
    assert later < LATER


@pytest.mark.parametrize(
    "options", [*PRESETS.values(), RICH], ids=[*PRESETS, "everything that takes long"]
)
def test_growth_with_players_where_nothing_is_known(tell: Tell, options: Options) -> None:
    """Find every chance of a round from its start, without the tables made beforehand."""
    times = []
    for players in (2, 4, 8, 16):
        start = process_time()
        Rest(options).first_turn(players - 1)
        times.append(f"{players} players {(process_time() - start) * 1_000:.0f} ms")
    tell(", ".join(times))


def test_an_answer_that_is_known(benchmark: BenchmarkFixture) -> None:
    """Ask again where a turn is solved already."""
    assert benchmark(odds, told(KNIGHT, 8, "61")).best


@pytest.mark.parametrize("rules", PRESETS)
def test_rounds_per_second(tell: Tell, rules: str) -> None:
    """Simulate rounds of four, then draw as many dice and do nothing else."""
    random, state = Random(1), new_game(PRESETS[rules], 4)
    simulate(PRESETS[rules], STRONG * 4, 100, random)
    start = process_time()
    counted = simulate(PRESETS[rules], STRONG * 4, 10_000, random)
    seconds = process_time() - start
    throws = counted.readings.total()
    start = process_time()
    for _ in range(throws):
        roll(state, 0, random)
    bare = process_time() - start
    tell(
        f"{rules}: {10_000 / seconds:,.0f} rounds per second, {throws / 10_000:.1f} throws each;"
        f" {seconds / bare:.0f} times the bare cost of drawing the dice"
    )
    assert 10_000 / seconds > 1_000


@pytest.mark.parametrize(
    ("rules", "players", "words"),
    [("knight", 4, ""), ("pirate", 3, "61"), ("extreme", 3, "65 43 43 21"), ("lives", 3, "54")],
)
def test_the_odds_come_true_in_a_million_rounds(
    tell: Tell, rules: str, players: int, words: str
) -> None:
    """Play a quarter of a million rounds from one moment on, for each of four rule sets."""
    state = told(PRESETS[rules], players, words)
    lose = min(chance for _, chance in odds(state).options)
    random = Random(11)
    lost = sum(
        state.player in play_round(state, STRONG * players, random)[1] for _ in range(ROUNDS)
    )
    errors = (lost / ROUNDS - lose) / sqrt(lose * (1 - lose) / ROUNDS)
    tell(f"{rules}: exactly {lose:.6f}, played {lost / ROUNDS:.6f}: {errors:+.2f} standard errors")
    assert abs(errors) < 4


@pytest.mark.parametrize("rules", PRESETS)
def test_strong_loses_least_over_a_hundred_thousand_rounds(tell: Tell, rules: str) -> None:
    """Let one player of each level play at one table."""
    rounds = 100_000
    levels = (Level.EASY, Level.NORMAL, Level.STRONG)
    counted = simulate(PRESETS[rules], levels, rounds, Random(5))
    shares = [lost / rounds for lost in counted.losses]
    tell(
        f"{rules}: "
        + ", ".join(f"{level} {share:.4f}" for level, share in zip(levels, shares, strict=True))
    )
    easy, normal, strong = shares
    error = sqrt(2 * strong * (1 - strong) / rounds)
    if rules != "extreme":
        assert strong + 3 * error < normal
        assert normal + 3 * error < easy
