"""Says which C library the built program needs at least.

    python packaging/glibc_floor.py [FOLDER] [--most 2.36]

Prints the newest version that any of its files asks for, then which files those are. With --most
a program that asks for a newer one fails.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from bundle import names
from bundle.place import DIST

_VERSION = re.compile(r"GLIBC_(\d+(?:\.\d+)+)")


class Floor(NamedTuple):
    """The oldest C library with which all files load."""

    version: tuple[int, ...]
    #: Which of them would load with no older one.
    files: list[Path]

    @property
    def text(self) -> str:
        """The version as people write it."""
        return ".".join(map(str, self.version))


def asked_for(table: str) -> tuple[int, ...]:
    """Return the newest version in what objdump prints of a file, () for none."""
    found = [tuple(map(int, text.split("."))) for text in _VERSION.findall(table)]
    return max(found, default=())


def floor_of(folder: Path) -> Floor:
    """Look at every file in a folder that the loader of programs would load."""
    versions = {
        path: asked_for(_table(path))
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink() and path.read_bytes()[:4] == b"\x7fELF"
    }
    newest = max(versions.values(), default=())
    return Floor(newest, [path for path, version in versions.items() if version == newest])


def main(words: list[str]) -> int:
    """Measure what the words name."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=DIST / names.COMMAND)
    parser.add_argument("--most", help="the newest version that is allowed")
    given = parser.parse_args(words)
    found = floor_of(given.folder)
    print(f"glibc {found.text} or newer, because of {len(found.files)} files:")
    for path in found.files:
        print(f"  {path.relative_to(given.folder)}")
    if given.most and found.version > tuple(map(int, given.most.split("."))):
        print(f"that is newer than {given.most}")
        return 1
    return 0


def _table(path: Path) -> str:
    done = subprocess.run(
        ["objdump", "--dynamic-syms", path], capture_output=True, text=True, check=False
    )
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
