"""Takes out of the built program what only a debugger or another language needs."""

import subprocess
from pathlib import Path

from bundle import icu


def trim(program: Path) -> None:
    """Make the program for Linux smaller without taking anything away that is used."""
    inside = program / "_internal"
    for file in [*inside.glob("libpython*"), *inside.glob("python3*/lib-dynload/*.so")]:
        subprocess.run(["strip", "--strip-unneeded", file], check=True)
    for data in inside.glob("PySide6/Qt/lib/libicudata.so.*"):
        before, after = icu.cut(data)
        print(f"ICU's data: {before / 1e6:.1f} MB, now {after / 1e6:.1f} MB")
