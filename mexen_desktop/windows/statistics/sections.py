"""The list of all pages of statistics, beside them."""

from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from mexen_desktop.windows.contents import Choice, Contents, Row


class Section(NamedTuple):
    """A page, or the way to one that is not of statistics."""

    key: str
    icon: str
    #: Whether it leads away from the statistics.
    leads_away: bool = False


SECTIONS: Final = (
    Section("players", "players"),
    Section("luck", "trend"),
    Section("rivals", "versus"),
    Section("evenings", "evening"),
    Section("dice", "die-5"),
    Section("past", "past", leads_away=True),
)
_AWAY: Final = tuple(section.key for section in SECTIONS if section.leads_away)


class Sections(Contents):
    """A row for each page, the one that is shown in brass; tabs in a window that is high."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "statistics")

    def name(self, names: dict[str, str], shown: str) -> None:
        """Write the names of all pages; that one is shown."""
        choices = [
            Choice(key, names[key], icon, f"{key[0].upper()}{key[1:]}") for key, icon, _ in SECTIONS
        ]
        self.offer(choices, shown)

    def show_section(self, key: str) -> None:
        """Mark the page that is shown."""
        self._sets[key].setChecked(True)

    def row(self, key: str) -> Row:
        """Give the row of a page."""
        return self._sets[key]

    def _set(self, key: str, icon: str) -> Row:
        row = super()._set(key, icon)
        if key in _AWAY:
            # An arrow key chooses what it comes to: nobody is led away by one.
            row.setAutoExclusive(False)
            row.setCheckable(False)
        return row

    def _reach_chosen(self) -> None:
        super()._reach_chosen()
        for key in _AWAY:
            if key in self._sets:
                self._sets[key].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
