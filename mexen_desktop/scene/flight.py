"""Counters that fly over the table to a seat."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.coins import ONE_RADIUS, paint_piles, piles_size
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme

#: Each counter leaves so long after the one before, as far as the time allows.
_APART_MS: Final = 12
_MOST: Final = 12
_LIFT: Final = 40
_CURVE: Final = QEasingCurve(QEasingCurve.Type.OutCubic)


class CountersInFlight(QWidget):
    """A see-through sheet over the page that exists only as long as counters fly."""

    #: All of them are there; the sheet is gone.
    arrived = Signal()

    def __init__(self, page: QWidget, start: QPointF, end: QPointF) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._start = start
        self._end = end
        self._count = 0
        self._elapsed = 0
        self._counter = QPixmap()
        self._middle = QPointF()
        self._motion = QVariantAnimation(self)
        self._motion.valueChanged.connect(self._move)
        self._motion.finished.connect(self._arrive)

    def start(self, count: int, milliseconds: int) -> None:
        """Let so many counters fly, all within that time."""
        self._count = min(count, _MOST)
        self._draw_counter()
        reach = metrics_of(self).px(2 * ONE_RADIUS + _LIFT)
        way = QRectF(self._start, self._end).normalized().adjusted(-reach, -reach, reach, reach)
        self.setGeometry(way.toAlignedRect())
        self._motion.setStartValue(0)
        self._motion.setEndValue(milliseconds)
        self._motion.setDuration(milliseconds)
        self.show()
        self.raise_()
        self._motion.start()

    def end(self) -> None:
        """Take them away."""
        self._motion.stop()
        self.hide()
        self.deleteLater()

    def paintEvent(self, _event: QPaintEvent) -> None:
        total = self._motion.duration()
        apart = min(_APART_MS, total // (2 * self._count)) if self._count else 0
        alone = total - apart * (self._count - 1)
        painter = QPainter(self)
        painter.translate(-self.pos())
        for counter in range(self._count):
            part = (self._elapsed - counter * apart) / alone
            if part < 1:
                part = _CURVE.valueForProgress(max(0.0, part))
                at = self._start + (self._end - self._start) * part
                lift = _LIFT * metrics_of(self).s * 4 * part * (1 - part)
                painter.drawPixmap(at - self._middle - QPointF(0, lift), self._counter)
        painter.end()

    def _draw_counter(self) -> None:
        scale, ratio = metrics_of(self).s, self.devicePixelRatioF()
        size = piles_size(1, scale).toSize() + QSize(2, 2)
        self._counter = QPixmap(size * ratio)
        self._counter.setDevicePixelRatio(ratio)
        self._counter.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._counter)
        paint_piles(painter, 1, size.height() - 1, 1, scale, theme().palette)
        painter.end()
        self._middle = QPointF(ONE_RADIUS * scale, size.height() / 2)

    def _move(self, elapsed: int) -> None:
        self._elapsed = elapsed
        self.update()

    def _arrive(self) -> None:
        self.end()
        self.arrived.emit()
