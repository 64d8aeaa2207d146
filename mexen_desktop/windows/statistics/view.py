"""A table on paper, shown as a picture or as it is."""

from typing import Final, Protocol

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from mexen_desktop.look.focus_ring import PassingRing, ring_wanted
from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.paper import RADIUS_FIELD
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.models.index import Index
from mexen_desktop.models.statistics.table import Kind, Table, TableModel
from mexen_desktop.windows.statistics.cells import Cells, row_height
from mexen_desktop.windows.statistics.header import Headings
from mexen_desktop.windows.statistics.marks import (
    group_height,
    paint_arrow,
    paint_group,
    paint_ring,
)
from mexen_desktop.windows.statistics.widths import heading_height, widths

_OPEN_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
_NOTHING: Final = -1
_SLOP: Final = 16
#: So many columns has a picture that needs no headings: who, what.
_PICTURED: Final = 2


class Picture(Protocol):
    """A picture of a whole table, which takes the place of its rows."""

    def height(self, table: Table, width: int, metrics: Metrics) -> int:
        """Give how high it is at that width."""

    def paint(self, painter: QPainter, table: Table, room: QRectF, metrics: Metrics) -> None:
        """Paint it to fill that room."""


class TableOnPaper(QTableView):
    """For a screen reader always a table; for eyes rows with pictures in them, or one picture."""

    #: The key of a row that somebody opens.
    opened = Signal(object)
    #: Where in the view one is now.
    went_to = Signal(QRect)

    def __init__(self, parent: QWidget, picture: Picture | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self._as_table = False
        self._hovered = _NOTHING
        self._pressed_at = QPointF()
        self._ring = PassingRing()
        self._own = TableModel(self)
        self._cells = Cells(self)
        self._headings = Headings(self._own, self)
        self.setHorizontalHeader(self._headings)
        self.setModel(self._own)
        self.setItemDelegate(self._cells)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        self.clicked.connect(self._click)

    def show_table(self, table: Table, *, as_table: bool) -> None:
        """Show that table, as it is or as a picture."""
        self._as_table = as_table
        self._cells.pictures = self._headings.pictures = not as_table
        kinds = [column.kind for column in table.columns]
        self._cells.tall = Kind.CURVE in kinds and not as_table
        row = self.currentIndex().row()
        self._own.show_table(table)
        self.setAccessibleName(table.title)
        self.horizontalHeader().setVisible(self._headed)
        if table.rows:
            self.setCurrentIndex(self._own.index(max(0, min(row, len(table.rows) - 1)), 0))
        self.viewport().update()

    def height_in(self, width: int) -> int:
        """Give how high it is at that width, with all of its rows."""
        metrics, table = metrics_of(self), self._own.table
        if self._picture is not None and not self._as_table:
            return self._picture.height(table, width, metrics)
        columns = widths(table, width, metrics, pictures=not self._as_table)
        groups = sum(1 for row in table.rows if row.group) * group_height(metrics)
        rows = len(table.rows) * self._row_height()
        head = heading_height(table, columns, metrics) if self._headed else 0
        return head + rows + groups

    def lay_out(self) -> None:
        """Give rows and columns their sizes in the window as it is."""
        if not self._in_rows:
            return
        metrics, table = metrics_of(self), self._own.table
        columns = widths(table, self.width(), metrics, pictures=not self._as_table)
        for at, width in enumerate(columns):
            self._headings.resizeSection(at, width)
        self._headings.setFixedHeight(heading_height(table, columns, metrics))
        rows = self.verticalHeader()
        rows.setMinimumSectionSize(1)
        rows.setDefaultSectionSize(self._row_height())
        for at, row in enumerate(table.rows):
            above = group_height(metrics) if row.group else 0
            if rows.sectionSize(at) != self._row_height() + above:
                rows.resizeSection(at, self._row_height() + above)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def wheelEvent(self, event: QWheelEvent) -> None:
        # The paper on which it lies is what scrolls.
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        input_mode().key_used()
        if event.key() in _OPEN_KEYS:
            if not event.isAutoRepeat() and not self._open(self.currentIndex()):
                event.ignore()
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Search nothing: letters are keys of the window."""

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
        if self.hasFocus():
            self._tell_place()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if ring_wanted(event.reason()):
            if not self._opens:
                self._ring.show(self, RADIUS_FIELD)
            self._tell_place()
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring.drop()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.globalPosition()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed_at -= event.globalPosition()
        super().mouseReleaseEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.rowAt(event.position().toPoint().y()) if self._opens else _NOTHING)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(_NOTHING)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._own.table.rows:
            return
        metrics = metrics_of(self)
        if self._picture is not None and not self._as_table:
            painter = QPainter(self.viewport())
            room = QRectF(self.viewport().rect())
            self._picture.paint(painter, self._own.table, room, metrics)
            painter.end()
            return
        painter = QPainter(self.viewport())
        if self._hovered != _NOTHING:
            painter.fillRect(self._row_place(self._hovered), theme().palette.surface_2)
        painter.end()
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        self._paint_marks(painter, event.rect(), metrics)
        painter.end()

    def _paint_marks(self, painter: QPainter, dirty: QRect, metrics: Metrics) -> None:
        """Paint what goes over whole rows, as far as they are seen."""
        for at, row in enumerate(self._own.table.rows):
            place = self._row_place(at)
            above = QRect(place.left(), 0, place.width(), group_height(metrics))
            above.moveBottom(place.top() - 1)
            if row.group and above.intersects(dirty):
                paint_group(painter, above, row.group, metrics)
            if row.key is not None and place.intersects(dirty):
                paint_arrow(painter, place, metrics)
        index = self.currentIndex()
        if self._opens and index.isValid() and self.hasFocus() and input_mode().focus_shown:
            paint_ring(painter, self._row_place(index.row()), metrics)

    @property
    def _in_rows(self) -> bool:
        return self._as_table or self._picture is None

    @property
    def _headed(self) -> bool:
        """Whether there are headings: of one picture alone the title says what it is."""
        return self._as_table or (self._in_rows and len(self._own.table.columns) > _PICTURED)

    @property
    def _opens(self) -> bool:
        return self._in_rows and any(row.key is not None for row in self._own.table.rows)

    def _click(self, index: Index) -> None:
        # A finger that has moved the paper opens nothing.
        if self._pressed_at.manhattanLength() < _SLOP:
            self._open(index)

    def _open(self, index: Index) -> bool:
        if not (self._opens and index.isValid()):
            return False
        key = self._own.table.rows[index.row()].key
        if key is None:
            return False
        self.opened.emit(key)
        return True

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            self._hovered = row
            shape = Qt.CursorShape.PointingHandCursor if row >= 0 else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)
            self.viewport().update()

    def _tell_place(self) -> None:
        index = self.currentIndex()
        if self._in_rows and index.isValid():
            self.went_to.emit(self._row_place(index.row()).translated(self.viewport().pos()))
        else:
            self.went_to.emit(self.rect())

    def _row_place(self, row: int) -> QRect:
        """Give where a row lies in the viewport, without what stands above its group."""
        high = self._row_height()
        top = self.rowViewportPosition(row) + self.rowHeight(row) - high
        return QRect(0, top, self.viewport().width(), high)

    def _row_height(self) -> int:
        return row_height(metrics_of(self), tall=self._cells.tall)
