"""Packs the built program into the form in which a system's people get programs."""

import hashlib
import lzma
import platform
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Final

from bundle import budget, mac, names, windows
from bundle.place import DIST
from bundle.rules import Platform

_SYSTEMS: Final = {"linux": "linux", "win32": "windows", "darwin": "macos"}
#: Programs shrink more once their jumps are written as places rather than distances.
_FILTERS: Final = [
    {"id": lzma.FILTER_X86},
    {"id": lzma.FILTER_LZMA2, "preset": 9, "dict_size": 64 << 20},
]
#: Files of one build have one time, so that what did not change packs the same.
_TIME: Final = 1_700_000_000


def stem(system: str = sys.platform, machine: str | None = None) -> str:
    """Return what the files of this version for this kind of machine are called."""
    kind = (machine or platform.machine()).lower().replace("amd64", "x86_64")
    return f"{names.COMMAND}-{names.VERSION}-{_SYSTEMS[system]}-{kind}"


def make(program: Path, system: Platform) -> list[Path]:
    """Pack the program as its system has it, returning what was made."""
    if system == "linux":
        made = [tar(program)]
    elif system == "win32":
        made = [zipped(program), *windows.installer()]
    else:
        made = [mac.disk_image(DIST)]
    for file in made:
        budget.check(file, system)
    return made


def tar(program: Path) -> Path:
    """Pack a folder for Linux."""
    file = DIST / f"{stem('linux')}.tar.xz"
    with (
        lzma.open(
            file, "w", format=lzma.FORMAT_XZ, check=lzma.CHECK_CRC64, filters=_FILTERS
        ) as out,
        tarfile.open(fileobj=out, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        archive.add(program, arcname=f"{names.COMMAND}-{names.VERSION}", filter=_anonymous)
    return file


def zipped(program: Path) -> Path:
    """Pack a folder for Windows."""
    file = DIST / f"{stem('win32')}.zip"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(program.rglob("*")):
            archive.write(
                path, Path(f"{names.COMMAND}-{names.VERSION}") / path.relative_to(program)
            )
    return file


def wheels() -> list[Path]:
    """Return the wheel with the source archive, where they were made before."""
    return sorted(DIST.glob(f"{names.COMMAND.replace('-', '_')}-{names.VERSION}*"))


def checksums(files: list[Path]) -> Path:
    """Write down the SHA-256 of files, in the form that `sha256sum --check` reads."""
    file = DIST / f"{stem()}.sha256"
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    file.write_text("".join(lines), "ascii")
    return file


def _anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = _TIME
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry
