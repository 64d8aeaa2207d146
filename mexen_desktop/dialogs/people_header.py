"""The titles above the table of people."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from mexen_desktop.dialogs.people_delegate import LEAD
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import fitted, paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font
from mexen_desktop.models.players import Column


class PeopleHeader(QHeaderView):
    """The titles of the columns, on the paper above a line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)
        #: Only what tells who somebody is has a title, while a row is to be picked.
        self.brief = False

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        metrics, palette = metrics_of(self), theme().palette
        painter.fillRect(rect, palette.surface)
        if section == Column.PEG:
            # It has no title: that of the ticks before it may reach in here.
            ticks = rect.adjusted(-self.sectionSize(Column.PLAYS), 0, 0, 0)
            painter.save()
            painter.setClipRect(rect)
            self._paint_title(painter, ticks, Column.PLAYS)
            painter.restore()
        elif section == Column.PLAYS:
            wide = rect.adjusted(0, 0, self.sectionSize(Column.PEG), 0)
            self._paint_title(painter, wide, Column.PLAYS)
        else:
            self._paint_title(painter, rect, section)
        line = metrics.px(2)
        painter.fillRect(rect.left(), rect.bottom() + 1 - line, rect.width(), line, palette.line)

    def _paint_title(self, painter: QPainter, rect: QRect, section: int) -> None:
        if self.brief and section in (Column.PLAYS, Column.KEY):
            return
        metrics = metrics_of(self)
        text = str(self.model().headerData(section, Qt.Orientation.Horizontal) or "")
        left = rect.left() + metrics.px(2 if section == Column.PLAYS else LEAD)
        used = fitted(text, font("small_strong", metrics), rect.right() - metrics.px(2) - left)
        painter.setFont(used)
        middle = rect.center().y() - metrics.px(2)
        paint_line(painter, left, middle, text, theme().palette.ink_2)
