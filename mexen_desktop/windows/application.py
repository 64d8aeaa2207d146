"""The application, to which macOS hands the files that people click."""

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Keeps the files it is asked to open until there is a page to show them on.

    Elsewhere than on macOS a file comes as a word on the command line.
    """

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        self._asked: list[str] = []
        self._open: Callable[[str], object] | None = None

    def open_files_with(self, open_file: Callable[[str], object]) -> None:
        """Open what was asked for, from now on at once."""
        self._open = open_file
        for path in self._asked:
            open_file(path)
        self._asked.clear()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            if self._open is None:
                self._asked.append(event.file())
            else:
                self._open(event.file())
            return True
        return super().event(event)
