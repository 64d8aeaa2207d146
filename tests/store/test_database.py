"""The file is opened however it is found, let go of, mended without a loss."""

import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mexen_desktop.store import database as opening
from mexen_desktop.store.database import Database
from mexen_desktop.store.errors import Problem, StoreError
from mexen_desktop.store.mending import copied, finish, mend
from mexen_desktop.store.places import FILE, companion
from mexen_desktop.store.schema import MIGRATIONS, create, migrate

NOW = 1_800_000_000.9
ONE = "INSERT INTO person (name, folded) VALUES ('Ann', 'ann')"
ALL = "SELECT name FROM person"


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    held = Database(tmp_path / FILE, lambda: NOW, lambda *_: None)
    yield held
    held.close()


@pytest.fixture
def copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the folder that copies are made in."""
    folder = tmp_path / "copies"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """Give a way to say whether the file may be written to."""
    may = Database._open

    def may_not(_: Database) -> sqlite3.Connection:
        raise PermissionError

    return lambda yes: monkeypatch.setattr(Database, "_open", may_not if yes else may)


def failure(database: Database) -> tuple[Problem, dict[str, object]]:
    with pytest.raises(StoreError) as told:
        database.connection()
    return told.value.problem, told.value.facts


def test_a_copy_is_let_go_of_once_the_file_can_be_had(
    database: Database, copies: Path, refused: Callable[[bool], None]
) -> None:
    database.connection().execute(ONE)
    database.close()
    refused(True)
    copy = database.readable()
    assert copy.execute(ALL).fetchall() == [("Ann",)]
    assert len(list(copies.iterdir())) == 1
    refused(False)
    assert database.readable() is database.connection()
    assert list(copies.iterdir()) == []
    with pytest.raises(sqlite3.ProgrammingError):
        copy.execute(ALL)
    database.close()
    refused(True)
    assert database.readable().execute(ALL).fetchall() == [("Ann",)]


def test_of_no_file_there_is_no_copy(
    database: Database, copies: Path, refused: Callable[[bool], None]
) -> None:
    refused(True)
    with pytest.raises(PermissionError):
        database.readable()
    assert list(copies.iterdir()) == []


def test_a_file_that_cannot_be_opened_to_be_written_may_be_copied(
    database: Database, copies: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database.connection().execute(ONE)
    database.close()

    def unable(_: Database) -> sqlite3.Connection:
        raise sqlite3.OperationalError

    monkeypatch.setattr(Database, "_open", unable)
    assert database.readable().execute(ALL).fetchall() == [("Ann",)]
    assert len(list(copies.iterdir())) == 1


def test_what_another_program_is_writing_is_not_copied(database: Database, copies: Path) -> None:
    database.connection()
    database.close()
    other = sqlite3.connect(database.file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        database.readable()
    assert list(copies.iterdir()) == []
    other.close()


def test_a_file_is_held_from_its_opening_to_its_mending(database: Database) -> None:
    assert not database.is_open
    connection = database.connection()
    assert database.is_open
    database.mend()
    assert not database.is_open
    with pytest.raises(sqlite3.ProgrammingError):
        connection.execute(ALL)


def test_the_file_says_for_ever_whose_it_is(database: Database) -> None:
    database.connection()
    database.close()
    header = database.file.read_bytes()[:100]
    assert (header[:16], header[68:72]) == (b"SQLite format 3\0", b"Mexn")


def test_a_file_that_failed_is_let_go_of_to_be_opened_anew(database: Database) -> None:
    connection = database.connection()
    database.let_go()
    assert not database.is_open
    with pytest.raises(sqlite3.ProgrammingError):
        connection.execute(ALL)
    assert database.connection().execute(ALL).fetchall() == []


def test_a_file_that_is_gone_is_held_for_nobody_else_can_see_what_was_in_it(
    database: Database,
) -> None:
    connection = database.connection()
    database.file.unlink()
    database.let_go()
    assert database.is_open
    assert connection.execute(ALL).fetchall() == []


def test_a_copy_is_let_go_of_where_the_file_was_never_held(
    database: Database, copies: Path, refused: Callable[[bool], None]
) -> None:
    create(database.file).close()
    refused(True)
    database.readable()
    assert len(list(copies.iterdir())) == 1
    database.let_go()
    assert list(copies.iterdir()) == []


def test_a_mending_that_was_interrupted_is_finished(tmp_path: Path, database: Database) -> None:
    database.file.write_bytes(b"nonsense")
    ready = create(tmp_path / "games.ready")
    ready.execute(ONE)
    ready.close()
    assert database.connection().execute(ALL).fetchall() == [("Ann",)]
    (aside,) = tmp_path.glob("games-damaged-2027-*.db")
    assert aside.read_bytes() == b"nonsense"


def test_a_newer_version_is_known_by_the_steps_beside_the_file(
    tmp_path: Path, database: Database
) -> None:
    newer, known = len(MIGRATIONS) + 1, len(MIGRATIONS)
    there = create(tmp_path / "there.db")
    there.execute("PRAGMA journal_mode = WAL")
    there.execute(f"PRAGMA user_version = {newer}")
    for which in ("", "-wal"):
        shutil.copyfile(companion(tmp_path / "there.db", which), companion(database.file, which))
    there.close()
    facts = {"file": database.file, "version": newer, "known": known}
    assert failure(database) == (Problem.NEWER, facts)


@pytest.mark.parametrize(("at", "wrong"), [(0, b"sqlite"), (68, b"Mexm")])
def test_what_is_not_this_programs_is_not_touched(
    database: Database, at: int, wrong: bytes
) -> None:
    database.connection().execute(ONE)
    database.close()
    data = bytearray(database.file.read_bytes())
    data[at : at + len(wrong)] = wrong
    database.file.write_bytes(data)
    assert failure(database) == (Problem.DAMAGED, {"file": database.file})
    assert database.file.read_bytes() == data


@pytest.mark.parametrize(("more", "looked_through"), [(-1, False), (0, True)])
def test_only_a_small_file_is_looked_through_at_each_opening(
    database: Database, monkeypatch: pytest.MonkeyPatch, more: int, *, looked_through: bool
) -> None:
    database.connection().execute("CREATE TABLE last (x)")
    database.close()
    data = database.file.read_bytes()
    database.file.write_bytes(data[:-4096] + b"x" * 4096)
    monkeypatch.setattr(opening, "THOROUGH", len(data) + more)
    if looked_through:
        assert failure(database)[0] is Problem.DAMAGED
    else:
        database.connection()


def test_steps_without_their_file_are_set_aside(tmp_path: Path, database: Database) -> None:
    companion(database.file, "-wal").write_bytes(b"steps")
    database.connection()
    (aside,) = tmp_path.glob("games-stray-2027-*.db-wal")
    assert aside.read_bytes() == b"steps"


def test_a_file_that_was_being_made_is_made_anew(tmp_path: Path, database: Database) -> None:
    create(tmp_path / "games.new").close()
    database.connection()
    assert not (tmp_path / "games.new").exists()


def test_nothing_is_finished_where_nothing_was_begun(database: Database) -> None:
    database.connection()
    assert finish(database.file, "damaged", NOW) is None
    assert database.file.exists()


def test_what_is_mended_is_told_with_all_its_facts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, elsewhere = tmp_path / "there" / FILE, tmp_path / "elsewhere"
    for folder in (file.parent, elsewhere):
        folder.mkdir()
    monkeypatch.chdir(elsewhere)
    completed: list[tuple[bool, str]] = []
    file.write_bytes(b"nonsense")
    # As a mending leaves it that was interrupted.
    create(file.with_suffix(".building")).close()
    told = mend(file, NOW, lambda new, now: completed.append((new.in_transaction, repr(now))))
    (aside,) = file.parent.glob("games-damaged-2027-*.db")
    assert told.problem is Problem.DAMAGED
    assert told.facts == {"file": file, "aside": aside, "games": 0, "entries": 0}
    assert completed == [(True, "1800000000")]
    assert sorted(file.parent.iterdir()) == sorted([file, aside])
    assert list(elsewhere.iterdir()) == []


def test_a_copy_is_made_with_the_steps_beside_it(tmp_path: Path) -> None:
    file, folder = tmp_path / FILE, tmp_path / "folder"
    folder.mkdir()
    assert copied(file, folder).read_bytes() == b""
    file.write_bytes(b"file")
    companion(file, "-wal").write_bytes(b"steps")
    copy = copied(file, folder)
    assert copy.read_bytes() == b"file"
    assert companion(copy, "-wal").read_bytes() == b"steps"


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
def test_a_file_is_put_back_with_the_folders_above_it(tmp_path: Path) -> None:
    file = tmp_path / "far" / "away" / FILE
    held = Database(file, lambda: NOW, lambda *_: None)
    before = held.connection()
    before.execute(ONE)
    shutil.rmtree(tmp_path / "far")
    assert held.connection().execute(ALL).fetchall() == [("Ann",)]
    assert held.notice is not None
    assert held.notice.problem is Problem.GONE
    assert held.notice.facts == {"file": file, "aside": None}
    with pytest.raises(sqlite3.ProgrammingError):
        before.execute(ALL)
    assert sorted(path.name for path in file.parent.iterdir()) == [FILE, FILE + "-wal"]
    held.close()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be replaced there")
@pytest.mark.parametrize("steps", [None, b"steps"], ids=["alone", "with steps"])
def test_what_lies_in_the_place_of_the_file_is_set_aside_as_it_was(
    tmp_path: Path, database: Database, steps: bytes | None
) -> None:
    database.connection().execute(ONE)
    # As a putting back leaves it that was interrupted.
    database.file.with_suffix(".building").write_bytes(b"nonsense")
    other = tmp_path / "other.db"
    other.write_bytes(b"other")
    if steps is not None:
        companion(other, "-wal").write_bytes(steps)
        companion(other, "-wal").replace(companion(database.file, "-wal"))
    other.replace(database.file)
    assert database.connection().execute(ALL).fetchall() == [("Ann",)]
    (aside,) = tmp_path.glob("games-found-2027-*.db")
    assert database.notice is not None
    assert database.notice.facts == {"file": database.file, "aside": aside}
    assert aside.read_bytes() == b"other"
    beside = companion(aside, "-wal")
    assert (beside.read_bytes() if beside.exists() else None) == steps


def test_a_step_that_fails_is_wholly_taken_back(tmp_path: Path) -> None:
    connection = create(tmp_path / FILE)
    wrong = "CREATE TABLE wrong (z);\nCREATE TABLE log (game)"
    with pytest.raises(sqlite3.OperationalError, match="already exists"):
        migrate(connection, None, NOW, (*MIGRATIONS, wrong))
    assert not connection.in_transaction
    made = connection.execute("SELECT name FROM sqlite_master WHERE name = 'wrong'")
    assert made.fetchall() == []
    connection.close()


def test_a_step_that_takes_itself_back_says_why(tmp_path: Path) -> None:
    connection = create(tmp_path / FILE)
    connection.execute(
        "CREATE TRIGGER no BEFORE INSERT ON game BEGIN SELECT RAISE(ROLLBACK, 'not that'); END"
    )
    with pytest.raises(sqlite3.IntegrityError, match="not that"):
        migrate(connection, None, NOW, (*MIGRATIONS, "INSERT INTO game VALUES (1, 'x', 0)"))
    connection.close()


def test_a_new_file_that_cannot_be_made_is_let_go_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect, made = sqlite3.connect, list[sqlite3.Connection]()

    def noting(file: Path, *, isolation_level: None) -> sqlite3.Connection:
        made.append(connect(file, isolation_level=isolation_level))
        return made[-1]

    monkeypatch.setattr(sqlite3, "connect", noting)
    with pytest.raises(sqlite3.OperationalError):
        create(tmp_path / FILE, ["nonsense"])
    (connection,) = made
    with pytest.raises(sqlite3.ProgrammingError):
        connection.execute("SELECT 1")
