"""Game records as files, for people to keep or to give away."""

from PySide6.QtCore import QDateTime

from mexen_desktop.record.value import Record
from mexen_desktop.record.writing import write
from mexen_desktop.texts import words
from mexen_desktop.windows import saving
from mexen_desktop.windows.past.names import fit


def save(record: Record, path: str) -> str:
    """Write a record to a file, whole or not at all; return what hindered it, "" for nothing."""
    return saving.write(write(record), path)


def name_for(record: Record, began: int) -> str:
    """Return what the file of a game is called unless somebody says otherwise."""
    day = QDateTime.fromSecsSinceEpoch(began).toString("yyyy-MM-dd")
    return fit(f"{words.game_name(record.rules, record.house())} {day}")
