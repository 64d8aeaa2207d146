"""Writes down one running game, step by step."""

import sqlite3
from array import array
from collections import deque
from collections.abc import Callable, Iterable
from itertools import islice, repeat
from typing import Final

from mexen_desktop.rules.actions import Action, Throw
from mexen_desktop.rules.state import State
from mexen_desktop.store.entries import (
    Aside,
    Dressed,
    Entered,
    Entry,
    Look,
    Lot,
    Opened,
    PutBack,
    Renamed,
    Staked,
    TakenBack,
    encoded,
)
from mexen_desktop.store.kept import Kept, options_of
from mexen_desktop.store.writing import Lines, Row, erase, insert, rows_of, write

#: So many lines are written in one go when there is much to catch up on.
BATCH: Final = 256

_LAST: Final = "SELECT crc FROM log WHERE game = ? AND seq = ?"
#: Of a game that was lost as a whole it is lost that people sat down to it, too.
_SITTING: Final = (
    "INSERT INTO sitting (game, at) SELECT :game, :at"
    " WHERE NOT EXISTS (SELECT 1 FROM sitting WHERE game = :game)"
)


class Journal:
    """Takes each step of a game before it is shown; what cannot be written waits its turn."""

    def __init__(self, begun: Opened | Kept, flush: Callable[["Journal"], None]) -> None:
        """Begin a game, or go on with one that was kept; `flush` is to have it written."""
        #: None until the first step is written: a game in which nothing was done is none.
        self.game: int | None = None
        self._flush = flush
        self._waiting: deque[Row] = deque()
        self._sits = True
        # All lines, each text but once: should the file be lost, the game is not.
        self._lines: list[bytes] = []
        self._texts: dict[bytes, bytes] = {}
        self._falls = array("I")
        self._numbered = Lines()
        #: The checksum of the last line that is written.
        self._crc = 0
        if isinstance(begun, Opened):
            self._note(begun)
        else:
            self.game, self._crc = begun.game, begun.crc
            self._lines, self._falls = begun.lines, begun.falls
            self._numbered = Lines(begun.fold, len(begun.lines), begun.crc)

    def append(self, action: Action, after: State, *, entered: bool = False, fall: int = 0) -> None:
        """Keep an action, which led to that state; `entered` for a throw of the table's own.

        `fall` is how dice fell, 0 where nobody saw it.
        """
        entry = Entered(action) if entered and isinstance(action, Throw) else action
        self._add(entry, after, fall)

    def cast(self, die: int, *, entered: bool = False, fall: int = 0) -> None:
        """Keep a die that was thrown for who starts."""
        self._add(Lot(die, entered), fall=fall)

    def note(self, done: Iterable[Entry]) -> None:
        """Take over what was done before, to be written with the next step."""
        for entry in done:
            self._note(entry)

    def take_back(self) -> None:
        """Keep that the last action was taken back."""
        self._add(TakenBack())

    def put_back(self) -> None:
        """Keep that what was taken back last was done again."""
        self._add(PutBack())

    def rename(self, seat: int, name: str) -> None:
        """Keep that somebody has another name, in games of before as well."""
        self._add(Renamed(seat, name))

    def dress(self, seat: int, look: Look) -> None:
        """Keep that somebody looks different."""
        self._add(Dressed(seat, look))

    def stake(self, stake: str) -> None:
        """Keep that the game is for sips, or for points, from now on."""
        self._add(Staked(stake))

    def lay_aside(self, value: int, die: int | None) -> None:
        """Keep that a die lies aside for the throw to come, or none for 0."""
        self._add(Aside(value, die))

    @property
    def waits(self) -> bool:
        """Whether anything is not written yet."""
        return bool(self._waiting)

    def as_kept(self, now: int) -> Kept:
        """Return the game as it would be found, had all of it been written now."""
        fold = self._numbered.fold
        assert fold is not None
        return Kept(
            game=self.game or 0,
            options=options_of(fold.opened),
            fold=fold,
            players=tuple(fold.players),
            checkpoints=(),
            began=now,
            last=now,
            lines=self._lines,
            crc=self._numbered.crc,
            falls=self._falls,
        )

    def write(self, connection: sqlite3.Connection, now: int) -> None:
        """Write what waits, or as much of it as goes at once."""
        if self.game is not None and not self._goes_on(connection):
            self._begin_anew()
        rows = list(islice(self._waiting, BATCH))
        try:
            self.game = write(connection, self.game, rows, now, sits=self._sits)
        except sqlite3.IntegrityError:
            if self.game is None:
                raise
            self._begin_anew()
            return
        self._sits = False
        for row in rows:
            self._waiting.popleft()
            self._crc = row.crc

    def complete(self, connection: sqlite3.Connection, now: int) -> None:
        """Have all that was written before in a file that was mended, within a transaction."""
        if self.game is None:
            return
        written = len(self._lines) - len(self._waiting)
        rows = list(rows_of(self._lines[:written], self._falls))
        last = connection.execute(_LAST, (self.game, len(rows) - 1)).fetchone()
        if last != (rows[-1].crc,):
            erase(connection, self.game)
            insert(connection, self.game, rows, repeat(now))
            connection.execute(_SITTING, {"game": self.game, "at": now})

    def _goes_on(self, connection: sqlite3.Connection) -> bool:
        """Tell whether all that was written before is in this file, which may be another one."""
        written = len(self._lines) - len(self._waiting)
        last: object = connection.execute(_LAST, (self.game, written - 1)).fetchone()
        return last == (self._crc,)

    def _begin_anew(self) -> None:
        """Write all of it as another game: of this one the file tells another story. Both stay."""
        self.game, self._sits = None, True
        self._waiting = deque(rows_of(self._lines, self._falls))

    def _add(self, entry: Entry, after: State | None = None, fall: int = 0) -> None:
        self._note(entry, after, fall)
        self._flush(self)

    def _note(self, entry: Entry, after: State | None = None, fall: int = 0) -> None:
        line = encoded(entry)
        line = self._texts.setdefault(line, line)
        self._lines.append(line)
        self._falls.append(fall)
        self._waiting.append(self._numbered.next(line, entry, after, fall))
