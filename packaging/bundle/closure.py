"""Finds which libraries of the system the kept files are linked with."""

import re
import subprocess
from collections.abc import Callable, Iterable

#: A file of the program: where it will lie, where it comes from, what it is.
Entry = tuple[str, str, str]


def linked(entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Return the entries without the libraries that only what was left out had asked for.

    `imports` names the libraries with which a file is linked.
    """
    entries = list(entries)
    libraries = {place: source for place, source, _ in entries if _is_bare_library(place)}
    wanted: set[str] = set()
    open_ends = [source for place, source, kind in entries if _is_root(place, kind)]
    while open_ends:
        for name in imports(open_ends.pop()):
            if name in libraries and name not in wanted:
                wanted.add(name)
                open_ends.append(libraries[name])
    return [entry for entry in entries if entry[0] not in libraries or entry[0] in wanted]


def needed_by(source: str) -> list[str]:
    """Name the libraries with which a file is linked itself.

    What `ldd` says, which PyInstaller goes by, has those of the libraries in it as well.
    """
    done = subprocess.run(
        ["objdump", "--private-headers", source], capture_output=True, text=True, check=True
    )
    return re.findall(r"^\s*NEEDED\s+(\S+)", done.stdout, re.MULTILINE)


def _is_bare_library(place: str) -> bool:
    return "/" not in place and place.startswith("lib") and not place.startswith("libpython")


def _is_root(place: str, kind: str) -> bool:
    return kind in {"BINARY", "EXTENSION"} and not _is_bare_library(place)
