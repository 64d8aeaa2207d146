"""What the files of game records are called."""

from pathlib import Path
from typing import Final

from mexen_desktop.windows import saving

SUFFIX: Final = ".mexen"


def with_suffix(path: str) -> str:
    """Return a file's name as typed, with the ending of records if it has none."""
    return path if Path(path).suffix else path + SUFFIX


def fit(name: str) -> str:
    """Return a name as every system allows one for a record."""
    return saving.fit(name) + SUFFIX
