"""A program that is killed at any moment has lost nothing that it had shown."""

import json
import sqlite3
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from mexen_desktop.rules.actions import Action, AnyAction, Join
from mexen_desktop.rules.engine import apply
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import State, new_game
from mexen_desktop.store.kept import Kept
from mexen_desktop.store.places import FILE
from mexen_desktop.store.store import Store
from tests.kit.evening import PEOPLE

Opens = Callable[..., Store]
Said = dict[str, Any]

ROOT = Path(__file__).resolve().parents[2]
KILLS = 200
#: So often a new game begins, by these rules in turn.
NEW_GAME = 40
RULES = ("knight", "pirate", "extreme")
#: The longest that a program plays, once it does.
LONGEST = 0.04
#: So many are killed while they still open the file.
EARLY = 0.15
OPENING = 0.25


class Oracle:
    """A game as it must be, by the rules and what was said, without any of the store's code."""

    def __init__(self, rules: str) -> None:
        self.said: list[Said] = []
        self.names = list(PEOPLE)
        self.undone: list[tuple[Action, str]] = []
        self._states: list[State] = [new_game(PRESETS[rules], len(PEOPLE))]
        self._actions: list[Action] = []

    @property
    def state(self) -> State:
        return self._states[-1]

    def hear(self, said: Said) -> None:
        """Go on by one thing that was done."""
        self.said.append(said)
        if said["do"] == "undo":
            self._take_back()
        elif said["do"] == "redo":
            self._act(*self.undone.pop())
        elif said["do"] == "rename":
            old = self.names[said["seat"]]
            self.names = [said["name"] if name == old else name for name in self.names]
        elif said["do"] not in ("look", "stake"):
            action = msgspec.convert(said.get("throw", said), AnyAction)
            self.undone.clear()
            self._act(action, action.name if isinstance(action, Join) else "")

    def _act(self, action: Action, name: str) -> None:
        self._states.append(apply(self.state, action)[0])
        self._actions.append(action)
        if isinstance(action, Join):
            self.names.append(name)

    def _take_back(self) -> None:
        self._states.pop()
        action = self._actions.pop()
        self.undone.append((action, self.names.pop() if isinstance(action, Join) else ""))


def killed(folder: Path, random: Random, rules: str) -> list[tuple[int, Said]]:
    """Let a program play until it is killed, returning what it had shown."""
    seed = str(random.randrange(1_000_000))
    command = [sys.executable, "-m", "tests.kit.kept_game", str(folder), seed]
    process = subprocess.Popen(
        [*command, *([rules] if rules else [])], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert process.stdout is not None
    early = random.random() < EARLY
    shown = "" if early else process.stdout.readline()
    with suppress(subprocess.TimeoutExpired):
        process.wait(random.uniform(0, OPENING if early else LONGEST))
        pytest.fail("it ended by itself")
    process.kill()
    shown += process.communicate()[0]
    # Only whole lines were seen.
    return [tuple(json.loads(line)) for line in shown.splitlines(keepends=True) if "\n" in line]


def committed(folder: Path, game: int, after: int) -> list[Said]:
    """Return what the file holds of a game, without its beginning, after so many."""
    connection = sqlite3.connect(folder / FILE)
    rows = connection.execute(
        "SELECT line FROM log WHERE game = ? AND seq > ? ORDER BY seq", (game, after)
    )
    said = [json.loads(line) for (line,) in rows]
    connection.close()
    return said


def begun(folder: Path) -> list[tuple[int, str]]:
    """Return every game there is with its rules."""
    connection = sqlite3.connect(folder / FILE)
    games = connection.execute("SELECT id, rules FROM game").fetchall()
    connection.close()
    return games


def check(kept: Kept, oracle: Oracle) -> None:
    """Check that a game has come back as it must be."""
    assert kept.state == oracle.state
    # By the game's own lines: chance may have seated people of another game, renamed there since.
    assert [player.name for player in kept.fold.players] == oracle.names
    assert [
        (undone.action, (undone.player and undone.player.name) or "") for undone in kept.fold.undone
    ] == oracle.undone


def test_a_killed_program_has_lost_nothing_that_it_had_shown(tmp_path: Path, opens: Opens) -> None:
    random = Random(1)
    oracles: dict[int, Oracle] = {}
    steps = 0
    for number in range(KILLS):
        new = RULES[number // NEW_GAME % len(RULES)] if number % NEW_GAME == 0 else ""
        shown: dict[int, list[Said]] = defaultdict(list)
        for game, said in killed(tmp_path, random, new):
            shown[game].append(said)
        store = opens()
        assert store.saving
        assert store.notice is None
        kept = store.left_open()
        store.close()
        for game, rules in begun(tmp_path):
            oracle = oracles.setdefault(game, Oracle(rules))
            there = committed(tmp_path, game, len(oracle.said))
            seen = shown[game]
            assert there[: len(seen)] == seen
            # What was kept, but not yet shown, when the end came: one step at most.
            assert len(there) - len(seen) <= 1
            for said in there:
                oracle.hear(said)
            steps += len(seen)
        if kept is not None:
            check(kept, oracles[kept.game])
    assert len(oracles) > 1
    assert steps > KILLS
    for game, oracle in oracles.items():
        assert committed(tmp_path, game, 0) == oracle.said
