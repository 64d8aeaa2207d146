"""One running game with everything that was done in it."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from mexen_desktop.rules.actions import (
    Action,
    Appoint,
    Finish,
    Give,
    Join,
    Leave,
    Order,
    Stop,
    Throw,
)
from mexen_desktop.rules.engine import apply, can_throw, may_stay
from mexen_desktop.rules.errors import IllegalAction
from mexen_desktop.rules.events import Event
from mexen_desktop.rules.options import Options
from mexen_desktop.rules.state import RACE, TIE_BREAK, State, new_game
from mexen_desktop.rules.ties import TIE_BREAKS
from mexen_desktop.session.dice import DiceSource

#: Decisions, which undo takes back; a throw of the program's dice is none.
DECISIONS = (Stop, Give, Appoint, Join, Leave, Order, Finish)


class Step(NamedTuple):
    """One action with the states around it."""

    action: Action
    before: State
    after: State
    events: tuple[Event, ...]


class Game:
    """A game at one table: rules, people, the dice they use, every step so far.

    `rules` is a preset's id, `options` what is played by (the preset's own or a table's). Raises
    what `new_game` raises. A name stands at its seat in `names`, also after the player has left.
    """

    def __init__(
        self,
        rules: str,
        options: Options,
        names: Sequence[str],
        dice: DiceSource,
        *,
        starter: int = 0,
        stake: str = "points",
    ) -> None:
        self.rules = rules
        self.options = options
        self.names = list(names)
        self.stake = stake
        self.starter = starter
        self.steps: list[Step] = []
        self._dice = dice
        self._undone: list[Action] = []
        self._start = new_game(options, len(names), starter)

    @property
    def state(self) -> State:
        """The state after the last step."""
        return self.steps[-1].after if self.steps else self._start

    def throw(self, keep: int = 0) -> Step:
        """Roll the dice this throw needs, now, for the player to move.

        Raises IllegalAction where no throw, or not this one, is possible; nothing is rolled then.
        """
        state = self.state
        wanted = Throw(state.player or 0, keep=keep)
        if not can_throw(state) or (keep and keep not in may_stay(state)):
            raise IllegalAction(state, wanted)
        return self.submit(replace(wanted, dice=self._dice.roll(dice_needed(state, keep))))

    def submit(self, action: Action) -> Step:
        """Apply an action. Raises IllegalAction, which changes nothing."""
        step = self._append(action)
        self._undone.clear()
        return step

    @property
    def can_undo(self) -> bool:
        """Whether the last step was a decision that may be taken back; a race's outcome may not."""
        if not self.steps:
            return False
        last = self.steps[-1]
        return isinstance(last.action, DECISIONS) and last.before.phase != RACE

    def undo(self) -> Step:
        """Take back the last step. Raises IndexError where there is nothing to take back."""
        if not self.can_undo:
            raise IndexError("nothing to take back")
        step = self.steps.pop()
        if isinstance(step.action, Join):
            self.names.pop()
        self._undone.append(step.action)
        return step

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be done again."""
        return bool(self._undone)

    def redo(self) -> Step:
        """Do again what was taken back last. Raises IndexError where there is nothing."""
        return self._append(self._undone.pop())

    def _append(self, action: Action) -> Step:
        before = self.state
        after, events = apply(before, action)
        if isinstance(action, Join):
            self.names.append(action.name)
        step = Step(action, before, after, events)
        self.steps.append(step)
        return step


def dice_needed(state: State, keep: int = 0) -> int:
    """Return how many dice the next throw rolls."""
    if state.phase == TIE_BREAK:
        tie_break = TIE_BREAKS[state.options.tie_break]
        return tie_break.dice if tie_break else 2
    return 1 if keep else 2
