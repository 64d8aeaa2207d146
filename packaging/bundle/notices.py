"""Puts the licences of everything into the built program's folder."""

import shutil
from pathlib import Path
from typing import Final

from bundle import origins
from bundle.place import PACKAGE

LICENCES: Final = PACKAGE / "resources" / "licences"
#: The folder for them beside the program.
FOLDER: Final = "licences"


def gather(program: Path) -> None:
    """Lay the program's own texts beside it, with those of the system's libraries."""
    folder = program / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(LICENCES, folder)
    parts = origins.system_parts()
    if parts:
        system = folder / "system"
        system.mkdir()
        for part in parts:
            # A minimal system has it packed.
            shutil.copyfile(part.notice, system / f"{part.name}.txt")
