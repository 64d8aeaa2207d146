"""Small things that fly over the table to a seat."""

from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.coins import paint_piles, piles_size
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.tags import medallion_size, paint_medallion
from mexen_desktop.look.theme import theme

#: Each thing leaves so long after the one before, as far as the time allows.
_APART_MS: Final = 12
_MOST: Final = 12
_LIFT: Final = 40
_CURVE: Final = QEasingCurve(QEasingCurve.Type.OutCubic)


class InFlight(QWidget):
    """A see-through sheet over the page that exists only as long as something flies."""

    #: All is there; the sheet is gone.
    arrived = Signal()

    def __init__(self, page: QWidget, start: QPointF, end: QPointF) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._start = start
        self._end = end
        self._count = 1
        self._elapsed = 0
        self._picture = QPixmap()
        self._motion = QVariantAnimation(self)
        self._motion.valueChanged.connect(self._move)
        self._motion.finished.connect(self._arrive)

    def fly_counters(self, count: int, milliseconds: int) -> None:
        """Let so many counters fly, a dozen at most, all within that time."""
        self._count = min(count, _MOST)
        scale = metrics_of(self).s
        size = piles_size(1, scale)
        painter = self._begin_picture(size)
        paint_piles(painter, 1, size.height(), 1, scale, theme().palette)
        painter.end()
        self._take_off(milliseconds)

    def fly_medallion(self, icon: str, text: str, milliseconds: int) -> None:
        """Let the medallion of a role fly."""
        scale = metrics_of(self).s
        size = medallion_size(text, scale)
        painter = self._begin_picture(size)
        place = QRectF(1, 1, size.width(), size.height())
        paint_medallion(painter, place, icon, text, scale, theme().palette)
        painter.end()
        self._take_off(milliseconds)

    def end(self) -> None:
        """Take it all away."""
        self._motion.stop()
        self.hide()
        self.deleteLater()

    def paintEvent(self, _event: QPaintEvent) -> None:
        total = self._motion.duration()
        apart = min(_APART_MS, total // (2 * self._count))
        alone = total - apart * (self._count - 1)
        size = self._picture.deviceIndependentSize()
        middle = QPointF(size.width() / 2, size.height() / 2)
        painter = QPainter(self)
        painter.translate(-self.pos())
        for thing in range(self._count):
            part = (self._elapsed - thing * apart) / alone
            if part < 1:
                part = _CURVE.valueForProgress(max(0.0, part))
                at = self._start + (self._end - self._start) * part
                lift = _LIFT * metrics_of(self).s * 4 * part * (1 - part)
                painter.drawPixmap(at - middle - QPointF(0, lift), self._picture)
        painter.end()

    def _begin_picture(self, size: QSizeF) -> QPainter:
        ratio = self.devicePixelRatioF()
        whole = size.toSize() + QSize(3, 3)
        self._picture = QPixmap(whole * ratio)
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(Qt.GlobalColor.transparent)
        return QPainter(self._picture)

    def _take_off(self, milliseconds: int) -> None:
        size = self._picture.deviceIndependentSize()
        out = max(size.width(), size.height()) + metrics_of(self).px(_LIFT)
        way = QRectF(self._start, self._end).normalized().adjusted(-out, -out, out, out)
        self.setGeometry(way.toAlignedRect())
        self._motion.setStartValue(0)
        self._motion.setEndValue(milliseconds)
        self._motion.setDuration(milliseconds)
        self.show()
        self.raise_()
        self._motion.start()

    def _move(self, elapsed: int) -> None:
        self._elapsed = elapsed
        self.update()

    def _arrive(self) -> None:
        self.end()
        self.arrived.emit()
