"""How people are taken out of the roster, for a while or for good."""

from collections.abc import Collection
from itertools import product
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from mexen_desktop.dialogs import parting_words as words
from mexen_desktop.dialogs.question import Answer, Asked, Question
from mexen_desktop.models.known_names import names_of
from mexen_desktop.models.players import PlayersModel
from mexen_desktop.models.roster import Entry, Parted
from mexen_desktop.record.names import folded


class Games(Protocol):
    """What is known of people by their names."""

    def games_of(self, name: str) -> int:
        """Return in how many games somebody has sat."""

    def games_together(self, name: str, other: str) -> int:
        """Return in how many games both have sat."""


class _Gone(NamedTuple):
    """Somebody who can be brought back."""

    row: int
    entry: Entry
    #: Who plays for them now, though they did not before.
    stands_in: Entry | None = None


class Parting(QObject):
    """Removes people; those who have played are deleted for good, or are the same as another.

    Each can be brought back as long as the roster is open: it keeps what is to be done.
    """

    #: A sentence for people, with its tone.
    said = Signal(str, str)
    #: Somebody can be brought back or not any more, or is to be picked.
    changed = Signal()

    def __init__(
        self, dialog: QWidget, model: PlayersModel, games: Games | None, open_game: Collection[str]
    ) -> None:
        """`games` is None where people only leave the list; `open_game` names who sits there."""
        super().__init__(dialog)
        self._dialog = dialog
        self._model = model
        self._games = games
        self._open_game = {folded(name) for name in open_game}
        self._gone: list[_Gone] = []
        #: Whose other entry is to be pressed next.
        self.picks_for: Entry | None = None

    @property
    def can_put_back(self) -> bool:
        """Whether somebody can be brought back."""
        return bool(self._gone)

    def remove(self, row: int) -> None:
        """Take somebody out; who has played here is asked about."""
        entry = self._model.entry(row)
        if entry.level or not self._has_played(entry):
            self._take_out(entry)
            self.said.emit(words.removed(entry.name), "quiet")
        else:
            Question(self._dialog, lambda: self._about(entry)).open_over()

    def pick(self, row: int) -> None:
        """Take that row for the other entry of the one who was asked about."""
        gone, other = self.picks_for, self._model.entry(row)
        # Nobody is known yet by a name that cannot stay.
        if gone is None or other is gone or other.level or not other.settled:
            return
        self._pick_for(None)
        if self._have_met(gone, other):
            self.said.emit(words.played_together(gone.name, other.name), "warning")
        else:
            Question(self._dialog, lambda: self._which(gone, other)).open_over()

    @property
    def can_be_one(self) -> bool:
        """Whether two want one name who may be one person."""
        both = self._model.roster.namesake()
        return self._games is not None and both is not None and not any(e.level for e in both)

    def be_one(self) -> None:
        """Take who wants a name that somebody has for that person."""
        both = self._model.roster.namesake()
        if both is None:
            return
        gone, kept = both
        if self._have_met(gone, kept):
            self.said.emit(words.played_together(gone.known_as, kept.name), "warning")
        else:
            self._merge(gone, kept)

    def _have_met(self, one: Entry, other: Entry) -> bool:
        if self._games is None:
            return False
        if self._sits_there(one) and self._sits_there(other):
            return True
        pairs = product(self._names(one), self._names(other))
        return any(self._games.games_together(*pair) > 0 for pair in pairs)

    @property
    def title(self) -> str:
        """What the list is there for now; "" where it is the list of everybody."""
        return "" if self.picks_for is None else words.pick(self.picks_for.name)

    def stop_picking(self) -> bool:
        """Pick nobody; False where nobody was to be picked."""
        picked = self.picks_for is not None
        if picked:
            self._pick_for(None)
        return picked

    def put_back(self) -> None:
        """Bring back who was taken out last."""
        if not self._gone:
            return
        row, entry, stands_in = self._gone.pop()
        parted = self._model.roster.parted
        parted[:] = [each for each in parted if each.entry is not entry]
        if stands_in is not None and stands_in.plays:
            self._model.toggle(self._model.roster.entries.index(stands_in))
        self._model.put_back(min(row, self._model.rowCount()), entry)
        self.changed.emit()

    def _has_played(self, entry: Entry) -> bool:
        return self._games is not None and (self._sits_there(entry) or self._count(entry) > 0)

    def _sits_there(self, entry: Entry) -> bool:
        return not self._open_game.isdisjoint(map(folded, self._names(entry)))

    def _names(self, entry: Entry) -> list[str]:
        return names_of(self._model.roster, entry)

    def _take_out(self, entry: Entry, stands_in: Entry | None = None) -> None:
        row = self._model.roster.entries.index(entry)
        self._model.remove(row)
        self._gone.append(_Gone(row, entry, stands_in))
        self.changed.emit()

    def _count(self, entry: Entry) -> int:
        if self._games is None:
            return 0
        # Nobody who has sat in a game with somebody is the same person: no game counts twice.
        return sum(map(self._games.games_of, self._names(entry)))

    def _about(self, entry: Entry) -> Asked:
        name, count = entry.name, self._count(entry)
        return Asked(
            words.about(name),
            words.what_becomes(name, count),
            (
                Answer("deletePersonButton", "remove", words.delete(), lambda: self._delete(entry)),
                Answer("samePersonButton", "merge", words.same(), lambda: self._begin(entry)),
                Answer("keepPersonButton", "check", words.keep(name), lambda: None),
            ),
        )

    def _which(self, gone: Entry, other: Entry) -> Asked:
        count = self._count(gone) + self._count(other)
        return Asked(
            words.are_one(gone.name, other.name),
            words.whose_stays(count),
            (
                Answer(
                    "keepFirstButton",
                    "check",
                    words.stays(gone.name),
                    lambda: self._merge(other, gone),
                ),
                Answer(
                    "keepSecondButton",
                    "check",
                    words.stays(other.name),
                    lambda: self._merge(gone, other),
                ),
                Answer("twoPeopleButton", "players", words.are_two(), lambda: None),
            ),
        )

    def _delete(self, entry: Entry) -> None:
        if self._sits_there(entry):
            self.said.emit(words.sits_there(entry.name), "warning")
            return
        count = self._count(entry)
        self._model.roster.parted.append(Parted(entry, None))
        self._take_out(entry)
        self.said.emit(words.deleted(entry.name, count), "quiet")

    def _begin(self, entry: Entry) -> None:
        self._pick_for(entry)

    def _pick_for(self, entry: Entry | None) -> None:
        self.picks_for = entry
        self.said.emit("", "quiet")
        self.changed.emit()

    def _merge(self, gone: Entry, kept: Entry) -> None:
        self._model.roster.parted.append(Parted(gone, kept))
        joins = gone.plays and not kept.plays
        self._take_out(gone, kept if joins else None)
        if joins:
            self._model.toggle(self._model.roster.entries.index(kept))
        self.said.emit(words.merged(gone.known_as or gone.name, kept.name), "quiet")
