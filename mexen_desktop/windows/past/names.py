"""What the files of game records are called."""

from pathlib import Path
from typing import Final

SUFFIX: Final = ".mexen"
#: What no file's name may have in it on some system or other.
_UNFIT: Final = '<>:"/\\|?*'


def with_suffix(path: str) -> str:
    """Return a file's name as typed, with the ending of records if it has none."""
    return path if Path(path).suffix else path + SUFFIX


def fit(name: str) -> str:
    """Return a name as every system allows one for a record."""
    return "".join("-" if each in _UNFIT else each for each in name) + SUFFIX


def is_record(path: str) -> bool:
    """Tell whether a file is a record, by its name."""
    return path.lower().endswith(SUFFIX) and Path(path).is_file()
