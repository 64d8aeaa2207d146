"""Measures what keeping a game costs: a step, the way back, the room it takes."""

import gc
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time

import pytest

from benchmarks.rules import lasting, played
from mexen_desktop.rules.actions import Action
from mexen_desktop.session.dice import SystemDice
from mexen_desktop.session.game import Game
from mexen_desktop.store import database
from mexen_desktop.store.entries import Opened, Player
from mexen_desktop.store.store import Store
from tests.kit.moves import at_random

#: What the project promises.
MOST_SECONDS = 0.5
MOST_GROWTH = 10 << 20

LONG = 100_000
#: About ten thousand rounds.
EVENINGS = 80_000
STEPS = 500
PEOPLE = ("Ann", "Bo", "Cem", "Dee")

Tell = Callable[[str], None]


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Tell:
    """Give a way to add a line to the report."""

    def line(text: str) -> None:
        with capsys.disabled():
            sys.stdout.write(f"\n{text}")

    return line


@contextmanager
def hasty(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let a store be filled without waiting for the disk."""
    with monkeypatch.context() as patch:
        patch.setattr(database, "SETTINGS", (*database.SETTINGS, "PRAGMA synchronous = OFF"))
        yield


def begun(store: Store, rules: str) -> Game:
    """Return a new game that is kept."""
    options = lasting(rules)
    opened = Opened(rules, options._asdict(), "points", tuple(map(Player, PEOPLE)))
    return Game(rules, options, PEOPLE, SystemDice(), journal=store.begin(opened))


def submit(game: Game, actions: list[Action]) -> list[float]:
    """Play on, returning the seconds that each step took."""
    times = []
    for action in actions:
        start = perf_counter()
        game.submit(action)
        times.append(perf_counter() - start)
    return times


def way_on(game: Game, count: int) -> Iterator[Action]:
    """Yield actions to come, each when the one before it was done."""
    random = Random(3)
    for _ in range(count):
        yield at_random(game.state, random, restless=0)


@pytest.mark.parametrize("rules", ["knight", "pirate", "extreme", "lives"])
def test_a_long_game_is_back_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tell: Tell, rules: str
) -> None:
    """Fill a file, then open it, find the game, have it ready to go on."""
    end, actions = played(rules, LONG)
    with hasty(monkeypatch):
        store = Store(tmp_path)
        submit(begun(store, rules), actions)
        store.close()
    wall, core = [], []
    for _ in range(5):
        start, worked = perf_counter(), process_time()
        store = Store(tmp_path)
        kept = store.left_open()
        assert kept is not None
        game = Game.restored(kept, SystemDice(), store.go_on(kept))
        wall.append(perf_counter() - start)
        core.append(process_time() - worked)
        assert game.state == end
        store.close()
        del kept, game
    size = (tmp_path / "games.db").stat().st_size / (1 << 20)
    tell(
        f"{rules}: {LONG:,} actions are back in {median(wall):.3f} s,"
        f" {median(core):.3f} s of one core's time ({size:.1f} MB)"
    )
    # The core's own time: others on the machine add nothing to it.
    assert min(core) < MOST_SECONDS


@pytest.mark.parametrize("length", [0, LONG])
def test_a_step_costs_the_same_however_long_the_game_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tell: Tell, length: int
) -> None:
    """Measure whole steps: the rules, the file, the disk."""
    _, actions = played("pirate", length)
    with hasty(monkeypatch):
        store = Store(tmp_path)
        submit(begun(store, "pirate"), actions)
        store.close()
        store = Store(tmp_path)
        kept = store.left_open()
        game = (
            begun(store, "pirate")
            if kept is None
            else Game.restored(kept, SystemDice(), store.go_on(kept))
        )
        quick = [time for action in way_on(game, STEPS) for time in submit(game, [action])]
        store.close()
    store = Store(tmp_path)
    kept = store.left_open()
    assert kept is not None
    game = Game.restored(kept, SystemDice(), store.go_on(kept))
    sure = [time for action in way_on(game, STEPS) for time in submit(game, [action])]
    store.close()
    tell(
        f"after {length:,} actions a step takes {median(sure) * 1e3:.2f} ms on the disk"
        f" (of a hundred the slowest {quantiles(sure, n=100)[-1] * 1e3:.2f} ms),"
        f" {median(quick) * 1e3:.3f} ms without waiting for it"
    )


def test_ten_thousand_rounds_take_no_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tell: Tell
) -> None:
    """Count every byte that Python holds, early on and at the end."""
    with hasty(monkeypatch):
        store = Store(tmp_path)
        game = begun(store, "knight")
        for action in way_on(game, 4_000):
            game.submit(action)
        tracemalloc.start()
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        for action in way_on(game, EVENINGS):
            game.submit(action)
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        store.close()
    tell(f"{game.state.round:,} rounds: {(after - before) / (1 << 20):.1f} MB more")
    assert game.state.round > 9_000
    assert after - before < MOST_GROWTH
