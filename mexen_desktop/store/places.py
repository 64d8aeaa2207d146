"""Where the file lies, with what is put beside it."""

import os
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

NAME: Final = "mexen-desktop"
FILE: Final = "games.db"
#: What SQLite keeps beside a file; the first holds steps that the file itself does not yet.
COMPANIONS: Final = ("-wal", "-shm", "-journal")


def data_folder(
    platform: str = sys.platform,
    environment: Mapping[str, str] = os.environ,
    home: Path | None = None,
) -> Path:
    """Return the folder in which the platform wants a program's data."""
    home = home or Path.home()
    if platform == "win32":
        return _given(environment, "LOCALAPPDATA", home / "AppData" / "Local") / NAME
    if platform == "darwin":
        return home / "Library" / "Application Support" / NAME
    return _given(environment, "XDG_DATA_HOME", home / ".local" / "share") / NAME


def beside(file: Path, what: str, now: float) -> Path:
    """Return a name that nothing has yet: the file's own, what it is, the date."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S", time.localtime(now))
    number, name = 1, f"{file.stem}-{what}-{stamp}"
    while taken(place := file.with_name(f"{name}{file.suffix}")):
        number += 1
        name = f"{file.stem}-{what}-{stamp}-{number}"
    return place


def companion(file: Path, which: str) -> Path:
    """Return one of the files that SQLite keeps beside a file."""
    return file.with_name(file.name + which)


def taken(file: Path) -> bool:
    """Whether a file lies there, or something that belongs to it."""
    return any(companion(file, which).exists() for which in ("", *COMPANIONS))


def set_aside(file: Path, what: str, now: float) -> Path | None:
    """Move a file, with all that belongs to it, to a name with the date; None where none is."""
    if not taken(file):
        return None
    place = beside(file, what, now)
    # The file comes last: while it lies where it was, the work is not done.
    for which in (*COMPANIONS, ""):
        if (part := companion(file, which)).exists():
            part.rename(companion(place, which))
    sync_folder(file.parent)
    return place


def remove(file: Path) -> None:
    """Delete a file of which nobody needs to know, with all that belongs to it."""
    for which in (*COMPANIONS, ""):
        companion(file, which).unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Have the names in a folder on the disk, where the system can do that."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def _given(environment: Mapping[str, str], name: str, otherwise: Path) -> Path:
    place = Path(environment.get(name, ""))
    return place if place.is_absolute() else otherwise
