"""The log of a game as sentences, newest first."""

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    Qt,
)

from mexen_desktop.models.controller import Controller
from mexen_desktop.models.index import ROOT, Index
from mexen_desktop.rules.events import RoundBegan
from mexen_desktop.session.game import Step
from mexen_desktop.texts.lots import told_of
from mexen_desktop.texts.marks import plain
from mexen_desktop.texts.narrator import narrate
from mexen_desktop.texts.own_dice import by_hand, with_own_dice

#: A row's sentence with marks around its strong words.
MARKED_ROLE: Final = Qt.ItemDataRole.UserRole
#: Whether a row tells of a throw of the table's own dice.
ENTERED_ROLE: Final = Qt.ItemDataRole.UserRole + 1
#: Whether a row tells that a round begins.
BEGINS_ROLE: Final = Qt.ItemDataRole.UserRole + 2

#: So many rows are told at once; older ones when somebody scrolls to them.
PAGE: Final = 60
#: With more rows than this the oldest are let go: they are told again when scrolled to.
MOST: Final = 3 * PAGE


#: Stands for a step where a row tells of a die that was thrown for who starts.
_BEFORE_ALL: Final = -1


class _Row(NamedTuple):
    step: int
    #: Gives the sentence in the language that is spoken.
    tell: Callable[[], str | None]
    sentence: str
    entered: bool
    begins: bool = False


class LogModel(QAbstractListModel):
    """What happened in the game, as far as it is shown: a row for each event that has a sentence.

    Rows come and go with the steps of the game, however long it is; they are reset only where a
    game of before is shown at a moment far from the last.
    """

    def __init__(self, controller: Controller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._rows: list[_Row] = []
        #: How many steps are told.
        self._count = 0
        #: The last of them, so that one taken back is noticed, also when another follows.
        self._told: deque[Step] = deque(maxlen=PAGE)
        #: Steps before this one have not been told yet.
        self._oldest = 0
        #: How many dice that were thrown for who starts are no news.
        self._casts = 0
        self._controller.changed.connect(self.refresh)
        self._begin()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | bool | None:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        told = plain(row.sentence)
        answers: dict[int, str | bool] = {
            MARKED_ROLE: row.sentence,
            ENTERED_ROLE: row.entered,
            BEGINS_ROLE: row.begins,
            Qt.ItemDataRole.DisplayRole: told,
            Qt.ItemDataRole.AccessibleTextRole: with_own_dice(told) if row.entered else told,
        }
        return answers.get(role)

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and self._oldest > 0

    def fetchMore(self, parent: Index) -> None:
        if not parent.isValid():
            self._append(self._older())

    def retell(self) -> None:
        """Tell all rows again: another language is spoken now."""
        self._rows = [row._replace(sentence=row.tell() or "") for row in self._rows]
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def refresh(self) -> None:
        """Follow the game as far as it is shown."""
        shown, steps = self._shown, self._controller.game.steps
        if abs(shown - self._count) > PAGE:
            self.beginResetModel()
            self._begin()
            self.endResetModel()
            return
        while self._told and (self._count > shown or self._told[-1] != steps[self._count - 1]):
            self._told.pop()
            self._count -= 1
        self._count = min(self._count, shown)
        self._take_back(self._count)
        self._tell_casts()
        self._tell(shown)

    @property
    def _shown(self) -> int:
        return self._controller.state.n

    @property
    def _shown_casts(self) -> int:
        lots = self._controller.lots
        return len(self._controller.game.casts if lots is None else lots.dice)

    def _begin(self) -> None:
        self._count = self._oldest = self._shown
        self._casts = self._shown_casts
        self._told.clear()
        self._told.extend(self._controller.game.steps[max(0, self._count - PAGE) : self._count])
        self._rows = self._older()

    def _take_back(self, same: int) -> None:
        gone = next((at for at, row in enumerate(self._rows) if row.step < same), len(self._rows))
        if gone:
            self.beginRemoveRows(QModelIndex(), 0, gone - 1)
            del self._rows[:gone]
            self.endRemoveRows()
        self._oldest = min(self._oldest, same)

    def _tell(self, shown: int) -> None:
        fresh: list[_Row] = []
        for number in range(self._count, shown):
            step = self._controller.game.steps[number]
            fresh[:0] = self._rows_of(number, step)
            self._told.append(step)
        self._count = shown
        self._put_first(fresh)
        if len(self._rows) > MOST:
            self._let_go()

    def _tell_casts(self) -> None:
        """Tell what is new of the dice for who starts: nothing else was done yet then."""
        news = range(self._casts, self._shown_casts)
        self._casts = self._shown_casts
        self._put_first([row for number in reversed(news) for row in self._rows_of_cast(number)])

    def _put_first(self, fresh: list[_Row]) -> None:
        if fresh:
            self.beginInsertRows(QModelIndex(), 0, len(fresh) - 1)
            self._rows[:0] = fresh
            self.endInsertRows()

    def _let_go(self) -> None:
        # Only whole steps: the rest of one would be lost.
        step = self._rows[PAGE].step
        first = next(at for at, row in enumerate(self._rows) if row.step < step)
        # Nobody fetches in the middle of this.
        self._oldest = 0
        self.beginRemoveRows(QModelIndex(), first, len(self._rows) - 1)
        del self._rows[first:]
        self.endRemoveRows()
        self._oldest = step

    def _older(self) -> list[_Row]:
        rows: list[_Row] = []
        while self._oldest and len(rows) < PAGE:
            self._oldest -= 1
            rows += self._rows_of(self._oldest, self._controller.game.steps[self._oldest])
        if not self._oldest:
            for number in reversed(range(self._casts)):
                rows += self._rows_of_cast(number)
        return rows

    def _append(self, rows: list[_Row]) -> None:
        if rows:
            first = len(self._rows)
            self.beginInsertRows(QModelIndex(), first, first + len(rows) - 1)
            self._rows += rows
            self.endInsertRows()

    def _rows_of(self, number: int, step: Step) -> list[_Row]:
        """Give the rows of one step, newest first."""
        tells = ((event, partial(narrate, event, self._controller.game)) for event in step.events)
        return [
            _Row(
                number,
                tell,
                sentence,
                by_hand(event, entered=step.entered),
                isinstance(event, RoundBegan),
            )
            for event, tell in tells
            if (sentence := tell())
        ][::-1]

    def _rows_of_cast(self, number: int) -> list[_Row]:
        """Give the rows of a die that was thrown for who starts, newest first."""
        game = self._controller.game
        entered = game.casts[number].entered
        return [
            _Row(_BEFORE_ALL, tell, sentence, entered and not at)
            for at, tell in enumerate(told_of(game, number))
            if (sentence := tell())
        ][::-1]
