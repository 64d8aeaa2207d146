import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mexen_desktop.rules.state import State
from mexen_desktop.session.game import Game
from mexen_desktop.store import salvage
from mexen_desktop.store.errors import Problem, StoreError
from mexen_desktop.store.places import FILE
from mexen_desktop.store.store import Store
from tests.kit.evening import Evening, LoadedDice, opened, played

Opens = Callable[..., Store]

#: Long enough that the log takes many pages.
STEPS = 1500


def lines_of(file: Path) -> dict[int, list[bytes]]:
    """Return what was kept of each game, line by line."""
    lines: dict[int, list[bytes]] = {}
    with closing(sqlite3.connect(file)) as connection:
        for game, line in connection.execute("SELECT game, line FROM log ORDER BY game, seq"):
            lines.setdefault(game, []).append(line)
    return lines


def overwrite(data: bytes) -> Callable[[Path], None]:
    def damage(file: Path) -> None:
        file.write_bytes(data)

    return damage


def truncate(share: float) -> Callable[[Path], None]:
    def damage(file: Path) -> None:
        data = file.read_bytes()
        file.write_bytes(data[: int(len(data) * share)])

    return damage


def scribble(start: float, end: float) -> Callable[[Path], None]:
    def damage(file: Path) -> None:
        data = bytearray(file.read_bytes())
        first, last = int(len(data) * start), int(len(data) * end)
        data[first:last] = Random(1).randbytes(last - first)
        file.write_bytes(data)

    return damage


def another_programs(file: Path) -> None:
    file.unlink()
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE log (game INTEGER)")
    connection.close()


DAMAGES = {
    "0 bytes": overwrite(b""),
    "1 byte": overwrite(b"S"),
    "zeros": overwrite(bytes(50_000)),
    "random bytes": overwrite(Random(1).randbytes(50_000)),
    "a text": overwrite(b"Dear diary, " * 1000),
    "the head alone": truncate(0.01),
    "a third": truncate(0.3),
    "half": truncate(0.5),
    "all but the end": truncate(0.97),
    "no head": scribble(0, 0.02),
    "a hole in the middle": scribble(0.5, 0.6),
    "no end": scribble(0.9, 1),
    "another program's": another_programs,
}
damages = pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)


@damages
def test_a_damaged_file_is_set_aside_as_it_was(
    tmp_path: Path, opens: Opens, damage: Callable[[Path], None]
) -> None:
    played(tmp_path, 300)
    file = tmp_path / FILE
    damage(file)
    damaged = file.read_bytes()
    store = opens(clock=lambda: 1_800_000_000)
    assert store.saving
    assert store.notice is not None
    assert store.notice.problem is Problem.DAMAGED
    aside = store.notice.facts["aside"]
    assert isinstance(aside, Path)
    assert re.fullmatch(r"games-damaged-2027-01-1\d-\d{6}\.db", aside.name)
    assert aside.read_bytes() == damaged
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        [FILE, FILE + "-wal", aside.name]
    )


@damages
def test_what_is_kept_after_damage_is_the_beginning_of_what_was_played(
    tmp_path: Path, opens: Opens, damage: Callable[[Path], None]
) -> None:
    for rules in ("pirate", "knight", "extreme"):
        played(tmp_path, 400, rules)
    before = lines_of(tmp_path / FILE)
    damage(tmp_path / FILE)
    store = opens()
    for past in store.games():
        lines = store.game(past.game).lines
        assert lines == before[past.game][: len(lines)]
    assert store.notice is not None
    assert store.notice.facts["games"] == len(store.games())


@damages
def test_the_next_start_finds_nothing_wrong(
    tmp_path: Path, opens: Opens, damage: Callable[[Path], None]
) -> None:
    played(tmp_path, 100)
    damage(tmp_path / FILE)
    opens().close()
    store = opens()
    assert store.saving
    assert store.notice is None
    Evening(store).play(20)
    assert store.saving
    assert store.notice is None


