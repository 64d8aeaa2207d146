"""The roster as a table for a view."""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    Qt,
    Signal,
)

from mexen_desktop.models.index import ROOT, Index
from mexen_desktop.models.roster import Entry, Roster
from mexen_desktop.models.tap_keys import KeyProblem
from mexen_desktop.record.errors import Problem
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.texts.people import who_plays


class Column(IntEnum):
    """The columns of the table."""

    GRIP = 0
    PLAYS = 1
    PEG = 2
    NAME = 3
    WHO = 4
    KEY = 5
    REMOVE = 6


class PlayersModel(QAbstractTableModel):
    """One row for each person, in seating order; tells views what changes, row by row."""

    #: Who plays, who starts, how many names cannot stay: any of it may be different.
    summary_changed = Signal()

    def __init__(self, roster: Roster, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.roster = roster

    def entry(self, row: int) -> Entry:
        """Return the person of a row."""
        return self.roster.entries[row]

    def problem(self, row: int) -> Problem | None:
        """Return why the name of that row cannot stay, None where it can."""
        return self.roster.problem(self.entry(row))

    # What views ask

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.roster.entries)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
        if index.column() == Column.NAME:
            flags |= Qt.ItemFlag.ItemIsEditable
        elif index.column() == Column.PLAYS:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry, column = self.entry(index.row()), Column(index.column())
        if role == Qt.ItemDataRole.CheckStateRole and column == Column.PLAYS:
            return Qt.CheckState.Checked if entry.plays else Qt.CheckState.Unchecked
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            shown = {
                Column.NAME: entry.name,
                Column.WHO: who_plays(entry.level),
                Column.KEY: entry.tap_key if entry.plays else "",
            }
            return shown.get(column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(entry, column)
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if not index.isValid():
            return False
        if role == Qt.ItemDataRole.EditRole and index.column() == Column.NAME:
            self.rename(index.row(), str(value))
            return True
        if role == Qt.ItemDataRole.CheckStateRole and index.column() == Column.PLAYS:
            if (Qt.CheckState(value) == Qt.CheckState.Checked) != self.entry(index.row()).plays:
                self.toggle(index.row())
            return True
        return False

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        titles = {
            Column.PLAYS: self.tr("Plays", "above ticks, where six letters fit"),
            Column.NAME: self.tr("Name"),
            Column.WHO: self.tr("Played by"),
            Column.KEY: self.tr("Tap key"),
        }
        return titles.get(Column(section), "")

    # What is done to people

    def rename(self, row: int, name: str) -> None:
        """Write another name; it settles as soon as it may."""
        self.roster.rename(self.entry(row), name)
        self._tell()

    def toggle(self, row: int) -> None:
        """Let somebody play who did not, or sit out who did."""
        self.roster.toggle(self.entry(row))
        self._tell()

    def change_colour(self, row: int) -> None:
        """Give somebody the next free colour."""
        self.roster.change_colour(self.entry(row))
        self._tell()

    def change_level(self, row: int) -> None:
        """Let a computer play at the next level."""
        self.roster.change_level(self.entry(row))
        self._tell()

    def change_key(self, row: int, key: str) -> KeyProblem | None:
        """Give somebody another tap key; returns why it cannot be had, None where it could."""
        problem = self.roster.change_key(self.entry(row), key)
        self._tell()
        return problem

    def choose_starter(self, entry: Entry) -> None:
        """Let somebody start."""
        self.roster.choose_starter(entry)
        self._tell()

    def find_starter(self, how: str) -> None:
        """Let it be found who starts, by a way that the settings have a word for."""
        self.roster.starts = how
        self._tell()

    def add(self, name: str, *, plays: bool = True, level: int = 0) -> int:
        """Add somebody at the end, a computer where it has a level; returns the row."""
        newcomer = self.roster.newcomer(name, plays=plays, level=level)
        return self.put_back(self.rowCount(), newcomer)

    def remove(self, row: int) -> Entry:
        """Forget somebody; returns them, so that they can be put back."""
        self.beginRemoveRows(QModelIndex(), row, row)
        entry = self.roster.entries.pop(row)
        self.endRemoveRows()
        self.roster.settle()
        self._tell()
        return entry

    def put_back(self, row: int, entry: Entry) -> int:
        """Put somebody into a row; returns it."""
        self.beginInsertRows(QModelIndex(), row, row)
        self.roster.entries.insert(row, entry)
        self.endInsertRows()
        self.roster.settle()
        self._tell()
        return row

    def move(self, row: int, to: int) -> bool:
        """Seat somebody elsewhere; False where that is no place."""
        if row == to or not 0 <= to < self.rowCount():
            return False
        # Qt counts the target while the row is still where it was.
        before = to + 1 if to > row else to
        self.beginMoveRows(QModelIndex(), row, row, QModelIndex(), before)
        self.roster.entries.insert(to, self.roster.entries.pop(row))
        self.endMoveRows()
        self._tell()
        return True

    def _tell(self) -> None:
        # A name, a tick, a key, a place may change what stands in any other row.
        if self.roster.entries:
            last = self.index(self.rowCount() - 1, len(Column) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
        self.summary_changed.emit()

    def _spoken(self, entry: Entry, column: Column) -> str:
        plays = self.tr("{name} plays") if entry.plays else self.tr("{name} sits out")
        texts = {
            Column.GRIP: self.tr("Move {name}"),
            Column.PLAYS: plays,
            Column.PEG: self.tr("Colour of {name}: {colour}"),
            Column.NAME: self.tr("Name: {name}"),
            Column.WHO: self.tr("Who plays {name}: {who}"),
            Column.KEY: self.tr("Tap key of {name}: {key}"),
            Column.REMOVE: self.tr("Remove {name}"),
        }
        key = entry.tap_key if entry.plays else ""
        return texts[column].format(
            name=isolated(entry.name),
            who=who_plays(entry.level),
            key=key or self.tr("none", "no tap key"),
            colour=self._colour(entry.colour),
        )

    def _colour(self, number: int) -> str:
        return (
            self.tr("blue"),
            self.tr("green"),
            self.tr("plum"),
            self.tr("teal"),
            self.tr("rust"),
            self.tr("olive"),
            self.tr("rose"),
            self.tr("slate"),
        )[number]
