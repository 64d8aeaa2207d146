"""The computer players of one table."""

from collections.abc import Callable
from functools import partial
from random import SystemRandom
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer

from mexen_desktop.minds.deciding import decide
from mexen_desktop.minds.levels import Level
from mexen_desktop.minds.reacting import reaction
from mexen_desktop.models.controller import Controller, Stage
from mexen_desktop.models.pace import LATE, Beat, pause
from mexen_desktop.models.reckoning import Reckoning
from mexen_desktop.rules.actions import Action, Tap, Throw
from mexen_desktop.rules.state import RACE, State

#: By the number that settings have for each, from 1.
_LEVELS: Final = tuple(Level)


class Computers(QObject):
    """Lets computers act when it is their move, as people do: through the controller.

    They know what lies on the table, nothing else. A timer runs only while one of them thinks;
    while something lies over the table they wait.
    """

    def __init__(
        self,
        controller: Controller,
        speed: Callable[[], str],
        react: Callable[[Level], int | None] | None = None,
    ) -> None:
        """`speed` is how fast things move now.

        `react` gives the milliseconds of a tap, None for none: as people take them.
        """
        super().__init__(controller)
        self._controller = controller
        self._speed = speed
        # Not to be foreseen, as the dice are.
        self._random = SystemRandom()
        self._react = react or partial(reaction, random=self._random)
        self._reckoning = Reckoning(self)
        self._held: set[object] = set()
        #: What is thought about; None while nobody thinks.
        self._about: State | None = None
        self._decision: Action | None = None
        self._act: Callable[[], None] = self._move
        self.timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self.timer.timeout.connect(self._time_is_up)
        controller.changed.connect(self._follow)
        controller.hurried.connect(self.hurry)

    def hold(self, reason: object) -> None:
        """Let all computers wait until that reason is gone."""
        self._held.add(reason)
        self._rest()

    def release(self, reason: object) -> None:
        """Let them go on, unless there is another reason to wait."""
        if reason in self._held:
            self._held.remove(reason)
            self._follow()

    def hurry(self) -> None:
        """Let the one that thinks act now; in a race nobody is hurried."""
        if self.timer.isActive() and self._controller.state.phase != RACE:
            self.timer.start(0)

    @property
    def alone(self) -> bool:
        """Whether no person plays any more."""
        controller = self._controller
        return all(controller.people[seat].level for seat in controller.state.in_game)

    def _follow(self) -> None:
        controller = self._controller
        if self._held or controller.asks:
            self._rest()
        elif controller.stage is Stage.ROUND_OVER and self.alone:
            self._begin(self._next_round, Beat.ROUND)
        elif controller.live and controller.state.phase == RACE and not controller.outran:
            self._race()
        elif controller.thinks:
            self._think()
        else:
            self._rest()

    def _rest(self) -> None:
        self.timer.stop()
        self._about = self._decision = None

    def _begin(self, act: Callable[[], None], beat: Beat) -> bool:
        """Let time pass before something is done; False where that is so already."""
        state = self._controller.state
        # Whoever begins the next round for them leaves the state as it was: now it is for a move.
        if self._about is state and self._act == act:
            return False
        self._about, self._decision = state, None
        self._wait(act, self._pause(beat))
        return True

    def _pause(self, beat: Beat) -> int:
        return pause(beat, self._speed(), alone=self.alone)

    def _wait(self, act: Callable[[], None], milliseconds: int) -> None:
        self._act = act
        self.timer.start(milliseconds)

    def _time_is_up(self) -> None:
        self._act()

    def _next_round(self) -> None:
        # The state that the round has left behind is the one with which the next begins.
        self._about = None
        self._controller.next_round()

    # A turn

    def _think(self) -> None:
        if self._begin(self._move, Beat.MOVE):
            state = self._controller.state
            if self._controller.casting:
                # There is nothing to be thought about.
                self._decision = Throw(state.player or 0)
                return
            self._reckoning.reckon(
                partial(self._decide, state), lambda action: self._decided(state, action)
            )

    def _decide(self, state: State) -> Action | None:
        seat = state.player
        if seat is None:
            return None
        return decide(state, seat, self._level(seat), self._random)

    def _decided(self, state: State, action: Action | None) -> None:
        if self._about is state:
            self._decision = action
            if not self.timer.isActive():
                self._move()

    def _move(self) -> None:
        """Do what was decided, or as soon as it is."""
        action, controller = self._decision, self._controller
        if action is None:
            return
        keep = action.keep if isinstance(action, Throw) else 0
        if keep != controller.keep:
            # Everybody is to see which die stays, before the other is thrown.
            controller.set_aside(keep)
            self._wait(self._move, self._pause(Beat.KEPT))
            return
        self._about = self._decision = None
        controller.play(action)

    # A race

    def _race(self) -> None:
        """Let each computer press after the time that it takes; the first of them is enough."""
        state, controller = self._controller.state, self._controller
        if self._about is state:
            return
        self._about, self._decision = state, None
        opened = controller.now()
        presses: list[tuple[int, Action]] = []
        for seat in controller.racers:
            if controller.people[seat].level:
                time = self._react(self._level(seat))
                if time is not None:
                    presses.append((time, Tap(seat)))
        if controller.thinks and state.player is not None:
            action = self._decide(state)
            time = self._react(self._level(state.player))
            if action is not None:
                presses.append((LATE if time is None else time, action))
        if presses:
            time, action = min(presses, key=lambda press: press[0])
            self._wait(partial(self._press, action, opened + time), time)
        else:
            self.timer.stop()

    def _press(self, action: Action, stamp: int) -> None:
        if isinstance(action, Throw) and action.keep != self._controller.keep:
            self._controller.set_aside(action.keep)
        self._controller.play(action, stamp)

    def _level(self, seat: int) -> Level:
        return _LEVELS[self._controller.people[seat].level - 1]
