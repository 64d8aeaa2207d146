"""The red tags on the lower edge of seats."""

from math import ceil
from typing import Final

from PySide6.QtCore import QEasingCurve, QPoint, QPropertyAnimation, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.tags import paint_tag, tag_size
from mexen_desktop.look.theme import theme
from mexen_desktop.look.turning import turned_rect, turned_size, upright

MOVE_MS: Final = 200
_OVERSHOOT: Final = 1.2
#: How much of the tag lies on the seat.
_ON_SEAT: Final = 8
#: How far it stays away from the buttons below.
_AIR: Final = 2


class SeatTag(QWidget):
    """A tag such as "lowest": it moves to another seat with a little swing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = ""
        self._wordless = False
        self._turns = 0
        self._motion = QPropertyAnimation(self, b"pos", self)
        curve = QEasingCurve(QEasingCurve.Type.OutBack)
        curve.setOvershoot(_OVERSHOOT)
        self._motion.setEasingCurve(curve)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def hang(
        self,
        seat: QRect,
        text: str,
        turns: int | None = None,
        *,
        still: bool,
        above: int | None = None,
    ) -> None:
        """Hang on the lower edge of that seat; where the word finds no room only its arrow does.

        It lies higher on the seat rather than on what begins at `above`.

        On a table that is seen from all sides `turns` says from which, and it hangs on the edge
        towards the tray.
        """
        metrics = metrics_of(self)
        self._turns = turns or 0
        self._text = text
        size = tag_size(text, "lowest", metrics)
        room = turned_size(seat.size(), self._turns)
        self._wordless = size.width() > room.width() - metrics.px(8)
        if self._wordless:
            size = tag_size("", "lowest", metrics)
        paper = QSize(ceil(size.width()), ceil(size.height()))
        self.resize(turned_size(paper, self._turns))
        on_seat = metrics.px(_ON_SEAT)
        # Upright as the one who sits there sees it, the seat being the whole.
        top = room.height() - on_seat if turns is None else on_seat - paper.height()
        hung = QRect(QPoint((room.width() - paper.width()) // 2, top), paper)
        place = seat.topLeft() + turned_rect(hung, room, self._turns).topLeft()
        if above is not None:
            place.setY(min(place.y(), above - metrics.px(_AIR) - self.height()))
        self._go(place, still=still or not self.isVisible())
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        text = "" if self._wordless else self._text
        painter = QPainter(self)
        paint_tag(
            painter,
            upright(painter, self, self._turns),
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
