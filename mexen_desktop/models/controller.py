"""The one object through which a table plays a game."""

from collections.abc import Callable, Sequence
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from mexen_desktop.models.arranging import Arranging
from mexen_desktop.models.facts import Person
from mexen_desktop.models.shown import Stage
from mexen_desktop.models.sleep import SleepWatch
from mexen_desktop.rules.actions import Action, Appoint, Give, Stop, Tap, Throw
from mexen_desktop.rules.engine import dice_due
from mexen_desktop.rules.state import GIVE, RACE
from mexen_desktop.session.game import Cast, Game, Step
from mexen_desktop.session.race import RaceClock

__all__ = ["Controller", "Stage", "clock_ms"]

#: Two presses of the throw that come closer are one: a bouncing button.
BOUNCE_MS = 40
#: Who presses again within this time has not meant a second throw: a double click throws once.
AGAIN_MS = 300


def clock_ms() -> int:
    """Return milliseconds of the clock that stamps input events."""
    return int(monotonic() * 1000)


class Controller(Arranging):
    """Plays one game: takes what people want, tells what happened.

    A step first moves (`stepped`, stage MOVING); whoever shows it calls `settle` at its end, and
    only then do the facts follow, so that no plaque tells a result before the dice lie.
    """

    #: A Step to be shown, or a Cast; answer with `settle`.
    stepped = Signal(object)
    #: A press while something moves: show its end now.
    skipped = Signal()
    #: A press while a computer thinks: it shall act now.
    hurried = Signal()
    #: A press that cannot be followed; the reason is one of texts.refusals.
    refused = Signal(str)
    #: The computer slept in the middle of a race.
    interrupted = Signal()

    def __init__(
        self,
        game: Game,
        people: Sequence[Person],
        parent: QObject | None = None,
        clock: Callable[[], int] = clock_ms,
    ) -> None:
        super().__init__(game, people, parent)
        #: Picks how so many dice will fall; whoever shows them knows.
        self.pick_fall: Callable[[int], int] = lambda _: 0
        self._clock = clock
        self._race: RaceClock | None = None
        #: By seat, when somebody last wanted to tap while there was no race.
        self._early: dict[int, int] = {}
        self._sleep = SleepWatch()
        self._last_press = self._last_act = self._last_stop = -AGAIN_MS
        self._last_face = (0, -AGAIN_MS)
        self._decide = QTimer(self, singleShot=True, interval=0)
        self._decide.timeout.connect(self._decide_race)
        # A game that is taken up again may stand at a round's end, or in a race.
        self._catch_up()
        if game.aside is not None and game.aside.value in self.may_stay:
            self.keep, self.touched = game.aside.value, game.aside.die

    def throw(self, stamp: int = 0) -> None:
        """Throw, or show the end of what moves, or go on to the next round."""
        if self.held:
            return
        now = self._clock()
        bounced = now - self._last_press < BOUNCE_MS
        again = now - self._last_act < AGAIN_MS
        self._last_press = now
        if bounced or (again and self.stage is not Stage.MOVING):
            return
        self._last_act = now
        if self.stage is Stage.MOVING:
            self.skipped.emit()
        elif self.stage is Stage.ROUND_OVER:
            self.next_round()
        elif self.may_enter:
            self.refused.emit("own_dice")
        elif self.may_throw and self._race is not None:
            self._press_in_race(self._player, stamp, is_thrower=True, stops=False)
        elif self.may_throw:
            self._throw()
        elif self.thinks:
            self.hurried.emit()

    def play(self, action: Action, stamp: int = 0) -> None:
        """Do what a computer wants, decided or pressed at `stamp`; nothing where it may not.

        A throw takes the die along that lies aside. Where the table throws dice of its own it
        asks people to.
        """
        if isinstance(action, Tap):
            if action.by in self.racers:
                self._press_in_race(action.by, stamp, is_thrower=False, stops=False)
        elif not self.thinks:
            return
        elif self._race is not None:
            stops = isinstance(action, Stop)
            self._press_in_race(self._player, stamp, is_thrower=True, stops=stops)
        elif not isinstance(action, Throw):
            self._do(action)
        elif self.own_dice:
            self.asks = True
            self.changed.emit()
        else:
            self._throw()

    def use_own_dice(self, own: bool) -> None:
        """Let people enter what dice of their own show, or throw the program's."""
        if own != self.own_dice:
            self.own_dice, self.faces, self.asks = own, (), False
            self.changed.emit()

    def enter(self, face: int, *, typed: bool = False) -> None:
        """Enter what one of the table's own dice shows; the last one makes the throw whole.

        A face that is touched twice in quick succession is entered once; keys are struck faster.
        """
        now = self._clock()
        if self.stage is Stage.MOVING:
            self.throw()
        elif self.may_enter and now - self._last_act >= AGAIN_MS:
            last, when = self._last_face
            self._last_face = (face, now)
            if face != last or now - when >= (BOUNCE_MS if typed else AGAIN_MS):
                self._add_face(face, now)

    def take_back_face(self) -> None:
        """Take back the face that was entered last."""
        if self.faces:
            self.faces = self.faces[:-1]
            self._last_face = (0, 0)
            self.changed.emit()

    def stop(self, stamp: int = 0) -> None:
        """End the turn early; who showed the end of what moves does not stop by the same hurry."""
        if self.stage is Stage.MOVING:
            self._last_stop = self._clock()
            self.skipped.emit()
        elif self._clock() - self._last_stop < AGAIN_MS:
            return
        elif self.may_stop and self._race is not None:
            self._press_in_race(self._player, stamp, is_thrower=True, stops=True)
        elif self.may_stop:
            self._do(Stop(self._player))

    def tap(self, seat: int, stamp: int = 0) -> None:
        """Tap the 32 of another player; before the race is open that only holds one up."""
        if seat in self.tappers:
            self._press_in_race(seat, stamp, is_thrower=False, stops=False)
        else:
            self._early[seat] = stamp or self._clock()

    def look(self, *, away: bool) -> None:
        """Hold a race as long as people are kept from the table; then it opens anew for all."""
        if away != self.away:
            self.away = away
            if self.racing and not away:
                self._open_race()
            self.changed.emit()

    def toggle_keep(self, value: int, die: int | None = None) -> None:
        """Set the die with that value aside for the next throw, or take it back.

        `die` is the one that was touched, where both have that value.
        """
        if value not in self.may_stay:
            if self.ready:
                self.refused.emit("keep")
            return
        self.set_aside(0 if self.keep == value else value, die)

    def set_aside(self, value: int, die: int | None = None) -> None:
        """Let the die with that value lie aside for the next throw; none for 0."""
        self.keep = value
        self.touched = die if value else None
        self.game.lay_aside(self.keep, self.touched)
        self.faces = ()
        self.changed.emit()

    def choose(self, seat: int) -> None:
        """Choose the player who takes a sip or point, or who becomes Knight."""
        if seat not in self.choices:
            return
        giving = self._shown.phase == GIVE
        self._do(Give(self._player, seat) if giving else Appoint(self._player, seat))

    def next_round(self) -> None:
        """Clear the table for the next round."""
        if self.stage is Stage.ROUND_OVER:
            self._ended = None
            self._tapped.clear()
            self.stage = Stage.READY
            self.jumped.emit()
            self.changed.emit()

    def undo(self) -> None:
        """Take back the last face that was entered, or the last decision of a person."""
        if self.faces:
            self.take_back_face()
        else:
            super().undo()

    def settle(self) -> None:
        """Let the facts follow: what the last step showed has come to rest."""
        if self.stage is Stage.MOVING:
            self._catch_up()
            self.changed.emit()

    def now(self) -> int:
        """Return the moment by the clock that stamps input events."""
        return self._clock()

    @property
    def _player(self) -> int:
        assert self._shown.player is not None
        return self._shown.player

    def _throw(self) -> None:
        if self.casting:
            self._show(self.game.cast(self.pick_fall(1)))
            return
        keep, self.keep = self.keep, 0
        fall = self.pick_fall(dice_due(self.game.state, keep))
        self._show(self.game.throw(keep, fall))

    def _add_face(self, face: int, now: int) -> None:
        faces = (*self.faces, face)
        if self.dice_to_enter > 1:
            self.faces = faces
            self.changed.emit()
            return
        self._last_press = self._last_act = now
        if self.casting:
            self._show(self.game.take_cast(face, self.pick_fall(1)))
            return
        keep, self.keep = self.keep, 0
        fall = self.pick_fall(dice_due(self.game.state, keep))
        self._show(self.game.enter(faces, keep, fall))

    def _do(self, action: Action) -> None:
        self.keep = 0
        self._show(self.game.submit(action))

    def _show(self, step: Step | Cast) -> None:
        self._race = None
        self.faces, self.outran, self.asks = (), False, False
        self.stage = Stage.MOVING
        self.changed.emit()
        self.stepped.emit(step)

    def _catch_up(self) -> None:
        super()._catch_up()
        self._race = None
        if self._shown.phase == RACE:
            self._open_race()

    def _open_race(self) -> None:
        self._race = RaceClock(self._clock(), self._early)
        self._sleep.begin()

    def _press_in_race(self, seat: int, stamp: int, *, stops: bool, is_thrower: bool) -> None:
        if self._race is None:
            return
        if self._sleep.slept():
            # Who wakes the computer up has looked at other things than the pads.
            self.interrupted.emit()
        elif self._race.press(seat, stamp, is_thrower=is_thrower, stops=stops):
            if not is_thrower:
                self._tapped.add(seat)
            # All presses that are waiting already belong to the same decision.
            self._decide.start()

    def _decide_race(self) -> None:
        first = self._race.first() if self._race is not None else None
        if first is None:
            return
        self._tapped.clear()
        if not first.is_thrower:
            self._tapped.add(first.seat)
            self._do(Tap(first.seat))
        elif first.stops:
            self._do(Stop(first.seat))
        elif self.own_dice:
            # They were faster; what they have thrown is entered in peace.
            self._race, self.outran, self.asks = None, True, self.thinks
            self.changed.emit()
        else:
            self._throw()
