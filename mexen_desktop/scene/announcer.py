"""What a screen reader says by itself as the game goes on."""

from PySide6.QtCore import QModelIndex, QObject
from PySide6.QtWidgets import QWidget

from mexen_desktop.models.log import LogModel
from mexen_desktop.scene.accessible import announce


class Announcer(QObject):
    """Says each thing once: what has just happened, then what is to be done."""

    def __init__(self, log: LogModel, page: QWidget) -> None:
        super().__init__(page)
        self._log = log
        self._page = page
        self._news: list[str] = []
        self._said = ""
        log.rowsInserted.connect(self._hear)

    def say(self, sentence: str) -> None:
        """Say the news there are, then the sentence; nothing where both are known."""
        if self._news or sentence != self._said:
            announce(self._page, " ".join([*self._news, sentence]))
        self._news.clear()
        self._said = sentence

    def _hear(self, _parent: QModelIndex, first: int, last: int) -> None:
        # Rows that come in below are old ones that somebody scrolls to.
        if first == 0:
            rows = range(last, -1, -1)
            self._news += [str(self._log.index(row).data()) for row in rows]
