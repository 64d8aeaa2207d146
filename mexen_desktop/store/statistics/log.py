"""Reads a game's lines with the time at which each was kept."""

import sqlite3
from array import array
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from mexen_desktop.store.entries import Entry, Opened, chained, decoded
from mexen_desktop.store.errors import Problem, StoreError
from mexen_desktop.store.folding import Fold

#: So many seconds without a step, and another evening begins: people have slept.
NIGHT: Final = 6 * 60 * 60
#: So many lines are read between two looks at anything else: a few milliseconds.
_AT_ONCE: Final = 1024
#: More stretches than a sitting ever has.
STRETCHES: Final = 1 << 16

_LINES: Final = "SELECT line, at, crc FROM log WHERE game = ? AND seq >= ? ORDER BY seq LIMIT ?"
_SITTINGS: Final = "SELECT id, at FROM sitting WHERE game = ? ORDER BY id"


class Span(NamedTuple):
    """When a stretch began, when its last step was kept."""

    began: int
    last: int


class Log(NamedTuple):
    """A game as its lines tell it."""

    lines: int
    fold: Fold
    #: For each action that counts the place of the stretch in which it was done.
    places: "array[int]"
    #: By place, in order.
    spans: dict[int, Span]


def read(connection: sqlite3.Connection, game: int) -> Log | None:
    """Return what was done in a game, None where there is no such game.

    Raises StoreError where its lines are not what they were.
    """
    reading = Reading(game)
    while reading.go_on(connection):
        pass
    return reading.log(connection)


class Reading:
    """Reads the lines of a game, some at a time; which were kept meanwhile are read too."""

    def __init__(self, game: int) -> None:
        self._game = game
        self._fold: Fold | None = None
        self._crc = 0
        #: When each line was kept; for each action that counts its line.
        self._times = array("q")
        self._lines = array("q")
        #: Of a long game's lines few are new.
        self._entries: dict[bytes, Entry] = {}

    def go_on(self, connection: sqlite3.Connection) -> bool:
        """Read some more lines; tell whether there were any. Raises as `read` does."""
        rows = connection.execute(_LINES, (self._game, len(self._times), _AT_ONCE)).fetchall()
        if not rows:
            return False
        entries = self._checked(rows)
        fold = self._fold or self._begun(entries[0])
        for at, entry in enumerate(entries, len(self._times)):
            if at:
                fold.take(entry)
            # What is taken back is played no more; what is put back is played then.
            del self._lines[len(fold.actions) :]
            if len(fold.actions) > len(self._lines):
                self._lines.append(at)
        self._fold, self._crc = fold, rows[-1][2]
        self._times.extend(at for _, at, _ in rows)
        return True

    def log(self, connection: sqlite3.Connection) -> Log | None:
        """Return what was read."""
        if self._fold is None:
            return None
        where = places(self._times, connection.execute(_SITTINGS, (self._game,)))
        kept = array("q", (where[line] for line in self._lines))
        return Log(len(where), self._fold, kept, _spans(self._times, where))

    def _checked(self, rows: Sequence[tuple[bytes, int, int]]) -> list[Entry]:
        """Return what lines say; nothing has changed where they are not what they were."""
        lines = [line for line, _, _ in rows]
        try:
            if chained(b"".join(lines), self._crc) != rows[-1][2]:
                raise StoreError(Problem.DAMAGED, game=self._game)
            for line in set(lines) - self._entries.keys():
                self._entries[line] = decoded(line)
        except (TypeError, msgspec.MsgspecError):
            raise StoreError(Problem.DAMAGED, game=self._game) from None
        return [self._entries[line] for line in lines]

    def _begun(self, first: Entry) -> Fold:
        if not isinstance(first, Opened):
            raise StoreError(Problem.DAMAGED, game=self._game)
        return Fold(first)


def places(times: Sequence[int], sittings: Iterable[tuple[int, int]]) -> list[int]:
    """Return for each line of a game the place of the stretch in which it was kept.

    A stretch ends where people sit down anew, or slept. `sittings` are those to this game in order,
    each with the time of its first line.
    """
    left = list(sittings)[::-1]
    sitting, _ = left.pop() if left else (0, 0)
    place, before, found = sitting * STRETCHES, times[0], list[int]()
    for at in times:
        if found and left and at == left[-1][1]:
            place = left.pop()[0] * STRETCHES
        elif abs(at - before) >= NIGHT:
            place += 1
        before = at
        found.append(place)
    return found


def _spans(times: Sequence[int], where: Sequence[int]) -> dict[int, Span]:
    spans: dict[int, Span] = {}
    for at, place in zip(times, where, strict=True):
        spans[place] = Span(spans[place].began if place in spans else at, at)
    return spans
