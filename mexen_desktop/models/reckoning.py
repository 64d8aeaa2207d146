"""Work on chances that is done beside the window."""

from collections.abc import Callable
from threading import Lock, Thread
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

Answer = TypeVar("Answer")

#: What has been found once is shared, so that one question is worked on at a time.
_ONE_AT_A_TIME = Lock()


class Reckoning(QObject):
    """Finds answers in a thread, so that nothing on the screen ever waits for one.

    A thread lives as long as its question; in between nothing runs.
    """

    _found = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._found.connect(self._tell)

    def reckon(self, question: Callable[[], Answer], then: Callable[[Answer], object]) -> None:
        """Find an answer, then tell it in the thread of the window; not if that is gone."""
        Thread(target=self._find, args=(question, then), daemon=True).start()

    def _find(self, question: Callable[[], Answer], then: Callable[[Answer], object]) -> None:
        with _ONE_AT_A_TIME:
            answer = question()
        try:
            self._found.emit(then, answer)
        except RuntimeError:
            # Qt has deleted this object: nobody is waiting any more.
            return

    def _tell(self, then: Callable[[Answer], object], answer: Answer) -> None:
        then(answer)
