"""The list beside a page: what can be chosen, the parts of what is shown."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.pressable import Pressable
from mexen_desktop.look.controls.scrolled import Scrolled
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.lines import broken, paint_lines, step_of
from mexen_desktop.look.paper import BORDER, RADIUS_SEAT, paint_paper, paint_round
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import fitted, tell_whole
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import sized_font, text_width

_ROW: Final = 60
_PART: Final = 40
_PADDING: Final = 14
_ICON: Final = 26
_INDENT: Final = 26
_BAR: Final = 4
#: A tab is not to be narrower than this where another row of them helps.
_TAB: Final = 180
_TABS_SHARE: Final = 0.4
#: Between rows, so that the ring around one leaves the next free.
_APART: Final = 8
#: Around the rows, for the ring of the focus.
MARGIN: Final = 8


class Choice(NamedTuple):
    """Something that can be chosen: a rule set, a page of statistics."""

    key: str
    name: str
    icon: str
    #: What its row's objectName ends with.
    part: str


class Row(Pressable):
    """A row of the list: brass where it is the one that is chosen."""

    #: It has the focus now.
    reached = Signal()

    def __init__(self, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._text, self._icon = "", icon
        self._read = False

    def set_text(self, text: str) -> None:
        """Write another text."""
        self._text = text
        self.setAccessibleName(text)
        self.update()

    def set_read(self, read: bool) -> None:
        """Mark it as the part that is read now."""
        if read != self._read:
            self._read = read
            self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()

    def corner(self) -> float:
        return RADIUS_SEAT

    def upright_size(self) -> QSize:
        return QSize(self.width(), self.height_in(self.width()))

    def height_in(self, width: int) -> int:
        """Give how high it is at that width."""
        metrics = metrics_of(self)
        text = len(self._lines(width)) * step_of(self._font(width), 1.15)
        least = metrics.target(_ROW) if self._icon else metrics.target(_PART)
        return max(least, round(text + metrics.px(14)))

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics, palette = metrics_of(self), theme().palette
        body = QRectF(0, 0, size.width(), size.height())
        border, radius = BORDER * metrics.s, RADIUS_SEAT * metrics.s
        ink = palette.ink
        if self.isChecked():
            ink = palette.on_brass
            face = palette.brass_hover if self.hovered else palette.brass
            paint_paper(painter, body, radius, (palette.brass_edge, face), (border, border))
        elif self.isDown() or self.hovered:
            paint_round(painter, body, radius, palette.surface_down)
        if self._read:
            bar = QRectF(metrics.px(10), size.height() * 0.22, metrics.px(_BAR), 0)
            bar.setBottom(size.height() * 0.78)
            paint_round(painter, bar, bar.width() / 2, palette.brass_edge)
        if self._icon:
            side = metrics.icon(_ICON)
            place = QRectF(metrics.px(_PADDING), (size.height() - side) / 2, side, side)
            paint_icon(painter, self._icon, place, ink)
        used, lines = self._font(size.width()), self._lines(size.width())
        step = step_of(used, 1.15)
        painter.setFont(used)
        top = (size.height() - len(lines) * step) / 2
        paint_lines(painter, self._lead(), top, lines, step, ink)
        tell_whole(self, self._text, " ".join(lines))

    def _font(self, width: int) -> QFont:
        """Give the font in which the longest word finds room."""
        pixels = metrics_of(self).font_px("body" if self._icon else "small")
        used = sized_font(pixels, 900 if self.isChecked() else 700 if self._read else 400)
        longest = max(self._text.split(), key=lambda word: text_width(word, used), default="")
        return fitted(longest, used, self._room(width))

    def _lead(self) -> int:
        metrics = metrics_of(self)
        return (
            metrics.px(_PADDING + 12) + metrics.icon(_ICON) if self._icon else metrics.px(_INDENT)
        )

    def _lines(self, width: int) -> list[str]:
        return broken(self._text, self._font(width), self._room(width))

    def _room(self, width: int) -> int:
        return width - self._lead() - metrics_of(self).px(8)


class Contents(Scrolled):
    """Choices, with the parts of the chosen one; a row of tabs in a window that is high."""

    #: A choice by its key; a part by its id.
    chosen = Signal(str)
    part_chosen = Signal(str)

    def __init__(self, parent: QWidget, name: str = "rules") -> None:
        """`name` is what the objectNames of all its rows begin with."""
        super().__init__(parent)
        self._name = name
        self.setObjectName(f"{name}Contents")
        # One comes to its rows by Tab, not to the list itself.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sets: dict[str, Row] = {}
        self._parts: dict[str, Row] = {}
        #: As many as ever were needed.
        self._rows: list[Row] = []

    def offer(self, choices: Sequence[Choice], chosen: str) -> None:
        """Offer these, one of them chosen."""
        for key in self._sets.keys() - {choice.key for choice in choices}:
            row = self._sets.pop(key)
            row.hide()
            row.deleteLater()
        for key, name, icon, part in choices:
            row = self._sets.get(key) or self._set(key, icon)
            row.setObjectName(f"{self._name}{part}")
            row.set_text(name)
            row.setChecked(key == chosen)
        self._sets = {choice.key: self._sets[choice.key] for choice in choices}
        self._reach_chosen()
        self.lay_out()

    def come_between(self, before: QWidget, after: QWidget) -> None:
        """Let the Tab key go from that part to the choices, then to the other."""
        for one, other in pairwise((before, *self._sets.values(), after)):
            QWidget.setTabOrder(one, other)

    def show_chosen(self) -> None:
        """Bring the chosen one into sight."""
        for row in self._sets.values():
            if row.isChecked():
                self.ensureWidgetVisible(row, 0, metrics_of(self).px(MARGIN))

    def show_parts(self, parts: Sequence[tuple[str, str]]) -> None:
        """List the parts of what is shown: each by its id, with its heading."""
        while len(self._rows) < len(parts):
            self._rows.append(self._part_row(len(self._rows)))
        self._parts = {part: self._rows[number] for number, (part, _) in enumerate(parts)}
        for part, heading in parts:
            self._parts[part].set_text(heading)
        self.lay_out()

    def mark(self, part: str) -> None:
        """Mark the part that is read now."""
        for each, row in self._parts.items():
            row.set_read(each == part)
        if part in self._parts and not metrics_of(self).portrait:
            self.ensureWidgetVisible(self._parts[part], 0, metrics_of(self).px(MARGIN))

    def lay_out(self) -> None:
        """Put the rows below each other, or those of the choices beside each other."""
        metrics = metrics_of(self)
        margin, gap = metrics.px(MARGIN), metrics.px(_APART)
        width = self.viewport().width() - 2 * margin
        for row in self._rows:
            row.setVisible(not metrics.portrait and row in self._parts.values())
        if metrics.portrait:
            across = self._across(width, gap)
            each, high = (width + gap) // across - gap, self._tab_height(width, gap)
            for number, row in enumerate(self._sets.values()):
                down, right = divmod(number, across)
                left, top = margin + right * (each + gap), margin + down * (high + gap)
                row.setGeometry(left, top, each, high)
            self.paper.resize(self.viewport().width(), self.tabs_height(self.viewport().width()))
            return
        top = margin
        for row in self._sets.values():
            row.setGeometry(QRect(margin, top, width, row.height_in(width)))
            top += row.height() + gap
        top += metrics.px(12)
        for row in self._parts.values():
            row.setGeometry(QRect(margin, top, width, row.height_in(width)))
            top += row.height()
        self.paper.resize(self.viewport().width(), top + margin)

    def tabs_height(self, width: int) -> int:
        """Give how high the rows of tabs are at that width."""
        metrics = metrics_of(self)
        margin, gap = metrics.px(MARGIN), metrics.px(_APART)
        inside = width - 2 * margin
        rows = -(-len(self._sets) // self._across(inside, gap))
        return rows * (self._tab_height(inside, gap) + gap) - gap + 2 * margin

    def room_for_tabs(self, width: int, height: int) -> int:
        """Give how much of a window of that size the tabs take; what is more is scrolled."""
        return min(self.tabs_height(width), round(height * _TABS_SHARE))

    def _across(self, width: int, gap: int) -> int:
        """Give how many tabs are side by side."""
        room = (width + gap) // (metrics_of(self).px(_TAB) + gap)
        count = max(1, len(self._sets))
        # As many in each row, as far as it goes.
        rows = -(-count // max(1, room))
        return -(-count // rows)

    def _tab_height(self, width: int, gap: int) -> int:
        each = (width + gap) // self._across(width, gap) - gap
        return max((row.height_in(each) for row in self._sets.values()), default=0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def _set(self, key: str, icon: str) -> Row:
        row = self._sets[key] = self._row(icon)
        row.setCheckable(True)
        row.setAutoExclusive(True)
        row.clicked.connect(lambda: self.chosen.emit(key))
        row.toggled.connect(self._reach_chosen)
        row.show()
        return row

    def _reach_chosen(self) -> None:
        """Let the Tab key go to the chosen one alone; arrow keys go on from there."""
        for row in self._sets.values():
            reached = row.isChecked()
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if reached else Qt.FocusPolicy.ClickFocus)

    def _part_row(self, number: int) -> Row:
        row = self._row("")
        row.setObjectName(f"{self._name}Section{number}")
        row.clicked.connect(lambda: self.part_chosen.emit(list(self._parts)[number]))
        return row

    def _row(self, icon: str) -> Row:
        row = Row(icon, self.paper)
        # Who comes to it by the Tab key from outside sees it too.
        row.reached.connect(lambda: self.ensureWidgetVisible(row, 0, metrics_of(self).px(MARGIN)))
        return row
