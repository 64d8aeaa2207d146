"""One player's plaque at the table."""

from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QContextMenuEvent,
    QInputEvent,
    QMouseEvent,
    QPainter,
    QTouchEvent,
)
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.long_press import LongPress
from mexen_desktop.look.controls.pressable import Pressable
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.paper import RADIUS_SEAT
from mexen_desktop.look.text import tell_whole
from mexen_desktop.look.theme import theme
from mexen_desktop.look.turning import turned_rect, turned_size
from mexen_desktop.models.controller import Controller, Stage
from mexen_desktop.models.facts import SeatFacts
from mexen_desktop.scene.accessible import tell_role
from mexen_desktop.scene.life_turn import LifeTurn
from mexen_desktop.scene.places import FRAME_OUTSIDE, SeatPlace
from mexen_desktop.scene.plaque import Plaque, PlaqueStyle
from mexen_desktop.scene.seat_words import plaque_text, spoken
from mexen_desktop.scene.touch import stamp_of

_PRESSES: Final = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
)
GROW_MS: Final = 200
SHRINK_MS: Final = 150


class Seat(Pressable):
    """A plaque that grows when its player is in turn; where it may be chosen it is a button."""

    #: It lies elsewhere, or has another size, than before.
    moved = Signal()
    #: A finger rests on it, or the other mouse button was pressed.
    details_wanted = Signal()

    def __init__(self, controller: Controller, facts: SeatFacts, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"seat{facts.seat}")
        self.seat = facts.seat
        self._controller = controller
        self._facts = facts
        self._text = plaque_text(facts, controller)
        self._metrics = Metrics(1280, 800)
        self._place: SeatPlace | None = None
        self._one_line = False
        self._turn = 1.0 if facts.lit else 0.0
        self._growth: QVariantAnimation | None = None
        self._life_turn: LifeTurn | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(lambda: controller.choose(self.seat))
        self.long_press = LongPress(self)
        self.long_press.held.connect(self.details_wanted)

    @property
    def facts(self) -> SeatFacts:
        """What it shows."""
        return self._facts

    @property
    def turn(self) -> float:
        """How far it has grown: from 0, at rest, to 1, in turn."""
        return self._turn

    @property
    def place(self) -> SeatPlace | None:
        """Where it lies in each of its forms; None before it was placed."""
        return self._place

    def plaque_rect(self) -> QRect:
        """Give the plaque as it is now, without its frame, in the page's coordinates."""
        out = self._out()
        return self.geometry().adjusted(out, out, -out, -out)

    def tally_point(self) -> QPointF:
        """Give where counters go that the player takes, in the page's coordinates."""
        rect = self.plaque_rect()
        size = turned_size(rect.size(), self.quarter_turns)
        inside = self._metrics.px(44)
        tally = QRect(size.width() - inside, size.height() - inside * 2 // 3, 1, 1)
        place = turned_rect(tally, size, self.quarter_turns)
        return QPointF(rect.topLeft() + place.topLeft())

    def set_scale(self, metrics: Metrics) -> None:
        """Draw at other sizes from now on; `put` follows."""
        self._metrics = metrics

    def put(self, place: SeatPlace, *, one_line: bool) -> None:
        """Lie there from now on."""
        self._place = place
        self._one_line = one_line
        self.quarter_turns = place.turns
        self._lie()
        self.update()

    def turn_life(self, left: int, ms: int) -> None:
        """Turn the life die down to what is left; the facts say so later."""
        if self._life_turn is None:
            self._life_turn = LifeTurn(self)
            self._life_turn.changed.connect(self.update)
        self._life_turn.start(self._facts.lives or 0, left, ms)

    def refresh(self, facts: SeatFacts, *, still: bool) -> None:
        """Show other facts; `still` is without motion."""
        if self._life_turn is not None and self._controller.stage is not Stage.MOVING:
            self._life_turn.stop()
        text = plaque_text(facts, self._controller)
        before = self._facts
        changed = (facts, text) != (before, self._text)
        self._facts, self._text = facts, text
        name = spoken(facts, self._controller)
        if name != self.accessibleName():
            self.setAccessibleName(name)
        if before.choosable != facts.choosable:
            self._become_choosable(facts.choosable)
        self._grow_to(1.0 if facts.lit else 0.0, still=still)
        if changed:
            self.update()

    def spoken_role(self) -> QAccessible.Role:
        """A seat that may be chosen is a button, any other is only read."""
        return QAccessible.Role.Button if self._facts.choosable else QAccessible.Role.StaticText

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QInputEvent) and event.type() in _PRESSES:
            # Where a pad will be: whoever hammers here is too early for it.
            self._controller.tap(self.seat, stamp_of(event))
        if isinstance(event, QTouchEvent) and not self._facts.choosable:
            # A finger may rest here; while something moves it shows the end of that.
            rests = self._controller.stage is not Stage.MOVING
            event.setAccepted(rests)
            return rests
        return super().event(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.details_wanted.emit()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._facts.choosable:
            super().mousePressEvent(event)
        else:
            event.ignore()

    def corner(self) -> float:
        return RADIUS_SEAT + FRAME_OUTSIDE

    def upright_size(self) -> QSize:
        width, height = self._metrics.seat(in_turn=self._facts.lit)
        return QSize(width + 2 * self._out(), height + 2 * self._out())

    def paint(self, painter: QPainter, size: QSize) -> None:
        out = self._out()
        rect = QRectF(0, 0, size.width(), size.height()).adjusted(out, out, -out, -out)
        if self._facts.choosable:
            rect.translate(0, self.sunk * self._metrics.px(2))
        facts, turning = self._facts, self._life_turn
        if turning is not None and turning.running:
            facts = facts._replace(lives=turning.lives)
        style = PlaqueStyle(
            metrics=self._metrics,
            palette=theme().palette,
            turn=self._turn,
            one_line=self._one_line,
            hovered=self._facts.choosable and self.hovered,
            life_width=turning.width if turning is not None and turning.running else 1.0,
        )
        plaque = Plaque(facts, self._text, style)
        plaque.paint(painter, rect)
        tell_whole(self, self._text.name, plaque.shown_name)

    def _become_choosable(self, choosable: bool) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if choosable else Qt.FocusPolicy.NoFocus)
        if not choosable:
            # It is for the next button, or a ring would stand around what can do nothing.
            self.clearFocus()
        shape = Qt.CursorShape.PointingHandCursor if choosable else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        tell_role(self)

    def _out(self) -> int:
        return self._metrics.px(FRAME_OUTSIDE)

    def _grow_to(self, goal: float, *, still: bool) -> None:
        duration = theme().duration(GROW_MS if goal else SHRINK_MS)
        if still or not duration:
            if self._growth is not None:
                self._growth.stop()
            self._grown(goal)
            return
        if self._growth is None:
            if self._turn == goal:
                return
            self._growth = QVariantAnimation(self)
            self._growth.valueChanged.connect(self._grown)
        elif self._growth.endValue() == goal and (
            self._turn == goal or self._growth.state() == QVariantAnimation.State.Running
        ):
            return
        curve = QEasingCurve.Type.OutCubic if goal else QEasingCurve.Type.InOutQuad
        self._growth.stop()
        self._growth.setEasingCurve(curve)
        self._growth.setStartValue(self._turn)
        self._growth.setEndValue(goal)
        self._growth.setDuration(duration)
        self._growth.start()

    def _grown(self, turn: float) -> None:
        if turn != self._turn:
            self._turn = turn
            self._lie()
            self.update()

    def _lie(self) -> None:
        if self._place is None:
            return
        out = self._out()
        rect = between(self._place.rest, self._place.in_turn, self._turn)
        self.setGeometry(rect.adjusted(-out, -out, out, out))
        self.moved.emit()


def between(start: QRect, end: QRect, share: float) -> QRect:
    """Give the rectangle that lies that share of the way from one to the other."""
    return QRect(
        round(start.x() + (end.x() - start.x()) * share),
        round(start.y() + (end.y() - start.y()) * share),
        round(start.width() + (end.width() - start.width()) * share),
        round(start.height() + (end.height() - start.height()) * share),
    )
