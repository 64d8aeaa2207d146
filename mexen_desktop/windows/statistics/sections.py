"""The list of all pages of statistics, beside them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.scrolled import Scrolled
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.windows.rules.contents import MARGIN, Row

_ACROSS: Final = 3


class Section(NamedTuple):
    """A page, or the way to one that is not of statistics."""

    key: str
    icon: str
    #: Whether it leads away from the statistics.
    leads_away: bool = False


SECTIONS: Final = (
    Section("players", "players"),
    Section("luck", "statistics"),
    Section("rivals", "versus"),
    Section("evenings", "evening"),
    Section("dice", "throw"),
    Section("past", "past", leads_away=True),
)


class Sections(Scrolled):
    """A row for each page, the one that is shown in brass; tabs in a window that is high."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("statisticsContents")
        # One comes to its rows by Tab, not to the list itself.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._rows = {section.key: self._row(section) for section in SECTIONS}

    def name(self, names: Sequence[str]) -> None:
        """Write the names of all pages."""
        for row, name in zip(self._rows.values(), names, strict=True):
            row.set_text(name)

    def mark(self, key: str) -> None:
        """Show which page is shown."""
        self._rows[key].setChecked(True)

    def row(self, key: str) -> Row:
        """Give the row of a page."""
        return self._rows[key]

    def lay_out(self) -> None:
        """Put the rows below each other, or in lines of tabs."""
        metrics, margin, gap = metrics_of(self), metrics_of(self).px(MARGIN), metrics_of(self).px(4)
        width = self.viewport().width() - 2 * margin
        rows = list(self._rows.values())
        if not metrics.portrait:
            top = margin
            for row in rows:
                row.setGeometry(QRect(margin, top, width, row.height_in(width)))
                top += row.height() + gap
            self.paper.resize(self.viewport().width(), top + margin)
            return
        each, high = self._tab(width, gap)
        for at, row in enumerate(rows):
            down, along = divmod(at, _ACROSS)
            place = QRect(margin + along * (each + gap), margin + down * (high + gap), each, high)
            row.setGeometry(place)
        self.paper.resize(self.viewport().width(), self.tabs_height(self.viewport().width()))

    def tabs_height(self, width: int) -> int:
        """Give how high the lines of tabs are at that width."""
        margin, gap = metrics_of(self).px(MARGIN), metrics_of(self).px(4)
        lines = -(-len(self._rows) // _ACROSS)
        _, high = self._tab(width - 2 * margin, gap)
        return lines * (high + gap) - gap + 2 * margin

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def _tab(self, width: int, gap: int) -> tuple[int, int]:
        each = (width + gap) // _ACROSS - gap
        return each, max(row.height_in(each) for row in self._rows.values())

    def _row(self, section: Section) -> Row:
        row = Row(section.icon, self.paper)
        row.setObjectName(f"statistics{section.key[0].upper()}{section.key[1:]}")
        if not section.leads_away:
            row.setCheckable(True)
            row.setAutoExclusive(True)
        row.reached.connect(lambda: self.ensureWidgetVisible(row, 0, metrics_of(self).px(MARGIN)))
        row.clicked.connect(lambda: self.chosen.emit(section.key))
        return row
