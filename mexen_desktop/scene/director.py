"""The one who lets happen on the table what happened in the game."""

from collections import deque
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPointF, QTimer
from PySide6.QtGui import QInputEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.theme import theme
from mexen_desktop.models.controller import Controller
from mexen_desktop.scene.dice.casting import Contact
from mexen_desktop.scene.flight import InFlight
from mexen_desktop.scene.heard import Sounds, of_dice, of_moment, of_stillness
from mexen_desktop.scene.moments import (
    Beat,
    Flight,
    Grow,
    LifeDown,
    Medal,
    Moment,
    Roll,
    Word,
    moments,
    of_cast,
)
from mexen_desktop.scene.touch import stamp_of
from mexen_desktop.scene.tray import TrayPane
from mexen_desktop.session.game import Cast, Step
from mexen_desktop.texts import slips

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)


class SeatsAtTable(Protocol):
    """The seats, as far as things happen at them."""

    def tally_point(self, seat: int) -> QPointF:
        """Return where on the page a player's tally is."""

    def turn_life(self, seat: int, left: int, ms: int) -> None:
        """Turn a player's life die down to what is left, within that time."""


class Director(QObject):
    """Plays each step of a game, moment after moment; at its end the facts may follow.

    A press ends all of it at once.
    """

    def __init__(
        self,
        controller: Controller,
        tray: TrayPane,
        page: QWidget,
        seats: SeatsAtTable,
        sounds: Sounds,
    ) -> None:
        super().__init__(page)
        self._controller = controller
        self._tray = tray
        self._page = page
        self._seats = seats
        self._sounds = sounds
        self._waiting: deque[Moment] = deque()
        self._playing = False
        self._flying: InFlight | None = None
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._go_on)
        tray.at_rest.connect(self._go_on)
        tray.stage.contacts.connect(self._hear_dice)
        controller.stepped.connect(self._play)
        controller.skipped.connect(self._skip)
        controller.jumped.connect(self._drop)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        # Whatever is pressed on the table while something moves shows its end.
        if event.type() in _PRESSES and isinstance(event, QInputEvent):
            self._controller.throw(stamp_of(event))
        return False

    def _play(self, happened: Step | Cast) -> None:
        self._drop()
        self._playing = True
        self._page.installEventFilter(self)
        game = self._controller.game
        shown = of_cast(game) if isinstance(happened, Cast) else moments(game.steps)
        if theme().speed == "off":
            # The dice lie at once; the facts follow when everybody has heard of the step.
            self._lay(shown)
            self._sounds.play(*of_stillness(shown))
            self._pause.start(0)
        else:
            self._waiting.extend(shown)
            self._go_on()

    def _lay(self, shown: tuple[Moment, ...]) -> None:
        for moment in shown:
            if isinstance(moment, Roll):
                self._tray.lay(moment.dice)

    def _go_on(self) -> None:
        while self._playing and self._waiting:
            if self._begin(self._waiting.popleft()):
                return
        if self._playing:
            self._finish()

    def _begin(self, moment: Moment) -> bool:
        """Let a moment begin; True where it takes time, then `_go_on` is called at its end."""
        self._hear(moment)
        if isinstance(moment, Roll) and moment.entered:
            # Everybody saw the real ones roll.
            self._tray.set_down(moment.dice)
        elif isinstance(moment, Roll):
            self._tray.throw(moment.dice)
        elif isinstance(moment, Grow):
            self._tray.pot.roll_to(moment.pot)
            return False
        elif isinstance(moment, Beat):
            self._pause.start(theme().duration(moment.ms))
        elif isinstance(moment, Word):
            text = slips.moment(moment.event, self._controller.game)
            if text is None:
                return False
            self._tray.slip.show_words(text, moment.icons, stamped=moment.stamped)
            self._pause.start(theme().duration(moment.ms))
        elif isinstance(moment, Medal):
            flying = self._flight(self._tray.felt_centre(), moment.to)
            level = f"×{moment.level}" if moment.level > 1 else ""
            flying.fly_medallion(moment.icon, level, theme().duration(moment.ms))
        elif isinstance(moment, LifeDown):
            self._seats.turn_life(moment.seat, moment.left, theme().duration(moment.ms))
            self._pause.start(theme().duration(moment.ms))
        else:
            flying = self._flight(self._start_of(moment), moment.to)
            flying.fly_counters(moment.counters, theme().duration(moment.ms))
        return True

    def _hear_dice(self, touches: list[Contact]) -> None:
        self._sounds.play(*of_dice(touches))

    def _hear(self, moment: Moment) -> None:
        ms = 0 if isinstance(moment, Roll | Grow) else theme().duration(moment.ms)
        self._sounds.play(*of_moment(moment, ms / 1000, self._controller.state.pot))

    def _start_of(self, flight: Flight) -> QPointF:
        if flight.giver is not None:
            return self._seats.tally_point(flight.giver)
        return self._tray.pot_centre() if flight.cause == "pot" else self._tray.felt_centre()

    def _flight(self, start: QPointF, seat: int) -> InFlight:
        self._flying = InFlight(self._page, start, self._seats.tally_point(seat))
        self._flying.arrived.connect(self._land)
        return self._flying

    def _land(self) -> None:
        self._flying = None
        self._go_on()

    def _skip(self) -> None:
        if self._playing:
            self._sounds.hush()
            self._finish()

    def _finish(self) -> None:
        """Show the end at once, let the facts follow."""
        if self._playing:
            self._drop()
            self._tray.skip()
            self._controller.settle()

    def _drop(self) -> None:
        """Forget what has not been shown."""
        self._playing = False
        self._page.removeEventFilter(self)
        self._waiting.clear()
        self._pause.stop()
        self._tray.slip.take_words_away()
        if self._flying is not None:
            self._flying.end()
            self._flying = None
