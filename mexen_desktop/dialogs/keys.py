"""The dialog that lists what each key does."""

from itertools import chain
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.dialogs.key_rows import KeyRow, Line, Title
from mexen_desktop.dialogs.overlay import Overlay
from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.controls.scrolled import Scrolled
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import fitted, paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font
from mexen_desktop.texts.keys import parts

_PAD: Final = 32
_TALL: Final = 1_200
#: Two columns need so much width for each, which grows with the text.
_COLUMN: Final = 400
_BETWEEN: Final = 40
_TITLE: Final = 30


class KeysDialog(Overlay):
    """Shows all keys in two columns where there is room; it scrolls where there is little."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setObjectName("keysDialog")
        self._title = ""
        self._parts: list[list[Line]] = []
        self.list = Scrolled(self)
        self.list.setObjectName("keysList")
        self.list.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.close_button = IconButton("close", parent=self)
        self.close_button.setObjectName("closeButton")
        self.close_button.clicked.connect(self.accept)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the dialog in the language that is spoken now."""
        self._title = self.tr("Keys")
        self.setAccessibleName(self._title)
        self.list.setAccessibleName(self._title)
        self.close_button.set_label(self.tr("Close"))
        for line in chain(*self._parts):
            line.hide()
            line.deleteLater()
        paper = self.list.paper
        self._parts = [
            [Title(part, paper), *(KeyRow(row, paper) for row in part.rows)] for part in parts()
        ]
        for line in chain(*self._parts):
            line.show()
        self.rearrange()

    def open_over(self) -> None:
        super().open_over()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def lay_out(self, paper: QRect) -> None:
        metrics = metrics_of(self)
        pad, close = metrics.px(_PAD), self.close_button.sizeHint()
        place = QRect(0, 0, close.width(), close.height())
        place.moveTopRight(paper.topRight() + QPoint(-metrics.px(16), metrics.px(12)))
        self.close_button.setGeometry(place)
        top = place.bottom() + metrics.px(8)
        width = paper.width() - 2 * pad
        height = paper.bottom() - pad // 2 - top
        # Its bar moves beside what is written, into the paper's margin.
        self.list.setGeometry(QRect(paper.left() + pad, top, width + 3 * pad // 4, height))
        self._lay_out_lines()

    def wanted_height(self) -> int:
        return metrics_of(self).px(_TALL)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        left = self.list.x()
        wanted = font("title", metrics_of(self))
        # Above the titles of its parts.
        wanted.setPixelSize(metrics_of(self).text(_TITLE))
        painter.setFont(fitted(self._title, wanted, self.close_button.x() - left))
        middle = self.close_button.geometry().center().y()
        paint_line(painter, left, middle, self._title, theme().palette.ink)
        painter.end()

    def _lay_out_lines(self) -> None:
        metrics = metrics_of(self)
        whole = self.paper().width() - 2 * metrics.px(_PAD)
        between = metrics.px(_BETWEEN)
        two = whole >= 2 * metrics.px(_COLUMN) * metrics.text_factor + between
        width = (whole - between) // 2 if two else whole
        rows = [line for line in chain(*self._parts) if isinstance(line, KeyRow)]
        lead = max((row.lead_in(width) for row in rows), default=0.0)
        for row in rows:
            row.set_lead(lead)
        heights = [sum(line.height_in(width) for line in part) for part in self._parts]
        left = top = lowest = 0
        for part, height in zip(self._parts, heights, strict=True):
            # The second column begins where the first has its half.
            if two and not left and top and top + height / 2 > sum(heights) / 2:
                left, top = width + between, 0
            for line in part:
                line.setGeometry(left, top, width, line.height_in(width))
                top += line.height()
                line.update()
            lowest = max(lowest, top)
        self.list.paper.resize(whole, lowest + metrics.px(8))
        self.list.verticalScrollBar().setSingleStep(metrics.px(48))
