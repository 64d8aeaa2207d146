"""Measures how many actions a second the rules engine applies, in games of any length."""

import sys
from collections.abc import Callable
from functools import cache
from random import Random
from time import perf_counter

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mexen_desktop.rules.actions import Action, Finish, Join, Leave, Order
from mexen_desktop.rules.engine import apply, legal_actions
from mexen_desktop.rules.options import Options
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import State, new_game
from tests.kit.moves import at_random

PLAYERS = 4
LONG = 100_000

Game = tuple[State, list[Action]]


def lasting(rules: str) -> Options:
    """Return a preset by which a game can last as long as wanted."""
    return PRESETS[rules]._replace(lives=LONG)


@cache
def played(rules: str, actions: int, restless: float = 0.0) -> Game:
    """Return a state that so many actions have led to, with those actions."""
    random = Random(1)
    state = new_game(lasting(rules), PLAYERS)
    done: list[Action] = []
    for _ in range(actions):
        # Comings and goings are to balance, or the table would grow, not the game.
        few = len(state.in_game) <= PLAYERS
        if state.fresh and random.random() < restless:
            done.append(Join("Somebody") if few else Leave(random.choice(state.in_game)))
        else:
            done.append(at_random(state, random, restless=0))
        state, _ = apply(state, done[-1])
    return state, done


def replay(rules: str, actions: list[Action]) -> State:
    """Apply all actions of a game, one after another."""
    state = new_game(lasting(rules), PLAYERS)
    for action in actions:
        state, _ = apply(state, action)
    return state


def a_while_from(state: State, actions: list[Action]) -> float:
    """Return the seconds that one of these actions takes from a state on."""
    start = perf_counter()
    for action in actions:
        state, _ = apply(state, action)
    return (perf_counter() - start) / len(actions)


def way_on(state: State) -> list[Action]:
    """Return a thousand further actions, comings and goings among them."""
    random, done = Random(2), []
    for _ in range(1_000):
        action = at_random(state, random, restless=0)
        if state.fresh and random.random() < 0.3:
            action = Join() if len(state.in_game) <= PLAYERS else Leave(state.in_game[0])
        elif state.fresh and random.random() < 0.1:
            action = Order(state.in_game[::-1])
        done.append(action)
        state, _ = apply(state, action)
    return done


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Callable[[str], None]:
    """Give a way to add a line to the report."""

    def line(text: str) -> None:
        with capsys.disabled():
            sys.stdout.write(f"\n{text}")

    return line


@pytest.mark.parametrize("rules", PRESETS)
def test_applied_actions_in_a_long_game(
    benchmark: BenchmarkFixture, tell: Callable[[str], None], rules: str
) -> None:
    """Replay a game of one rule set."""
    end, actions = played(rules, 20_000)
    assert benchmark(replay, rules, actions) == end
    tell(f"{rules}: {rate(benchmark, actions)} actions per second")


def test_applied_actions_with_many_comings_and_goings(
    benchmark: BenchmarkFixture, tell: Callable[[str], None]
) -> None:
    """Replay a game in which thousands have sat at the table."""
    end, actions = played("pirate", LONG, restless=0.7)
    assert end.seats > 5_000
    assert benchmark(replay, "pirate", actions) == end
    tell(f"pirate, {end.seats:,} seats taken: {rate(benchmark, actions)} actions per second")


@pytest.mark.parametrize("restless", [0.0, 0.7], ids=["the same people", "people come and go"])
@pytest.mark.parametrize("rules", ["knight", "pirate", "extreme"])
def test_an_action_costs_the_same_late_in_a_game(
    tell: Callable[[str], None], rules: str, restless: float
) -> None:
    """Measure early and late in turn; the best of many is what the machine does not blur."""
    games = []
    for length in (1_000, LONG):
        state, _ = played(rules, length, restless)
        games.append((state, way_on(state)))
    best = [1.0, 1.0]
    for _ in range(60):
        for at, (state, way) in enumerate(games):
            best[at] = min(best[at], a_while_from(state, way))
    early, late = best
    tell(f"{rules}: {early * 1e6:.2f} µs after 1,000 actions, {late * 1e6:.2f} µs after {LONG:,}")
    assert late < early * 1.3


@pytest.mark.parametrize("rules", PRESETS)
def test_listing_what_can_come_next(benchmark: BenchmarkFixture, rules: str) -> None:
    """List what can come next, which `apply` itself does not."""
    state, _ = played(rules, 1_000)
    assert Finish() in benchmark(legal_actions, state)


def rate(benchmark: BenchmarkFixture, actions: list[Action]) -> str:
    """Return the actions per second, "?" where nothing was measured."""
    if benchmark.stats is None:
        return "?"
    return f"{len(actions) / benchmark.stats.stats.median:,.0f}"
