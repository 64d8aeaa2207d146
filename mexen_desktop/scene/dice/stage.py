"""The widget on which the dice of the tray are thrown, lie, are set aside."""

from collections.abc import Callable
from functools import partial
from random import SystemRandom

from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.scene.dice.arrangement import Arrangement
from mexen_desktop.scene.dice.casting import Cast, Contact, labelled
from mexen_desktop.scene.dice.die import Brushes, Die
from mexen_desktop.scene.dice.lying import Lying, fall
from mexen_desktop.scene.dice.motion import (
    SOFTLY,
    Flight,
    Glide,
    Motion,
    Seen,
    set_down,
    touch_down,
)
from mexen_desktop.scene.dice.picking import Picker
from mexen_desktop.scene.dice.ring import REACH, paint_ring
from mexen_desktop.scene.dice.sets import CREAM, DieSet
from mexen_desktop.scene.dice.tray import Tray

_FRAME = 16
_SET_ASIDE = 220.0
_SET_ASIDE_LIFT = 16.0
_HOVER = 90.0


class DiceStage(QWidget):
    """A transparent sheet over the tray that shows nothing but dice with their shadows.

    A throw emits `at_rest` exactly once, unless `lay`, `clear` or another throw take its dice
    away before. `contacts` tells at the start of a throw when what will touch, for the sounds.
    """

    at_rest = Signal()
    contacts = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("diceStage")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._picker = Picker(SystemRandom())
        self._arrangement = Arrangement()
        self._waiting: tuple[Lying, bool] | None = None
        self._tray: Tray | None = None
        self._speed = 1.0
        self._rolling = False
        self._focus: int | None = None
        self._ring = QColor(255, 255, 255)
        self._set = CREAM
        self._brushes: Brushes | None = None
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_FRAME)
        self._timer.timeout.connect(self._tick)

    @property
    def rolling(self) -> bool:
        """Whether a throw is on its way."""
        return self._rolling

    def set_geometry_of(
        self,
        felt: QRectF,
        ledge: QRectF | None,
        die_width: float,
        aside_width: float,
        keep_clear: QRectF,
    ) -> None:
        """Say where dice may lie; those at rest are laid anew, those on their way arrive."""
        self._tray = Tray(felt, ledge, die_width, aside_width, keep_clear)
        self._brushes = None
        self._arrangement.fit(self._tray)
        if self._waiting is not None:
            lies, stays = self._waiting
            self._arrangement.put(self._tray, lies, stays=stays)
            self._waiting = None
        self.update()
        self._rest_if_done()

    def set_dice_set(self, dice: DieSet) -> None:
        """Play with another set of dice."""
        self._set = dice
        self._brushes = None
        for die in self._dice:
            die.forget_pictures()
        self.update()

    def set_speed(self, factor: float) -> None:
        """How long motions take: 1 in full, 0.5 half as long, 0 not at all."""
        self._speed = factor

    def set_ring_colour(self, colour: QColor) -> None:
        """The colour of the ring around the die that has the focus."""
        self._ring = colour
        self.update()

    def pick(self, count: int, direction: QPointF | None = None, stays: int | None = None) -> int:
        """Pick how so many dice will fall, before anybody asks for their values.

        `direction` is where a swipe went, in the widget's coordinates; `stays` is the die that
        lies aside, if one does. What is picked is the number of a fall, which can be kept.
        """
        return self._picker.pick(self._tray, count, direction, stays, seen=self._speed > 0)

    def throw(self, thrown: Lying) -> None:
        """Throw dice that come to rest so; one that stayed lies aside until `set_aside`."""
        cast = self._cast(thrown)
        fresh = self._put(thrown, stays=True)
        self._rolling = True
        if cast is None:
            QTimer.singleShot(0, self, self._rest_if_done)
            return
        duration = 1000 * cast.seconds * self._speed
        sides = fall(thrown.fall).sides
        for die, course, side in zip(fresh, cast.courses, sides, strict=False):
            poses = labelled(course, die.value, side).poses
            self._begin(die, Flight(die.rest.camera, poses, duration))
        self.contacts.emit(
            [contact._replace(seconds=contact.seconds * self._speed) for contact in cast.contacts]
        )

    def set_down(self, thrown: Lying) -> None:
        """Set down dice that were thrown elsewhere, one after the other; `at_rest` follows."""
        fresh = self._put(thrown, stays=True)
        self._rolling = True
        if not fresh or self._speed <= 0:
            QTimer.singleShot(0, self, self._rest_if_done)
            return
        for number, die in enumerate(fresh):
            self._begin(die, set_down(die.rest, number, self._speed))
        self.contacts.emit(
            [
                Contact(touch_down(number, self._speed), "felt", SOFTLY)
                for number in range(len(fresh))
            ]
        )

    def lay(self, lies: Lying) -> None:
        """Show the end of a throw without the throw."""
        self._rolling = False
        self._put(lies)

    def clear(self) -> None:
        """Take all dice away."""
        self.lay(Lying())

    def skip(self) -> None:
        """End all motion at once."""
        for die in self._dice:
            if die.moves:
                self._change(die, die.settle)
        self._rest_if_done()

    def set_aside(self, index: int | None, animate: bool = True) -> None:
        """Lay the free die with this index aside, the one that lay there back on the felt."""
        if self._tray is None:
            return
        self.skip()
        for die in self._arrangement.set_aside(self._tray, index):
            self._glide(die, _SET_ASIDE if animate else 0.0, _SET_ASIDE_LIFT)

    def rects(self) -> list[QRectF]:
        """The rectangles around the bodies of the dice at rest, in the order of their values."""
        return [die.body_rect() for die in self._dice]

    def set_hover(self, index: int | None) -> None:
        """Lift the die that the pointer is over."""
        for number, die in enumerate(self._dice):
            if die.lifted != (number == index):
                die.lifted = not die.lifted
                if not self._rolling:
                    self._glide(die, _HOVER, 0.0)

    def set_focus(self, index: int | None) -> None:
        """Draw the ring around the die that has the keyboard's focus."""
        if index != self._focus:
            self._focus = index
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        brushes = self._ready_brushes()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        region = event.region()
        seen = [die for die in self._dice if region.intersects(self._area(die))]
        for die in seen:
            die.paint_shadow(painter, brushes)
        # What is further from the eye is covered by what is nearer.
        for die in sorted(seen, key=lambda die: (not die.aside, -die.now.depth)):
            if not die.moves and die is self._focused:
                paint_ring(painter, die.now.outline, self._ring)
            die.paint_body(painter, brushes)
        painter.end()

    @property
    def _dice(self) -> list[Die]:
        return self._arrangement.dice

    @property
    def _focused(self) -> Die | None:
        index = self._focus
        return self._dice[index] if index is not None and index < len(self._dice) else None

    def _now(self) -> float:
        """The time of the clock by which dice move, in milliseconds."""
        return float(self._clock.elapsed())

    def _cast(self, thrown: Lying) -> Cast | None:
        """The throw that was picked; None where none is to be seen."""
        if self._tray is None or self._speed <= 0 or not 1 <= len(thrown.rolled) <= 2:
            return None
        return self._picker.cast(self._tray, thrown)

    def _put(self, lies: Lying, *, stays: bool = False) -> list[Die]:
        """Replace the dice; before the tray is known they wait."""
        self._focus = None
        for die in self._dice:
            self.update(self._area(die))
        if self._tray is None:
            self._waiting = lies, stays
            return []
        fresh = self._arrangement.put(self._tray, lies, stays=stays)
        for die in self._dice:
            self.update(self._area(die))
        return fresh

    def _glide(self, die: Die, duration: float, lift: float) -> None:
        scale = die.rest.camera.scale * die.rest.camera.tilt
        if duration * self._speed > 0:
            now = Seen(die.now.camera, die.now.pose)
            way = Glide(now, die.raised(), duration * self._speed, lift / scale)
            self._begin(die, way)
        else:
            self._change(die, die.settle)

    def _begin(self, die: Die, motion: Motion) -> None:
        self._change(die, lambda: die.move(motion, self._now()))
        self._timer.start()

    def _tick(self) -> None:
        moving = [die for die in self._dice if die.moves]
        rough = next((die for die in self._dice if die.rough), None)
        clock = self._now()
        for die in moving:
            self._change(die, partial(die.advance, clock))
        if not moving and rough is not None:
            rough.polish(self._ready_brushes())
            self.update(self._area(rough))
        self._rest_if_done()

    def _change(self, die: Die, change: Callable[[], None]) -> None:
        """Change a die; what it covers before and after is painted anew."""
        before = self._area(die)
        change()
        self.update(before.united(self._area(die)))

    def _rest_if_done(self) -> None:
        if any(die.moves for die in self._dice):
            return
        if not any(die.rough for die in self._dice):
            self._timer.stop()
        if self._rolling:
            self._rolling = False
            self.at_rest.emit()

    def _area(self, die: Die) -> QRect:
        wider = REACH if die is self._focused else 0
        return die.now.area.adjusted(-wider, -wider, wider, wider)

    def _ready_brushes(self) -> Brushes:
        """What dice are painted with, made anew after a change of size, colour or screen."""
        ratio = self.devicePixelRatioF()
        if self._brushes is None or self._brushes.ratio != ratio:
            width = self._tray.felt.camera.scale * 2 if self._tray is not None else 0.0
            self._brushes = Brushes(self._set, width, ratio)
            for die in self._dice:
                die.forget_pictures()
        return self._brushes
