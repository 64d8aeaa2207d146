"""What each player of a game of before came to, as rows."""

from typing import Final, NamedTuple

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from mexen_desktop.models.index import ROOT, Index
from mexen_desktop.store.past import Past
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.texts.people import who_plays
from mexen_desktop.texts.somebody import called

#: A row's Score.
SCORE_ROLE: Final = Qt.ItemDataRole.UserRole


class Score(NamedTuple):
    """One player of a game of before."""

    seat: int
    name: str
    #: What was taken, or the lives that were left; None where that is not known.
    score: int | None
    life: bool
    winner: bool
    most: bool
    #: How well a computer played, from 1; 0 for a person.
    level: int = 0


class ScoresModel(QAbstractListModel):
    """Everybody in one game by seat, with what they came to."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Score] = []

    def show_game(self, past: Past | None) -> None:
        """Show another game, or none."""
        self.beginResetModel()
        self._rows = [] if past is None else _scores(past)
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | Score | None:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == SCORE_ROLE:
            return row
        texts = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if role not in texts:
            return None
        name = isolated(row.name)
        if row.level:
            name = f"{name} ({who_plays(row.level)})"
        return name if row.score is None else f"{name}: {words.number(row.score)}"


def _scores(past: Past) -> list[Score]:
    summary, scores = past.summary, past.scores
    return [
        Score(
            seat,
            called(name),
            scores[seat] if seat < len(scores) else None,
            summary is not None and summary.life,
            summary is not None and seat == summary.winner,
            seat in past.most,
            summary.levels[seat] if summary is not None and seat < len(summary.levels) else 0,
        )
        for seat, name in enumerate(past.names)
        # Who left and came back is there once.
        if seat >= len(scores) or scores[seat] is not None
    ]
