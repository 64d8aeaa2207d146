"""What is got out of a damaged file, part by part."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from mexen_desktop.rules.actions import Throw
from mexen_desktop.store.entries import Entry, Staked, encoded
from mexen_desktop.store.places import companion
from mexen_desktop.store.salvage import MISSES, Salvaged, salvage
from mexen_desktop.store.schema import MAGIC, PAGE, create
from mexen_desktop.store.writing import rows_of, write
from tests.kit.evening import opened

THROWS = [Throw(0, (6, 4)), Throw(0, (5, 4)), Throw(0, (6, 5))]
TIMES = "SELECT at FROM log ORDER BY game, seq"
SITTINGS = "SELECT game, at FROM sitting ORDER BY id"
SNAPSHOTS = "SELECT game, seq, state, crc FROM snapshot ORDER BY game, seq"
SEATS = (
    "SELECT game, group_concat(name) FROM"
    " (SELECT * FROM seat JOIN person ON person.id = seat.person ORDER BY game, seat)"
    " GROUP BY game"
)

Row = tuple[Any, ...]


class Damaged:
    """A file whose parts can be made wrong, with what is got out of it."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "damaged.db"
        self.into = create(folder / "sound.db")
        self._connection = create(self.file)

    def keep(self, game: int, *done: Entry, now: int = 1000) -> None:
        lines = [encoded(entry) for entry in (opened(), *done)]
        write(self._connection, game, rows_of(lines, [7] * len(lines)), now, sits=True)

    def say(self, *statements: str) -> None:
        for statement in statements:
            self._connection.execute(statement)

    def salvaged(self) -> Salvaged:
        self.close()
        self.into.execute("BEGIN IMMEDIATE")
        saved = salvage(self.file, self.into)
        self.into.execute("COMMIT")
        return saved

    def close(self) -> None:
        self._connection.close()

    def answer(self, query: str) -> list[Row]:
        return self.into.execute(query).fetchall()


@pytest.fixture
def damaged(tmp_path: Path) -> Iterator[Damaged]:
    file = Damaged(tmp_path)
    yield file
    file.close()
    file.into.close()


def test_all_that_is_sound_is_got_out_as_it_was(damaged: Damaged) -> None:
    damaged.keep(1, *THROWS)
    damaged.keep(2, THROWS[0], now=2000)
    assert damaged.salvaged() == Salvaged(games=2, lines=6)
    assert damaged.answer("SELECT game, seq, fall, at FROM log ORDER BY game, seq") == [
        *((1, seq, 7, 1000) for seq in range(4)),
        *((2, seq, 7, 2000) for seq in range(2)),
    ]
    assert damaged.answer(SITTINGS) == [(1, 1000), (2, 2000)]
    assert damaged.answer(SEATS) == [(1, "Ann,Bo,Zoë"), (2, "Ann,Bo,Zoë")]


def test_a_game_is_got_out_up_to_its_first_line_that_is_wrong(damaged: Damaged) -> None:
    damaged.keep(1, *THROWS)
    damaged.keep(2, *THROWS)
    damaged.say("UPDATE log SET line = x'00' WHERE game = 1 AND seq = 2")
    assert damaged.salvaged() == Salvaged(games=2, lines=2 + 4)
    assert damaged.answer("SELECT game, count(*) FROM log GROUP BY game") == [(1, 2), (2, 4)]


def test_of_a_game_without_a_beginning_nothing_is_left(damaged: Damaged) -> None:
    damaged.keep(1, *THROWS)
    damaged.keep(2, *THROWS)
    damaged.say("DELETE FROM log WHERE game = 1 AND seq = 0")
    assert damaged.salvaged() == Salvaged(games=1, lines=4)
    assert damaged.answer(SITTINGS) == [(2, 1000)]
    assert damaged.answer("SELECT id FROM game") == [(2,)]


@pytest.mark.parametrize("gap", [MISSES, MISSES + 1])
def test_games_are_looked_for_as_far_as_a_gap_may_reach(damaged: Damaged, gap: int) -> None:
    numbers = [gap + 1, 2 * (gap + 1), 3 * (gap + 1)]
    for number in numbers:
        damaged.keep(number)
    found = numbers if gap <= MISSES else []
    assert damaged.salvaged().games == len(found)
    assert damaged.answer("SELECT id FROM game") == [(number,) for number in found]


