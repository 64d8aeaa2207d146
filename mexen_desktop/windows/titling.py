"""What stands above the window while a table plays rules of its own."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from mexen_desktop import TITLE


class Titling(QObject):
    """Names a table's own rules in the window's title as long as the table is shown."""

    def __init__(self, house: str, page: QWidget) -> None:
        """`house` is what the table calls its rules, "" where they are published ones."""
        super().__init__(page)
        self._page = page
        # Qt takes this sign for a place of its own, unless it stands there twice.
        name = house.replace("[*]", "[*][*]")
        self._title = f"{name} – {TITLE}" if name else TITLE
        page.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self._page.window().setWindowTitle(self._title)
        elif event.type() == QEvent.Type.Hide:
            self._page.window().setWindowTitle(TITLE)
        return False
