"""What can go wrong with what is kept, as facts."""

import errno
import os
import sqlite3
from enum import StrEnum
from pathlib import Path
from typing import Final

#: With less room than this a failing disk is a full one.
LEAST_ROOM: Final = 1 << 16


class Problem(StrEnum):
    """Everything that a store has to tell of; words for each belong to `texts`."""

    #: The file cannot be read in part or at all. Facts: `aside` (where it lies now), `games` with
    #: `entries` that were saved out of it.
    DAMAGED = "damaged"
    #: The file was gone, or another lay in its place, while the program ran; it is back. Facts:
    #: `aside` (where the other one lies now, None without one).
    GONE = "gone"
    #: A newer program wrote the file. Facts: `version`, `known`.
    NEWER = "newer"
    #: Another program holds the file.
    LOCKED = "locked"
    #: The folder or the file may not be written to.
    READ_ONLY = "read_only"
    #: There is no room on the disk.
    FULL = "full"
    #: The disk failed in some other way. Facts: `reason`, as the system says it.
    FAILED = "failed"
    #: What a game did is not possible by the rules of this program. Facts: `game`, `action`.
    UNPLAYABLE = "unplayable"
    #: There is no such game. Facts: `game`.
    UNKNOWN_GAME = "unknown_game"


class StoreError(Exception):
    """Something that went wrong with what is kept; `facts` are what the words for it name."""

    def __init__(self, problem: Problem, **facts: object) -> None:
        super().__init__(problem)
        self.problem = problem
        self.facts = facts


#: What a database may raise at any moment. Of a damaged file it may say what is wrong in words
#: that are damaged themselves, which Python cannot read.
BY_DATABASE: Final = (sqlite3.Error, UnicodeDecodeError)
#: What a file or a database may raise at any moment.
FAILURES: Final = (*BY_DATABASE, OSError, StoreError)

_BY_SQLITE: Final = {
    sqlite3.SQLITE_FULL: Problem.FULL,
    sqlite3.SQLITE_BUSY: Problem.LOCKED,
    sqlite3.SQLITE_LOCKED: Problem.LOCKED,
    sqlite3.SQLITE_READONLY: Problem.READ_ONLY,
    sqlite3.SQLITE_PERM: Problem.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: Problem.READ_ONLY,
    sqlite3.SQLITE_CORRUPT: Problem.DAMAGED,
    sqlite3.SQLITE_NOTADB: Problem.DAMAGED,
}
#: How SQLite begins to say that tables, or words in them, are not as this program wrote them. It
#: has no code of its own for that.
_NOT_AS_WRITTEN: Final = ("no such table", "no such column", "Could not decode")
_BY_SYSTEM: Final = {
    errno.ENOSPC: Problem.FULL,
    errno.EDQUOT: Problem.FULL,
    errno.EROFS: Problem.READ_ONLY,
    errno.EACCES: Problem.READ_ONLY,
    errno.EPERM: Problem.READ_ONLY,
    errno.ENOTDIR: Problem.READ_ONLY,
    errno.EEXIST: Problem.READ_ONLY,
}


def explained(error: Exception, file: Path) -> StoreError:
    """Return what a failure of the database, or of the system, means."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, UnicodeDecodeError) or str(error).startswith(_NOT_AS_WRITTEN):
        problem = Problem.DAMAGED
    elif isinstance(error, sqlite3.Error):
        # Only the last byte tells the kind; errors of the driver itself have no code.
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        problem = _BY_SQLITE.get(code, Problem.FAILED)
    else:
        number = error.errno if isinstance(error, OSError) else None
        problem = _BY_SYSTEM.get(number or 0, Problem.FAILED)
    # SQLite does not always say why the disk failed.
    if problem in (Problem.FAILED, Problem.READ_ONLY) and _no_room(file.parent):
        problem = Problem.FULL
    elif problem is Problem.FAILED and not _may_write(file):
        problem = Problem.READ_ONLY
    # Of the system only what it says: the rest is Python's, for nobody who plays.
    reason = getattr(error, "strerror", None) or str(error)
    return StoreError(problem, file=file, reason=reason)


def _no_room(folder: Path) -> bool:
    # Slow to import, seldom wanted.
    import shutil

    try:
        return shutil.disk_usage(folder).free < LEAST_ROOM
    except OSError:
        return False


def _may_write(file: Path) -> bool:
    places = [place for place in (file.parent, file) if place.exists()]
    return all(os.access(place, os.W_OK) for place in places)
