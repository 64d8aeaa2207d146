"""Takes a file that is dropped onto the window."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDropEvent

from mexen_desktop.windows import files

if TYPE_CHECKING:
    from mexen_desktop.windows.main_window import MainWindow


class Drops(QObject):
    """Lets a record or house rules be dropped anywhere on a window, which then opens them."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        # A drag that enters is a drop event too.
        if isinstance(event, QDropEvent) and event.type() != QEvent.Type.DragMove:
            path = _file_in(event.mimeData())
            if path:
                event.acceptProposedAction()
                if event.type() == QEvent.Type.Drop:
                    files.open_wanted(self._window, path)
                return True
        return False


def _file_in(data: QMimeData) -> str:
    """Return the path of the one file of ours that is dragged, "" for anything else."""
    paths = [url.toLocalFile() for url in data.urls()]
    return paths[0] if len(paths) == 1 and files.is_ours(paths[0]) else ""
