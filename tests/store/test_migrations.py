import errno
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from mexen_desktop.store import schema
from mexen_desktop.store.database import Database
from mexen_desktop.store.errors import Problem, StoreError
from mexen_desktop.store.places import FILE
from mexen_desktop.store.schema import MIGRATIONS
from mexen_desktop.store.store import Store
from tests.kit.evening import Evening, played

Opens = Callable[..., Store]

NEXT = "CREATE TABLE next (x);\nINSERT INTO next SELECT count(*) FROM log;"
AFTER = "CREATE TABLE after (y);"
WRONG = "CREATE TABLE wrong (z);\nCREATE TABLE log (game);"

NOW = 1_800_000_000


def answer(file: Path, query: str) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(file)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def backups(folder: Path) -> list[Path]:
    return sorted(folder.glob("games-backup-*.db"))


def test_a_new_file_is_made_step_by_step_too(tmp_path: Path, opens: Opens) -> None:
    store = opens(migrations=(*MIGRATIONS, NEXT, AFTER))
    Evening(store).play(20)
    store.close()
    assert answer(tmp_path / FILE, "PRAGMA user_version") == [(len(MIGRATIONS) + 2,)]
    assert backups(tmp_path) == []


def test_an_older_file_is_brought_up_with_all_its_games(tmp_path: Path, opens: Opens) -> None:
    game = played(tmp_path, 50)
    store = opens(migrations=(*MIGRATIONS, NEXT, AFTER))
    assert store.saving
    assert store.game(1).state == game.state
    store.close()
    assert answer(tmp_path / FILE, "PRAGMA user_version") == [(len(MIGRATIONS) + 2,)]
    lines = answer(tmp_path / FILE, "SELECT count(*) FROM log")
    assert answer(tmp_path / FILE, "SELECT x FROM next") == lines


def test_a_copy_is_made_before_each_step(tmp_path: Path, opens: Opens) -> None:
    played(tmp_path, 50)
    opens(migrations=(*MIGRATIONS, NEXT, AFTER), clock=lambda: NOW)
    version = len(MIGRATIONS)
    copies = backups(tmp_path)
    assert [copy.name.rpartition("-2027")[0] for copy in copies] == [
        f"games-backup-v{version}",
        f"games-backup-v{version + 1}",
    ]
    assert [answer(copy, "PRAGMA user_version") for copy in copies] == [
        [(version,)],
        [(version + 1,)],
    ]


def test_a_copy_can_take_the_place_of_the_file(tmp_path: Path, opens: Opens) -> None:
    game = played(tmp_path, 50)
    opens(migrations=(*MIGRATIONS, NEXT)).close()
    (copy,) = backups(tmp_path)
    copy.replace(tmp_path / FILE)
    store = opens()
    assert store.notice is None
    assert store.game(1).state == game.state


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path, opens: Opens) -> None:
    game = played(tmp_path, 50)
    store = opens(migrations=(*MIGRATIONS, NEXT, WRONG))
    assert store.trouble is not None
    assert store.trouble.problem is Problem.FAILED
    store.close()
    assert answer(tmp_path / FILE, "PRAGMA user_version") == [(len(MIGRATIONS) + 1,)]
    assert answer(tmp_path / FILE, "SELECT 1 FROM sqlite_master WHERE name = 'wrong'") == []
    again = opens(migrations=(*MIGRATIONS, NEXT))
    assert again.game(1).state == game.state


