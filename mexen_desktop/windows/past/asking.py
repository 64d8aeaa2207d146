"""Asks for files with the desktop's own dialog."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from mexen_desktop.windows.past import names


def ask_for_record(window: QWidget, then: Callable[[str], None]) -> None:
    """Ask which record is to be opened."""
    dialog = _dialog(window, then)
    dialog.setWindowTitle(QCoreApplication.translate("files", "Open a record"))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()


def ask_for_place(window: QWidget, name: str, then: Callable[[str], None]) -> None:
    """Ask where a record is to be saved; that name is suggested."""
    dialog = _dialog(window, lambda path: then(names.with_suffix(path)))
    dialog.setWindowTitle(QCoreApplication.translate("files", "Save as"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(names.SUFFIX.removeprefix("."))
    dialog.selectFile(name)
    dialog.open()


def _dialog(window: QWidget, then: Callable[[str], None]) -> QFileDialog:
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    dialog = QFileDialog(window, "", QStandardPaths.writableLocation(documents))
    dialog.setObjectName("fileDialog")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    kind = QCoreApplication.translate("files", "Game records ({pattern})")
    dialog.setNameFilter(kind.format(pattern=f"*{names.SUFFIX}"))
    dialog.fileSelected.connect(then)
    return dialog
