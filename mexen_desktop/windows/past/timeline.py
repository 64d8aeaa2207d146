"""A line along which a game is gone through."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider, QStyle, QWidget

from mexen_desktop.look.focus_ring import PassingRing, ring_wanted
from mexen_desktop.look.paper import RADIUS_FIELD
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme

_LINE: Final = 6
_KNOB: Final = 26


class Timeline(QSlider):
    """A slider from the first moment to the last; a touch goes to the moment under it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._ring = PassingRing()
        self.setObjectName("timeline")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        return QSize(metrics_of(self).px(120), metrics_of(self).target(48))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._go_to(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._go_to(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if ring_wanted(event.reason()):
            self._ring.show(self, RADIUS_FIELD)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring.drop()

    def paintEvent(self, _event: QPaintEvent) -> None:
        metrics, palette = metrics_of(self), theme().palette
        half, thick = metrics.px(_KNOB) / 2, metrics.px(_LINE)
        middle = self.height() / 2
        knob = half + self._share() * (self.width() - 2 * half)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for end, colour in ((self.width() - half, palette.line_strong), (knob, palette.brass_edge)):
            painter.setBrush(colour)
            line = QRectF(half, middle - thick / 2, end - half, thick)
            painter.drawRoundedRect(line, thick / 2, thick / 2)
        painter.setBrush(palette.brass)
        painter.setPen(QPen(palette.brass_edge, 2 * metrics.s))
        painter.drawEllipse(QPointF(knob, middle), half - metrics.s, half - metrics.s)
        painter.end()

    def _share(self) -> float:
        return self.value() / self.maximum() if self.maximum() else 0.0

    def _go_to(self, x: float) -> None:
        half = metrics_of(self).px(_KNOB) // 2
        span = max(1, self.width() - 2 * half)
        self.setValue(
            QStyle.sliderValueFromPosition(
                0, self.maximum(), round(x) - half, span, upsideDown=False
            )
        )
