"""Writes files whole or not at all."""

from typing import Final

from PySide6.QtCore import QIODevice, QSaveFile

#: What no file's name may have in it on some system or other.
_UNFIT: Final = '<>:"/\\|?*'


def write(content: bytes, path: str) -> str:
    """Write a file, whole or not at all; return what hindered it, "" for nothing."""
    file = QSaveFile(path)
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        return file.errorString()
    file.write(content)
    return "" if file.commit() else file.errorString()


def fit(name: str) -> str:
    """Return a name as every system allows one for a file."""
    return "".join("-" if each in _UNFIT else each for each in name)
