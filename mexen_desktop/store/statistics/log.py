"""Reads a game's lines with the time at which each was kept."""

import sqlite3
from array import array
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from mexen_desktop.store.entries import Opened, chained, decoded
from mexen_desktop.store.errors import Problem, StoreError
from mexen_desktop.store.folding import Fold

#: So many seconds without a step, and another evening begins: people have slept.
NIGHT: Final = 6 * 60 * 60
#: More stretches than a sitting ever has.
STRETCHES: Final = 1 << 16

_LINES: Final = "SELECT line, at, crc FROM log WHERE game = ? ORDER BY seq"
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
    rows = connection.execute(_LINES, (game,)).fetchall()
    if not rows:
        return None
    lines = [line for line, _, _ in rows]
    try:
        if chained(b"".join(lines)) != rows[-1][2]:
            raise StoreError(Problem.DAMAGED, game=game)
        entries = {line: decoded(line) for line in set(lines)}
        opened = entries[lines[0]]
    except (TypeError, msgspec.MsgspecError):
        raise StoreError(Problem.DAMAGED, game=game) from None
    if not isinstance(opened, Opened):
        raise StoreError(Problem.DAMAGED, game=game)
    times = [at for _, at, _ in rows]
    where = places(times, connection.execute(_SITTINGS, (game,)))
    fold, kept = Fold(opened), array("q")
    for line, place in zip(lines[1:], where[1:], strict=True):
        fold.take(entries[line])
        # What is taken back is played no more; what is put back is played then.
        del kept[len(fold.actions) :]
        if len(fold.actions) > len(kept):
            kept.append(place)
    return Log(len(rows), fold, kept, _spans(times, where))


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
