"""Asks where something is to be saved, then writes it whole or not at all."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QIODevice, QSaveFile, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

#: What no file's name may have in it on some system or other.
_UNFIT: Final = '<>:"/\\|?*'


def ask_where(
    window: QWidget, name: str, kind: str, suffix: str, then: Callable[[str], None]
) -> None:
    """Ask for a place; that name is suggested, `kind` tells in a word what files these are."""
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    dialog = QFileDialog(window, "", QStandardPaths.writableLocation(documents))
    dialog.setObjectName("fileDialog")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(QCoreApplication.translate("files", "Save as"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(f"{kind} (*{suffix})")
    dialog.setDefaultSuffix(suffix.removeprefix("."))
    dialog.selectFile(fit(name) + suffix)
    dialog.fileSelected.connect(lambda path: then(_with_suffix(path, suffix)))
    dialog.open()


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


def _with_suffix(path: str, suffix: str) -> str:
    return path if Path(path).suffix else path + suffix
