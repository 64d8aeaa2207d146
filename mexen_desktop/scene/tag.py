"""The red tags on the lower edge of seats."""

from math import ceil
from typing import Final

from PySide6.QtCore import QEasingCurve, QPoint, QPropertyAnimation, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.tags import paint_tag, tag_size
from mexen_desktop.look.theme import theme

MOVE_MS: Final = 200
_OVERSHOOT: Final = 1.2
#: How much of the tag lies on the seat.
_ON_SEAT: Final = 8


class SeatTag(QWidget):
    """A tag such as "lowest": it moves to another seat with a little swing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = ""
        self._wordless = False
        self._motion = QPropertyAnimation(self, b"pos", self)
        curve = QEasingCurve(QEasingCurve.Type.OutBack)
        curve.setOvershoot(_OVERSHOOT)
        self._motion.setEasingCurve(curve)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def hang(self, seat: QRect, text: str, *, still: bool) -> None:
        """Hang on the lower edge of that seat; where the word finds no room only its arrow does."""
        metrics = metrics_of(self)
        self._text = text
        size = tag_size(text, "lowest", metrics)
        self._wordless = size.width() > seat.width() - metrics.px(8)
        if self._wordless:
            size = tag_size("", "lowest", metrics)
        self.resize(ceil(size.width()), ceil(size.height()))
        left = seat.center().x() - self.width() // 2
        place = QPoint(left, seat.bottom() + 1 - metrics.px(_ON_SEAT))
        self._go(place, still=still or not self.isVisible())
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        text = "" if self._wordless else self._text
        painter = QPainter(self)
        paint_tag(
            painter,
            QRectF(self.rect()),
            "lowest",
            text,
            "lowest",
            metrics_of(self),
            theme().palette,
        )
        painter.end()

    def _go(self, place: QPoint, *, still: bool) -> None:
        duration = theme().duration(MOVE_MS)
        running = self._motion.state() == QPropertyAnimation.State.Running
        if running and self._motion.endValue() == place:
            return
        self._motion.stop()
        if still or not duration or place == self.pos():
            self.move(place)
            return
        self._motion.setStartValue(self.pos())
        self._motion.setEndValue(place)
        self._motion.setDuration(duration)
        self._motion.start()
