"""Knows where the files of the built program come from."""

import json
import subprocess
from importlib.metadata import distribution
from pathlib import Path
from typing import Final, NamedTuple

from bundle.place import WORK

#: What the recipe writes down: place, source, kind of each binary.
CONTENTS: Final = WORK / "contents.json"

#: The distributions of Python's that the program contains.
DISTRIBUTIONS: Final = (
    "PySide6-Essentials",
    "shiboken6",
    "babel",
    "msgspec",
    "miniaudio",
    "cffi",
    "pyinstaller",
)


class Part(NamedTuple):
    """Something that somebody else made."""

    name: str
    version: str
    #: Where its licence stands in the system, "" where it is one of the program's own texts.
    notice: str = ""
    #: As package URLs call the kind of its source.
    kind: str = "generic"


class UnknownOriginError(Exception):
    """A library came along of which nobody knows whose it is."""


def distributions() -> list[Part]:
    """Return what came from Python's package index."""
    return [Part(name, distribution(name).version, kind="pypi") for name in DISTRIBUTIONS]


def system_parts() -> list[Part]:
    """Return the packages of the system whose libraries came along; Debian's alone are known."""
    if not Path("/usr/bin/dpkg-query").exists():
        return []
    sources = {Path(source).resolve() for source in _bare_sources()}
    packages = {_package(source) for source in sources if _is_of_the_system(source)}
    return [_part(package) for package in sorted(packages)]


def _bare_sources() -> list[str]:
    entries = json.loads(CONTENTS.read_text("utf-8"))
    return [
        source
        for place, source, kind in entries
        if kind == "BINARY" and "/" not in place and not place.startswith("libpython")
    ]


def _is_of_the_system(source: Path) -> bool:
    return str(source).startswith(("/usr/lib/", "/lib/")) and "-packages" not in str(source)


def _package(source: Path) -> str:
    # Debian knows some libraries by the path from before /lib became a part of /usr.
    for path in (str(source), str(source).removeprefix("/usr")):
        done = subprocess.run(
            ["dpkg-query", "--search", path], capture_output=True, text=True, check=False
        )
        if done.returncode == 0:
            return done.stdout.partition(": ")[0]
    raise UnknownOriginError(f"{source} belongs to no package")


def _part(package: str) -> Part:
    done = subprocess.run(
        ["dpkg-query", "--show", "--showformat=${Version}", package],
        capture_output=True,
        text=True,
        check=True,
    )
    name = package.partition(":")[0]
    notice = Path("/usr/share/doc") / name / "copyright"
    if not notice.exists():
        raise UnknownOriginError(f"the package {name} has no copyright file")
    return Part(name, done.stdout, str(notice), kind="deb")
