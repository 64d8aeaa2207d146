import errno
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

import pytest

from mexen_desktop.store import database, writing
from mexen_desktop.store.errors import LEAST_ROOM, Problem, StoreError, explained
from mexen_desktop.store.journal import BATCH
from mexen_desktop.store.places import FILE
from mexen_desktop.store.schema import MIGRATIONS
from mexen_desktop.store.store import Store
from mexen_desktop.store.writing import Row
from tests.kit.evening import Evening, opened, played
from tests.kit.full_file import fill, make_room

Opens = Callable[..., Store]

#: More than any log of these tests takes, less than what fills the small disk.
SMALL = 1 << 20


def problem(store: Store) -> Problem | None:
    return None if store.trouble is None else store.trouble.problem


def test_a_game_goes_on_in_memory_while_the_disk_is_full(opens: Opens) -> None:
    store = opens()
    evening = Evening(store)
    evening.play(20)
    fill(store)
    evening.play(400)
    assert not store.saving
    assert problem(store) is Problem.FULL
    state = evening.game.state
    make_room(store)
    evening.game.rename(0, "Anna")
    assert store.saving
    assert store.trouble is None
    store.close()
    kept = opens().game(1)
    assert kept.state == state
    assert kept.names == tuple(evening.game.names)


def test_a_game_that_began_on_a_full_disk_is_written_when_there_is_room(opens: Opens) -> None:
    store = opens()
    fill(store)
    first = Evening(store, opened("pirate"))
    first.play(300)
    second = Evening(store)
    second.play(300)
    assert not store.saving
    make_room(store)
    second.game.rename(1, "Bob")
    assert store.saving
    assert [past.rules for past in store.games()] == ["knight", "pirate"]
    assert store.game(1).state == first.game.state
    assert store.game(2).state == second.game.state


def test_watchers_hear_when_saving_ends_and_when_it_works_again(opens: Opens) -> None:
    store = opens()
    heard: list[tuple[bool, Problem | None]] = []
    store.watch(lambda: heard.append((store.saving, problem(store))))
    evening = Evening(store)
    evening.play(20)
    assert heard == []
    fill(store)
    evening.play(300)
    make_room(store)
    evening.game.rename(0, "Anna")
    assert heard == [(False, Problem.FULL), (True, None)]


def test_steps_that_wait_are_tried_again_at_the_end(opens: Opens) -> None:
    store = opens()
    evening = Evening(store)
    fill(store)
    evening.play(300)
    make_room(store)
    store.close()
    assert opens().game(1).state == evening.game.state


def test_games_that_cannot_be_written_can_be_had_as_records(opens: Opens) -> None:
    store = opens(clock=lambda: 1_800_000_000)
    evening = Evening(store)
    evening.play(50)
    assert store.unsaved() == ()
    fill(store)
    evening.play(300)
    (unsaved,) = store.unsaved()
    make_room(store)
    assert store.unsaved() == ()
    assert unsaved == store.record(1)


def test_a_file_that_takes_no_game_at_all_keeps_nobody_waiting(opens: Opens) -> None:
    store = opens()
    refusing = "CREATE TRIGGER no BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'no'); END"
    store._database.connection().execute(refusing)
    Evening(store).game.throw()
    assert problem(store) is Problem.FAILED


