"""The looks that all things share which can be pressed."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from mexen_desktop.look.focus_ring import PassingRing
from mexen_desktop.look.paper import RADIUS_SEAT
from mexen_desktop.look.theme import theme
from mexen_desktop.look.turning import turned_size, upright

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation

_DOWN_MS: Final = 60
_UP_MS: Final = 120


class PaintedButton(QAbstractButton):
    """A button that may be turned towards a side of the table, goes down, has a ring around it.

    A subclass paints itself upright in `paint`; it tells its size in `upright_size`.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._quarter_turns = 0
        self._held = False
        self._depth = 0.0
        self._motion: QVariantAnimation | None = None
        self._ring = PassingRing()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paint(self, painter: QPainter, size: QSize) -> None:
        """Paint the thing upright into that size; the painter is turned already."""
        raise NotImplementedError

    def upright_size(self) -> QSize:
        """Give the size it would like to have when it is not turned."""
        raise NotImplementedError

    def corner(self) -> float:
        """Give the radius of its corners, at scale 1: the focus ring goes around them."""
        return RADIUS_SEAT

    def ring_around(self) -> QWidget:
        """Give the widget that the focus ring goes around."""
        return self

    def ring_body(self) -> QRect:
        """Give the part of that widget which the ring goes around."""
        return self.ring_around().rect()

    @property
    def quarter_turns(self) -> int:
        """How often it is turned by a quarter, clockwise, towards a side of the table."""
        return self._quarter_turns

    @quarter_turns.setter
    def quarter_turns(self, turns: int) -> None:
        self._quarter_turns = turns % 4
        self.updateGeometry()
        self.update()

    @property
    def sunk(self) -> float:
        """How far it is pressed down: from 0 to 1."""
        return self._depth

    def set_held(self, held: bool) -> None:
        """Keep it down after the press, as a pad that was tapped."""
        self._held = held
        self.update()

    def sizeHint(self) -> QSize:
        return turned_size(self.upright_size(), self._quarter_turns)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        # Qt sets a button down by itself, without a word to its subclasses but this one.
        self._sink()
        painter = QPainter(self)
        rect = upright(painter, self, self._quarter_turns)
        self.paint(painter, rect.size().toSize())
        painter.end()

    def show_ring(self) -> None:
        """Show the ring of the keyboard's focus."""
        self._ring.show(self.ring_around(), self.corner(), self.ring_body())

    def drop_ring(self) -> None:
        """Take the ring away."""
        self._ring.drop()

    def _sink(self) -> None:
        goal = 1.0 if self.isDown() or self._held else 0.0
        if self._motion is not None and self._motion.endValue() == goal:
            return
        if self._motion is None:
            if goal == self._depth:
                return
            self._motion = self._new_motion()
        self._motion.stop()
        duration = theme().duration(_DOWN_MS if goal else _UP_MS)
        self._motion.setStartValue(self._depth)
        self._motion.setEndValue(goal)
        if duration == 0:
            self._depth = goal
        else:
            self._motion.setDuration(duration)
            self._motion.start()

    def _new_motion(self) -> "QVariantAnimation":
        # No start of the program waits for what only a press needs.
        from PySide6.QtCore import QEasingCurve, QVariantAnimation

        motion = QVariantAnimation(self)
        motion.setEasingCurve(QEasingCurve.Type.OutQuad)
        motion.valueChanged.connect(self._move)
        return motion

    def _move(self, depth: float) -> None:
        self._depth = depth
        self.update()
