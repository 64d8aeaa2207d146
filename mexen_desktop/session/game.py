"""One running game with everything that was done in it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from mexen_desktop.record.names import folded
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
from mexen_desktop.rules.engine import apply, can_throw, dice_due, may_stay
from mexen_desktop.rules.errors import IllegalAction
from mexen_desktop.rules.lots import Lots
from mexen_desktop.rules.options import Options
from mexen_desktop.rules.state import RACE, State, new_game
from mexen_desktop.session.dice import DiceSource
from mexen_desktop.session.journal import Journal
from mexen_desktop.session.steps import Step, Steps
from mexen_desktop.store.entries import Aside, Look
from mexen_desktop.store.folding import Cast, same_person
from mexen_desktop.store.kept import Kept

__all__ = ["Cast", "Game", "Step"]

#: Decisions, which undo takes back; a throw of the program's dice is none.
DECISIONS = (Stop, Give, Appoint, Join, Leave, Order, Finish)


class Undone(NamedTuple):
    """A step that was taken back, with the name of who had joined by it."""

    action: Action
    entered: bool
    name: str
    fall: int


class Game:
    """A game at one table: rules, people, the dice they use, every step so far.

    `rules` is a preset's id, `options` what is played by (the preset's own or a table's). Raises
    what `new_game` raises. A name stands at its seat in `names`, also after the player has left.
    Each step is in the journal, if there is one, before it is a step.
    """

    def __init__(
        self,
        rules: str,
        options: Options,
        names: Sequence[str],
        dice: DiceSource,
        *,
        starter: int | None = 0,
        stake: str = "points",
        journal: Journal | None = None,
    ) -> None:
        """`starter` is None where dice are thrown for who starts."""
        self.rules = rules
        self.options = options
        #: What the table calls its own rules; "" where they are published, or have no name.
        self.house = ""
        self.names = list(names)
        self.stake = stake
        #: How it stands with who starts, None where that was chosen; die by die how it came.
        self.lots = Lots(len(names)) if starter is None else None
        self.casts: list[Cast] = []
        #: Who starts; as long as it is thrown for, who throws.
        self.starter = starter or 0
        self.steps = Steps(new_game(options, len(names), self.starter))
        #: The die that lay aside for the throw to come when the game was left.
        self.aside: Aside | None = None
        self._dice = dice
        self._journal = journal
        self._undone: list[Undone] = []

    @classmethod
    def restored(cls, kept: Kept, dice: DiceSource, journal: Journal | None = None) -> "Game":
        """Return a game as it was after its last kept step."""
        seated = kept.names[: kept.seated]
        game = cls(kept.rules, kept.options, seated, dice, starter=kept.starter, stake=kept.stake)
        game.names, game.house = list(kept.names), kept.house
        fold = kept.fold
        game.lots, game.casts = fold.lots, list(fold.casts)
        game.steps = Steps(
            game.state, fold.actions, fold.entered, kept.checkpoints, falls=fold.falls
        )
        game._undone = [
            Undone(action, entered, player.name if player else "", fall)
            for action, entered, player, fall in fold.undone
        ]
        game.aside = fold.aside
        game._journal = journal
        return game

    @property
    def state(self) -> State:
        """The state after the last step."""
        return self.steps.state

    @property
    def casting(self) -> bool:
        """Whether it is still thrown for who starts."""
        return self.lots is not None and not self.lots.settled and not self.steps

    def cast(self, fall: int = 0) -> Cast:
        """Throw one die for who starts, now; `fall` as for a throw.

        Raises ValueError where that is not to be; nothing is rolled then.
        """
        return self._cast(lambda: self._dice.roll(1)[0], entered=False, fall=fall)

    def take_cast(self, die: int, fall: int = 0, *, entered: bool = True) -> Cast:
        """Take over a die that was thrown for who starts, of the table's own unless said otherwise.

        Raises ValueError, which changes nothing.
        """
        return self._cast(lambda: die, entered=entered, fall=fall)

    def throw(self, keep: int = 0, fall: int = 0) -> Step:
        """Roll the dice this throw needs, now, for the player to move.

        `fall` says how they fall for those who see it, picked before anybody knows the values.
        Raises IllegalAction where no throw, or not this one, is possible; nothing is rolled then.
        """
        state = self.state
        wanted = Throw(state.player or 0, keep=keep)
        if self.casting or not can_throw(state) or (keep and keep not in may_stay(state)):
            raise IllegalAction(state, wanted)
        rolled = replace(wanted, dice=self._dice.roll(dice_due(state, keep)))
        return self._act(rolled, entered=False, fall=fall)

    def enter(self, dice: tuple[int, ...], keep: int = 0, fall: int = 0) -> Step:
        """Take over what the table's own dice show for the player to move.

        `fall` says how they are to lie for those who see them.
        Raises IllegalAction, which changes nothing.
        """
        return self._act(Throw(self.state.player or 0, dice, keep), entered=True, fall=fall)

    def submit(self, action: Action) -> Step:
        """Apply an action. Raises IllegalAction, which changes nothing."""
        return self._act(action, entered=False)

    @property
    def can_undo(self) -> bool:
        """Whether the last step may be taken back."""
        return bool(self.steps) and self.may_take_back(self.steps[-1])

    def may_take_back(self, step: Step) -> bool:
        """Whether a step may be taken back: a decision, or a throw of the table's own dice.

        A throw of the program's dice, or a race's outcome, may not; nor may that somebody left
        whose name another at the table was given since.
        """
        decided = step.entered or isinstance(step.action, DECISIONS)
        left = step.action.by if isinstance(step.action, Leave) else None
        free = left is None or self._is_free(self.names[left])
        return decided and step.before.phase != RACE and free

    def undo(self) -> Step:
        """Take back the last step. Raises IndexError where there is nothing to take back."""
        if not self.can_undo:
            raise IndexError("nothing to take back")
        if self._journal is not None:
            self._journal.take_back()
        step = self.steps.pop()
        name = self.names.pop() if isinstance(step.action, Join) else ""
        self._undone.append(Undone(step.action, step.entered, name, step.fall))
        return step

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be done again.

        Who had joined cannot where another at the table was given that name since.
        """
        undone = self.next_redo
        return undone is not None and (not undone.name or self._is_free(undone.name))

    @property
    def next_redo(self) -> Undone | None:
        """What would be done again first, None where there is nothing."""
        return self._undone[-1] if self._undone else None

    def redo(self) -> Step:
        """Do again what was taken back last. Raises IndexError where that cannot be."""
        if not self.can_redo:
            raise IndexError("nothing to do again")
        action, entered, name, fall = self._undone[-1]
        step = self._step(action, entered=entered)._replace(fall=fall)
        if self._journal is not None:
            self._journal.put_back()
        self._undone.pop()
        return self._add(step, name)

    def keep_in(self, journal: Journal) -> None:
        """Have each step from now on kept in a journal that knows all those before."""
        self._journal = journal

    def rename(self, seat: int, name: str) -> None:
        """Give somebody another name, which is known to be a good one."""
        if self._journal is not None:
            self._journal.rename(seat, name)
        for other in same_person(self.names, seat):
            self.names[other] = name

    def dress(self, seat: int, look: Look) -> None:
        """Keep how somebody is shown, which is nothing to the rules."""
        if self._journal is not None:
            self._journal.dress(seat, look)

    def play_for(self, stake: str) -> None:
        """Play for sips, or for points, from now on."""
        if self._journal is not None:
            self._journal.stake(stake)
        self.stake = stake

    def lay_aside(self, value: int, die: int | None) -> None:
        """Keep that a die lies aside for the throw to come, or none for 0: no step yet."""
        if self._journal is not None:
            self._journal.lay_aside(value, die)

    def _cast(self, rolled: Callable[[], int], *, entered: bool, fall: int) -> Cast:
        if self.lots is None or not self.casting:
            raise ValueError("nothing is thrown for")
        cast = Cast(rolled(), entered, fall)
        lots = self.lots.after(cast.die)
        if self._journal is not None:
            self._journal.cast(cast.die, entered=entered, fall=fall)
        self.lots = lots
        self.casts.append(cast)
        self.starter = lots.turn
        self.steps = Steps(new_game(self.options, lots.players, self.starter))
        return cast

    def _is_free(self, name: str) -> bool:
        """Whether nobody at the table has that name."""
        return folded(name) not in {folded(self.names[seat]) for seat in self.state.in_game}

    def _act(self, action: Action, *, entered: bool, fall: int = 0) -> Step:
        step = self._step(self.steps.known(action), entered=entered)._replace(fall=fall)
        if self._journal is not None:
            self._journal.append(step.action, step.after, entered=entered, fall=fall)
        self._undone.clear()
        return self._add(step, action.name if isinstance(action, Join) else "")

    def _step(self, action: Action, *, entered: bool) -> Step:
        before = self.state
        if self.casting and not isinstance(action, Finish):
            raise IllegalAction(before, action)
        after, events = apply(before, action)
        return Step(action, before, after, events, entered)

    def _add(self, step: Step, name: str) -> Step:
        if isinstance(step.action, Join):
            self.names.append(name)
        self.steps.append(step)
        return step
