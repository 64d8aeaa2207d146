"""A table on paper, shown as a picture or as it is."""

from typing import Final, Protocol

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from mexen_desktop.look.focus_ring import FocusRing, ring_wanted
from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.paper import RADIUS_FIELD
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font
from mexen_desktop.models.statistics.table import Index, Kind, Table, TableModel
from mexen_desktop.windows.statistics.cells import Cells, row_height
from mexen_desktop.windows.statistics.header import Headings
from mexen_desktop.windows.statistics.widths import ARROW, heading_height, widths

_OPEN_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
_GROUP: Final = 56
_NOTHING: Final = -1
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
        self._ring: FocusRing | None = None
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
        self.clicked.connect(self._open)

    def table_model(self) -> TableModel:
        """Return the model."""
        return self._own

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
        groups = sum(1 for row in table.rows if row.group) * self._group_height(metrics)
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
            above = self._group_height(metrics) if row.group else 0
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
                self._ring = self._ring or FocusRing(self, RADIUS_FIELD)
                self._ring.show_around(self.rect())
            self._tell_place()
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._ring is not None:
            self._ring.hide()
            self._ring.deleteLater()
            self._ring = None

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
        self._paint_groups(painter, event.rect(), metrics)
        if self._opens:
            self._paint_arrows(painter, event.rect(), metrics)
            if self.hasFocus() and input_mode().keys_shown:
                self._paint_ring(painter, metrics)
        painter.end()

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

    @staticmethod
    def _group_height(metrics: Metrics) -> int:
        return max(metrics.px(_GROUP), round(metrics.font_px("title") * 2))

    def _paint_groups(self, painter: QPainter, dirty: QRect, metrics: Metrics) -> None:
        palette, high = theme().palette, self._group_height(metrics)
        painter.setFont(font("title", metrics))
        for at, row in enumerate(self._own.table.rows):
            top = self.rowViewportPosition(at)
            if row.group and dirty.top() - high <= top <= dirty.bottom():
                paint_line(painter, 0, top + high * 0.62, row.group, palette.ink)
                line = top + high - 1
                painter.fillRect(0, line, self.viewport().width(), 1, palette.line_strong)

    def _paint_arrows(self, painter: QPainter, dirty: QRect, metrics: Metrics) -> None:
        pen = QPen(theme().palette.ink_2, 2 * metrics.s)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        arm, right = metrics.px(6), self.viewport().width() - metrics.px(ARROW) / 2
        for at, row in enumerate(self._own.table.rows):
            place = self._row_place(at)
            if row.key is None or not place.intersects(dirty):
                continue
            middle = place.center().y() + 0.5
            painter.setPen(pen)
            painter.drawPolyline(
                [
                    QRectF(right - arm / 2, middle - arm, 0, 0).topLeft(),
                    QRectF(right + arm / 2, middle, 0, 0).topLeft(),
                    QRectF(right - arm / 2, middle + arm, 0, 0).topLeft(),
                ]
            )
            left = place.right() + 1 - metrics.px(ARROW)
            painter.fillRect(left, place.bottom(), metrics.px(ARROW), 1, theme().palette.line)

    def _paint_ring(self, painter: QPainter, metrics: Metrics) -> None:
        index = self.currentIndex()
        if index.isValid():
            half = 1.5 * metrics.s
            place = QRectF(self._row_place(index.row())).adjusted(half, half, -half, -half)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme().palette.focus, 3 * metrics.s))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = RADIUS_FIELD * metrics.s
            painter.drawRoundedRect(place, radius, radius)
