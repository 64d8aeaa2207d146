"""Writes down which files wheels contain, for tests that use no network.

    python packaging/list_wheels.py WHEEL ...

Each line of packaging/wheels/PLATFORM.txt is a size in bytes, then a path. Headers, documentation,
other modules' sources are left out: nothing packs them. Get the wheels of other systems by
`pip download --no-deps --only-binary=:all: --platform win_amd64 PySide6-Essentials shiboken6`.
"""

import sys
from pathlib import Path
from zipfile import ZipFile

from bundle.place import PACKAGING
from bundle.rules import Platform

LISTS = PACKAGING / "wheels"
#: How the names of wheels tell for whom they are.
_TAGS: dict[str, Platform] = {"win_amd64": "win32", "macosx": "darwin", "manylinux": "linux"}
_LEFT_OUT = (
    "/doc/",
    "/glue/",
    "/include/",
    "/lib/cmake/",
    "/metatypes/",
    "/qml/",
    "/scripts/",
    "/typesystems/",
)


def lines(wheel: Path) -> list[str]:
    """Return the lines for one wheel."""
    with ZipFile(wheel) as archive:
        return [
            f"{entry.file_size} {entry.filename}"
            for entry in archive.infolist()
            if not entry.is_dir() and _may_be_packed(entry.filename)
        ]


def _may_be_packed(path: str) -> bool:
    return not path.endswith((".pyi", ".h")) and not any(part in path for part in _LEFT_OUT)


def main(words: list[str]) -> int:
    """List the wheels that the words name, each into its platform's file."""
    found: dict[Platform, list[str]] = {}
    for word in words:
        platform = next(platform for tag, platform in _TAGS.items() if tag in word)
        found.setdefault(platform, []).extend(lines(Path(word)))
    LISTS.mkdir(exist_ok=True)
    for platform, listed in found.items():
        file = LISTS / f"{platform}.txt"
        file.write_text("".join(f"{line}\n" for line in sorted(listed, key=_path)), "utf-8")
        print(f"{file.name}: {len(listed)} files")
    return 0


def _path(line: str) -> str:
    return line.partition(" ")[2]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
