"""A table of numbers in words, from which a picture is painted too."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Any, Final, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QObject,
    Qt,
)

from mexen_desktop.models.index import ROOT, Index

#: A cell's Cell, a row's Row.
CELL_ROLE: Final = Qt.ItemDataRole.UserRole
ROW_ROLE: Final = Qt.ItemDataRole.UserRole + 1


class Kind(Enum):
    """How a column is shown where there is a picture of it."""

    #: Words at the left.
    WORDS = auto()
    #: A person: peg, name, perhaps a sign for a computer.
    NAME = auto()
    #: A number at the right.
    NUMBER = auto()
    #: A bar from zero: the value is (share, expected share or None, largest share).
    BAR = auto()
    #: A line above and below zero: the value is (numbers, lowest, highest of all rows).
    CURVE = auto()
    #: A bar of several parts: the value is (amounts, largest sum).
    STACK = auto()
    #: Dice with their name: the value is their faces.
    DICE = auto()


class Column(NamedTuple):
    """A column of a table."""

    heading: str
    kind: Kind = Kind.NUMBER


class Somebody(NamedTuple):
    """Who a row is about, as it shows them."""

    #: From 0 to 7.
    colour: int
    #: What stands on the peg.
    sign: str
    #: How well a computer plays, from 1; 0 for a person.
    level: int = 0


class Cell(NamedTuple):
    """What stands in one place: words for everybody, values for pictures or spreadsheets."""

    text: str
    value: Any = None
    #: What a spreadsheet is given; the text where there is nothing better.
    plain: float | None = None
    #: What is said of it where the picture shows more than the words beside it.
    spoken: str = ""


class Row(NamedTuple):
    """One row of a table."""

    cells: tuple[Cell, ...]
    who: Somebody | None = None
    #: What a press on it opens; None for nothing.
    key: object = None
    #: Stands before it, where another group begins.
    group: str = ""


class Table(NamedTuple):
    """Everything that a picture shows, in words."""

    #: What it is about.
    title: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


EMPTY: Final = Table("", (), ())


class TableModel(QAbstractTableModel):
    """The rows of a table as Qt asks for them; the first column names the row."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = EMPTY

    def show_table(self, table: Table) -> None:
        """Show another table."""
        self.beginResetModel()
        self.table = table
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.table.rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.table.columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
        return flags | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.table.rows[index.row()]
        cell = row.cells[index.column()]
        answers: dict[int, Callable[[], Any]] = {
            CELL_ROLE: lambda: cell,
            ROW_ROLE: lambda: row,
            Qt.ItemDataRole.DisplayRole: lambda: cell.text,
            Qt.ItemDataRole.AccessibleTextRole: lambda: self._spoken(row, index.column()),
        }
        return answers[role]() if role in answers else None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal:
            inside = section in range(len(self.table.columns))
            return self.table.columns[section].heading if inside else None
        inside = section in range(len(self.table.rows))
        return self.table.rows[section].cells[0].text if inside and self.table.columns else None

    def _spoken(self, row: Row, column: int) -> str:
        """Return what a cell says by itself: with its heading, a name with its group."""
        cell, heading = row.cells[column], self.table.columns[column].heading
        text = cell.spoken or cell.text
        if column:
            return f"{heading}: {text}" if heading else text
        return f"{row.group}: {text}" if row.group else text
