"""Lets the window close only when nothing is lost by that, or somebody wants it all the same."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QObject

from mexen_desktop.dialogs.unsaved import UnsavedDialog
from mexen_desktop.windows.past import files

if TYPE_CHECKING:
    from mexen_desktop.record.value import Record
    from mexen_desktop.windows.main_window import MainWindow


class Leaving(QObject):
    """Asks what to do with games that could not be saved; the system need not ask twice."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._dialog: UnsavedDialog | None = None
        self._given_up = False

    def may_go(self) -> bool:
        """Whether the window may close now; if not, it asks."""
        if self._given_up or not self._unsaved():
            return True
        if self._dialog is not None:
            return False
        self._dialog = dialog = UnsavedDialog(self._window.page, len(self._unsaved()))
        dialog.save_requested.connect(self._ask_where)
        dialog.close_requested.connect(self._go)
        dialog.finished.connect(self._stay)
        dialog.open_over()
        return False

    def end(self) -> None:
        """Close the window, as the system wants; if that was asked before, whatever is lost."""
        if self._dialog is None:
            self._window.close()
        else:
            self._go()

    def _unsaved(self) -> "tuple[Record, ...]":
        return self._window.keeping.unsaved()

    def _ask_where(self) -> None:
        record, *_ = self._unsaved() or (None,)
        if record is None:
            # It was possible again in the meantime.
            self._go()
        else:
            now = QDateTime.currentSecsSinceEpoch()
            files.ask_where(self._window, files.name_for(record, now), self._save)

    def _save(self, path: str) -> None:
        for number, record in enumerate(self._unsaved(), 1):
            hindered = files.save(record, _numbered(path, number))
            if hindered and self._dialog is not None:
                text = QCoreApplication.translate("PastVisit", "The record was not saved: {reason}")
                self._dialog.say(text.format(reason=hindered))
                return
        self._go()

    def _go(self) -> None:
        self._given_up = True
        self._window.close()

    def _stay(self) -> None:
        self._dialog = None


def leaving_of(window: "MainWindow") -> Leaving:
    """Return the one leaving of a window."""
    return window.findChild(Leaving) or Leaving(window)


def _numbered(path: str, number: int) -> str:
    """Return the name of the first file, or of one more beside it."""
    place = Path(path)
    return path if number == 1 else str(place.with_name(f"{place.stem} {number}{place.suffix}"))
