"""Finds people in a long roster by a part of their names."""

from typing import Final
from unicodedata import combining, normalize

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.dialogs.people_view import PeopleView
from mexen_desktop.look.controls.field import Field
from mexen_desktop.models.players import Column

#: With more people than this nobody wants to look through all of them.
FEW: Final = 12
_INTO_THE_LIST: Final = (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FindField(Field):
    """The field in which a part of a name is written."""

    #: The list is wanted.
    left = Signal()
    #: Something is being written, or is no longer.
    writing = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("findField")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.writing.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.writing.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _INTO_THE_LIST:
            self.left.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class Finding(QObject):
    """Shows those whose names hold what is written; it is offered where people are many."""

    #: Others are shown than before.
    changed = Signal()

    def __init__(self, table: PeopleView, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self.field = FindField(parent)
        self.field.hide()
        self.field.textChanged.connect(self._show)
        self.field.left.connect(self._leave)
        table.letter_typed.connect(self._begin)
        model = table.people()
        for changed in (model.rowsInserted, model.rowsRemoved, model.rowsMoved):
            changed.connect(self._show)
        self._wanted = model.rowCount() > FEW

    def retranslate(self) -> None:
        """Name the field in the language that is spoken now."""
        text = self.tr("Find a name")
        self.field.setPlaceholderText(text)
        self.field.setAccessibleName(text)

    @property
    def wanted(self) -> bool:
        """Whether people are, or were, so many that the field is offered."""
        self._wanted = self._wanted or self._table.people().rowCount() > FEW
        return self._wanted

    @property
    def nobody(self) -> str:
        """What is written where nobody is called so; "" where somebody is."""
        return "" if self._first() is not None else self.field.text().strip()

    def show_all(self) -> None:
        """Show everybody."""
        self.field.clear()

    def _show(self) -> None:
        part = _bare(self.field.text().strip())
        people = self._table.people().roster.entries
        for row, entry in enumerate(people):
            self._table.setRowHidden(row, part not in _bare(entry.name))
        self.changed.emit()

    def _leave(self) -> None:
        row = self._first()
        if row is not None:
            self._table.setFocus(Qt.FocusReason.TabFocusReason)
            self._table.go_to(row, Column.PLAYS)

    def _begin(self, letter: str) -> None:
        if self.wanted and self.field.isVisible():
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.field.setText(letter)

    def _first(self) -> int | None:
        """Return the first row that is shown."""
        rows = range(self._table.people().rowCount())
        return next((row for row in rows if not self._table.isRowHidden(row)), None)


def _bare(name: str) -> str:
    """Return a name as it is found: whatever its capitals, its accents."""
    return "".join(each for each in normalize("NFD", name.casefold()) if not combining(each))
