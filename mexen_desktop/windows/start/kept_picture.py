"""Keeps the picture of the first page from one start to the next, as a file that may be lost."""

import os
import zlib
from contextlib import suppress
from mmap import mmap
from pathlib import Path
from threading import Thread
from typing import Final, NamedTuple

FILE: Final = "first-page"

#: The page is mostly plain surfaces, which take little work to pack.
_QUICKLY: Final = 1
#: So many bytes are unpacked in one go.
_CHUNK: Final = 1 << 16


class KeptPicture(NamedTuple):
    """Pixels row by row, four bytes each, with everything by which they look as they do."""

    made_for: str
    width: int
    height: int
    pixels: bytes | memoryview


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
        head, _, packed = path.read_bytes().partition(b"\n")
        width, height, made_for = head.decode().split(" ", 2)
        pixels = _unpacked(packed, int(width) * int(height) * 4)
    except (OSError, ValueError, zlib.error):
        return None
    return KeptPicture(made_for, int(width), int(height), pixels)


def write(path: Path, picture: KeptPicture) -> None:
    """Keep a picture instead of the one before; where that fails the next start takes longer."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(f".{os.getpid()}")
        head = f"{picture.width} {picture.height} {picture.made_for}\n".encode()
        fresh.write_bytes(head + zlib.compress(picture.pixels, _QUICKLY))
        fresh.replace(path)


def _unpacked(packed: bytes, size: int) -> memoryview:
    """Unpack so many bytes, which raises ValueError where there are more or fewer of them.

    They lie in memory of their own, which goes back to the system with the picture: among all that
    is made meanwhile it would leave a hole of its size.
    """
    pixels, unpacker = mmap(-1, size), zlib.decompressobj()
    while not unpacker.eof:
        part = unpacker.decompress(packed, _CHUNK)
        packed = unpacker.unconsumed_tail
        if not (part or packed or unpacker.eof):
            raise ValueError("cut short")
        pixels.write(part)
    if pixels.tell() != size:
        raise ValueError("cut short")
    return memoryview(pixels)
