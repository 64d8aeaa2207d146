"""A game of before, to be gone through step by step."""

from collections.abc import Sequence
from typing import Final

from mexen_desktop.rules.actions import Action
from mexen_desktop.rules.errors import IllegalAction
from mexen_desktop.rules.events import RoundEnded
from mexen_desktop.rules.state import State
from mexen_desktop.session.dice import SystemDice
from mexen_desktop.session.game import Game
from mexen_desktop.session.steps import Step, Steps

#: So many steps are held, so that each stays the same object while somebody looks at it.
_HELD: Final = 512


class Cut(Steps):
    """The first steps of a game, as many as are wanted."""

    def __init__(self, whole: Steps) -> None:
        self._whole = whole
        self._count = 0
        self._held: dict[int, Step] = {}
        super().__init__(whole[0].before if whole else whole.state)

    def cut(self, count: int) -> None:
        """Let there be so many steps."""
        self._count = count

    @property
    def state(self) -> State:
        return self.after(self._count)

    @property
    def actions(self) -> Sequence[Action]:
        return self._whole.actions[: self._count]

    def after(self, count: int) -> State:
        """Return the state after so many steps of the whole game."""
        return self._at(count - 1).after if count else self._states[0]

    def __len__(self) -> int:
        return self._count

    def _at(self, number: int) -> Step:
        step = self._held.get(number)
        if step is None:
            if len(self._held) >= _HELD:
                self._held.clear()
            step = self._held[number] = self._whole[number]
        return step


class Replay(Game):
    """A game as it was after some of its steps; nothing can be done in it."""

    def __init__(self, game: Game) -> None:
        self._cut = Cut(game.steps)
        self.whole = game
        super().__init__(
            game.rules,
            game.options,
            game.names[: self._cut.after(0).seats],
            SystemDice(),
            starter=game.starter,
            stake=game.stake,
        )
        self.names, self.house = list(game.names), game.house
        self.lots, self.casts = game.lots, game.casts
        self.steps = self._cut

    def cut(self, count: int) -> None:
        """Go to the moment after so many steps."""
        self._cut.cut(count)

    @property
    def comings(self) -> list[Action]:
        """Who came, left, changed seats up to this moment."""
        comings = self.whole.steps.comings
        return [action for number, action in comings if number < len(self.steps)]

    @property
    def seated(self) -> int:
        """How many sat down at the beginning."""
        return self._cut.after(0).seats

    @property
    def rounds(self) -> int:
        """How many rounds were played, the last one perhaps in part."""
        steps = self.whole.steps
        ended = _round_ended(steps[-1]) if steps else None
        return steps.state.round if ended is None else ended.round

    def start_of(self, number: int) -> int:
        """Return after how many steps a round begins."""
        return self.whole.steps.first(lambda state: state.round >= number)

    def may_take_back(self, step: Step) -> bool:  # noqa: ARG002 - one shape for all
        return False

    @property
    def can_redo(self) -> bool:
        return False

    def _step(self, action: Action, *, entered: bool) -> Step:  # noqa: ARG002 - one shape for all
        raise IllegalAction(self.state, action)


def _round_ended(step: Step) -> RoundEnded | None:
    return next((event for event in step.events if isinstance(event, RoundEnded)), None)
