"""A scroll bar that takes hardly any room."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollBar

from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme

_BAR: Final = 6
_LEAST: Final = 24


class ThinBar(QScrollBar):
    """A scroll bar that is a thin line on the paper."""

    def sizeHint(self) -> QSize:
        # Qt shows no scroll bar that would like to have no height.
        return QSize(metrics_of(self).px(_BAR + 4), _LEAST)

    def paintEvent(self, _event: QPaintEvent) -> None:
        span = self.maximum() - self.minimum() + self.pageStep()
        if span <= self.pageStep():
            return
        height = max(float(_LEAST), self.height() * self.pageStep() / span)
        top = (self.height() - height) * self.value() / max(1, self.maximum())
        width = metrics_of(self).px(_BAR)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().palette.line_strong)
        handle = QRectF(self.width() - width, top, width, height)
        painter.drawRoundedRect(handle, width / 2, width / 2)
