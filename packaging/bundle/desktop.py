"""Puts the program into the menus of a Linux desktop."""

import gzip
import shutil
from pathlib import Path
from typing import Final

from bundle import names
from bundle.icons import RECORD
from bundle.place import PACKAGE, PACKAGING

SIZES: Final = (16, 24, 32, 48, 64, 128, 256)

_LINUX: Final = PACKAGING / "linux"
_ICONS: Final = PACKAGE / "resources" / "app"


def install(prefix: Path) -> None:
    """Lay everything that desktops look for below a folder such as /usr."""
    share = prefix / "share"
    _copy(_LINUX / f"{names.IDENTITY}.desktop", share / "applications")
    _copy(_LINUX / f"{names.IDENTITY}.metainfo.xml", share / "metainfo")
    _copy(_LINUX / "mexen-record.xml", share / "mime" / "packages")
    icons = share / "icons" / "hicolor"
    for size in SIZES:
        place = icons / f"{size}x{size}" / "apps"
        _copy(_ICONS / f"mexen-{size}.png", place, f"{names.IDENTITY}.png")
    _copy(_ICONS / "mexen.svg", icons / "scalable" / "apps", f"{names.IDENTITY}.svg")
    _copy(RECORD, icons / "scalable" / "mimetypes", f"{names.MIME.replace('/', '-')}.svg")
    manual = share / "man" / "man6"
    manual.mkdir(parents=True)
    page = (_LINUX / f"{names.COMMAND}.6").read_text("utf-8")
    page = page.replace("@VERSION@", names.VERSION)
    (manual / f"{names.COMMAND}.6.gz").write_bytes(gzip.compress(page.encode(), 9, mtime=0))


def _copy(source: Path, folder: Path, name: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, folder / (name or source.name))
