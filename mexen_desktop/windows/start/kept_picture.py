"""Keeps the picture of the first page from one start to the next, as a file that may be lost."""

import marshal
import os
import zlib
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final, NamedTuple

FILE: Final = "first-page"

#: The page is mostly plain surfaces, which take little work to pack.
_QUICKLY: Final = 1


class KeptPicture(NamedTuple):
    """Pixels row by row, four bytes each, with everything by which they look as they do."""

    made_for: str
    width: int
    height: int
    pixels: bytes


class Reading(Thread):
    """Reads the picture in a file while Python has something else to do."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._picture: KeptPicture | None = None
        self.start()

    def run(self) -> None:
        self._picture = read(self._path)

    def picture(self, made_for: str) -> KeptPicture | None:
        """Hand over the picture, None where there is none that was made for this."""
        self.join()
        picture, self._picture = self._picture, None
        return picture if picture is not None and picture.made_for == made_for else None

    def keep(self, picture: KeptPicture) -> None:
        """Keep another picture instead, for the next start."""
        write(self._path, picture)


def described(*reasons: object) -> str:
    """Return what a picture is made for; each reason must say all of itself by `repr`."""
    return repr(reasons)


def read(path: Path) -> KeptPicture | None:
    """Return the picture in a file, None where there is none, or not a whole one."""
    try:
        content = marshal.loads(zlib.decompress(path.read_bytes()))
        picture = KeptPicture(*content)
        whole = len(picture.pixels) == picture.width * picture.height * 4
    except (OSError, zlib.error, EOFError, TypeError, ValueError):
        return None
    return picture if whole else None


def write(path: Path, picture: KeptPicture) -> None:
    """Keep a picture instead of the one before; where that fails the next start takes longer."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(f".{os.getpid()}")
        fresh.write_bytes(zlib.compress(marshal.dumps(tuple(picture)), _QUICKLY))
        fresh.replace(path)
