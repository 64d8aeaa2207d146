"""All options of a rule set below each other."""

from typing import Final

from PySide6.QtCore import QModelIndex, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.scrolled import Scrolled
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.models.options import OptionsModel
from mexen_desktop.windows.blocks import HEADING, Lines
from mexen_desktop.windows.column import edge
from mexen_desktop.windows.house.row import OptionRow

_TOP: Final = 8
_FOOT: Final = 32


class OptionsSheet(Scrolled):
    """A view of the options: it shows what the model tells, hands on what people set."""

    def __init__(self, model: OptionsModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("optionsSheet")
        self._page = parent
        self._model = model
        self._headings: dict[int, Lines] = {}
        self.rows: list[OptionRow] = []
        for row in range(model.rowCount()):
            facts = model.facts(row)
            if facts.heading:
                heading = Lines("", facts.heading, HEADING, self.paper)
                heading.setObjectName(f"optionsHeading{len(self._headings)}")
                self._headings[row] = heading
            self.rows.append(OptionRow(row, facts, self._set_to, self.paper))
        self._show(range(model.rowCount()))
        model.dataChanged.connect(self._renew)

    def row(self, option: str) -> OptionRow:
        """Return the row of an option."""
        names = [self._model.facts(row).option for row in range(self._model.rowCount())]
        return self.rows[names.index(option)]

    def show_all(self) -> None:
        """Show every row anew: the rules may be changed now, or may not be any more."""
        self._show(range(len(self.rows)))
        self.lay_out()

    def lay_out(self) -> None:
        """Put every row below the one before."""
        metrics = metrics_of(self)
        side = edge(metrics, narrow=metrics.s < 1)
        # What is beside the viewport is part of that room.
        beside = self._page.width() - self.x() - self.viewport().width()
        width, top = self.viewport().width() - 2 * side + beside, metrics.px(_TOP)
        for number, row in enumerate(self.rows):
            heading = self._headings.get(number)
            if heading is not None:
                top += metrics.px(heading.above() if number else 0)
                high = heading.height_in(width)
                heading.setGeometry(QRect(side, top, width, high))
                top += high + metrics.px(4)
            top += row.place(side, top, width)
        self.paper.resize(self.viewport().width(), top + metrics.px(_FOOT))
        self.verticalScrollBar().setSingleStep(metrics.px(48))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def _renew(self, first: QModelIndex, last: QModelIndex) -> None:
        self._show(range(first.row(), last.row() + 1))
        self.lay_out()

    def _show(self, rows: range) -> None:
        editable = not self._model.rules.published
        for number in rows:
            facts = self._model.facts(number)
            if number in self._headings:
                self._headings[number].set_text(facts.heading)
            self.rows[number].show_facts(facts, editable=editable)

    def _set_to(self, option: str, value: object) -> None:
        names = [self._model.facts(row).option for row in range(self._model.rowCount())]
        self._model.setData(self._model.index(names.index(option)), value)
