"""Refuses a program in which something is missing."""

from pathlib import Path
from typing import Final

from bundle import rules
from bundle.closure import needed_by
from bundle.place import PACKAGE
from bundle.rules import Platform

_ELF: Final = b"\x7fELF"


class IncompleteError(Exception):
    """Something is not there: the message names it."""


def check(program: Path, platform: Platform) -> None:
    """Refuse a program without some of its own files, or without a library that they want."""
    if lacking := missing_resources(program):
        raise IncompleteError(f"not in the program: {', '.join(lacking)}")
    if platform == "linux" and (lacking := missing_libraries(program)):
        raise IncompleteError(f"neither in the program nor on every system: {', '.join(lacking)}")


def missing_resources(program: Path, package: Path = PACKAGE) -> list[str]:
    """Name the program's own files that did not come along."""
    inside = program / "_internal" / package.name
    files = [path for path in (package / "resources").rglob("*") if path.is_file()]
    names = sorted(path.relative_to(package).as_posix() for path in files)
    return [name for name in names if not (inside / name).is_file()]


def missing_libraries(program: Path) -> list[str]:
    """Name the libraries that some file wants, while they neither came along nor are everywhere."""
    files = [path for path in program.rglob("*") if path.is_file() and not path.is_symlink()]
    have = {path.name for path in program.rglob("*")}
    wanted = {
        name
        for path in files
        if path.read_bytes()[: len(_ELF)] == _ELF
        for name in needed_by(str(path))
    }
    return sorted(name for name in wanted - have if not rules.is_of_the_system(name))
