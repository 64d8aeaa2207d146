"""Says what Windows wants to know of the program."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

from bundle import names
from bundle.place import DIST, PACKAGING

_VERSION_FILE: Final = """\
# UTF-8
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004,
                    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('040904B0', [{strings}])]),
    VarFileInfo([VarStruct('Translation', [0x409, 1200])]),
  ]
)
"""


def version_text() -> str:
    """Return what the properties of the program's file say, as PyInstaller reads it."""
    strings = {
        "CompanyName": names.PUBLISHER,
        "FileDescription": names.TITLE,
        "FileVersion": names.VERSION,
        "InternalName": names.COMMAND,
        "LegalCopyright": names.COPYRIGHT,
        "OriginalFilename": f"{names.COMMAND}.exe",
        "ProductName": names.TITLE,
        "ProductVersion": names.VERSION,
    }
    listed = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in strings.items())
    return _VERSION_FILE.format(numbers=numbers(names.VERSION), strings=listed)


def numbers(version: str) -> tuple[int, int, int, int]:
    """Return the four numbers that Windows makes of a version."""
    first, second, third = (int(part) for part in version.split("."))
    return first, second, third, 0


def version_file(folder: Path) -> Path:
    """Write the properties into a folder, returning where."""
    file = folder / "version.txt"
    file.write_text(version_text(), "utf-8")
    return file


def installer() -> list[Path]:
    """Make the installer, where Inno Setup is there to make it."""
    compiler = shutil.which("iscc") or shutil.which("ISCC.exe")
    if compiler is None:
        print("no installer: Inno Setup is not here")
        return []
    name = f"{names.COMMAND}-{names.VERSION}-windows-setup"
    subprocess.run(
        [
            compiler,
            "/Qp",
            f"/DVersion={names.VERSION}",
            f"/O{DIST}",
            f"/F{name}",
            PACKAGING / "windows" / "mexen.iss",
        ],
        check=True,
    )
    return [DIST / f"{name}.exe"]