def test_without_room_for_a_copy_the_file_stays_as_it_is(
    tmp_path: Path, opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(tmp_path, 50)
    connect = sqlite3.connect

    def refusing(file: Path, *rest: Any, **more: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(file, *rest, **more)
        if "backup" in str(file):
            connection.execute("PRAGMA max_page_count = 1")
        return connection

    monkeypatch.setattr(sqlite3, "connect", refusing)
    store = opens(migrations=(*MIGRATIONS, NEXT))
    assert store.trouble is not None
    assert store.trouble.problem is Problem.FULL
    store.close()
    assert backups(tmp_path) == []
    assert answer(tmp_path / FILE, "PRAGMA user_version") == [(len(MIGRATIONS),)]


def test_no_copy_is_ever_overwritten(tmp_path: Path, opens: Opens) -> None:
    for _ in range(3):
        played(tmp_path, 20)
        opens(migrations=(*MIGRATIONS, NEXT), clock=lambda: NOW).close()
        (tmp_path / FILE).unlink()
    assert len(backups(tmp_path)) == 3


def test_a_new_version_stands_in_the_file_for_an_older_program_to_see(
    tmp_path: Path, opens: Opens
) -> None:
    played(tmp_path, 20)
    opens(migrations=(*MIGRATIONS, NEXT))
    header = (tmp_path / FILE).read_bytes()[:100]
    assert int.from_bytes(header[60:64], "big") == len(MIGRATIONS) + 1


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    connection = schema.create(tmp_path / "fresh.db")
    yield connection
    connection.close()


def test_the_first_page_holds_all_tables_for_it_to_be_replaced(fresh: sqlite3.Connection) -> None:
    (size,) = fresh.execute("SELECT sum(length(sql)) FROM sqlite_master").fetchone()
    assert size < schema.PAGE * 0.75


def test_the_first_version_is_what_it_was(tmp_path: Path) -> None:
    """A file of those days must still be a file of version 1: change by a migration only."""
    first = schema.create(tmp_path / "first.db", MIGRATIONS[:1])
    tables = first.execute(
        "SELECT name, (SELECT group_concat(name) FROM pragma_table_info(m.name))"
        " FROM sqlite_master AS m WHERE type = 'table' ORDER BY name"
    )
    assert dict(tables) == {
        "game": "id,rules,imported",
        "log": "game,seq,line,crc,at",
        "person": "id,name,folded",
        "seat": "game,seat,person",
        "sitting": "id,game,at",
        "snapshot": "game,seq,state,crc",
        "summary": "game,seq,told,crc",
        "throw": "game,seq,seat,die,other,kept,entered",
    }
    first.close()


def of_a_former_version(file: Path, version: int) -> None:
    """Make a file what it would be, had a program of those days written it."""
    connection = sqlite3.connect(file)
    for table in ("known", "stretch", "tally", "duel", "dice"):
        connection.execute(f"DROP TABLE {table}")
    if version < 2:
        connection.execute("ALTER TABLE log DROP COLUMN fall")
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()


@pytest.mark.parametrize("damaged", [False, True])
@pytest.mark.parametrize("version", [1, 2])
def test_a_file_of_a_former_version_is_brought_up_even_if_it_is_damaged(
    tmp_path: Path, opens: Opens, damaged: bool, version: int
) -> None:
    game = played(tmp_path, 50)
    of_a_former_version(tmp_path / FILE, version)
    if damaged:
        data = bytearray((tmp_path / FILE).read_bytes())
        data[:8] = bytes(8)
        (tmp_path / FILE).write_bytes(data)
    store = opens()
    assert store.saving
    assert (store.notice is not None) is damaged
    kept = store.game(1)
    assert kept.state == game.state
    assert set(kept.falls) == {0}


@pytest.fixture
def copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a folder that copies to read are made in, with none made anywhere else."""
    folder = tmp_path / "copies"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture
def only_readable(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Give a way to let no file be written to any more."""

    def refused(_: Database) -> None:
        raise PermissionError(errno.EACCES, "not to be written")

    return lambda: monkeypatch.setattr(Database, "connection", refused)


def test_a_former_version_that_may_only_be_read_can_be_read(
    tmp_path: Path, opens: Opens, only_readable: Callable[[], None], copies: Path
) -> None:
    game = played(tmp_path, 50)
    of_a_former_version(tmp_path / FILE, 1)
    before = (tmp_path / FILE).read_bytes()
    only_readable()
    store = opens()
    assert not store.saving
    assert store.game(1).state == game.state
    assert list(store.statistics.count())
    assert store.statistics.standings()
    assert (tmp_path / FILE).read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == [copies.name, FILE]
    store.close()
    assert list(copies.iterdir()) == []


def test_what_may_only_be_read_is_brought_up_by_the_same_steps(
    tmp_path: Path, opens: Opens, only_readable: Callable[[], None]
) -> None:
    played(tmp_path, 50)
    only_readable()
    store = opens(migrations=(*MIGRATIONS, NEXT))
    copy = store._database.readable()
    assert copy.execute("SELECT count(*) FROM next").fetchone() == (1,)
    assert store._database.readable() is copy


def test_of_a_newer_file_that_may_only_be_read_no_copy_is_left(
    tmp_path: Path, opens: Opens, only_readable: Callable[[], None], copies: Path
) -> None:
    played(tmp_path, 50)
    opens(migrations=(*MIGRATIONS, NEXT)).close()
    only_readable()
    with pytest.raises(StoreError) as refused:
        opens().game(1)
    assert refused.value.problem is Problem.NEWER
    assert list(copies.iterdir()) == []


def test_a_step_that_fails_leaves_no_copy_however_often_it_is_tried(
    tmp_path: Path, opens: Opens
) -> None:
    played(tmp_path, 5)
    store = opens(migrations=(*MIGRATIONS, WRONG), clock=lambda: NOW)
    evening = Evening(store)
    evening.play(3)
    assert not store.saving
    assert backups(tmp_path) == []
