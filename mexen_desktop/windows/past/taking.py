"""Keeps a long record little by little, so that the window answers meanwhile."""

from collections.abc import Generator
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from mexen_desktop.record.errors import RecordError
from mexen_desktop.record.value import Record
from mexen_desktop.store.errors import StoreError
from mexen_desktop.store.store import Store
from mexen_desktop.windows.past.finding import Found, as_far_as_it_goes, kept

#: Records in files that are larger than this, in bytes, are long: some thousand actions.
LONG: Final = 1 << 18
#: So long it works in one go, in seconds.
_GO: Final = 0.015


class Taking(QObject):
    """Takes one record, then is gone."""

    #: So many actions are kept so far.
    progressed = Signal(int)
    #: The game that is to be shown, a Found.
    finished = Signal(object)
    #: It was called off: nothing of it is kept.
    cancelled = Signal()

    def __init__(self, store: Store, record: Record, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._record = record
        self._work: Generator[int, None, int] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    def begin(self) -> None:
        """Begin, as soon as the window has shown what it has to show."""
        self._work = self._store.add_slowly(self._record)
        self.progressed.emit(0)
        self._timer.start()

    def cancel(self) -> None:
        """Call it off."""
        if self._work is not None:
            self._work.close()
            self._end()
            self.cancelled.emit()

    def _go_on(self) -> None:
        if self._work is None:
            return
        try:
            done = self._some(self._work)
        except StopIteration as stop:
            self._end()
            if stop.value is None:
                # Something else came first, such as the end of the program.
                self.cancelled.emit()
            else:
                self.finished.emit(self._found(stop.value))
        except (RecordError, StoreError):
            self._end()
            self.finished.emit(as_far_as_it_goes(self._record))
        else:
            self.progressed.emit(done)

    def _some(self, work: Generator[int, None, int]) -> int:
        """Do some of the work; return how many actions are kept so far."""
        until, done = perf_counter() + _GO, next(work)
        while perf_counter() < until:
            done = next(work)
        return done

    def _found(self, number: int) -> Found:
        try:
            return kept(self._store, number)
        except StoreError:
            # That it cannot be had any more hinders nobody from seeing it.
            return as_far_as_it_goes(self._record)

    def _end(self) -> None:
        self._work = None
        self._timer.stop()
        self.deleteLater()
