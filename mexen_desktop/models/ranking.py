"""The ranking of a round as rows."""

from typing import Final, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    Qt,
)

from mexen_desktop.models.controller import Controller
from mexen_desktop.models.facts import Person, RankFacts
from mexen_desktop.models.index import ROOT, Index
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated

#: A row's RankRow.
ROW_ROLE: Final = Qt.ItemDataRole.UserRole


class RankRow(NamedTuple):
    """One row of the ranking with whom it is about."""

    facts: RankFacts
    person: Person
    number: int
    in_turn: bool


class RankingModel(QAbstractListModel):
    """Who has what in this round, best first; rows change in place."""

    def __init__(self, controller: Controller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._rows = self._now()
        controller.changed.connect(self.refresh)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | RankRow | None:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == ROW_ROLE:
            return row
        texts = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return self._sentence(row) if role in texts else None

    def refresh(self) -> None:
        """Follow the game as far as it is shown."""
        rows = self._now()
        before, after = len(self._rows), len(rows)
        if after > before:
            self.beginInsertRows(QModelIndex(), before, after - 1)
            self._rows += rows[before:]
            self.endInsertRows()
        elif after < before:
            self.beginRemoveRows(QModelIndex(), after, before - 1)
            del self._rows[after:]
            self.endRemoveRows()
        changed = [at for at, row in enumerate(rows) if row != self._rows[at]]
        if changed:
            self._rows = rows
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))

    def _now(self) -> list[RankRow]:
        controller = self._controller
        seats = {facts.seat: facts for facts in controller.seats()}
        over = controller.ended is not None
        return [
            RankRow(
                facts,
                controller.people[facts.seat],
                seats[facts.seat].number if facts.seat in seats else 0,
                facts.seat == controller.state.player and not over,
            )
            for facts in controller.ranking()
        ]

    def _sentence(self, row: RankRow) -> str:
        facts = row.facts
        options = self._controller.state.options
        shown = words.reading(facts.reading, options) if facts.reading else ""
        if facts.place:
            text = QCoreApplication.translate("ranking", "{place}. {name}: {reading}")
        elif shown:
            text = QCoreApplication.translate("ranking", "{name}: {reading} so far")
        else:
            text = QCoreApplication.translate("ranking", "{name}: no result yet")
        sentence = text.format(place=facts.place, name=isolated(row.person.name), reading=shown)
        if facts.lowest:
            lowest = QCoreApplication.translate("ranking", "{sentence}, lowest")
            sentence = lowest.format(sentence=sentence)
        return sentence
