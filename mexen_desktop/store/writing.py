"""Writes lines of the log with all that follows from them."""

import sqlite3
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from itertools import islice, repeat
from typing import Final, NamedTuple
from zlib import crc32

import msgspec

from mexen_desktop.rules.state import State
from mexen_desktop.store.entries import Entry, Opened, chained, decoded
from mexen_desktop.store.folding import Fold
from mexen_desktop.store.known import forget
from mexen_desktop.store.tables import Change, changes

_LINE: Final = "INSERT INTO log (game, seq, line, crc, at, fall) VALUES (?, ?, ?, ?, ?, ?)"
_SITTING: Final = "INSERT INTO sitting (game, at) VALUES (?, ?)"
_SNAPSHOT: Final = "INSERT INTO snapshot (game, seq, state, crc) VALUES (:game, :seq, :state, :crc)"
_NEXT: Final = (
    "SELECT max(ifnull(max(game), 0), (SELECT ifnull(max(id), 0) FROM game)) + 1 FROM log"
)
_TABLES: Final = ("log", "seat", "throw", "snapshot", "summary", "game")

#: The state is kept beside the log once in so many lines, for the way back to be short.
EVERY: Final = 1024

_STATE: Final = msgspec.msgpack.Encoder()


#: So many rows are written between two looks at anything else.
_AT_ONCE: Final = 256


class Row(NamedTuple):
    """A line, ready to be written."""

    seq: int
    line: bytes
    crc: int
    changes: tuple[Change, ...]
    #: How dice fell, for those who see them; 0 where none did.
    fall: int = 0


class Lines:
    """Numbers the lines of one game, finds what follows from each."""

    def __init__(self, fold: Fold | None = None, count: int = 0, crc: int = 0) -> None:
        self.fold = fold
        self.count = count
        self.crc = crc
        self._kept = count

    def next(self, line: bytes, entry: Entry, after: State | None = None, fall: int = 0) -> Row:
        """Return the row of one more line; `after` is the state that it led to, where known."""
        seq, fold = self.count, self.fold
        follows = list(changes(fold, seq, entry))
        if isinstance(entry, Opened):
            self.fold = Fold(entry)
        elif fold is not None:
            fold.take(entry)
        self.crc = chained(line, self.crc)
        self.count += 1
        if after is not None and self.count - self._kept >= EVERY:
            follows += _snapshot(seq, after, self.crc)
            self._kept = self.count
        return Row(seq, line, self.crc, tuple(follows), fall)


def rows_of(lines: Iterable[bytes], falls: Iterable[int]) -> Iterator[Row]:
    """Yield the rows of a whole game."""
    numbered = Lines()
    for line, fall in zip(lines, falls, strict=False):
        yield numbered.next(line, decoded(line), fall=fall)


def write(
    connection: sqlite3.Connection,
    game: int | None,
    rows: Iterable[Row],
    now: int,
    *,
    sits: bool,
) -> int:
    """Write rows of one game in one go, all or none, returning the game's number.

    `game` is None before its first row is written. `sits` where people have sat down to it anew.
    """
    return finished(write_slowly(connection, game, rows, now, sits=sits))


def write_slowly(
    connection: sqlite3.Connection,
    game: int | None,
    rows: Iterable[Row],
    now: int,
    *,
    sits: bool,
    played: int | None = None,
) -> Generator[int, None, int]:
    """Write as `write` does, yielding now and then how many rows are done; closed, it was none.

    `played` is when all this was done, now where that is not known.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        if game is None:
            (game,) = connection.execute(_NEXT).fetchone()
        at, done, left = now if played is None else played, 0, iter(rows)
        while some := list(islice(left, _AT_ONCE)):
            insert(connection, game, some, repeat(at))
            done += len(some)
            yield done
        if sits:
            connection.execute(_SITTING, (game, now))
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.ProgrammingError):
            # The file may have been closed in between, which takes all of it back as well.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        raise
    return game


def finished(work: Generator[object, None, int]) -> int:
    """Go through with something that is done little by little; return what comes of it."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            number: int = done.value
            return number


def insert(
    connection: sqlite3.Connection, game: int, rows: Iterable[Row], times: Iterable[int]
) -> None:
    """Add rows of one game, each with its time, within a transaction."""
    for (seq, line, crc, follows, fall), at in zip(rows, times, strict=False):
        connection.execute(_LINE, (game, seq, line, crc, at, fall))
        for statement, values in follows:
            connection.execute(statement, {"game": game, **values})
    forget(connection, game)


def erase(connection: sqlite3.Connection, game: int) -> None:
    """Take a game out within a transaction, for it to be written again."""
    for table in _TABLES:
        key = "id" if table == "game" else "game"
        connection.execute(f"DELETE FROM {table} WHERE {key} = ?", (game,))


def _snapshot(seq: int, state: State, crc: int) -> list[Change]:
    try:
        packed = _STATE.encode(state)
    except OverflowError:
        # A pot that has doubled sixty times: such a game is gone through from further back.
        return []
    return [Change(_SNAPSHOT, {"seq": seq, "state": packed, "crc": crc32(packed, crc)})]
