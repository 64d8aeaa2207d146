"""Who the people of all games are: two can be found to be one, somebody can be deleted."""

import sqlite3
from collections.abc import Callable, Collection, Sequence
from typing import Final

from mexen_desktop.record.forgotten import nobodys_name, number_of
from mexen_desktop.record.names import folded
from mexen_desktop.store.entries import Renamed, chained, encoded
from mexen_desktop.store.errors import StoreError
from mexen_desktop.store.journal import Journal
from mexen_desktop.store.tables import changes_of_name

#: Counts something in the file, or changes it. Raises StoreError where that is not possible.
Count = Callable[[Callable[[sqlite3.Connection], int]], int]
Change = Callable[[Callable[[sqlite3.Connection], None]], None]

_GAMES: Final = (
    "SELECT count(DISTINCT game) FROM seat JOIN person ON person.id = seat.person WHERE folded = ?"
)
_TOGETHER: Final = (
    "SELECT count(DISTINCT game) FROM seat JOIN person ON person.id = seat.person"
    " WHERE folded = ? AND game IN (SELECT game FROM seat JOIN person ON person.id = seat.person"
    " WHERE folded = ?)"
)
_SEATS: Final = (
    "SELECT game, seat FROM seat JOIN person ON person.id = seat.person WHERE folded = ?"
)
_LAST: Final = "SELECT seq, crc, at FROM log WHERE game = ? ORDER BY seq DESC LIMIT 1"
_LINE: Final = "INSERT INTO log (game, seq, line, crc, at) VALUES (?, ?, ?, ?, ?)"
#: What the list says of a game holds no names: it is as true as before.
_SUMMARY: Final = "UPDATE summary SET seq = ? WHERE game = ? AND seq = ?"
_NOBODY: Final = "DELETE FROM person WHERE folded = ? AND id NOT IN (SELECT person FROM seat)"
_NAMES: Final = "SELECT name FROM person"


class People:
    """Asks about people by their names, changes who they are in all games at once."""

    def __init__(
        self, ask: Count, change: Change, running: Callable[[], Sequence[Journal]]
    ) -> None:
        """`running` are the journals of games that may go on."""
        self._ask = ask
        self._change = change
        self._running = running

    def games_of(self, name: str) -> int:
        """Return in how many games somebody has sat; 0 where that cannot be told."""
        return self._count(_GAMES, folded(name))

    def games_together(self, name: str, other: str) -> int:
        """Return in how many games both have sat; 0 where that cannot be told."""
        return self._count(_TOGETHER, folded(name), folded(other))

    def merge(self, gone: str, kept: str) -> None:
        """Let all games of one be those of the other, who is the same person.

        Raises StoreError where that cannot be kept; nothing is changed then.
        """
        self._rename(gone, lambda _: kept)

    def forget(self, name: str) -> None:
        """Take somebody's name off all games, which stay as they are. Raises as `merge` does."""
        self._rename(name, lambda connection: nobodys_name(_deleted(connection) + 1))

    def _count(self, query: str, *names: str) -> int:
        try:
            return self._ask(lambda connection: _first(connection.execute(query, names)))
        except StoreError:
            return 0

    def _rename(self, gone: str, kept: Callable[[sqlite3.Connection], str]) -> None:
        def rename(connection: sqlite3.Connection) -> None:
            name = kept(connection)
            running = {journal.game: journal for journal in self._running()}
            for game, seat in _seats_of(connection, gone).items():
                if game in running:
                    # It knows its lines by heart.
                    running[game].rename(seat, name)
            _renamed(connection, gone, name, running.keys())

        self._change(rename)


def _renamed(
    connection: sqlite3.Connection, gone: str, kept: str, but: Collection[int | None]
) -> None:
    """Write in every game of somebody that they have another name."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        seats = {
            game: seat for game, seat in _seats_of(connection, gone).items() if game not in but
        }
        for game, seat in seats.items():
            _write(connection, game, Renamed(seat, kept))
        connection.execute(_NOBODY, (folded(gone),))
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _seats_of(connection: sqlite3.Connection, name: str) -> dict[int, int]:
    """Return a seat of somebody by game, for all games that they have sat in."""
    return dict(connection.execute(_SEATS, (folded(name),)).fetchall())


def _write(connection: sqlite3.Connection, game: int, entry: Renamed) -> None:
    """Add a line to a game that nobody plays now, as if it had been its last."""
    seq, crc, at = connection.execute(_LAST, (game,)).fetchone()
    line = encoded(entry)
    connection.execute(_LINE, (game, seq + 1, line, chained(line, crc), at))
    for statement, values in changes_of_name(entry):
        connection.execute(statement, {"game": game, **values})
    connection.execute(_SUMMARY, (seq + 1, game, seq))


def _deleted(connection: sqlite3.Connection) -> int:
    """Return how many were deleted before."""
    return max((number_of(name) for (name,) in connection.execute(_NAMES)), default=0)


def _first(rows: sqlite3.Cursor) -> int:
    count: int = rows.fetchone()[0]
    return count
