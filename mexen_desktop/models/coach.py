"""What the coach knows: the chance to lose of everything that can be done now."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal

from mexen_desktop.models.controller import Controller
from mexen_desktop.models.facts import Person
from mexen_desktop.models.reckoning import Reckoning
from mexen_desktop.odds.chances import Odds, odds
from mexen_desktop.rules.actions import Throw
from mexen_desktop.rules.state import RACE, TIE_BREAK, TURN, State

#: Stands for stopping, where a throw is named by the value of the die that stays, 0 for none.
STOP = -1


class Coach(QObject):
    """Asks for the odds whenever a person who wants them has the move.

    It says nothing of a computer's moves, nor to who has switched it off.
    """

    #: Other chances are known, or none any more.
    changed = Signal()

    def __init__(self, controller: Controller, wanted: Callable[[Person], bool]) -> None:
        super().__init__(controller)
        self._controller = controller
        self._wanted = wanted
        self._reckoning = Reckoning(self)
        self._about: State | None = None
        self._chances: Mapping[int, float] = {}
        controller.changed.connect(self.follow)
        self.follow()

    @property
    def speaks(self) -> bool:
        """Whether the chances of what can be done now are wanted, known already or not."""
        controller, state = self._controller, self._controller.state
        if not controller.ready or controller.outran or controller.casting or state.player is None:
            return False
        chosen = state.phase in (TURN, RACE, TIE_BREAK)
        return chosen and self._wanted(controller.people[state.player])

    @property
    def stop(self) -> float | None:
        """The chance to lose by stopping now, None where it is not known."""
        return self._chances.get(STOP)

    def throw(self, keep: int = 0) -> float | None:
        """Return the chance to lose by throwing, with a die of that value kept if any."""
        return self._chances.get(keep)

    def follow(self) -> None:
        """See whether there is something to say now."""
        state = self._controller.state if self.speaks else None
        if state is self._about:
            return
        self._about, self._chances = state, {}
        if state is not None:
            self._reckoning.reckon(partial(odds, state), partial(self._note, state))
        self.changed.emit()

    def _note(self, state: State, known: Odds) -> None:
        if self._about is state:
            self._chances = {
                move.keep if isinstance(move, Throw) else STOP: lose for move, lose in known.options
            }
            self.changed.emit()
