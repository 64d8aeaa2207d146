"""Puts a sound file where a damaged one was, without losing either."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from mexen_desktop.store.errors import Problem, StoreError
from mexen_desktop.store.places import companion, remove, set_aside, sync_folder
from mexen_desktop.store.schema import back_up, create

#: The file in the making; the file when it is whole, about to take its place.
BUILDING: Final = ".building"
READY: Final = ".ready"


def finish(file: Path, what: str, now: float) -> Path | None:
    """Let a file that is ready take its place, returning where the one before it went.

    It can be interrupted at any moment, then done again.
    """
    ready = file.with_suffix(READY)
    if not ready.exists():
        return None
    aside = set_aside(file, what, now)
    ready.rename(file)
    sync_folder(file.parent)
    return aside


def mend(file: Path, now: float, complete: Callable[[sqlite3.Connection, int], None]) -> StoreError:
    """Set a damaged file aside, with a new one of what could be read in its place.

    `complete` is to add what is known besides. Returns what there is to tell.
    """
    # Slow to import, seldom wanted.
    from tempfile import TemporaryDirectory

    from mexen_desktop.store.salvage import salvage

    building = file.with_suffix(BUILDING)
    remove(building)
    try:
        connection = create(building)
        try:
            connection.execute("BEGIN IMMEDIATE")
            with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
                saved = salvage(copied(file, Path(folder)), connection)
            complete(connection, int(now))
            connection.execute("COMMIT")
        finally:
            connection.close()
        building.rename(file.with_suffix(READY))
    finally:
        remove(building)
    aside = finish(file, "damaged", now)
    return StoreError(
        Problem.DAMAGED, file=file, aside=aside, games=saved.games, entries=saved.lines
    )


def bring_back(
    connection: sqlite3.Connection, file: Path, now: float, *, our_steps: bool
) -> StoreError:
    """Have a file ready that was taken away under an open connection, which still sees all of it.

    `finish`, as at each opening, puts it back. `our_steps` where the steps that still lie there
    belong to it. The connection is closed. Returns what there is to tell.
    """
    building = file.with_suffix(BUILDING)
    file.parent.mkdir(parents=True, exist_ok=True)
    remove(building)
    back_up(connection, building)
    building.rename(file.with_suffix(READY))
    if our_steps:
        # They would be taken for those of another file that lies there now.
        companion(file, "-wal").unlink()
    # Before the connection is closed, which would delete what lies beside another file.
    aside = set_aside(file, "found", now)
    connection.close()
    return StoreError(Problem.GONE, file=file, aside=aside)


def copied(file: Path, folder: Path) -> Path:
    """Copy a file, with the steps that lie beside it, to look into without touching it."""
    import shutil

    copy = folder / file.name
    for which in ("", "-wal"):
        if (part := companion(file, which)).exists():
            shutil.copyfile(part, companion(copy, which))
    if not copy.exists():
        copy.touch()
    return copy
