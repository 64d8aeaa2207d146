"""Takes out of the built program what only a debugger or another language needs."""

import subprocess
from pathlib import Path
from typing import Final

from bundle import icu

#: What comes with symbols for a debugger.
UNSTRIPPED: Final = (
    "libpython*",
    "python3*/lib-dynload/*.so",
    "msgspec/*.so",
    "_cffi_backend*.so",
    "_miniaudio*.so",
    "PySide6/Qt/lib/libicui18n.so.*",
    "PySide6/Qt/lib/libicuuc.so.*",
)


def trim(program: Path) -> None:
    """Make the program for Linux smaller without taking anything away that is used."""
    inside = program / "_internal"
    for pattern in UNSTRIPPED:
        for file in inside.glob(pattern):
            if not file.is_symlink():
                subprocess.run(["strip", "--strip-unneeded", file], check=True)
    for data in inside.glob("PySide6/Qt/lib/libicudata.so.*"):
        before, after = icu.cut(data)
        print(f"ICU's data: {before / 1e6:.1f} MB, now {after / 1e6:.1f} MB")
