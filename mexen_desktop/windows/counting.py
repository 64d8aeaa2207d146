"""Counts games of before while the window answers."""

from collections.abc import Iterator
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from mexen_desktop.models.statistics.answers import Answers
from mexen_desktop.store.statistics.values import Progress

#: So long the window waits for what is new, in seconds; then it is shown without.
_AT_ONCE: Final = 0.05
#: So long it counts between two looks at anything else.
_SLICE: Final = 0.008


class Counting(QObject):
    """Goes on in small slices; its timer runs no longer than there is something to count."""

    progressed = Signal(Progress)
    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Iterator[Progress] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_on(self) -> bool:
        """Whether games are still being counted."""
        return self._work is not None

    def begin(self, answers: Answers) -> None:
        """Count what is new; what takes longer than a moment goes on by itself."""
        self._work = answers.count()
        if not self._counted(_AT_ONCE):
            self._timer.start()

    def stop(self) -> None:
        """Leave the rest for another time."""
        self._timer.stop()
        self._work = None

    def _go_on(self) -> None:
        if self._counted(_SLICE):
            self._timer.stop()
            self.finished.emit()

    def _counted(self, seconds: float) -> bool:
        """Count for so long; tell whether everything is counted."""
        until, last = perf_counter() + seconds, None
        while self._work is not None and perf_counter() < until:
            last = next(self._work, None)
            if last is None:
                self._work = None
        if last is not None:
            self.progressed.emit(last)
        return self._work is None
