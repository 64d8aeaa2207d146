"""Refuses a program that has grown too large."""

from pathlib import Path
from typing import Final

from bundle.rules import Platform

MB: Final = 1_000_000

#: What the unpacked program may take, in bytes.
ON_DISK: Final[dict[Platform, int]] = {
    "linux": 100 * MB,
    "win32": 100 * MB,
    # Two processors' programs in one.
    "darwin": 150 * MB,
}
#: What its packed form may take.
PACKED: Final[dict[Platform, int]] = {"linux": 30 * MB, "win32": 40 * MB, "darwin": 60 * MB}


class TooLargeError(Exception):
    """More than was allowed for."""


def size(place: Path) -> int:
    """Return how many bytes the files in a folder take, or one file."""
    if place.is_file():
        return place.stat().st_size
    return sum(
        file.stat().st_size for file in place.rglob("*") if file.is_file() and not file.is_symlink()
    )


def check(place: Path, platform: Platform) -> None:
    """Refuse a folder or a package that is too large."""
    allowed = (PACKED if place.is_file() else ON_DISK)[platform]
    taken = size(place)
    print(f"{place.name}: {taken / MB:.1f} MB of {allowed / MB:.0f} allowed")
    if taken > allowed:
        raise TooLargeError(f"{place.name} takes {taken / MB:.1f} MB")
