"""What a screen reader says by itself as the game goes on."""

from PySide6.QtCore import QModelIndex, QObject
from PySide6.QtWidgets import QWidget

from mexen_desktop.models.log import BEGINS_ROLE, LogModel
from mexen_desktop.scene.accessible import announce


class Announcer(QObject):
    """Says each thing once: what has just happened, then what is to be done."""

    def __init__(self, log: LogModel, page: QWidget) -> None:
        super().__init__(page)
        self._log = log
        self._page = page
        #: So many rows, from the newest, have not been said yet.
        self._unsaid = 0
        self._said = ""
        log.rowsInserted.connect(self._hear)
        log.rowsRemoved.connect(self._forget)
        log.modelReset.connect(self._forget_all)

    def say(self, sentence: str, *, round_over: bool = False) -> None:
        """Say the news there are, then the sentence; nothing where both are known.

        While a round is over, that the next one begins is no news yet.
        """
        rows = range(self._unsaid)
        held = max((row + 1 for row in rows if round_over and self._begins(row)), default=0)
        news = [str(self._log.index(row).data()) for row in reversed(rows[held:])]
        if news or sentence != self._said:
            announce(self._page, " ".join([*news, sentence]))
        self._unsaid = held
        self._said = sentence

    def _begins(self, row: int) -> bool:
        return bool(self._log.index(row).data(BEGINS_ROLE))

    def _hear(self, _parent: QModelIndex, first: int, last: int) -> None:
        # Rows that come in below are old ones that somebody scrolls to.
        if first == 0:
            self._unsaid += last + 1

    def _forget(self, _parent: QModelIndex, first: int, last: int) -> None:
        if first == 0:
            self._unsaid = max(0, self._unsaid - last - 1)

    def _forget_all(self) -> None:
        self._unsaid = 0