def test_a_step_costs_no_more_the_longer_the_disk_is_full(
    opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = opens()
    evening = Evening(store)
    fill(store)
    evening.play(2 * BATCH)
    tried: list[int] = []
    insert = writing.insert

    def counting(connection: sqlite3.Connection, game: int, rows: list[Row], times: object) -> None:
        tried.append(len(rows))
        insert(connection, game, rows, times)  # type: ignore[arg-type] # passed on

    monkeypatch.setattr(writing, "insert", counting)
    evening.game.rename(0, "Anna")
    assert tried == [BATCH]


HOLDER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.readline()
"""


@pytest.fixture
def holder(tmp_path: Path) -> Iterator[Callable[[], None]]:
    """Give a way to make another process let go, which holds the file until then."""
    played(tmp_path, 50)
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, tmp_path / FILE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"

    def let_go() -> None:
        if process.poll() is None:
            process.communicate("\n")

    yield let_go
    let_go()


def test_a_file_that_another_program_holds_freezes_nobody(
    opens: Opens, holder: Callable[[], None]
) -> None:
    start = perf_counter()
    store = opens()
    assert problem(store) is Problem.LOCKED
    assert store.left_open() is None
    evening = Evening(store, opened("pirate"))
    evening.game.throw()
    assert perf_counter() - start < 10 * database.PATIENCE
    assert not store.saving
    holder()
    evening.game.rename(0, "Anna")
    assert store.saving
    assert len(store.games()) == 2


def test_what_is_kept_is_seen_as_soon_as_the_other_program_lets_go(
    opens: Opens, holder: Callable[[], None]
) -> None:
    store = opens()
    assert store.games() == ()
    holder()
    assert len(store.games()) == 1
    assert store.saving


def test_nobody_else_gets_at_the_file_while_it_is_in_use(tmp_path: Path, opens: Opens) -> None:
    Evening(opens()).play(5)
    script = f"""
from pathlib import Path
from mexen_desktop.store.store import Store
from mexen_desktop.store.writing import Row
print(Store(Path({str(tmp_path)!r})).trouble)
"""
    said = subprocess.run(
        [sys.executable, "-c", script], check=True, capture_output=True, text=True
    ).stdout
    assert said == "locked\n"


@pytest.fixture
def read_only(tmp_path: Path) -> Iterator[Path]:
    """Give a folder with a game that nobody may write to."""
    folder = tmp_path / "read only"
    folder.mkdir()
    played(folder, 60)
    if sys.platform == "win32":
        pytest.skip("a folder is made read-only in another way there")
    if os.geteuid():
        folder.chmod(0o500)
        (folder / FILE).chmod(0o400)
        yield folder
        folder.chmod(0o700)
        return
    mount = ["mount", "--bind", "-o", "ro", str(folder), str(folder)]
    if shutil.which("mount") is None or subprocess.run(mount, check=False).returncode:
        pytest.skip("root may write anywhere, unless it may mount")
    try:
        yield folder
    finally:
        subprocess.run(["umount", folder], check=True)


def test_what_may_only_be_read_is_shown_while_new_steps_wait(opens: Opens, read_only: Path) -> None:
    store = opens(read_only)
    assert problem(store) is Problem.READ_ONLY
    assert len(store.games()) == 1
    kept = store.game(1)
    evening = Evening(store, kept)
    evening.play(20)
    assert not store.saving
    assert problem(store) is Problem.READ_ONLY
    assert [path.name for path in read_only.iterdir()] == [FILE]
    store.close()


def test_a_folder_that_cannot_be_made_stops_no_game(tmp_path: Path, opens: Opens) -> None:
    (tmp_path / "file").write_text("in the way")
    store = opens(tmp_path / "file" / "folder")
    assert problem(store) in (Problem.READ_ONLY, Problem.FAILED)
    evening = Evening(store)
    evening.play(30)
    assert store.games() == ()
    (tmp_path / "file").unlink()
    evening.game.rename(0, "Anna")
    assert store.saving
    assert store.game(1).state == evening.game.state


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Give a disk of a megabyte."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(disk)]
    if shutil.which("mount") is None or subprocess.run(mount, check=False).returncode:
        pytest.skip("a small disk takes the right to mount one")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", disk], check=True)


def ballast(disk: Path) -> Path:
    """Fill a disk to the brim, returning what has to go for there to be room again."""
    file = disk / "ballast"
    with file.open("wb", buffering=0) as opened_file:
        try:
            while True:
                opened_file.write(bytes(4096))
        except OSError:
            return file


def test_a_real_disk_that_is_full_loses_nothing(opens: Opens, small_disk: Path) -> None:
    store = opens(small_disk)
    evening = Evening(store)
    evening.play(30)
    heavy = ballast(small_disk)
    evening.play(200)
    assert not store.saving
    assert problem(store) is Problem.FULL
    heavy.unlink()
    evening.game.rename(0, "Anna")
    assert store.saving
    store.close()
    kept = opens(small_disk).game(1)
    assert kept.state == evening.game.state
    assert kept.names == tuple(evening.game.names)


def test_a_disk_that_is_full_from_the_start_stops_no_game(opens: Opens, small_disk: Path) -> None:
    heavy = ballast(small_disk)
    store = opens(small_disk)
    assert problem(store) is Problem.FULL
    evening = Evening(store)
    evening.play(100)
    assert not store.saving
    heavy.unlink()
    evening.game.rename(0, "Anna")
    assert store.saving
    assert store.game(1).state == evening.game.state
    assert sorted(path.name for path in small_disk.iterdir()) == [FILE, FILE + "-wal"]


def test_a_damaged_file_on_a_full_disk_waits_to_be_mended(opens: Opens, small_disk: Path) -> None:
    game = played(small_disk, 60)
    data = bytearray((small_disk / FILE).read_bytes())
    data[:100] = bytes(100)
    (small_disk / FILE).write_bytes(data)
    heavy = ballast(small_disk)
    store = opens(small_disk)
    assert problem(store) is Problem.FULL
    assert (small_disk / FILE).read_bytes() == data
    heavy.unlink()
    assert store.game(1).state == game.state
    assert store.saving


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
class TestGone:
    def test_a_file_that_is_deleted_while_a_game_runs_is_back_with_all_games(
        self, tmp_path: Path, opens: Opens
    ) -> None:
        before = played(tmp_path, 60)
        store = opens()
        evening = Evening(store, opened("pirate"))
        evening.play(20)
        for file in tmp_path.iterdir():
            file.unlink()
        evening.play(20)
        assert store.saving
        assert store.notice is not None
        assert store.notice.problem is Problem.GONE
        store.close()
        again = opens()
        assert again.game(1).state == before.state
        assert again.game(2).state == evening.game.state

    def test_a_folder_that_is_deleted_while_a_game_runs_is_back_too(
        self, tmp_path: Path, opens: Opens
    ) -> None:
        store = opens(tmp_path / "folder")
        evening = Evening(store)
        evening.play(20)
        shutil.rmtree(tmp_path / "folder")
        evening.game.rename(0, "Anna")
        assert store.saving
        store.close()
        assert opens(tmp_path / "folder").game(1).state == evening.game.state

    def test_a_file_that_takes_the_place_of_ours_is_not_lost_either(
        self, tmp_path: Path, opens: Opens
    ) -> None:
        played(tmp_path / "other", 40, "extreme")
        store = opens(tmp_path / "ours", clock=lambda: 1_800_000_000)
        evening = Evening(store)
        evening.play(20)
        (tmp_path / "other" / FILE).rename(tmp_path / "ours" / FILE)
        evening.game.rename(0, "Anna")
        assert store.saving
        assert store.notice is not None
        aside = store.notice.facts["aside"]
        assert isinstance(aside, Path)
        assert aside.name.startswith("games-found-2027-01-1")
        connection = sqlite3.connect(aside)
        assert connection.execute("SELECT rules FROM game").fetchall() == [("extreme",)]
        connection.close()
        assert store.game(1).state == evening.game.state

    def test_a_file_that_is_gone_while_the_disk_is_full_is_back_later(
        self, opens: Opens, small_disk: Path
    ) -> None:
        store = opens(small_disk)
        evening = Evening(store)
        evening.play(20)
        for file in small_disk.iterdir():
            file.unlink()
        heavy = ballast(small_disk)
        evening.play(20)
        assert problem(store) is Problem.FULL
        heavy.unlink()
        evening.game.rename(0, "Anna")
        assert store.saving
        assert store.game(1).state == evening.game.state

    def test_what_is_gone_is_held_until_it_can_be_put_back(
        self, tmp_path: Path, opens: Opens
    ) -> None:
        folder = tmp_path / "folder"
        before = played(folder, 60)
        store = opens(folder)
        evening = Evening(store, opened("pirate"))
        evening.play(20)
        shutil.rmtree(folder)
        folder.touch()
        evening.play(20)
        assert problem(store) is Problem.READ_ONLY
        folder.unlink()
        evening.game.rename(0, "Anna")
        assert store.saving
        store.close()
        again = opens(folder)
        assert again.game(1).state == before.state
        assert again.game(2).state == evening.game.state


@pytest.mark.parametrize("gone_on_with", [False, True])
def test_a_file_that_lacks_the_beginning_of_a_game_gets_all_of_it(
    tmp_path: Path, opens: Opens, gone_on_with: bool
) -> None:
    store = opens()
    evening = Evening(store)
    evening.play(20)
    if gone_on_with:
        store.close()
        store = opens()
        evening = Evening(store, store.game(1))
    # As after a trouble during which its disk was changed for another one.
    store._database.close()
    for file in tmp_path.iterdir():
        file.unlink()
    evening.play(20)
    assert store.saving
    store.close()
    again = opens()
    assert again.game(1).state == evening.game.state
    assert again.left_open() is not None


def test_a_newer_file_is_refused_and_not_touched(tmp_path: Path, opens: Opens) -> None:
    newer = opens(migrations=(*MIGRATIONS, "CREATE TABLE more (x)"))
    Evening(newer).play(20)
    newer.close()
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    store = opens()
    assert not store.saving
    assert store.trouble is not None
    assert store.trouble.problem is Problem.NEWER
    assert store.trouble.facts["version"] == len(MIGRATIONS) + 1
    assert store.trouble.facts["known"] == len(MIGRATIONS)
    Evening(store).play(20)
    assert store.games() == ()
    with pytest.raises(StoreError):
        store.game(1)
    store.close()
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_two_stories_of_one_game_are_both_kept(opens: Opens) -> None:
    store = opens()
    one = Evening(store)
    one.play(30)
    other = Evening(store, store.game(1))
    other.play(10)
    one.play(10)
    assert store.saving
    assert len(store.games()) == 2
    assert store.game(1).state == other.game.state
    assert store.game(2).state == one.game.state


def test_a_game_that_was_gone_on_with_tells_its_story_from_the_start(opens: Opens) -> None:
    store = opens()
    Evening(store).play(30)
    one, other = Evening(store, store.game(1)), Evening(store, store.game(1))
    other.play(10)
    one.play(10)
    assert store.saving
    assert store.game(1).state == other.game.state
    assert store.game(2).state == one.game.state


def test_a_game_has_no_number_before_its_first_step(opens: Opens) -> None:
    store = opens()
    evening = Evening(store)
    assert evening.journal.game is None
    evening.game.throw()
    assert evening.journal.game == 1


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (OSError(28, "No space left on device"), Problem.FULL),
        (OSError(122, "Disk quota exceeded"), Problem.FULL),
        (OSError(30, "Read-only file system"), Problem.READ_ONLY),
        (OSError(5, "Input/output error"), Problem.FAILED),
        (sqlite3.OperationalError("disk I/O error"), Problem.FAILED),
        (StoreError(Problem.NEWER), Problem.NEWER),
    ],
)
def test_a_failure_is_known_by_what_it_means(
    tmp_path: Path, error: Exception, expected: Problem
) -> None:
    assert explained(error, tmp_path / FILE).problem is expected


def test_a_failure_names_its_file_with_the_systems_own_reason(tmp_path: Path) -> None:
    error = sqlite3.OperationalError("attempt to write a readonly database")
    error.sqlite_errorcode = sqlite3.SQLITE_READONLY_DBMOVED
    told = explained(error, tmp_path / FILE)
    assert told.problem is Problem.READ_ONLY
    assert str(told) == "read_only"
    assert told.facts == {"file": tmp_path / FILE, "reason": "attempt to write a readonly database"}


@pytest.mark.parametrize("refused", ["file", "folder"])
def test_what_fails_where_nothing_may_be_written_is_read_only(
    tmp_path: Path, refused: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / FILE
    file.touch()
    place = file if refused == "file" else tmp_path
    monkeypatch.setattr(os, "access", lambda path, _: path != place)
    assert explained(OSError(5, "Input/output error"), file).problem is Problem.READ_ONLY
    full = OSError(28, "No space left on device")
    assert explained(full, file).problem is Problem.FULL


def test_a_failing_disk_without_room_is_a_full_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = shutil.disk_usage(tmp_path)._replace(free=LEAST_ROOM - 1)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: room)
    error = sqlite3.OperationalError("disk I/O error")
    assert explained(error, tmp_path / FILE).problem is Problem.FULL


def test_a_notice_is_told_once(tmp_path: Path, opens: Opens) -> None:
    (tmp_path / FILE).write_bytes(b"nonsense")
    store = opens()
    heard: list[object] = []
    store.watch(lambda: heard.append(store.notice))
    store.dismiss()
    assert store.notice is None
    assert heard == [None]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no place among files here")
def test_a_pipe_in_the_place_of_the_file_is_not_waited_for(tmp_path: Path, opens: Opens) -> None:
    os.mkfifo(tmp_path / FILE)
    store = opens()
    Evening(store).play(3)
    assert problem(store) is Problem.FAILED


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no device without an end")
def test_a_device_in_the_place_of_the_file_is_not_read(tmp_path: Path, opens: Opens) -> None:
    (tmp_path / FILE).symlink_to("/dev/zero")
    store = opens()
    Evening(store).play(3)
    assert problem(store) is Problem.FAILED


def test_the_reason_is_what_the_system_says_alone(tmp_path: Path) -> None:
    error = OSError(errno.EISDIR, "Is a directory", str(tmp_path))
    assert explained(error, tmp_path / FILE).facts["reason"] == "Is a directory"
