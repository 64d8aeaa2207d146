"""Game records as files, for people to keep or to give away."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QDateTime
from PySide6.QtWidgets import QWidget

from mexen_desktop.record.value import Record
from mexen_desktop.record.writing import write
from mexen_desktop.texts import words
from mexen_desktop.windows import asking, saving
from mexen_desktop.windows.files import RECORD


def ask_which(window: QWidget, then: Callable[[str], None]) -> None:
    """Ask which record is to be opened."""
    title = QCoreApplication.translate("files", "Open a record")
    asking.ask_which(window, title, _kind(), RECORD, then)


def ask_where(window: QWidget, name: str, then: Callable[[str], None]) -> None:
    """Ask where a record is to be saved; that name is suggested."""
    asking.ask_where(window, name, _kind(), RECORD, then)


def save(record: Record, path: str) -> str:
    """Write a record to a file, whole or not at all; return what hindered it, "" for nothing."""
    return saving.write(write(record), path)


def name_for(record: Record, began: int) -> str:
    """Return what the file of a game is called unless somebody says otherwise."""
    day = QDateTime.fromSecsSinceEpoch(began).toString("yyyy-MM-dd")
    return f"{words.game_name(record.rules, record.house())} {day}"


def _kind() -> str:
    return QCoreApplication.translate("files", "Game records")
