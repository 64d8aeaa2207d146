"""A game is read back as its lines have it, or not at all."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from zlib import crc32

import msgspec
import pytest
from msgspec.structs import replace

from mexen_desktop.rules.actions import Action, Stop
from mexen_desktop.rules.engine import apply
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import State, new_game
from mexen_desktop.store import reading
from mexen_desktop.store.entries import Entry, Opened, encoded
from mexen_desktop.store.errors import Problem, StoreError
from mexen_desktop.store.reading import load
from mexen_desktop.store.schema import create
from mexen_desktop.store.writing import rows_of, write
from tests.kit.evening import PEOPLE, opened
from tests.kit.moves import at_random


@pytest.fixture
def file() -> Iterator[sqlite3.Connection]:
    connection = create(Path(":memory:"))
    yield connection
    connection.close()


@pytest.fixture
def every_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be a state on the way after each second action."""
    monkeypatch.setattr(reading, "EVERY", 2)


def keep(file: sqlite3.Connection, *done: Entry, begun: Opened | None = None) -> None:
    lines = [encoded(entry) for entry in (begun or opened(), *done)]
    write(file, 7, rows_of(lines, [0] * len(lines)), 1000, sits=True)


def played(count: int) -> tuple[list[Action], list[State]]:
    """Return so many actions with the states before, between, after them."""
    random, states = Random(1), [new_game(PRESETS["knight"], len(PEOPLE))]
    actions: list[Action] = []
    for _ in range(count):
        actions.append(at_random(states[-1], random, restless=0))
        states.append(apply(states[-1], actions[-1])[0])
    return actions, states


def keep_state(file: sqlite3.Connection, seq: int, packed: bytes) -> None:
    (crc,) = file.execute("SELECT crc FROM log WHERE seq = ?", (seq,)).fetchone()
    file.execute("INSERT INTO snapshot VALUES (7, ?, ?, ?)", (seq, packed, crc32(packed, crc)))


def failure(file: sqlite3.Connection, game: int = 7) -> tuple[Problem, dict[str, object]]:
    with pytest.raises(StoreError) as refused:
        load(file, game)
    return refused.value.problem, refused.value.facts


def test_a_game_that_never_was_is_unknown(file: sqlite3.Connection) -> None:
    keep(file)
    assert failure(file, 8) == (Problem.UNKNOWN_GAME, {"game": 8})


@pytest.mark.parametrize("seq", [0, 2])
def test_a_game_with_a_line_that_was_changed_is_damaged(file: sqlite3.Connection, seq: int) -> None:
    keep(file, *played(3)[0])
    file.execute("UPDATE log SET line = x'00' WHERE seq = ?", (seq,))
    assert failure(file) == (Problem.DAMAGED, {"game": 7})


@pytest.mark.parametrize(
    "begun",
    [
        replace(opened(), rules="unheard of"),
        replace(opened(), players=()),
        replace(opened(), starter=3),
    ],
)
def test_a_game_that_cannot_begin_is_not_playable_from_the_start(
    file: sqlite3.Connection, begun: Opened
) -> None:
    keep(file, begun=begun)
    assert failure(file) == (Problem.UNPLAYABLE, {"game": 7, "action": 0})


@pytest.mark.parametrize("before", [0, 3])
def test_a_game_is_not_playable_from_its_first_impossible_action(
    file: sqlite3.Connection, before: int
) -> None:
    actions, _ = played(before)
    keep(file, *actions, Stop(2), *played(1)[0])
    assert failure(file) == (Problem.UNPLAYABLE, {"game": 7, "action": before + 1})


@pytest.mark.usefixtures("every_second")
@pytest.mark.parametrize(
    ("count", "found"), [(0, [0]), (1, [1]), (2, [2]), (4, [2, 4]), (5, [2, 4, 5])]
)
def test_states_on_the_way_are_found_anew(
    file: sqlite3.Connection, count: int, found: list[int]
) -> None:
    actions, states = played(count)
    keep(file, *actions)
    assert load(file, 7).checkpoints == tuple((at, states[at]) for at in found)


@pytest.mark.usefixtures("every_second")
@pytest.mark.parametrize(
    ("kept", "found"),
    [([3], [3, 4, 5]), ([1, 3], [1, 3, 4, 5]), ([5], [5]), ([2, 5], [2, 5]), ([4], [4, 5])],
)
def test_none_is_found_anew_up_to_the_last_that_was_kept(
    file: sqlite3.Connection, kept: list[int], found: list[int]
) -> None:
    actions, states = played(5)
    keep(file, *actions)
    for at in kept:
        keep_state(file, at, msgspec.msgpack.encode(states[at]))
    assert load(file, 7).checkpoints == tuple((at, states[at]) for at in found)


@pytest.mark.usefixtures("every_second")
def test_a_state_that_no_longer_says_anything_is_passed_over(file: sqlite3.Connection) -> None:
    actions, states = played(5)
    keep(file, *actions)
    keep_state(file, 1, msgspec.msgpack.encode(states[1]))
    keep_state(file, 3, msgspec.msgpack.encode({"of": "old"}))
    assert load(file, 7).checkpoints == tuple((at, states[at]) for at in (1, 2, 4, 5))


def test_everybody_has_the_name_of_now_in_the_games_own_spelling(file: sqlite3.Connection) -> None:
    keep(file)
    file.execute("UPDATE person SET name = 'ANN' WHERE id = 1")
    file.execute("UPDATE person SET name = 'Dee', folded = 'dee' WHERE id = 2")
    file.execute("DELETE FROM seat WHERE seat = 2")
    assert load(file, 7).names == ("Ann", "Dee", "Zoë")


def test_a_name_that_is_not_to_be_believed_is_the_games_own(file: sqlite3.Connection) -> None:
    keep(file)
    file.execute("UPDATE person SET name = 'Dee' WHERE id = 1")
    file.execute("UPDATE person SET name = x'446565', folded = 'dee' WHERE id = 2")
    assert load(file, 7).names == PEOPLE


def test_a_game_tells_when_it_began_with_when_it_was_played_last(file: sqlite3.Connection) -> None:
    keep(file, *played(3)[0])
    file.execute("UPDATE log SET at = 1000 + seq")
    kept = load(file, 7)
    assert (kept.game, kept.began, kept.last) == (7, 1000, 1003)
