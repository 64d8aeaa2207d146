"""All about a player, on a slip of paper beside the plaque."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.panel import Panel
from mexen_desktop.look.lines import broken, step_of
from mexen_desktop.look.paper import RADIUS_SEAT
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.turning import turned_size, upright_in
from mexen_desktop.look.type import font, text_width
from mexen_desktop.models.controller import Controller
from mexen_desktop.scene.accessible import announce
from mexen_desktop.scene.places import SeatPlace, kept_inside
from mexen_desktop.scene.seat import Seat
from mexen_desktop.scene.seat_words import details

_WIDEST: Final = 420
_PADDING: Final = 16
_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)


class Details(Panel):
    """Shows who a finger rests on, turned as the plaque is, until the next press or move."""

    def __init__(self, controller: Controller, page: QWidget) -> None:
        super().__init__(elevation=2, radius=RADIUS_SEAT, parent=page)
        self.setObjectName("seatDetails")
        self._page = page
        self._controller = controller
        self._lines: list[str] = []
        self._strong = 0
        self._turns = 0
        controller.changed.connect(self.hide)
        page.installEventFilter(self)
        self.hide()

    def lines(self) -> list[str]:
        """Give what stands on it."""
        return self._lines

    def show_for(self, seat: Seat) -> None:
        """Say all about the player of that seat."""
        place = seat.place
        if place is None:
            return
        metrics = metrics_of(self)
        parts = details(seat.facts, self._controller)
        self.setAccessibleName(", ".join(parts))
        padding = metrics.px(_PADDING)
        room = min(metrics.px(_WIDEST), self._page.width() - 2 * metrics.margin - 2 * padding)
        name = broken(parts[0], font("title", metrics), room)
        used = font("body", metrics)
        rest = [line for part in parts[1:] for line in broken(part, used, room)]
        self._lines, self._strong, self._turns = [*name, *rest], len(name), place.turns
        widths = [text_width(line, self._font(at)) for at, line in enumerate(self._lines)]
        height = sum(step_of(self._font(at)) for at in range(len(self._lines)))
        upright = QSize(round(max(widths)) + 1 + 2 * padding, round(height) + 2 * padding)
        self.place_paper(self._beside(place, turned_size(upright, place.turns)))
        self.show()
        self.raise_()
        self.update()
        announce(self, self.accessibleName())

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in _PRESSES or event.type() == QEvent.Type.Resize:
            self.hide()
        return False

    def event(self, event: QEvent) -> bool:
        if event.type() in _PRESSES:
            self.hide()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        padding, palette = metrics_of(self).px(_PADDING), theme().palette
        painter = QPainter(self)
        upright_in(painter, self.paper(), self._turns)
        top = float(padding)
        for at, line in enumerate(self._lines):
            used = self._font(at)
            painter.setFont(used)
            paint_line(painter, padding, top + step_of(used) / 2, line, palette.ink)
            top += step_of(used)
        painter.end()

    def _font(self, line: int) -> QFont:
        return font("title" if line < self._strong else "body", metrics_of(self))

    def _beside(self, place: SeatPlace, size: QSize) -> QRect:
        """Give where it lies: towards the tray, inside the page."""
        metrics, seat = metrics_of(self), place.in_turn
        gap = metrics.px(8)
        paper = QRect(QPoint(), size)
        paper.moveCenter(seat.center())
        if place.side == "left":
            paper.moveLeft(seat.right() + gap)
        elif place.side == "right":
            paper.moveRight(seat.left() - gap)
        elif place.side == "top":
            paper.moveTop(seat.bottom() + gap)
        else:
            paper.moveBottom(seat.top() - gap)
        margin = metrics.margin
        return kept_inside(paper, self._page.rect().adjusted(margin, margin, -margin, -margin))