def without_its_head(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[:4096] = Random(1).randbytes(4096)
    file.write_bytes(data)


def test_names_that_others_had_before_are_still_whose_they_are(
    tmp_path: Path, opens: Opens
) -> None:
    store = opens()
    Evening(store, opened("knight", ("Cem", "Bo"))).game.throw()
    game = Evening(store, opened("knight", ("Dee", "Bo"))).game
    game.throw()
    game.rename(0, "Delia")
    Evening(store, store.game(1)).game.rename(0, "Dee")
    store.close()
    without_its_head(tmp_path / FILE)
    store = opens()
    assert store.notice is not None
    assert [store.game(number).names for number in (1, 2)] == [("Dee", "Bo"), ("Delia", "Bo")]


def test_how_often_people_sat_down_is_known_after_damage(tmp_path: Path, opens: Opens) -> None:
    store = opens()
    Evening(store, opened("knight")).game.throw()
    Evening(store, opened("pirate")).game.throw()
    Evening(store, store.game(1)).play(3)
    sittings = "SELECT id, game, at FROM sitting ORDER BY id"
    before = store._database.connection().execute(sittings).fetchall()
    store.close()
    without_its_head(tmp_path / FILE)
    store = opens()
    assert store._database.connection().execute(sittings).fetchall() == before
    assert len(before) == 3


def test_all_is_saved_out_of_a_file_that_lost_its_head(tmp_path: Path, opens: Opens) -> None:
    game = played(tmp_path, STEPS)
    without_its_head(tmp_path / FILE)
    store = opens()
    assert store.notice is not None
    assert store.notice.facts["games"] == 1
    assert store.game(1).state == game.state
    assert store.game(1).names == tuple(game.names)


def test_much_is_saved_out_of_a_file_that_lost_its_end(tmp_path: Path, opens: Opens) -> None:
    for seed in range(6):
        played(tmp_path, 300, seed=seed)
    truncate(0.8)(tmp_path / FILE)
    store = opens()
    assert store.notice is not None
    assert len(store.games()) >= 3


def test_the_steps_beside_the_file_outlive_it(tmp_path: Path, opens: Opens) -> None:
    store = opens()
    evening = Evening(store)
    evening.play(50)
    # As after a loss of power: nothing has been brought into the file itself yet.
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    for file in tmp_path.glob("games.db*"):
        (elsewhere / file.name).write_bytes(file.read_bytes())
    (elsewhere / FILE).write_bytes(b"")
    saved = opens(elsewhere)
    assert saved.notice is not None
    assert saved.game(1).state == evening.game.state


def test_a_line_that_was_changed_is_not_believed_nor_are_those_after_it(
    tmp_path: Path, opens: Opens
) -> None:
    played(tmp_path, 300)
    before = lines_of(tmp_path / FILE)[1]
    connection = sqlite3.connect(tmp_path / FILE)
    (line,) = connection.execute("SELECT line FROM log WHERE seq = 100").fetchone()
    changed = line.replace(b"1", b"2") if b"1" in line else line.replace(b"2", b"3")
    connection.execute("UPDATE log SET line = ? WHERE seq = 100", (changed or b"x",))
    connection.commit()
    connection.close()
    store = opens()
    assert store.notice is None
    kept = store.game(1)
    assert kept.lines == before[:100]
    assert store.notice is not None
    Evening(store, kept).play(10)
    assert store.saving
    assert len(store.games()) == 1


def test_a_line_that_is_missing_ends_what_is_believed(tmp_path: Path, opens: Opens) -> None:
    played(tmp_path, 300)
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("DELETE FROM log WHERE seq = 200")
    connection.commit()
    connection.close()
    assert len(opens().game(1).lines) == 200


def show_damage(store: Store, file: Path, kept: int) -> None:
    """Let all of a file but its beginning be lost, for the next look at it to find out."""
    connection = store._database.connection()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute("PRAGMA cache_size = 1")
    data = bytearray(file.read_bytes())
    data[kept:] = bytes(len(data) - kept)
    file.write_bytes(data)
    connection.execute("PRAGMA shrink_memory")


def test_damage_that_shows_while_a_game_runs_costs_that_game_nothing(
    tmp_path: Path, opens: Opens
) -> None:
    store = opens()
    evening = Evening(store)
    evening.play(STEPS)
    show_damage(store, tmp_path / FILE, 4096)
    evening.play(50)
    assert store.saving
    assert store.notice is not None
    assert store.notice.problem is Problem.DAMAGED
    states = store._database.connection().execute("SELECT count(*) FROM snapshot")
    assert states.fetchone() == (0,), "no state is kept that nobody knew"
    store.close()
    store = opens()
    assert len(store.games()) == 1
    assert left_open(store) == evening.game.state
    kept = store.game(1)
    assert kept.state == evening.game.state
    assert kept.names == tuple(evening.game.names)


def left_open(store: Store) -> State | None:
    kept = store.left_open()
    return None if kept is None else kept.state


@pytest.mark.parametrize("left", [0, 1, 40, STEPS])
def test_what_is_left_of_a_running_game_is_completed(opens: Opens, left: int) -> None:
    store = opens(clock=lambda: 1_800_000_000)
    waiting = Evening(store, opened("pirate"))
    evening = Evening(store)
    evening.play(80)
    lines = len(store.game(1).lines)
    connection = store._database.connection()
    connection.execute("DELETE FROM log WHERE seq >= ?", (left,))
    connection.execute("UPDATE log SET at = 1700000000")
    connection.execute("DROP TABLE seat")
    assert waiting.journal.game is None, "nothing was done in it yet"
    assert store.games()
    assert store.notice is not None
    assert len(store.game(1).lines) == lines
    assert store.game(1).state == evening.game.state
    whole = left >= lines
    assert store.game(1).began == (1_700_000_000 if whole else 1_800_000_000)
    assert left_open(store) == evening.game.state
    waiting.game.throw()
    assert store.game(2).state == waiting.game.state


def test_the_order_of_games_outlives_damage(tmp_path: Path, opens: Opens) -> None:
    for rules in ("pirate", "knight", "extreme"):
        played(tmp_path, 30, rules)
    store = opens()
    kept = store.game(1)
    Game.restored(kept, LoadedDice(Random(1)), store.go_on(kept)).rename(0, "Zora")
    store.close()
    scribble(0, 0.001)(tmp_path / FILE)
    store = opens()
    assert [past.rules for past in store.games()] == ["pirate", "extreme", "knight"]


def test_names_given_in_other_games_outlive_damage(tmp_path: Path, opens: Opens) -> None:
    played(tmp_path / "other", 5)
    store = opens()
    Evening(store, opened("pirate")).game.throw()
    store.rename("Ann", "Anna")
    store.close()
    scribble(0, 0.001)(tmp_path / FILE)
    assert opens().game(1).names == ("Anna", "Bo", "Zoë")


def test_each_damaged_file_has_a_name_of_its_own(tmp_path: Path, opens: Opens) -> None:
    for _ in range(3):
        (tmp_path / FILE).write_bytes(b"nonsense")
        opens(clock=lambda: 1_800_000_000).close()
    assert len(list(tmp_path.glob("games-damaged-*.db"))) == 3


class PulledPlugError(Exception):
    """The power is gone."""


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("moment", [1, 2, 3])
def test_mending_can_be_interrupted_at_any_moment(
    tmp_path: Path, opens: Opens, monkeypatch: pytest.MonkeyPatch, moment: int, *, after: bool
) -> None:
    game = played(tmp_path, 100)
    scribble(0, 0.001)(tmp_path / FILE)
    moments = count(1)
    rename = Path.rename

    def until_then(path: Path, target: Path) -> Path:
        now = next(moments) == moment
        if now and not after:
            raise PulledPlugError
        renamed = rename(path, target)
        if now:
            raise PulledPlugError
        return renamed

    monkeypatch.setattr(Path, "rename", until_then)
    with pytest.raises(PulledPlugError):
        opens()
    monkeypatch.undo()
    assert opens().game(1).state == game.state
    assert len(list(tmp_path.glob("games-damaged-*.db"))) == 1


def test_what_cannot_be_mended_is_left_as_it_is(
    tmp_path: Path, opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(tmp_path, 100)
    overwrite(b"nonsense")(tmp_path / FILE)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(salvage, "salvage", full)
    store = opens()
    assert not store.saving
    assert store.trouble is not None
    assert store.trouble.problem is Problem.FULL
    assert store.games() == ()
    assert [path.name for path in tmp_path.iterdir()] == [FILE]
    assert (tmp_path / FILE).read_bytes() == b"nonsense"
    with pytest.raises(StoreError):
        store.game(1)


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM seat WHERE seat = 1",
        "DELETE FROM seat WHERE seat = 2",
        "UPDATE person SET name = 'Somebody else' WHERE id = 2",
        "UPDATE person SET name = CAST(x'42ff' AS TEXT) WHERE id = 2",
        "UPDATE person SET name = x'42' WHERE id = 2",
        "DROP TABLE seat",
        "ALTER TABLE person RENAME COLUMN name TO mane",
    ],
)
def test_names_that_are_missing_are_had_again_from_the_log(
    tmp_path: Path, opens: Opens, damage: str
) -> None:
    store = opens()
    Evening(store, opened()).play(30)
    before = [(past.names, past.summary) for past in store.games()]
    store.close()
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute(damage)
    connection.commit()
    connection.close()
    store = opens()
    assert [(past.names, past.summary) for past in store.games()] == before
    assert store.notice is not None
    assert store.notice.problem is Problem.DAMAGED
    assert store.saving
    store.dismiss()
    assert store.games()
    assert store.notice is None


def test_words_about_damage_may_be_damaged_themselves(
    tmp_path: Path, opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(tmp_path, 100)
    real, failed = sqlite3.connect, list[str]()

    class Scribbled(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            if sql.startswith("PRAGMA journal_mode") and not failed:
                failed.append(sql)
                b"\xb6".decode()
            return super().execute(sql, *values)

    monkeypatch.setattr(sqlite3, "connect", partial(real, factory=Scribbled))
    store = opens()
    assert failed
    assert store.saving
    assert store.notice is not None
    assert len(store.games()) == 1