def test_a_gap_in_the_middle_may_reach_no_further(damaged: Damaged) -> None:
    damaged.keep(1)
    damaged.keep(MISSES + 3)
    assert damaged.salvaged().games == 1


def test_a_game_nobody_is_known_to_have_sat_down_to_was_the_first_in_the_order_of_play(
    damaged: Damaged,
) -> None:
    for game, now in ((1, 4000), (2, 3000), (3, 1000)):
        damaged.keep(game, now=now)
    damaged.say("DELETE FROM sitting WHERE game < 3")
    damaged.salvaged()
    assert damaged.answer(SITTINGS) == [(2, 3000), (1, 4000), (3, 1000)]


def test_people_sat_down_when_they_played_last_where_no_time_is_known(damaged: Damaged) -> None:
    damaged.keep(1, *THROWS)
    damaged.say(
        "UPDATE log SET at = 1000 + seq",
        "INSERT INTO sitting (game, at) VALUES (1, 'noon'), (1, 5000)",
    )
    damaged.salvaged()
    assert damaged.answer(SITTINGS) == [(1, 1000), (1, 1003), (1, 5000)]


def test_a_time_that_is_none_is_the_beginning_of_all_time(damaged: Damaged) -> None:
    damaged.keep(1, *THROWS)
    damaged.say("UPDATE log SET at = 'noon' WHERE seq = 1")
    damaged.salvaged()
    assert damaged.answer(TIMES) == [(1000,), (0,), (1000,), (1000,)]


def test_people_have_the_names_that_they_have_got_since(damaged: Damaged) -> None:
    damaged.keep(1)
    damaged.say(
        "UPDATE person SET name = 'Dee', folded = 'dee' WHERE id = 1",
        "UPDATE person SET name = 'Eva', folded = 'eva' WHERE id = 2",
    )
    damaged.keep(2)
    damaged.say("UPDATE person SET name = 'Fay', folded = 'fay' WHERE name = 'Bo'")
    damaged.salvaged()
    assert damaged.answer(SEATS) == [(1, "Dee,Eva,Zoë"), (2, "Ann,Fay,Zoë")]


#: A table's rows as another one tells them.
RETOLD = "ALTER TABLE {0} RENAME TO true_{0}", "CREATE VIEW {0} AS SELECT {1} FROM true_{0}"
UNREADABLE = "abs(-9223372036854775807 - 1)"


def retold(table: str, columns: str) -> list[str]:
    """Return how a table comes to tell what no sound one can."""
    return [statement.format(table, columns) for statement in RETOLD]


@pytest.mark.parametrize("readable", [1, 2, 4])
def test_the_line_before_the_damage_is_got_out(damaged: Damaged, readable: int) -> None:
    damaged.keep(1, *THROWS, THROWS[0])
    line = f"CASE WHEN seq < {readable} THEN line ELSE {UNREADABLE} END AS line"
    damaged.say(*retold("log", f"game, seq, {line}, crc, at, fall"))
    assert damaged.salvaged() == Salvaged(games=1, lines=readable)


@pytest.mark.parametrize(
    ("readable", "times"),
    [(0, [0] * 5), (1, [1000] * 5), (2, [1000, *[1001] * 4]), (4, [1000, 1001, *[1002] * 3])],
)
def test_a_time_that_cannot_be_read_is_the_last_one_that_can(
    damaged: Damaged, readable: int, times: list[int]
) -> None:
    damaged.keep(1, *THROWS, THROWS[0])
    at = f"CASE WHEN seq < {readable} THEN 1000 + min(seq, 2) ELSE {UNREADABLE} END AS at"
    damaged.say(*retold("log", f"game, seq, line, crc, fall, {at}"))
    assert damaged.salvaged() == Salvaged(games=1, lines=5)
    assert damaged.answer(TIMES) == [(at,) for at in times]


def test_states_are_got_out_with_the_lines_that_they_stand_beside(damaged: Damaged) -> None:
    for game in (1, 2):
        damaged.keep(game, *THROWS)
    damaged.say("DELETE FROM log WHERE game = 1 AND seq = 2")
    for seq in (1, 2, 3, 99):
        damaged.say(f"INSERT INTO snapshot VALUES (1, {seq}, x'0{seq % 9}', {seq})")
    damaged.say("INSERT INTO snapshot VALUES (2, 2, x'0a', 10), (2, 3, x'0b', 11)")
    damaged.salvaged()
    assert damaged.answer(SNAPSHOTS) == [
        (1, 1, b"\x01", 1),
        (2, 2, b"\x0a", 10),
        (2, 3, b"\x0b", 11),
    ]


