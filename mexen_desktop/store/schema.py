"""What the tables are, step by step from the first version to this one."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mexen_desktop.store.errors import BY_DATABASE
from mexen_desktop.store.places import beside, remove

#: How every file of SQLite begins.
MAGIC: Final = b"SQLite format 3\0"
#: "Mexn": so that another program's file is known for one.
APPLICATION: Final = 0x4D65786E
PAGE: Final = 4096

# The log is what happened; every other table is made from it, so that questions are quick.
_FIRST: Final = """
CREATE TABLE log (
    game INTEGER, seq INTEGER, line BLOB NOT NULL, crc INTEGER NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;
CREATE TABLE game (id INTEGER PRIMARY KEY, rules TEXT NOT NULL, imported INTEGER NOT NULL);
CREATE TABLE sitting (id INTEGER PRIMARY KEY, game INTEGER NOT NULL, at INTEGER NOT NULL);
CREATE INDEX sitting_game ON sitting (game);
CREATE TABLE person (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE
);
CREATE TABLE seat (
    game INTEGER, seat INTEGER, person INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX seat_person ON seat (person);
CREATE TABLE throw (
    game INTEGER, seq INTEGER, seat INTEGER NOT NULL,
    die INTEGER NOT NULL, other INTEGER, kept INTEGER, entered INTEGER NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;
CREATE TABLE snapshot (
    game INTEGER, seq INTEGER, state BLOB NOT NULL, crc INTEGER NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;
CREATE TABLE summary (
    game INTEGER PRIMARY KEY, seq INTEGER NOT NULL, told BLOB NOT NULL, crc INTEGER NOT NULL
);
"""

# How dice fell for those who saw it: nothing follows from that, so it is beside the line.
_FALLS: Final = """
ALTER TABLE log ADD COLUMN fall INTEGER NOT NULL DEFAULT 0
"""

# What the games come to, for statistics: made game by game, anew for those that went on. A stretch
# is what was played of a game in one go; its place is its sitting's number with one of its own
# behind it, so that places follow the order of play, which no clock can turn round.
_STATISTICS: Final = """
CREATE TABLE known (game INTEGER, what TEXT, PRIMARY KEY (game, what)) WITHOUT ROWID;
CREATE TABLE stretch (
    place INTEGER PRIMARY KEY, game INTEGER, rules TEXT, began INTEGER, last INTEGER, rounds INTEGER
);
CREATE INDEX stretch_game ON stretch (game);
CREATE TABLE tally (
    place INTEGER, seat INTEGER, colour, level, rounds, lost, expected, pot, role, given, lives,
    won, throws, mexicos, doubles, elbows, thirty_twos, knight, pirate, ranks, best,
    head, tail, safe, unsafe, PRIMARY KEY (place, seat)
) WITHOUT ROWID;
CREATE TABLE duel (
    place INTEGER, seat INTEGER, other INTEGER, rounds, lost, other_lost, higher, other_higher,
    PRIMARY KEY (place, seat, other)
) WITHOUT ROWID;
CREATE TABLE dice (
    place INTEGER, entered INTEGER,
    d1, d2, d3, d4, d5, d6,
    p11, p21, p22, p31, p32, p33, p41, p42, p43, p44, p51, p52, p53, p54, p55,
    p61, p62, p63, p64, p65, p66,
    r21, r600, r500, r400, r300, r200, r100, r65, r64, r63, r62, r61, r54, r53, r52, r51,
    r43, r42, r41, r32, r31, PRIMARY KEY (place, entered)
) WITHOUT ROWID
"""

#: Each brings a file from one version to the next; what has been released is never changed.
MIGRATIONS: Final = (_FIRST, _FALLS, _STATISTICS)


def create(file: Path, migrations: Sequence[str] = MIGRATIONS) -> sqlite3.Connection:
    """Make a new file with empty tables, open to be filled."""
    connection = sqlite3.connect(file, isolation_level=None)
    try:
        connection.execute(f"PRAGMA page_size = {PAGE}")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        for version, script in enumerate(migrations, 1):
            _step(connection, script, version)
    except BY_DATABASE:
        connection.close()
        raise
    return connection


def migrate(
    connection: sqlite3.Connection,
    file: Path | None,
    now: float,
    migrations: Sequence[str] = MIGRATIONS,
) -> None:
    """Bring a file to this version, with a copy of it made before each step that is taken.

    `file` is None for one that is a copy itself.
    """
    for version in range(version_of(connection), len(migrations)):
        copy = None if file is None else beside(file, f"backup-v{version}", now)
        if copy is not None:
            back_up(connection, copy)
        try:
            _step(connection, migrations[version], version + 1)
        except BY_DATABASE:
            # It is tried again with every step of a game: copies would fill the disk.
            if copy is not None:
                remove(copy)
            raise
        # The version is to stand in the file itself, for an older program to see at once.
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of an open file."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def back_up(connection: sqlite3.Connection, place: Path) -> None:
    """Copy all that a connection sees to a new file; half a copy is never left behind."""
    try:
        copy = sqlite3.connect(place)
        try:
            connection.backup(copy)
        finally:
            copy.close()
    except BY_DATABASE:
        remove(place)
        raise


def _step(connection: sqlite3.Connection, script: str, version: int) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in script.split(";\n"):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("COMMIT")
    except BY_DATABASE:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
