"""How often each face or pair has fallen, as rows."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from mexen_desktop.models.index import ROOT, Index
from mexen_desktop.odds.fairness import Tested
from mexen_desktop.texts.fair import name, row

#: A row's Count.
COUNT_ROLE: Final = Qt.ItemDataRole.UserRole


class Count(NamedTuple):
    """How often one face, or one pair, has fallen."""

    dice: tuple[int, ...]
    fallen: int
    expected: float
    #: The largest number in the picture, which is as long as the bars can be.
    most: float


class CountsModel(QAbstractListModel):
    """One row for each face or pair; each is a sentence to a screen reader."""

    def __init__(self, dice: Sequence[tuple[int, ...]], parent: QObject | None = None) -> None:
        """`dice` are the faces or pairs in the order of what is to be shown."""
        super().__init__(parent)
        self._dice = tuple(dice)
        self._rows: list[Count] = []

    def show_counts(self, tested: Tested) -> None:
        """Show other counts."""
        most = max(max(each.fallen, each.expected) for each in tested.rows)
        self.beginResetModel()
        self._rows = [
            Count(dice, each.fallen, each.expected, most)
            for dice, each in zip(self._dice, tested.rows, strict=True)
        ]
        self.endResetModel()

    def retell(self) -> None:
        """Tell everything anew, in the language of now."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | Count | None:
        if not index.isValid():
            return None
        count = self._rows[index.row()]
        if role == COUNT_ROLE:
            return count
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row(count.fallen, count.expected, name(count.dice))
        return None
