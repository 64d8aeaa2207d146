import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from mexen_desktop.rules.actions import Finish, Join, Leave, Throw
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import new_game
from mexen_desktop.store import database
from mexen_desktop.store.database import SETTINGS
from mexen_desktop.store.entries import Staked, decoded, encoded
from mexen_desktop.store.places import FILE
from mexen_desktop.store.store import Store
from mexen_desktop.store.writing import EVERY, Lines, rows_of
from tests.kit.evening import Evening, opened, played

Opens = Callable[..., Store]


@pytest.mark.parametrize("seed", range(6))
def test_there_is_a_row_for_each_throw_that_counts(tmp_path: Path, seed: int) -> None:
    game = played(tmp_path, 150, "pirate", seed)
    connection = sqlite3.connect(tmp_path / FILE)
    rows = connection.execute("SELECT seat, die, other, kept, entered FROM throw ORDER BY seq")
    kept = list(rows)
    connection.close()
    assert kept == [
        (
            step.action.by,
            step.action.dice[0],
            step.action.dice[1] if len(step.action.dice) > 1 else None,
            step.action.keep or None,
            step.entered,
        )
        for step in game.steps
        if isinstance(step.action, Throw)
    ]


@pytest.mark.parametrize("seed", range(6))
def test_every_table_follows_from_the_log_alone(tmp_path: Path, seed: int) -> None:
    played(tmp_path, 150, "pirate", seed)
    connection = sqlite3.connect(tmp_path / FILE)
    log = connection.execute("SELECT seq, line, crc FROM log ORDER BY seq").fetchall()
    connection.close()
    rows = list(rows_of([line for _, line, _ in log], [0] * len(log)))
    assert [(row.seq, row.line, row.crc) for row in rows] == log


def lines_of(store: Store) -> list[str]:
    rows = store._database.connection().execute("SELECT line FROM log ORDER BY game, seq")
    return [type(decoded(line)).__name__ for (line,) in rows]


def test_nothing_is_ever_taken_out_of_the_log(opens: Opens) -> None:
    store = opens()
    game = Evening(store).game
    game.submit(Finish())
    game.undo()
    game.redo()
    game.undo()
    game.rename(0, "Anna")
    game.play_for("sips")
    assert lines_of(store) == [
        "Opened",
        "Finish",
        "TakenBack",
        "PutBack",
        "TakenBack",
        "Renamed",
        "Staked",
    ]


def test_people_are_the_same_from_one_game_to_the_next(opens: Opens) -> None:
    store = opens()
    for names in (("Ann", "Bo"), ("ann", "Cem")):
        Evening(store, opened("knight", names)).game.throw()
    connection = store._database.connection()
    people = connection.execute("SELECT name FROM person ORDER BY id").fetchall()
    assert people == [("ann",), ("Bo",), ("Cem",)]


def names(store: Store) -> list[tuple[str, ...]]:
    return [past.names for past in reversed(store.games())]


def test_history_follows_a_new_name(opens: Opens) -> None:
    store = opens()
    Evening(store, opened("knight", ("Ann", "Bo"))).game.throw()
    game = Evening(store, opened("knight", ("Cem", "Ann"))).game
    game.throw()
    game.rename(1, "Anna")
    assert names(store) == [("Anna", "Bo"), ("Cem", "Anna")]
    assert store.game(1).names == ("Anna", "Bo")


def test_a_name_that_somebody_is_known_by_means_that_it_is_they_who_play(opens: Opens) -> None:
    store = opens()
    Evening(store, opened("knight", ("Ann", "Bo"))).game.throw()
    game = Evening(store, opened("knight", ("An", "Cem"))).game
    game.throw()
    game.rename(0, "Ann")
    Evening(store, opened("knight", ("An", "Cem"))).game.throw()
    assert names(store) == [("Ann", "Bo"), ("Ann", "Cem"), ("An", "Cem")]


def test_a_person_at_two_seats_is_renamed_at_both(opens: Opens) -> None:
    store = opens()
    game = Evening(store).game
    game.submit(Leave(1))
    game.submit(Join("Bo"))
    game.rename(3, "Bob")
    assert names(store) == [("Ann", "Bob", "Zoë", "Bob")]
    assert list(store.game(1).names) == game.names


def test_who_joined_and_was_taken_back_sits_nowhere(opens: Opens) -> None:
    store = opens()
    game = Evening(store).game
    game.submit(Join("Dee"))
    game.undo()
    assert names(store) == [("Ann", "Bo", "Zoë")]
    game.redo()
    assert names(store) == [("Ann", "Bo", "Zoë", "Dee")]


def test_people_can_be_renamed_between_games(opens: Opens) -> None:
    store = opens()
    Evening(store, opened("knight", ("Ann", "Bo"))).game.throw()
    store.rename("Ann", "Anna")
    assert names(store) == [("Anna", "Bo")]
    store.rename("Anna", "Bo")
    assert names(store) == [("Anna", "Bo")]
    store.rename("Anna", "ANNA")
    assert names(store) == [("ANNA", "Bo")]
    assert store.game(1).names == ("ANNA", "Bo")


def test_a_throw_is_on_the_disk_before_the_system_goes_on() -> None:
    assert "PRAGMA synchronous = FULL" in SETTINGS
    assert "PRAGMA journal_mode = WAL" in SETTINGS


def test_the_settings_are_in_force(
    tmp_path: Path, opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "SETTINGS", SETTINGS)
    connection = opens()._database.connection()
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA locking_mode").fetchone() == ("exclusive",)
    assert not (tmp_path / (FILE + "-shm")).exists()


def test_a_step_is_one_transaction(opens: Opens) -> None:
    store = opens()
    evening = Evening(store, opened("pirate"))
    connection = store._database.connection()
    evening.play(30)
    said: list[str] = []
    connection.set_trace_callback(said.append)
    evening.game.rename(0, "Anna")
    connection.set_trace_callback(None)
    # Whether the file still has the steps before is looked up first.
    written = [each for each in said if not each.startswith("SELECT")]
    assert written[0] == "BEGIN IMMEDIATE"
    assert said[-1] == "COMMIT"
    assert said.count("COMMIT") == 1


def test_a_pot_beyond_all_numbers_stops_no_game() -> None:
    lines, begun = Lines(), opened("extreme")
    lines.next(encoded(begun), begun)
    state = replace(new_game(PRESETS["extreme"], 3), pot=1 << 80)
    rows = [lines.next(encoded(Staked("sips")), Staked("sips"), state) for _ in range(2 * EVERY)]
    assert not any(row.changes for row in rows)
    assert rows[-1].seq == 2 * EVERY
