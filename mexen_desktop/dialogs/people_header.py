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
        text = str(self.model().headerData(section, Qt.Orientation.Horizontal) or "")
        if self.brief and section in (Column.PLAYS, Column.KEY):
            text = ""
        used = fitted(text, font("small_strong", metrics), rect.width() - metrics.px(4))
        painter.fillRect(rect, palette.surface)
        painter.setFont(used)
        left = rect.left() + metrics.px(2 if section == Column.PLAYS else LEAD)
        paint_line(painter, left, rect.center().y() - metrics.px(2), text, palette.ink_2)
        line = metrics.px(2)
        painter.fillRect(rect.left(), rect.bottom() + 1 - line, rect.width(), line, palette.line)
