"""What stands above the figures: the page's title, what is to be shown of it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.controls.line import Line
from mexen_desktop.look.controls.note import Note
from mexen_desktop.look.controls.segmented import Segmented
from mexen_desktop.look.menu import Menu
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.models.statistics.players import Measure
from mexen_desktop.texts.statistics import rules_name

#: The two stretches of time, by their number in the switch.
TONIGHT: Final = 0
ALL_GAMES: Final = 1
_GAP: Final = 12
_AROUND: Final = 8
#: Stands for no rule set in particular.
_ALL: Final = "all"


class Head(QWidget):
    """Title and switches; as many beside each other as find room."""

    back_requested = Signal()
    #: Something else is to be shown of the page.
    changed = Signal()
    export_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rules: tuple[str, ...] = ()
        self.rules = ""
        self.as_table = False
        self.back = IconButton("back", parent=self)
        self.title = Line("statisticsTitle", "page_title", self)
        self.time = Segmented(parent=self)
        self.table = IconButton("table", parent=self)
        self.export = IconButton("export", parent=self)
        self.measure = Segmented(parent=self)
        self.filter = Button(icon="filter", parent=self)
        self.note = Note("statisticsNote", self)
        self._parts: tuple[QWidget, ...] = (
            *(self.back, self.title, self.time, self.table),
            *(self.export, self.measure, self.filter, self.note),
        )
        for part, name in (
            (self.back, "statisticsBackButton"),
            (self.time, "statisticsTime"),
            (self.table, "asTableButton"),
            (self.export, "exportButton"),
            (self.measure, "statisticsMeasure"),
            (self.filter, "rulesFilterButton"),
        ):
            part.setObjectName(name)
        self.retranslate()
        self.time.choose(ALL_GAMES)
        self.measure.choose(Measure.ROUNDS.value)
        self._connect()

    def offer_rules(self, rules: Sequence[str]) -> None:
        """Let one of these rule sets be chosen; with one alone there is nothing to choose."""
        self._rules = tuple(rules)
        if self.rules not in self._rules:
            self.rules = ""
        self._name_filter()

    def show_for(self, title: str, *, deep: bool, timed: bool, measured: bool, saved: bool) -> None:
        """Show the title of a page, offer what makes sense for it."""
        self.title.set_text(title)
        self.back.setVisible(deep)
        self.time.setVisible(timed)
        self.measure.setVisible(measured)
        self.filter.setVisible(timed and len(self._rules) > 1)
        self.table.setVisible(saved)
        self.export.setVisible(saved)

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.back.set_label(self.tr("Back"))
        self.time.setAccessibleName(self.tr("Which games"))
        self.time.set_labels([self.tr("Tonight"), self.tr("All games")])
        self.measure.setAccessibleName(self.tr("What is compared"))
        self.measure.set_labels(
            [self.tr("Rounds lost"), self.tr("Throws"), self.tr("Taken"), self.tr("Streaks")]
        )
        self.export.set_label(self.tr("Save for a spreadsheet"))
        self._name_table()
        self._name_filter()

    def lay_out(self, width: int) -> int:
        """Put everything in its place at that width; give how high it is.

        Around all of it is room for the ring of the focus.
        """
        metrics = metrics_of(self)
        gap, side = metrics.px(_GAP), metrics.icon_button
        left = side + gap if self.back.isVisibleTo(self) else 0
        first, second = self._lines(width - left - self.title.sizeHint().width() - gap, width)
        title = self.title.sizeHint()
        taken = self._width_of(first)
        beside = left + title.width() + gap + taken <= width
        line = max(side, title.height())
        self.back.setGeometry(0, (line - side) // 2, side, side)
        room = width - left - (taken + gap if beside and first else 0)
        self.title.setGeometry(left, (line - title.height()) // 2, room, title.height())
        top = 0 if beside else line + gap // 2
        # At the right, where it stands beside a title too.
        self._place(first, max(0, width - taken), top, line, width)
        bottom = top + line if first else line
        for part in second:
            bottom = self._place_below(part, second[0], width, bottom)
        if self.note.isVisibleTo(self):
            high = self.note.height_in(width)
            self.note.setGeometry(0, bottom + gap // 2, width, high)
            bottom += high + gap // 2
        around = self.around()
        for part in self._parts:
            part.move(part.x() + around, part.y() + around)
        return bottom

    def around(self) -> int:
        """Give the room that there is on each side of what stands in it."""
        return metrics_of(self).px(_AROUND)

    def say(self, sentence: str, *, wrong: bool = False, good: bool = False) -> None:
        """Say what was done, what is being done, or what went wrong."""
        self.note.say(sentence, wrong=wrong, good=good)

    def _place(self, shown: Sequence[QWidget], left: int, top: int, line: int, width: int) -> None:
        """Put controls side by side, each in the middle of a line."""
        gap = metrics_of(self).px(_GAP)
        for part in shown:
            size = part.sizeHint()
            wide = min(size.width(), width - left)
            y = top + (line - size.height()) // 2
            part.setGeometry(left, y, wide, size.height())
            left += wide + gap

    def _lines(self, beside: int, width: int) -> tuple[list[QWidget], list[QWidget]]:
        """Give what stands beside the title, or in a line below it; then what follows that."""
        always = self._shown(self.time, self.table, self.export)
        if self._shown(self.measure):
            return always, self._shown(self.measure, self.filter)
        wanted = self._shown(self.filter, *always)
        room = max(beside, width) if self._width_of(always) > beside else beside
        if self._width_of(wanted) <= room:
            return wanted, []
        return always, self._shown(self.filter)

    def _shown(self, *parts: QWidget) -> list[QWidget]:
        return [part for part in parts if part.isVisibleTo(self)]

    def _width_of(self, parts: Sequence[QWidget]) -> int:
        gap = metrics_of(self).px(_GAP)
        return sum(part.sizeHint().width() + gap for part in parts) - (gap if parts else 0)

    def _place_below(self, part: QWidget, first: QWidget, width: int, bottom: int) -> int:
        """Put a part into the next line, the second beside the first where it finds room."""
        size, gap = part.sizeHint(), metrics_of(self).px(_GAP)
        if part is not first and first.width() + gap + size.width() <= width:
            middle = first.geometry().center().y()
            left, top = width - size.width(), middle - size.height() // 2
            part.setGeometry(left, top, size.width(), size.height())
            return max(bottom, top + size.height())
        wide = min(size.width(), width)
        left = width - wide if part is self.filter else 0
        part.setGeometry(left, bottom + gap, wide, size.height())
        return bottom + gap + size.height()

    def _connect(self) -> None:
        self.back.clicked.connect(self.back_requested)
        self.time.chosen.connect(lambda _: self.changed.emit())
        self.measure.chosen.connect(lambda _: self.changed.emit())
        self.table.clicked.connect(self._turn_over)
        self.export.clicked.connect(self.export_requested)
        self.filter.clicked.connect(self._choose_rules)

    def _turn_over(self) -> None:
        self.as_table = not self.as_table
        self._name_table()
        self.changed.emit()

    def _choose_rules(self) -> None:
        menu = Menu(self.filter)
        menu.setObjectName("rulesFilterMenu")
        choices = [(_ALL, self.tr("All rule sets"))]
        choices += [(each, rules_name(each)) for each in self._rules]
        menu.add_choices(choices, self.rules or _ALL, self._use_rules)
        menu.open_at(self.filter)

    def _use_rules(self, rules: str) -> None:
        self.rules = "" if rules == _ALL else rules
        self._name_filter()
        self.changed.emit()

    def _name_table(self) -> None:
        pictures, table = self.tr("Show as pictures"), self.tr("Show as a table")
        self.table.set_label(pictures if self.as_table else table)
        self.table.set_icon_name("statistics" if self.as_table else "table")

    def _name_filter(self) -> None:
        label = rules_name(self.rules) if self.rules else self.tr("All rule sets")
        self.filter.set_label(label)
        # A table may have given its rules a long name.
        self.filter.set_name(label if self.rules else "")
