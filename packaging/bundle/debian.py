"""Makes the package for Debian, Ubuntu and their kin."""

import gzip
import shutil
import subprocess
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bundle import budget, desktop, names
from bundle.place import DIST, ROOT
from glibc_floor import floor_of

#: What the system has to have, besides a C library that is new enough.
DEPENDS: Final = (
    "libdbus-1-3",
    "libegl1",
    "libexpat1",
    "libfontconfig1",
    "libfreetype6",
    "libgcc-s1",
    "libgl1",
    "libstdc++6 (>= 11)",
    "libx11-6",
)
MAINTAINER: Final = "The Mexen developers <mexen@users.noreply.github.com>"

_CONTROL: Final = """\
Package: {name}
Version: {version}
Architecture: {machine}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: libpulse0, libwayland-client0, libwayland-cursor0
Section: games
Priority: optional
Description: dice game Mexico for a family around one screen
 Two dice, and nobody wants to be lowest. Mexen is the dice game Mexico for two
 or more players at one laptop, or around a touchscreen that lies on the table.
 Rule sets from several countries, in several languages. It needs no network.
"""

_COPYRIGHT: Final = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {title}

Files: *
Copyright: 2026 The Mexen developers
License: Expat

License: Expat
{licence}
Comment: What the program brings along has licences of its own:
 see /usr/lib/{name}/licences/READ-ME.txt.
"""


def make(program: Path) -> Path:
    """Make the package of the built program, returning it."""
    machine = subprocess.run(
        ["dpkg", "--print-architecture"], stdout=subprocess.PIPE, text=True, check=True
    ).stdout.strip()
    package = DIST / f"{names.COMMAND}_{names.VERSION}_{machine}.deb"
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "root"
        lay_out(program, root)
        control = root / "DEBIAN" / "control"
        control.parent.mkdir()
        floor = floor_of(program).text
        control.write_text(control_text(machine, budget.size(root), floor), "utf-8")
        for path in [root, *root.rglob("*")]:
            if not path.is_symlink():
                path.chmod(0o755 if path.is_dir() or path.name == names.COMMAND else 0o644)
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, package],
            check=True,
            stdout=subprocess.DEVNULL,
        )
    return package


def lay_out(program: Path, root: Path) -> None:
    """Put everything where Debian wants it, below a folder that stands for the system's root."""
    home = root / "usr" / "lib" / names.COMMAND
    shutil.copytree(program, home, symlinks=True)
    command = root / "usr" / "bin" / names.COMMAND
    command.parent.mkdir()
    command.symlink_to(f"../lib/{names.COMMAND}/{names.COMMAND}")
    desktop.install(root / "usr")
    papers = root / "usr" / "share" / "doc" / names.COMMAND
    papers.mkdir(parents=True)
    licence = "".join(
        f" {line or '.'}\n" for line in (ROOT / "LICENSE").read_text("utf-8").splitlines()
    ).rstrip()
    (papers / "copyright").write_text(
        _COPYRIGHT.format(title=names.TITLE, name=names.COMMAND, licence=licence), "utf-8"
    )
    _pack(papers / "changelog.gz", (ROOT / "CHANGELOG.md").read_bytes())
    _pack(papers / "changelog.Debian.gz", changelog(datetime.now(UTC)).encode())


def control_text(machine: str, size: int, floor: str) -> str:
    """Return what the package says of itself; `floor` is the oldest C library it runs with."""
    return _CONTROL.format(
        name=names.COMMAND,
        version=names.VERSION,
        machine=machine,
        maintainer=MAINTAINER,
        size=-(-size // 1024),
        depends=", ".join([f"libc6 (>= {floor})", *DEPENDS]),
    )


def changelog(now: datetime) -> str:
    """Return what Debian wants to read of this version."""
    when = now.strftime("%a, %d %b %Y %H:%M:%S +0000")
    return (
        f"{names.COMMAND} ({names.VERSION}) stable; urgency=low\n\n"
        f"  * Version {names.VERSION}: see changelog.gz.\n\n"
        f" -- {MAINTAINER}  {when}\n"
    )


def _pack(file: Path, content: bytes) -> None:
    file.write_bytes(gzip.compress(content, 9, mtime=0))
