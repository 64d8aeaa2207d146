"""Keeps a small file of JSON whole, or tells why that cannot be."""

import os
import time
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QJsonDocument


class Trouble(NamedTuple):
    """What people are to be told of such a file."""

    file: Path
    #: Where the one lies that could not be read; None where it cannot be written now.
    aside: Path | None


def write(path: Path, content: bytes) -> None:
    """Let a file hold that: it always holds either the old content or the new. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    with fresh.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def is_damaged(path: Path) -> bool:
    """Tell whether something lies there that holds no JSON object."""
    try:
        text = path.read_bytes()
    except OSError:
        return os.path.lexists(path)
    return bool(text.strip()) and not isinstance(QJsonDocument.fromJson(text).toVariant(), dict)


def set_aside(path: Path) -> Path:
    """Move a file that cannot be read to a name with the date. Raises OSError."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    number, name = 1, f"{path.stem}-damaged-{stamp}"
    while os.path.lexists(place := path.with_name(name + path.suffix)):
        number += 1
        name = f"{path.stem}-damaged-{stamp}-{number}"
    path.rename(place)
    return place
