"""Gets out of a damaged file what can still be read."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from mexen_desktop.record.names import folded
from mexen_desktop.store.errors import BY_DATABASE
from mexen_desktop.store.reading import LINES, NAMES, SNAPSHOTS, names_now
from mexen_desktop.store.schema import PAGE, create
from mexen_desktop.store.telling import Told, tell
from mexen_desktop.store.writing import insert, rows_of

#: Numbers of games follow one another: after so many that cannot be found there are no more.
MISSES: Final = 100

_TIMES: Final = "SELECT at FROM log WHERE game = ? ORDER BY seq"
_SITTINGS: Final = "SELECT game, at FROM sitting ORDER BY id"
_SITTING: Final = "INSERT INTO sitting (game, at) VALUES (?, ?)"
# A file whose pages are in disorder can tell the same twice.
_SNAPSHOT: Final = "REPLACE INTO snapshot (game, seq, state, crc) VALUES (?, ?, ?, ?)"
_PERSON: Final = "INSERT INTO person (name, folded) VALUES (?, ?) ON CONFLICT (folded) DO NOTHING"
_MOVE: Final = (
    "UPDATE seat SET person = (SELECT id FROM person WHERE folded = ?) WHERE game = ? AND seat = ?"
)
#: Where a file's header says how many pages it has.
_PAGES: Final = slice(28, 32)


class Salvaged(NamedTuple):
    """What was got out of a damaged file."""

    games: int
    #: Of all those games.
    lines: int


def salvage(damaged: Path, into: sqlite3.Connection) -> Salvaged:
    """Copy each game, up to the first line that is not to be believed, into an empty file.

    `damaged` is a copy that may be changed; `into` is within a transaction.
    """
    games: dict[int, int] = {}
    people: dict[int, dict[int, str]] = {}
    lines = misses = 0
    with closing(_readable_file(damaged)) as source:
        for game in count(1):
            # Of a state it is told at each look whether it is to be believed.
            told = tell(_readable(source, LINES, game), {})
            if told is None:
                misses += 1
                if misses > MISSES:
                    break
                continue
            misses = 0
            games[game] = _copy(source, game, told, into)
            people[game] = names_now(_readable(source, NAMES, game))
            lines += len(told.lines)
        sittings = [(game, at) for game, at in _readable(source, _SITTINGS) if game in games]
    lost = games.keys() - {game for game, _ in sittings}
    for game in sorted(lost, key=lambda game: games[game]):
        into.execute(_SITTING, (game, games[game]))
    for game, at in sittings:
        into.execute(_SITTING, (game, at if isinstance(at, int) else games[game]))
    _name(people, into)
    return Salvaged(len(games), lines)


def _copy(source: sqlite3.Connection, game: int, told: Told, into: sqlite3.Connection) -> int:
    """Copy one game, returning when it was last played."""
    times = [at if isinstance(at, int) else 0 for (at,) in _readable(source, _TIMES, game)]
    times += times[-1:] * len(told.lines) or [0] * len(told.lines)
    insert(into, game, rows_of(told.lines, told.falls), times)
    for seq, state, crc in _readable(source, SNAPSHOTS, game):
        sound = isinstance(state, bytes) and isinstance(crc, int)
        if sound and seq in range(len(told.lines)):
            into.execute(_SNAPSHOT, (game, seq, state, crc))
    return times[len(told.lines) - 1]


def _name(people: Mapping[int, Mapping[int, str]], into: sqlite3.Connection) -> None:
    """Let those at each game's seats be who they are now.

    They were renamed in other games, which a game's lines do not know of. After all games, for
    whoever is renamed in one of them may have had a name that is somebody else's in another.
    """
    for game, names in people.items():
        for seat, name in names.items():
            into.execute(_PERSON, (name, folded(name)))
            into.execute(_MOVE, (folded(name), game, seat))


def _readable(source: sqlite3.Connection, query: str, *values: int) -> Iterator[tuple[Any, ...]]:
    """Yield the rows before the damage."""
    done = 0
    try:
        for row in source.execute(query, values):
            yield row
            done += 1
    except BY_DATABASE:
        # Python looks for the next row before it hands out one: where there is damage, both fail.
        with suppress(*BY_DATABASE):
            yield from source.execute(f"{query} LIMIT 1 OFFSET {done}", values)


def _readable_file(damaged: Path) -> sqlite3.Connection:
    if not damaged.stat().st_size:
        # Before SQLite sees it, which would throw away the steps that lie beside no file.
        _revive(damaged)
    source = _opened(damaged)
    try:
        source.execute(LINES, (0,)).fetchone()
    except BY_DATABASE:
        source.close()
        _revive(damaged)
        source = _opened(damaged)
    return source


def _opened(damaged: Path) -> sqlite3.Connection:
    source = sqlite3.connect(damaged)
    # Else a file that is shorter than its first page says would not be read at all.
    source.execute("PRAGMA writable_schema = ON")
    return source


def _revive(damaged: Path) -> None:
    """Give a file that has lost its first page, which all others need, the one of a new file."""
    with TemporaryDirectory() as folder:
        fresh = Path(folder) / "fresh"
        create(fresh).close()
        page = bytearray(fresh.read_bytes()[:PAGE])
    page[_PAGES] = bytes(4)
    with damaged.open("r+b") as file:
        file.write(page)
