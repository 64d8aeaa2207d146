"""The tray in the middle of the table with the dice that lie in it."""

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.shadow import reach
from mexen_desktop.look.theme import theme
from mexen_desktop.look.tray import Side, TrayPainter, TrayShape, paint_place, tray_shape
from mexen_desktop.models.controller import Controller, Stage
from mexen_desktop.scene.dice import DiceStage
from mexen_desktop.scene.die_sets import dice_of_theme
from mexen_desktop.scene.handles import Handles
from mexen_desktop.scene.ledge_tags import LedgeTags
from mexen_desktop.scene.lying import Lying, lies
from mexen_desktop.scene.papers import Room
from mexen_desktop.scene.pot import PotView
from mexen_desktop.scene.slip import Slip
from mexen_desktop.scene.swipe import SwipeWatch

_ELEVATION = 3
_TOUCHES = (
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
    QEvent.Type.TouchCancel,
)


class TrayPane(QWidget):
    """Felt with pot and dice, a ledge where dice may stay: larger than the tray by its shadow.

    A swipe across it throws. While something moves it shows what it is told to, else what lies
    there.
    """

    #: The dice that were thrown lie.
    at_rest = Signal()

    def __init__(self, controller: Controller, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tray")
        self._controller = controller
        self._metrics = Metrics(1280, 800)
        self._painter = TrayPainter()
        self._shape = TrayShape(QRect(), QRect(), QRect(), QRect())
        #: How much of the felt is taken at its upper and at its lower side.
        self._taken = 0
        self._flat = False
        self._ledge_side: Side = "right"
        #: Towards which side of the table words are turned.
        self._turns = 0
        self._shown: Lying | None = None
        self._aside: int | None = None
        self._direction: QPointF | None = None
        self.pot = PotView(controller, self)
        self.stage = DiceStage(self)
        self.stage.at_rest.connect(self.at_rest)
        self._tags = LedgeTags(controller, self)
        self.handles = Handles(controller, self.stage, self)
        self.slip = Slip(controller, self)
        self._swipes = SwipeWatch(self)
        for part in (self, *self.handles.all):
            self._swipes.watch(part)
        self._swipes.pressed.connect(self._press)
        self._swipes.swiped.connect(self._swipe)
        self._swipes.tapped.connect(self._tap)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        controller.jumped.connect(self._forget)
        controller.pick_fall = self._pick
        theme().changed.connect(self._dress)
        self._dress()
        self.retranslate()

    # What others ask

    def place(
        self, outer: QRect, taken: int = 0, *, flat: bool = False, ledge: Side = "right"
    ) -> None:
        """Put the tray itself there, in the parent's coordinates.

        So much of the felt is taken by other things at its upper and at its lower side; on a
        `flat` screen it is seen from all sides.
        """
        self._taken = taken
        self._flat = flat
        self._ledge_side = ledge
        self.set_scale(metrics_of(self))
        out = reach(_ELEVATION, self._metrics.s)
        # Dice come from outside, high above the table: none is to be cut off in the air.
        left, above = max(out, outer.left()), max(out, outer.top())
        self.setGeometry(outer.adjusted(-left, -above, out, out))
        self._lay_out(QRect(left, above, outer.width(), outer.height()))

    def face(self, turns: int) -> None:
        """Turn words towards a side of the table, by so many quarters."""
        self._turns = turns
        self.slip.face(turns)
        self._tags.face(turns)
        self._uncover_pot()

    @property
    def turns(self) -> int:
        """How often words are turned by a quarter, clockwise, towards a side of the table."""
        return self._turns

    def set_scale(self, metrics: Metrics) -> None:
        """Draw in the sizes of that window; `place` follows."""
        self._metrics = metrics
        self.pot.set_scale(metrics)

    def refresh(self) -> None:
        """Show what lies there now."""
        controller = self._controller
        self.pot.refresh()
        self.slip.refresh()
        self._uncover_pot()
        if controller.stage is not Stage.MOVING:
            self._show_dice(lies(controller.game))
        self._tags.invite()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._tags.retranslate()
        # How much of the felt the slip covers follows from its words.
        self.slip.retranslate()
        self.refresh()

    def throw(self, thrown: Lying) -> None:
        """Throw dice that come to rest so; `at_rest` follows."""
        self._shown = thrown
        self.stage.throw(thrown)
        self._note_aside(len(thrown.rolled) if thrown.stayed else None)

    def set_down(self, thrown: Lying) -> None:
        """Set down dice that people threw themselves; `at_rest` follows."""
        self._shown = thrown
        self.stage.set_down(thrown)
        self._note_aside(len(thrown.rolled) if thrown.stayed else None)

    def lay(self, thrown: Lying) -> None:
        """Show the end of a throw without the throw."""
        self._shown = thrown
        self.stage.lay(thrown)
        aside = len(thrown.rolled) if thrown.stayed else None
        self.stage.set_aside(aside, animate=False)
        self._note_aside(aside)

    def skip(self) -> None:
        """Show the end of all motion at once."""
        self.stage.skip()

    @property
    def inside(self) -> QRect:
        """Where felt and ledge are."""
        return self._shape.felt.united(self._shape.ledge)

    @property
    def felt(self) -> QRect:
        """Where the felt is."""
        return self._shape.felt

    def pot_centre(self) -> QPointF:
        """Give where the pot's counters lie, in the parent's coordinates."""
        return QPointF(self.mapToParent(self.pot.counters_centre()))

    def felt_centre(self) -> QPointF:
        """Give the middle of the felt, in the parent's coordinates."""
        return QPointF(self.mapToParent(self._shape.felt.center()))

    # Inside

    def event(self, event: QEvent) -> bool:
        if event.type() in _TOUCHES:
            # Taken, so that the rest of the touch comes here too.
            event.accept()
            return True
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().event(event)

    def covered(self) -> QRect:
        """Where wood and felt hide what is below, in the parent's coordinates."""
        if not self.isVisible():
            return QRect()
        # The rim's width is enough to be within the round corners.
        rim = self._shape.felt.left() - self._shape.outer.left()
        return self._shape.outer.adjusted(rim, rim, -rim, -rim).translated(self.pos())

    def paintEvent(self, event: QPaintEvent) -> None:
        shape, scale, palette = self._shape, self._metrics.s, theme().palette
        if shape.outer.isEmpty():
            return
        painter = QPainter(self)
        self._painter.paint(painter, shape, scale, palette)
        place = shape.place.adjusted(-1, -1, 1, 1) if self._aside is None else QRect()
        # No paper, no die of a deciding throw lies half over a hollow.
        if event.region().intersects(place) and not self.slip.covers(place):
            paint_place(painter, QRectF(shape.place), scale, palette)
        painter.end()

    def _lay_out(self, outer: QRect) -> None:
        metrics = self._metrics
        keeps = self._controller.game.options.keep != "none"
        shape = tray_shape(outer, metrics.s, metrics.ledge if keeps else 0, self._ledge_side)
        self._shape = shape
        self.stage.setGeometry(self.rect())
        free = shape.felt.adjusted(0, self._taken, 0, -self._taken)
        clear = self.pot.place(free, both_ways=self._flat)
        self.stage.set_geometry_of(
            QRectF(free),
            QRectF(shape.ledge) if keeps else None,
            metrics.die_free,
            metrics.die_aside,
            QRectF(clear),
        )
        self.stage.set_aside(self._aside, animate=False)
        below_pot = QRect(free)
        if self._flat and free.width() > free.height():
            below_pot.setLeft(max(free.left(), clear.right()))
        else:
            below_pot.setTop(max(free.top(), clear.bottom()))
        # A ledge beside the felt lies between the lines above and below as well.
        beside = shape.ledge.adjusted(0, self._taken, 0, -self._taken)
        alone = not keeps or (self._flat and self._ledge_side == "below")
        whole = free if alone else free.united(beside)
        felt = below_pot if self._flat else free
        self.slip.place(Room(below_pot, felt, whole, metrics))
        self._uncover_pot()
        self.handles.place()
        self._tags.place(shape.ledge, metrics)
        self.update()

    def _show_dice(self, there: Lying) -> None:
        if there != self._shown:
            self._shown = there
            self.stage.lay(there)
            self._note_aside(None)
        keep = self._controller.keep
        aside = there.place_of(keep, self._controller.touched) if keep else None
        if aside != self._aside:
            self.stage.set_aside(aside)
            self._note_aside(aside)
        self.handles.refresh(there.values, aside)

    def _note_aside(self, index: int | None) -> None:
        """Mark the die that lies on the ledge now, or the empty place there."""
        self._aside = index
        self._tags.note(stays=index is not None)
        self.update(self._shape.ledge)

    def _uncover_pot(self) -> None:
        """Show the pot unless paper lies on it: half a number would be read wrongly."""
        played_for = not self._controller.game.options.costs_life
        self.pot.setVisible(played_for and not self.slip.covers(self.pot.geometry()))

    def _pick(self, count: int) -> int:
        """Pick how the next dice will fall: towards where a swipe went, if there was one."""
        direction, self._direction = self._direction, None
        return self.stage.pick(count, direction, self._aside)

    def _forget(self) -> None:
        """Lay the dice of another moment anew, without motion."""
        self._shown = None

    def _dress(self) -> None:
        self.stage.set_speed(theme().duration(1000) / 1000)
        self.stage.set_ring_colour(theme().palette.focus_on_felt)
        self.stage.set_dice_set(dice_of_theme())
        self.update()

    def _press(self, stamp: int) -> None:
        if self._controller.stage is Stage.MOVING:
            self._swipes.forget()
            self._controller.throw(stamp)

    def _swipe(self, way: QPointF, stamp: int) -> None:
        if self._controller.may_throw:
            self._direction = way
            self._controller.throw(stamp)

    def _tap(self, at: QPointF) -> None:
        """Let a tap on the ledge do what the word on it says, where that is but one thing."""
        controller, lies_there = self._controller, self._shown
        if controller.stage is Stage.MOVING or lies_there is None:
            return
        values = {controller.keep} if controller.keep else set(controller.may_stay)
        if len(values) == 1 and self._shape.ledge.contains(self.mapFromGlobal(at).toPoint()):
            (value,) = values
            controller.toggle_keep(value, lies_there.place_of(value, controller.touched))
