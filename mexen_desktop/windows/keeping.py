"""Holds the file with every game, from when it is first needed until the window closes."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from mexen_desktop.record.value import Record
    from mexen_desktop.settings import SettingsFile
    from mexen_desktop.store.errors import StoreError
    from mexen_desktop.store.kept import Kept
    from mexen_desktop.store.store import Store
    from mexen_desktop.whole_file import Trouble


class Keeping(QObject):
    """Opens the file late, since the first page does not wait for it; says what is wrong.

    It can be closed and opened again any number of times.
    """

    #: What people are to be told is different.
    told = Signal()

    def __init__(
        self,
        folder: Path,
        parent: QObject | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._clock = clock
        self._store: Store | None = None
        self._dismissed: StoreError | None = None
        self._settings: SettingsFile | None = None

    def heed(self, settings: "SettingsFile", told: Callable[[], None]) -> None:
        """Say as well what is wrong with the settings; `told` is called whenever it differs."""
        self._settings = settings
        self.told.connect(told)
        settings.told.connect(self.told)

    @property
    def is_open(self) -> bool:
        """Whether the file was needed yet."""
        return self._store is not None

    @property
    def store(self) -> "Store":
        """The file, open."""
        if self._store is None:
            from mexen_desktop.store.store import Store
            from mexen_desktop.texts.somebody import called

            self._store = Store(self._folder, self._clock, called=called)
            self._store.watch(self.told.emit)
            self.told.emit()
        return self._store

    def left_open(self) -> "Kept | None":
        """Return the game that can be gone on with, as it was after its last step."""
        return self.store.left_open()

    @property
    def sees_all(self) -> bool:
        """Whether the file tells of every game there is."""
        return self._store is not None and self._store.saving

    def unread(self) -> bool:
        """Whether the file could not tell what it was asked last."""
        return self._store is not None and self._store.unread

    @property
    def error(self) -> "StoreError | Trouble | None":
        """What people are to be told now, unless they have heard it; games come first."""
        return self._games_error or (self._settings.trouble if self._settings else None)

    def dismiss(self) -> None:
        """Let the error be heard: it comes back when it is another one."""
        if self._store is not None and (error := self._games_error) is not None:
            if error is self._store.notice:
                self._store.dismiss()
            else:
                self._dismissed = error
                self.told.emit()
        elif self._settings is not None:
            self._settings.dismiss()

    def unsaved(self) -> "tuple[Record, ...]":
        """Try once more to write what waits; return the games of which something still does."""
        return () if self._store is None else self._store.unsaved()

    def close(self) -> None:
        """Write what waits, let go of the file."""
        if self._store is not None:
            self._store.close()
            self._store = None

    @property
    def _games_error(self) -> "StoreError | None":
        if self._store is None:
            return None
        trouble = self._store.trouble
        if trouble is not None and not self._was_dismissed(trouble):
            return trouble
        return self._store.notice

    def _was_dismissed(self, trouble: "StoreError") -> bool:
        return self._dismissed is not None and self._dismissed.problem is trouble.problem
