"""The table of people, for mouse, fingers, keyboard."""

from typing import Final, cast

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from mexen_desktop.dialogs.people_delegate import NOWHERE, Cell, PeopleDelegate, row_height
from mexen_desktop.dialogs.people_header import PeopleHeader
from mexen_desktop.dialogs.people_widths import column_widths
from mexen_desktop.look.controls.thin_bar import ThinBar
from mexen_desktop.look.focus_ring import ring_wanted
from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.models.index import Index
from mexen_desktop.models.players import Column, PlayersModel
from mexen_desktop.models.roster import Entry

_SLOP: Final = 12
_ACT: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select)
_SILENT: Final = (
    *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr),
    *(Qt.Key.Key_Meta, Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock),
)


class PeopleView(QTableView):
    """Says which cell was pressed, which row was carried where, which key was typed for a row."""

    acted = Signal(int, int)
    carried = Signal(int, int)
    key_typed = Signal(int, str)
    #: A letter was typed for no row.
    letter_typed = Signal(str)

    def __init__(self, model: PlayersModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._pressed: Cell = NOWHERE
        self._origin = QPointF()
        self._finger: QPoint | None = None
        self._panned = False
        self._cells = PeopleDelegate(self)
        self.writing = self._cells.writing
        self._header = PeopleHeader(self)
        self.setHorizontalHeader(self._header)
        self.setModel(model)
        self.setItemDelegate(self._cells)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBar(ThinBar(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setMouseTracking(True)
        self.setCurrentIndex(model.index(0, Column.NAME))

    def people(self) -> PlayersModel:
        """Return the model."""
        return cast(PlayersModel, self.model())

    def set_scale(self) -> None:
        """Follow the sizes of the window."""
        metrics = metrics_of(self)
        rows, header = self.verticalHeader(), self.horizontalHeader()
        rows.setMinimumSectionSize(row_height(metrics))
        rows.setDefaultSectionSize(row_height(metrics))
        header.setFixedHeight(max(metrics.px(40), round(metrics.font_px("small_strong") * 1.9)))
        for column, width in column_widths(self).items():
            header.resizeSection(column, width)

    def wanted_height(self) -> int:
        """Give how high it would have to be to show everybody."""
        rows = self.people().rowCount() * row_height(metrics_of(self))
        return self.horizontalHeader().height() + rows

    def go_to(self, row: int, column: int) -> Index:
        """Go to a cell with the keyboard; returns its index."""
        index = self.people().index(row, column)
        self.setCurrentIndex(index)
        self.scrollTo(index)
        return index

    def write_name(self, row: int) -> None:
        """Let the name of that row be written."""
        # A field whose menu was open when something else was pressed is open still.
        self._cells.end()
        index = self.go_to(row, Column.NAME)
        self._cells.edited = row
        self.edit(index)
        self.scrollTo(index)  # There may be less room for rows now.

    def wait_for_key(self, row: int) -> None:
        """Wait for the key that shall tap for that row; -1 for no longer."""
        self._cells.waiting = row
        self.viewport().update()

    def pick_for(self, asked: Entry | None) -> None:
        """Let the row of somebody else be picked; None to let all be changed again."""
        self._cells.asked = asked
        self._header.brief = asked is not None
        entries = self.people().roster.entries
        if asked is not None and entries.index(asked) == self.currentIndex().row():
            others = [row for row, entry in enumerate(entries) if entry is not asked]
            self.go_to(others[0] if others else -1, Column.NAME)
        self._header.viewport().update()
        self.viewport().update()

    @property
    def waiting(self) -> int:
        """The row that waits for its key; -1 for none."""
        return self._cells.waiting

    # Keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        input_mode().key_used()
        index = self.currentIndex()
        if self.waiting >= 0:
            self._take_key(event)
        elif event.modifiers() & Qt.KeyboardModifier.AltModifier:
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            if step is not None and index.isValid():
                self.carried.emit(index.row(), index.row() + step)
        elif event.key() in _ACT and index.isValid():
            if not event.isAutoRepeat():
                self.acted.emit(index.row(), index.column())
        elif event.key() == Qt.Key.Key_F2 and index.isValid():
            self.acted.emit(index.row(), Column.NAME)
        elif event.key() == Qt.Key.Key_Delete and index.isValid():
            self.acted.emit(index.row(), Column.REMOVE)
        elif event.key() == Qt.Key.Key_Escape:
            # The dialog's.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Jump to no row: whoever types a letter looks for somebody, or means nothing."""
        self.letter_typed.emit(search)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_focus(ring_wanted(event.reason()))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_focus(False)
        self.wait_for_key(-1)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._show_focus(self.hasFocus() and input_mode().focus_shown)

    # Mouse, fingers

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._press(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        self._hover(self._cell(here))
        self._drag(here)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._release(event.position().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(NOWHERE)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            return self._touch(event)
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.set_scale()

    def _touch(self, event: QTouchEvent) -> bool:
        here, kind = QPoint(-1, -1), event.type()
        if event.points():
            point = event.points()[0]
            if kind == QEvent.Type.TouchBegin:
                self._origin = point.globalPosition() - point.position()
            # The table may move below the finger, as when a keyboard leaves the screen.
            here = (point.globalPosition() - self._origin).toPoint()
        if kind == QEvent.Type.TouchBegin:
            if self.viewport().childAt(here) is not None:
                # The field takes it, as a mouse.
                event.ignore()
                return False
            input_mode().touched()
            self._finger, self._panned = here, False
            self._press(here)
        elif kind == QEvent.Type.TouchUpdate and self._finger is not None:
            self._pan_or_drag(here)
        elif kind == QEvent.Type.TouchEnd and not self._panned:
            self._release(here)
        else:
            self._let_go()
        event.accept()
        return True

    def _pan_or_drag(self, here: QPoint) -> None:
        assert self._finger is not None
        if self._cells.dragged >= 0:
            self._drag(here)
            return
        way = here.y() - self._finger.y()
        if self._panned or abs(way) > _SLOP:
            self._panned = True
            self._finger = here
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() - way)

    def _press(self, here: QPoint) -> None:
        row, column = self._pressed = self._cell(here)
        self.wait_for_key(-1)
        if row < 0:
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.setCurrentIndex(self.people().index(row, column))
        if column == Column.GRIP:
            self._cells.dragged = row
            self.viewport().update()

    def _drag(self, here: QPoint) -> None:
        row = self._cells.dragged
        if row < 0:
            return
        rows = self.people().rowCount()
        to = self.rowAt(here.y())
        to = to if to >= 0 else (0 if here.y() < 0 else rows - 1)
        if to != row:
            entry = self.people().entry(row)
            self.carried.emit(row, to)
            self._cells.dragged = self.people().roster.entries.index(entry)

    def _release(self, here: QPoint) -> None:
        cell, self._pressed = self._pressed, NOWHERE
        dragged = self._cells.dragged >= 0
        self._let_go()
        if cell != NOWHERE and cell == self._cell(here) and not dragged:
            self.acted.emit(*cell)

    def _let_go(self) -> None:
        self._cells.dragged = -1
        self._finger = None
        self.viewport().update()

    def _cell(self, here: QPoint) -> Cell:
        index = self.indexAt(here)
        return (index.row(), index.column()) if index.isValid() else NOWHERE

    def _hover(self, cell: Cell) -> None:
        if cell != self._cells.hovered:
            self._cells.hovered = cell
            self.viewport().update()

    def _show_focus(self, shown: bool) -> None:
        index = self.currentIndex()
        wanted = (index.row(), index.column()) if shown and index.isValid() else NOWHERE
        if wanted != self._cells.focused:
            self._cells.focused = wanted
            self.viewport().update()

    def _take_key(self, event: QKeyEvent) -> None:
        row = self.waiting
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.wait_for_key(-1)
        elif event.key() not in _SILENT and not event.isAutoRepeat():
            self.key_typed.emit(row, event.text())