@pytest.mark.parametrize(
    "wrong",
    ["'text' AS state, crc", "NULL AS state, crc", "state, NULL AS crc", "state, 'x' AS crc"],
)
def test_a_state_that_is_none_is_left(damaged: Damaged, wrong: str) -> None:
    damaged.keep(1, *THROWS)
    damaged.say("INSERT INTO snapshot VALUES (1, 3, x'0a', 10)")
    damaged.say(*retold("snapshot", f"game, seq, {wrong}"))
    assert damaged.salvaged() == Salvaged(games=1, lines=4)
    assert damaged.answer(SNAPSHOTS) == []


def test_of_two_states_beside_one_line_one_is_kept(damaged: Damaged) -> None:
    damaged.keep(1, *THROWS)
    damaged.say("INSERT INTO snapshot VALUES (1, 2, x'0a', 10), (1, 3, x'0b', 11)")
    damaged.say(*retold("snapshot", "game, 3 AS seq, state, crc"))
    assert damaged.salvaged() == Salvaged(games=1, lines=4)
    assert len(damaged.answer(SNAPSHOTS)) == 1


def test_a_file_that_is_cut_is_read_by_its_own_first_page(damaged: Damaged) -> None:
    # As no new file has it, the log lies behind other tables.
    made = "SELECT sql FROM sqlite_master WHERE name = 'log'"
    ((log,),) = damaged.answer(made)
    damaged.say("DROP TABLE log", "CREATE TABLE other (x)", str(log))
    damaged.keep(1, *THROWS)
    damaged.say("CREATE TABLE last (x)")
    damaged.close()
    damaged.file.write_bytes(damaged.file.read_bytes()[:-PAGE])
    assert damaged.salvaged() == Salvaged(games=1, lines=4)


@pytest.mark.parametrize("head", [b"", MAGIC, MAGIC + bytes(PAGE - 17), bytes(PAGE)])
def test_steps_that_lie_beside_no_file_to_speak_of_are_got_out(
    damaged: Damaged, head: bytes
) -> None:
    damaged.say("PRAGMA journal_mode = WAL")
    damaged.keep(1, *THROWS)
    steps = companion(damaged.file, "-wal").read_bytes()
    damaged.close()
    damaged.file.write_bytes(head)
    companion(damaged.file, "-wal").write_bytes(steps)
    assert damaged.salvaged().games == 1


def test_steps_outlive_the_first_page_of_their_file(damaged: Damaged) -> None:
    damaged.say("PRAGMA journal_mode = WAL")
    damaged.keep(1, *THROWS)
    damaged.say("PRAGMA wal_checkpoint(TRUNCATE)", "UPDATE log SET at = 2000")
    data = damaged.file.read_bytes()
    steps = companion(damaged.file, "-wal").read_bytes()
    damaged.close()
    damaged.file.write_bytes(scrawled(data))
    companion(damaged.file, "-wal").write_bytes(steps)
    damaged.salvaged()
    assert damaged.answer(TIMES) == [(2000,)] * 4


def cut(data: bytes) -> bytes:
    return data[: PAGE - 1]


def scrawled(data: bytes) -> bytes:
    return bytes(100) + data[100:]


def wordless(data: bytes) -> bytes:
    """Leave the head, lose the names of the tables, which stand behind it."""
    return data[:100] + bytes(PAGE - 100) + data[PAGE:]


@pytest.mark.parametrize(("damage", "saved"), [(cut, 0), (scrawled, 1), (wordless, 1)])
def test_games_outlive_the_loss_of_a_first_page(
    damaged: Damaged, damage: Callable[[bytes], bytes], saved: int
) -> None:
    damaged.keep(1, *[Staked("sips")] * 299)
    damaged.close()
    damaged.file.write_bytes(damage(damaged.file.read_bytes()))
    assert damaged.salvaged() == Salvaged(games=saved, lines=300 * saved)
    assert len(damaged.answer(SEATS)) == saved
