"""The games of before as rows."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    Qt,
)

from mexen_desktop.models.index import ROOT, Index
from mexen_desktop.store.past import Past
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.texts.past import outcome, progress, when

#: A row's Past.
PAST_ROLE: Final = Qt.ItemDataRole.UserRole
#: So many games are fetched at once.
PAGE: Final = 50

#: Gives so many games before a place, the one played last first; from the first for None.
Games = Callable[[int | None, int], tuple[Past, ...]]


class PastModel(QAbstractListModel):
    """Every game that is kept, the one played last first; more are fetched as they are wanted."""

    def __init__(self, games: Games, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._rows: list[Past] = []
        self._more = True

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | Past | None:
        if not index.isValid():
            return None
        past = self._rows[index.row()]
        if role == PAST_ROLE:
            return past
        texts = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return sentence(past) if role in texts else None

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and self._more

    def fetchMore(self, parent: Index) -> None:
        if parent.isValid() or not self._more:
            return
        before = self._rows[-1].place if self._rows else None
        rows = self._games(before, PAGE)
        self._more = len(rows) == PAGE
        if rows:
            first = len(self._rows)
            self.beginInsertRows(QModelIndex(), first, first + len(rows) - 1)
            self._rows += rows
            self.endInsertRows()

    def begin_again(self) -> None:
        """Forget every row, then fetch the first: games have come or gone on."""
        self.beginResetModel()
        self._rows, self._more = [], True
        self.endResetModel()
        self.fetchMore(QModelIndex())

    def retell(self) -> None:
        """Tell all rows again: another language is spoken now."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def row_of(self, game: int) -> int | None:
        """Return the row of a game, as far as it was fetched."""
        return next((at for at, past in enumerate(self._rows) if past.game == game), None)


def sentence(past: Past) -> str:
    """Return all that a row says."""
    text = QCoreApplication.translate("past games", "{rules}, {when}. {names}. {progress}.")
    told = text.format(
        rules=words.game_name(past.rules, isolated(past.house)),
        when=when(past.last),
        names=words.names(past.people),
        progress=progress(past),
    )
    return f"{told} {outcome(past)}".strip()
