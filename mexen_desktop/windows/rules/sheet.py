"""The text of the rules, which scrolls."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.scrolled import Scrolled
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.texts import words
from mexen_desktop.texts.rulebook.values import RulesPage, Section
from mexen_desktop.windows.blocks import ABOUT, EXAMPLE, HEADING, TITLE, Block, Kind, Lines
from mexen_desktop.windows.column import edge
from mexen_desktop.windows.rules.examples import Line
from mexen_desktop.windows.rules.paragraphs import InShort, Rule, Word
from mexen_desktop.windows.rules.ranking import RankingBox

_TOP: Final = 20
_FOOT: Final = 48
#: What is gone to stands a little below the upper edge.
_BEFORE: Final = 12
#: A heading counts as read when it is in this part of what is seen.
_READ_ABOVE: Final = 0.3
#: The place where nothing has been scrolled away.
_AT_TOP: Final = (-1, 0)


class Sheet(Scrolled):
    """Everything that a page of rules says, one block below the other."""

    #: Another part is read: its id.
    part_read = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("rulesText")
        self._blocks: list[Block] = []
        self._number = 0
        self._part = ""
        self.verticalScrollBar().valueChanged.connect(self._tell_part)

    def show_page(self, page: RulesPage) -> None:
        """Show that page instead of any other, at the part that was read before."""
        place = self._place()
        for block in self._blocks:
            block.hide()
            block.deleteLater()
        self._number = 0
        self._blocks = list(self._made(page))
        for number, block in enumerate(self._blocks):
            block.setObjectName(f"rulesPart{number}")
        # Qt asks a widget that it shows for its size, unless it was placed before.
        self._lay_out(place)
        for block in self._blocks:
            block.show()

    def go_to(self, anchor: str) -> None:
        """Scroll to what has that id: a section, or one of its paragraphs; "" is the top."""
        at = next((block.y() for block in self._blocks if block.anchor == anchor), None)
        if anchor and at is not None:
            self.verticalScrollBar().setValue(at - metrics_of(self).px(_BEFORE))
        else:
            self.verticalScrollBar().setValue(0)
        self._tell_part()

    @property
    def part(self) -> str:
        """The section that is read now."""
        return self._part

    def lay_out(self) -> None:
        """Put every block below the one before; what is read stays where it is."""
        self._lay_out(self._place())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        page = bar.pageStep() - bar.singleStep()
        steps = {
            Qt.Key.Key_Home: -bar.maximum(),
            Qt.Key.Key_End: bar.maximum(),
            Qt.Key.Key_Space: -page if back else page,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_PageDown: page,
        }
        if event.key() in steps:
            bar.setValue(bar.value() + steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _lay_out(self, place: tuple[int, int]) -> None:
        metrics = metrics_of(self)
        side = edge(metrics)
        width = self.viewport().width() - 2 * side
        top = metrics.px(_TOP)
        for block in self._blocks:
            top += metrics.px(block.above())
            block.setGeometry(QRect(side, top, width, block.height_in(width)))
            top += block.height()
            block.update()
        self.paper.resize(self.viewport().width(), top + metrics.px(_FOOT))
        self.verticalScrollBar().setSingleStep(metrics.px(48))
        at, above = place
        if 0 <= at < len(self._blocks):
            self.verticalScrollBar().setValue(self._blocks[at].y() - above)
        self._tell_part()

    def _place(self) -> tuple[int, int]:
        """Give which block is seen first, how far below the upper edge it begins."""
        top = self.verticalScrollBar().value()
        if not top:
            return _AT_TOP
        for number, block in enumerate(self._blocks):
            if block.geometry().bottom() > top:
                return (number, block.y() - top)
        return _AT_TOP

    def _made(self, page: RulesPage) -> Iterator[Block]:
        yield self._lines("", page.title, TITLE)
        yield self._lines("", " · ".join(page.about), ABOUT)
        for section in page.sections:
            yield self._lines(section.id, section.heading, HEADING)
            if section.ranking is not None:
                yield self._lines("", section.ranking.note, ABOUT)
                yield RankingBox(section.ranking, self.paper)
            yield from self._paragraphs(section)
            for example in section.examples:
                yield self._lines(f"example.{example.id}", example.heading, EXAMPLE)
                yield from (Line(line, self.paper) for line in example.lines)

    def _paragraphs(self, section: Section) -> Iterator[Block]:
        for paragraph in section.paragraphs:
            if section.numbered:
                self._number += 1
                yield Rule(words.number(self._number), paragraph, self.paper)
            elif paragraph.dice or paragraph.icon:
                yield Word(paragraph, self.paper)
            else:
                yield InShort(paragraph, self.paper)

    def _lines(self, anchor: str, text: str, kind: Kind) -> Lines:
        return Lines(anchor, text, kind, self.paper)

    def _tell_part(self) -> None:
        """Tell which section is read now."""
        line = self.verticalScrollBar().value() + self.viewport().height() * _READ_ABOVE
        parts = [
            block.anchor
            for block in self._blocks
            if isinstance(block, Lines) and "." not in block.anchor and block.anchor
        ]
        tops = {block.anchor: block.y() for block in self._blocks if block.anchor in parts}
        read = [part for part in parts if tops[part] <= line]
        part = read[-1] if read else (parts[0] if parts else "")
        if part != self._part:
            self._part = part
            self.part_read.emit(part)
