"""The headings above a table."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from mexen_desktop.look.lines import LINE_HEIGHT
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import sized_font, text_width
from mexen_desktop.models.statistics.table import TableModel
from mexen_desktop.windows.statistics.widths import GAP, PICTURES, heading_lines

_BOLD = 700


class Headings(QHeaderView):
    """The headings of the columns, at the foot of their room, above a line."""

    def __init__(self, model: TableModel, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._table = model
        self.pictures = True
        self.setSectionsClickable(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        # The line goes on to where the rows end.
        painter, palette, rest = QPainter(self.viewport()), theme().palette, self.viewport().rect()
        rest.setLeft(self.length())
        painter.fillRect(rest, palette.surface)
        painter.fillRect(rest.left(), rest.bottom(), rest.width(), 1, palette.line_strong)
        painter.end()

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        metrics, palette = metrics_of(self), theme().palette
        column = self._table.table.columns[section]
        room = rect.width() - metrics.px(GAP)
        lines, pixels = heading_lines(column.heading, room, metrics)
        used = sized_font(pixels, _BOLD)
        pictured = self.pictures and column.kind in PICTURES
        left_aligned = section == 0 or pictured
        painter.fillRect(rect, palette.surface)
        painter.setFont(used)
        step = pixels * min(1.2, LINE_HEIGHT)
        top = rect.bottom() - metrics.px(6) - len(lines) * step
        for at, line in enumerate(lines):
            left = rect.left() if left_aligned else rect.left() + room - text_width(line, used)
            paint_line(painter, left, top + (at + 0.5) * step, line, palette.ink_2)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, palette.line_strong)
