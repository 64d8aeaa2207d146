"""Asks for files with the desktop's own dialog."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from mexen_desktop.windows.saving import fit


def ask_which(
    window: QWidget, title: str, kind: str, suffix: str, then: Callable[[str], None]
) -> None:
    """Ask which file is to be opened; `kind` tells in a word what files these are."""
    dialog = _dialog(window, kind, suffix, then)
    dialog.setWindowTitle(title)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()


def ask_where(
    window: QWidget, name: str, kind: str, suffix: str, then: Callable[[str], None]
) -> None:
    """Ask where something is to be saved; that name is suggested, without its suffix."""
    dialog = _dialog(window, kind, suffix, lambda path: then(with_suffix(path, suffix)))
    dialog.setWindowTitle(QCoreApplication.translate("files", "Save as"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suffix.removeprefix("."))
    dialog.selectFile(fit(name) + suffix)
    dialog.open()


def with_suffix(path: str, suffix: str) -> str:
    """Return a file's name as typed, with that ending if it has none."""
    return path if Path(path).suffix else path + suffix


def _dialog(window: QWidget, kind: str, suffix: str, then: Callable[[str], None]) -> QFileDialog:
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    dialog = QFileDialog(window, "", QStandardPaths.writableLocation(documents))
    dialog.setObjectName("fileDialog")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setNameFilter(f"{kind} (*{suffix})")
    dialog.fileSelected.connect(then)
    return dialog
