"""The one door to all that is kept."""

import sqlite3
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar
from weakref import WeakSet

from mexen_desktop.record.value import Record
from mexen_desktop.store import dice, past
from mexen_desktop.store.database import Database
from mexen_desktop.store.entries import Entry, Opened
from mexen_desktop.store.errors import FAILURES, Problem, StoreError, explained
from mexen_desktop.store.journal import Journal
from mexen_desktop.store.kept import Kept
from mexen_desktop.store.people import People
from mexen_desktop.store.places import FILE, data_folder
from mexen_desktop.store.reading import load
from mexen_desktop.store.records import add, plainly, record_of
from mexen_desktop.store.schema import MIGRATIONS
from mexen_desktop.store.writing import finished

if TYPE_CHECKING:
    from mexen_desktop.store.statistics.door import Statistics

Answer = TypeVar("Answer")


class Store:
    """Every game in one file.

    Nothing that is wrong with the file stops a game: as long as it cannot be written, steps wait
    in memory, and each new one tries again. What people are to be told stands in `trouble` or
    `notice`; `watch` hears of it.
    """

    def __init__(
        self,
        folder: Path | None = None,
        clock: Callable[[], float] = time.time,
        migrations: Sequence[str] = MIGRATIONS,
        called: Callable[[str], str] = plainly,
    ) -> None:
        """`folder` is the platform's own where none is given.

        `called` gives the words for the name of somebody who was deleted.
        """
        self._clock = clock
        self._called = called
        #: Who the people of all games are.
        self.people = People(self._demand, self._change, lambda: tuple(self._journals))
        self._journals: WeakSet[Journal] = WeakSet()
        self._waiting: list[Journal] = []
        #: A record that is being kept, in a transaction of its own.
        self._adding: Generator[int, None, int] | None = None
        self._statistics: Statistics | None = None
        self._watchers: list[Callable[[], None]] = []
        self._trouble: StoreError | None = None
        self._unread = False
        file = (folder or data_folder()) / FILE
        self._database = Database(file, clock, self._complete, migrations)
        self._attempt(self._database.connection)

    # What people are to be told

    @property
    def saving(self) -> bool:
        """Whether every step is on the disk."""
        return self._trouble is None

    @property
    def unread(self) -> bool:
        """Whether the file could not tell what it was asked last: no answer means nothing."""
        return self._unread

    @property
    def trouble(self) -> StoreError | None:
        """Why steps are not being saved, None while they are."""
        return self._trouble

    @property
    def notice(self) -> StoreError | None:
        """What was found damaged or gone, and has been mended, until `dismiss`."""
        return self._database.notice

    def dismiss(self) -> None:
        """Forget the notice: people have been told."""
        self._database.notice = None
        self._tell()

    def watch(self, watcher: Callable[[], None]) -> None:
        """Call `watcher` whenever `saving`, `trouble` or `notice` is different."""
        self._watchers.append(watcher)

    # Games that go on

    def begin(self, opened: Opened, done: Iterable[Entry] = ()) -> Journal:
        """Return the journal of a new game; it is kept from its next step on.

        `done` is what was done in it before.
        """
        journal = self._journal(opened)
        journal.note(done)
        return journal

    def go_on(self, kept: Kept) -> Journal:
        """Return the journal of a game that is taken up again."""
        return self._journal(kept)

    def left_open(self) -> Kept | None:
        """Return the game that was left last, of those played here that are not over."""
        return self._read(past.left_open, None)

    def game(self, number: int) -> Kept:
        """Return a game. Raises StoreError where it cannot be had."""
        return self._demand(lambda connection: load(connection, number))

    # Games of before

    def games(self, before: int | None = None, most: int = 50) -> tuple[past.Past, ...]:
        """Return games as a list shows them, the one played last first.

        `before` is the `place` of the last one of those that were returned already.
        """
        return self._read(lambda connection: past.games(connection, before, most), ())

    def last_losers(self) -> tuple[str, ...]:
        """Return the names of those who lost the last rounds of the last games, latest first."""
        return self._read(past.last_losers, ())

    def fallen(self, *, entered: bool, counted: bool = False) -> dice.Fallen:
        """Return how often which dice have fallen here: the program's, or those entered.

        `counted` leaves out what statistics do not hold yet.
        """
        return self._read(
            lambda found: dice.fallen(found, entered=entered, counted=counted), dice.NOTHING
        )

    @property
    def statistics(self) -> "Statistics":
        """What all games come to, for everybody."""
        if self._statistics is None:
            # Nothing that a game needs.
            from mexen_desktop.store.statistics.door import Statistics

            self._statistics = Statistics(self._read, self._clock)
        return self._statistics

    def record(self, number: int) -> Record:
        """Return a game as a record. Raises StoreError where it cannot be had."""
        return record_of(self.game(number), self._called)

    def add(self, record: Record) -> int:
        """Keep a record as a game of before, returning its number; a second time it is the same.

        Raises RecordError for one that is wrong, StoreError where it cannot be kept.
        """
        return self._demand(lambda _: finished(self.add_slowly(record)))

    def add_slowly(self, record: Record) -> Generator[int, None, int]:
        """Keep a record as `add` does, yielding now and then how many lines of it are done.

        Steps of games wait meanwhile. Closed before its end, nothing of it is kept.
        """
        self._stop_adding()
        self._adding = adding = self._added(record)
        return adding

    def rename(self, name: str, new: str) -> None:
        """Give somebody another name in every game, unless somebody is known by it already."""
        self._attempt(lambda: past.rename(self._database.connection(), name, new))

    def unsaved(self) -> tuple[Record, ...]:
        """Try once more to write what waits; return the games of which something still does."""
        self._stop_adding()
        self._flush()
        now, called = self._now(), self._called
        return tuple(record_of(journal.as_kept(now), called) for journal in self._waiting)

    def close(self) -> None:
        """Write what waits, if that is possible, then let go of the file."""
        self._stop_adding()
        self._flush()
        self._database.close()

    def _journal(self, begun: Opened | Kept) -> Journal:
        journal = Journal(begun, self._wait)
        self._journals.add(journal)
        return journal

    def _wait(self, journal: Journal) -> None:
        if journal not in self._waiting:
            self._waiting.append(journal)
        self._flush()

    def _added(self, record: Record) -> Generator[int, None, int]:
        try:
            return (yield from add(self._database.connection(), record, self._now()))
        except FAILURES as error:
            raise explained(error, self._database.file) from error
        finally:
            self._adding = None
            self._flush()

    def _stop_adding(self) -> None:
        """Let a game that is on come before a record that can be opened again."""
        adding, self._adding = self._adding, None
        if adding is not None:
            adding.close()

    def _flush(self) -> None:
        if self._waiting and self._adding is None:
            self._attempt(self._write)

    def _write(self) -> None:
        connection = self._database.connection()
        while self._waiting:
            self._waiting[0].write(connection, self._now())
            if not self._waiting[0].waits:
                del self._waiting[0]

    def _read(self, query: Callable[[sqlite3.Connection], Answer], otherwise: Answer) -> Answer:
        self._unread = True
        try:
            answer = self._demand(query)
        except StoreError:
            return otherwise
        self._unread = False
        return answer

    def _demand(self, query: Callable[[sqlite3.Connection], Answer]) -> Answer:
        with self._telling():
            answer = self._tried(lambda: query(self._database.readable()))
            if self._database.is_open and not self._waiting:
                self._trouble = None
            return answer

    def _change(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Do something with the file itself. Raises StoreError where it cannot be written."""
        self._stop_adding()
        return self._demand(lambda _: work(self._database.connection()))

    def _attempt(self, work: Callable[[], object]) -> None:
        """Do what a game cannot wait for; whatever is wrong is kept to be told."""
        with self._telling():
            try:
                self._tried(work)
                self._trouble = None
            except StoreError as error:
                self._trouble = error
                if error.problem is not Problem.FULL:
                    self._database.let_go()

    def _tried(self, work: Callable[[], Answer]) -> Answer:
        """Do something with the file, mending it first if need be. Raises StoreError alone."""
        try:
            try:
                return work()
            except FAILURES as error:
                if explained(error, self._database.file).problem is not Problem.DAMAGED:
                    raise
            self._database.mend()
            return work()
        except FAILURES as error:
            raise explained(error, self._database.file) from error

    def _complete(self, connection: sqlite3.Connection, now: int) -> None:
        # Games that are lost as a whole come back in the order in which they began.
        for journal in sorted(self._journals, key=lambda journal: journal.game or 0):
            journal.complete(connection, now)

    @contextmanager
    def _telling(self) -> Iterator[None]:
        before = self._told()
        try:
            yield
        finally:
            if self._told() != before:
                self._tell()

    def _told(self) -> tuple[object, ...]:
        return self._trouble and self._trouble.problem, self.notice

    def _tell(self) -> None:
        for watcher in self._watchers:
            watcher()

    def _now(self) -> int:
        return int(self._clock())
