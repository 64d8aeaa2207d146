"""What a list says of a game, noted for the next time."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest
from msgspec.structs import replace

from mexen_desktop.rules.actions import Action, Finish, Join, Throw
from mexen_desktop.store.entries import Entry, Look, Lot, Opened, Player, encoded
from mexen_desktop.store.kept import Kept
from mexen_desktop.store.reading import load
from mexen_desktop.store.schema import create
from mexen_desktop.store.summary import Summary, cache, cached, mark_of, summary_of
from mexen_desktop.store.writing import rows_of, write
from tests.kit.evening import opened

THROWS: list[Action] = [Throw(0, (6, 4)), Throw(0, (5, 4))]
SUMMARY = Summary(1, False, None, (0, 0), False, 2, 7)


@pytest.fixture
def file() -> Iterator[sqlite3.Connection]:
    connection = create(Path(":memory:"))
    yield connection
    connection.close()


def kept(file: sqlite3.Connection, *done: Entry, begun: Opened | None = None) -> Kept:
    lines = [encoded(entry) for entry in (begun or opened(), *done)]
    return load(file, write(file, None, rows_of(lines, [0] * len(lines)), 1000, sits=True))


def test_a_game_is_summed_up(file: sqlite3.Connection) -> None:
    assert summary_of(kept(file, *THROWS)) == Summary(
        round=1,
        over=False,
        winner=None,
        scores=(0, 0, 0),
        life=False,
        actions=2,
        mark=mark_of(THROWS),
        losers=(),
    )


def test_a_game_for_lives_says_so(file: sqlite3.Connection) -> None:
    summary = summary_of(kept(file, begun=opened("lives")))
    assert summary.life
    assert len(set(summary.scores)) == 1
    assert summary.scores[0] > 0


def test_a_game_that_was_ended_is_over(file: sqlite3.Connection) -> None:
    assert summary_of(kept(file, *THROWS, Finish())).over


def test_what_was_thrown_for_who_starts_was_done_too(file: sqlite3.Connection) -> None:
    lots = [Lot(5), Lot(3), Lot(1)]
    game = kept(file, *lots, begun=replace(opened(), lots=True))
    assert summary_of(game).actions == 3


def test_computers_are_told_by_how_well_they_play(file: sqlite3.Connection) -> None:
    players = (Player("Ann"), Player("Computer", Look(level=2)))
    assert summary_of(kept(file, begun=replace(opened(), players=players))).levels == (0, 2)
    assert summary_of(kept(file)).levels == ()


def test_a_mark_is_the_checksum_of_all_lines_for_ever() -> None:
    actions = [*THROWS, Join("Dee")]
    assert mark_of([]) == 0
    assert mark_of(actions) == crc32(b"".join(map(encoded, actions)))
    assert mark_of(THROWS) == 1_174_827_780


def test_what_was_noted_is_known_up_to_the_next_line(file: sqlite3.Connection) -> None:
    games = [kept(file, *THROWS), kept(file)]
    other = replace(SUMMARY, round=2)
    cache(file, zip(games, [SUMMARY, other], strict=True))
    assert [cached(file, number) for number in (1, 2, 3)] == [SUMMARY, other, None]
    file.execute("INSERT INTO log (game, seq, line, crc, at) VALUES (1, 3, x'00', 0, 0)")
    assert cached(file, 1) is None


@pytest.mark.parametrize("damage", ["told = x'7b7d'", "crc = crc + 1", "told = CAST(told AS TEXT)"])
def test_what_is_not_as_it_was_noted_is_not_known(file: sqlite3.Connection, damage: str) -> None:
    cache(file, [(kept(file), SUMMARY)])
    file.execute(f"UPDATE summary SET {damage}")
    assert cached(file, 1) is None


def test_nor_is_what_another_program_has_noted(file: sqlite3.Connection) -> None:
    cache(file, [(kept(file), SUMMARY)])
    file.execute("UPDATE summary SET told = x'7b7d', crc = ?", (crc32(b"{}", 1),))
    assert cached(file, 1) is None


def test_nothing_is_begun_to_note_nothing(file: sqlite3.Connection) -> None:
    cache(file, [])
    assert not file.in_transaction
    cache(file, [(kept(file), SUMMARY)])
    assert not file.in_transaction
