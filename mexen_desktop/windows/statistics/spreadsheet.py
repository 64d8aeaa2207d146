"""A table as spreadsheets read it."""

import csv
from io import StringIO
from typing import Final

from PySide6.QtCore import QLocale

from mexen_desktop.models.statistics.table import Cell, Table

SUFFIX: Final = ".csv"
#: A text that begins so would be reckoned with instead of read.
_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r", "\n")
#: Tells spreadsheets that what follows is UTF-8.
_MARK: Final = "\ufeff"


def as_csv(table: Table) -> bytes:
    """Return a table with its headings, in the form that the language's spreadsheets expect."""
    comma = QLocale().decimalPoint() == ","
    text = StringIO()
    writer = csv.writer(text, delimiter=";" if comma else ",", lineterminator="\r\n")
    writer.writerow([_safe(column.heading) for column in table.columns])
    for row in table.rows:
        writer.writerow([_written(cell, comma=comma) for cell in row.cells])
    return (_MARK + text.getvalue()).encode("utf-8")


def _written(cell: Cell, *, comma: bool) -> str:
    if cell.plain is None:
        return _safe(cell.text)
    number = f"{cell.plain:.2f}".rstrip("0").rstrip(".")
    return number.replace(".", ",") if comma else number


def _safe(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULAS) else text
