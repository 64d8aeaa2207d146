"""Keeps what was counted of a game in place of what was counted before."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from mexen_desktop.store.known import COUNTED, is_known, note
from mexen_desktop.store.statistics import columns, tally
from mexen_desktop.store.statistics.stretch import Stretch

#: Those played here; whoever plays on a record that came in plays somebody else's game.
_UNCOUNTED: Final = (
    f"SELECT id FROM game WHERE NOT imported AND NOT {is_known(COUNTED)} ORDER BY id DESC"
)
_LINES: Final = "SELECT max(seq) + 1 FROM log WHERE game = ?"
_OF_GAME: Final = "WHERE place IN (SELECT place FROM stretch WHERE game = ?)"
_STRETCH: Final = "INSERT INTO stretch VALUES (?, ?, ?, ?, ?, ?)"


def _marks(count: int) -> str:
    return ", ".join("?" * count)


_TALLY: Final = f"INSERT INTO tally VALUES ({_marks(2 + len(tally.COLUMNS))})"
_DUEL: Final = f"INSERT INTO duel VALUES ({_marks(8)})"
_DICE: Final = f"INSERT INTO dice VALUES ({_marks(2 + len(columns.COLUMNS))})"


def uncounted(connection: sqlite3.Connection) -> list[int]:
    """Return the games that are still to be counted, those begun last first."""
    return [game for (game,) in connection.execute(_UNCOUNTED)]


def keep(
    connection: sqlite3.Connection, game: int, lines: int, rules: str, stretches: Sequence[Stretch]
) -> None:
    """Keep what so many lines of a game come to, unless it has gone on in the meantime."""
    if _is_busy(connection):
        # A record is being kept, little by little: it comes first.
        return
    with _not_waiting_for_the_disk(connection):
        connection.execute("BEGIN IMMEDIATE")
        try:
            if connection.execute(_LINES, (game,)).fetchone() == (lines,):
                _replace(connection, game, rules, stretches)
            connection.execute("COMMIT")
        except BaseException:
            if _is_busy(connection):
                connection.execute("ROLLBACK")
            raise


def _is_busy(connection: sqlite3.Connection) -> bool:
    return connection.in_transaction


@contextmanager
def _not_waiting_for_the_disk(connection: sqlite3.Connection) -> Iterator[None]:
    """Let what can be counted anew be lost with the power, since waiting for it takes longest."""
    (before,) = connection.execute("PRAGMA synchronous").fetchone()
    connection.execute("PRAGMA synchronous = NORMAL")
    try:
        yield
    finally:
        connection.execute(f"PRAGMA synchronous = {before}")


def _replace(
    connection: sqlite3.Connection, game: int, rules: str, stretches: Sequence[Stretch]
) -> None:
    for table in ("tally", "duel", "dice", "stretch"):
        connection.execute(f"DELETE FROM {table} {_OF_GAME}", (game,))
    for each in stretches:
        place = each.place
        connection.execute(_STRETCH, (place, game, rules, each.began, each.last, each.rounds))
        connection.executemany(
            _TALLY, ((place, seat, *counted.row()) for seat, counted in each.tallies.items())
        )
        for (seat, other), (rounds, lost, other_lost, higher, other_higher) in each.duels.items():
            connection.execute(
                _DUEL, (place, seat, other, rounds, lost, other_lost, higher, other_higher)
            )
            connection.execute(
                _DUEL, (place, other, seat, rounds, other_lost, lost, other_higher, higher)
            )
        connection.executemany(
            _DICE,
            (
                (place, entered, *(dice[column] for column in columns.COLUMNS))
                for entered, dice in enumerate(each.dice)
                if dice
            ),
        )
    note(connection, game, COUNTED)
