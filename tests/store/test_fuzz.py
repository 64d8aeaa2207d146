"""Any damage: what is kept is the beginning of what was written, and play goes on."""

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from mexen_desktop.store.errors import StoreError
from mexen_desktop.store.places import FILE
from mexen_desktop.store.store import Store
from tests.kit.evening import Evening, opened

Opens = Callable[..., Store]
Logs = dict[int, list[bytes]]
Damage = Callable[[Random, bytearray], bytearray]

TIMES = 40
STEPS = FILE + "-wal"


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Logs]]:
    """Give a folder as a killed program leaves it, with the log of each game in it."""
    running = tmp_path_factory.mktemp("running")
    store = Store(running)
    for seed, rules in enumerate(("pirate", "knight", "lives")):
        Evening(store, opened(rules), seed).play(150)
        # Half of it in the file, the other half in the steps beside it.
        if seed == 1:
            store._database.connection().execute("PRAGMA wal_checkpoint(TRUNCATE)")
    folder = tmp_path_factory.mktemp("left")
    for name in (FILE, STEPS):
        shutil.copy(running / name, folder / name)
    logs: Logs = {}
    rows = store._database.connection().execute("SELECT game, line FROM log ORDER BY game, seq")
    for game, line in rows:
        logs.setdefault(game, []).append(line)
    yield folder, logs
    store.close()


def cut(random: Random, data: bytearray) -> bytearray:
    return data[: random.randrange(len(data))]


def flip(random: Random, data: bytearray) -> bytearray:
    for _ in range(random.choice((1, 3, 30))):
        data[random.randrange(len(data))] ^= 1 << random.randrange(8)
    return data


def scribble(random: Random, data: bytearray) -> bytearray:
    start, length = random.randrange(len(data)), random.choice((10, 500, 5000))
    data[start : start + length] = random.randbytes(min(length, len(data) - start))
    return data


def blank(random: Random, data: bytearray) -> bytearray:
    page = random.randrange(len(data) // 4096)
    data[page * 4096 : (page + 1) * 4096] = bytes(4096)
    return data


def swap(random: Random, data: bytearray) -> bytearray:
    one, other = (4096 * random.randrange(len(data) // 4096) for _ in range(2))
    first, second = data[one : one + 4096], data[other : other + 4096]
    data[one : one + 4096], data[other : other + 4096] = second, first
    return data


def check(store: Store, logs: Logs) -> None:
    """Check that nothing is kept which was not so."""
    assert store.saving
    for past in store.games():
        try:
            kept = store.game(past.game)
        except StoreError:
            # Found only now: what could be read is there from now on.
            assert past.game not in {again.game for again in store.games()}
            continue
        log = logs[past.game]
        assert kept.lines == log[: len(kept.lines)]
    evening = Evening(store)
    evening.play(5)
    assert store.saving
    store.left_open()


@pytest.mark.parametrize("name", [FILE, STEPS])
@pytest.mark.parametrize("damage", [cut, flip, scribble, blank, swap])
def test_no_damage_makes_anything_up_nor_stops_a_game(
    tmp_path: Path, opens: Opens, left: tuple[Path, Logs], damage: Damage, name: str
) -> None:
    folder, logs = left
    random = Random(1)
    for number in range(TIMES):
        place = tmp_path / str(number)
        shutil.copytree(folder, place)
        (place / name).write_bytes(damage(random, bytearray((place / name).read_bytes())))
        store = opens(place)
        check(store, logs)
        store.close()


def test_what_is_sound_is_kept_whole(tmp_path: Path, opens: Opens, left: tuple[Path, Logs]) -> None:
    folder, logs = left
    shutil.copytree(folder, tmp_path / "sound")
    store = opens(tmp_path / "sound")
    assert store.notice is None
    assert {past.game: store.game(past.game).lines for past in store.games()} == logs


@pytest.mark.parametrize("seed", range(20))
def test_files_of_any_content_stop_nobody(tmp_path: Path, opens: Opens, seed: int) -> None:
    random = Random(seed)
    for name in (FILE, STEPS, FILE + "-journal"):
        (tmp_path / name).write_bytes(random.randbytes(random.choice((0, 1, 99, 4096, 50_000))))
    store = opens()
    check(store, {})
    store.close()
    again = opens()
    assert again.notice is None
    assert len(again.games()) <= 1


def test_a_damaged_line_of_any_type_is_not_believed(tmp_path: Path, opens: Opens) -> None:
    for value in ("'a text'", "1", "1.5", "x''"):
        store = opens()
        evening = Evening(store)
        evening.play(30)
        game = evening.journal.game
        store.close()
        connection = sqlite3.connect(tmp_path / FILE)
        connection.execute(f"UPDATE log SET line = {value} WHERE game = {game} AND seq = 9")
        connection.execute("UPDATE snapshot SET state = 'x'")
        connection.execute("UPDATE person SET name = 7 WHERE id = 1")
        connection.commit()
        connection.close()
        store = opens()
        assert game is not None
        assert len(store.game(game).lines) == 9
        store.close()
