"""The steps of a game, of which only the last ones are held whole."""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, overload

from mexen_desktop.rules.actions import Action, Join, Leave, Order
from mexen_desktop.rules.engine import apply
from mexen_desktop.rules.events import Event
from mexen_desktop.rules.state import State

#: A state is held once in so many steps, for any step to be found again from.
EVERY: Final = 1024
#: What changes who sits where.
_COMINGS: Final = frozenset((Join, Leave, Order))


class Step(NamedTuple):
    """One action with the states around it."""

    action: Action
    before: State
    after: State
    events: tuple[Event, ...]
    #: Whether it is a throw of the table's own dice.
    entered: bool = False
    #: How thrown dice fell, as a number that whoever shows them understands; 0 where none did.
    fall: int = 0


class Steps(Sequence[Step]):
    """Every step so far.

    The last thousand or two are held, each the same object as long as it is; one from further
    back is made again by the rules when asked for. So the longest evening needs little room.
    """

    def __init__(
        self,
        start: State,
        actions: Iterable[Action] = (),
        entered: Iterable[int] = (),
        checkpoints: Iterable[tuple[int, State]] = (),
        *,
        falls: Iterable[int] = (),
    ) -> None:
        """Go on after those actions; `checkpoints` are states by the number of steps before."""
        self._actions = list(actions)
        self._entered = bytearray(entered)
        self._falls = array("I", falls) or array("I", bytes(4 * len(self._actions)))
        self._comings = [
            (number, action)
            for number, action in enumerate(self._actions)
            if type(action) in _COMINGS
        ]
        # Numbers of steps, ascending, with the state after so many.
        self._numbers, self._states = [0], [start]
        for number, state in checkpoints:
            self._hold(number, state)
        #: The number of the first step that is held, then all from there on.
        self._first = len(self._actions)
        self._recent: list[Step] = []
        #: The same of steps further back that were asked for last.
        self._page: tuple[int, list[Step]] = (0, [])
        self._known: dict[Action, Action] = {}
        self._reach_back()

    @property
    def state(self) -> State:
        """The state after the last step."""
        return self._recent[-1].after if self._recent else self._states[0]

    @property
    def actions(self) -> Sequence[Action]:
        """What was done, step by step; costs nothing, however long the game is."""
        return self._actions

    @property
    def comings(self) -> Sequence[tuple[int, Action]]:
        """Who came, left, changed seats: each with the number of steps before."""
        return self._comings

    def first(self, holds: Callable[[State], bool]) -> int:
        """Return after how many steps a state is so, which stays so from then on.

        One more than there are where none is.
        """
        at = bisect_left(self._states, True, key=holds)
        if at == 0:
            return 0
        for number in range(self._numbers[at - 1], len(self)):
            if holds(self[number].after):
                return number + 1
        return len(self) + 1

    def known(self, action: Action) -> Action:
        """Return the action that all that are like it are held by."""
        return self._known.setdefault(action, action)

    def append(self, step: Step) -> None:
        """Add a step; what is further back than the last thousand is let go now and then."""
        if type(step.action) in _COMINGS:
            self._comings.append((len(self), step.action))
        self._actions.append(step.action)
        self._entered.append(step.entered)
        self._falls.append(step.fall)
        self._recent.append(step)
        if len(self) % EVERY == 0:
            self._hold(len(self), step.after)
        if len(self._recent) > 2 * EVERY:
            del self._recent[:EVERY]
            self._first += EVERY

    def pop(self) -> Step:
        """Take the last step out. Raises IndexError where there is none."""
        step = self._recent.pop()
        if type(step.action) in _COMINGS:
            self._comings.pop()
        self._actions.pop()
        self._entered.pop()
        self._falls.pop()
        while self._numbers[-1] > len(self):
            self._numbers.pop()
            self._states.pop()
        if not self._recent:
            self._reach_back()
        return step

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence) or len(self) != len(other):
            return False
        return all(mine == its for mine, its in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment] # as a list has none

    def __len__(self) -> int:
        return len(self._actions)

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> list[Step]: ...
    def __getitem__(self, index: int | slice) -> Step | list[Step]:
        numbers = range(len(self))[index]
        if isinstance(numbers, range):
            return [self._at(number) for number in numbers]
        return self._at(numbers)

    def _at(self, number: int) -> Step:
        if number >= self._first:
            return self._recent[number - self._first]
        start, steps = self._page
        if not 0 <= number - start < len(steps):
            start, steps = self._page = self._again(number)
        return steps[number - start]

    def _again(self, number: int) -> tuple[int, list[Step]]:
        """Make a run of steps again in which that one is, returning its number, then the steps."""
        at = self._numbers[bisect_right(self._numbers, number) - 1]
        while number - at >= EVERY:
            # States are further apart than they should be: put one between.
            steps = self._run(at, at + EVERY)
            at += EVERY
            where = bisect_right(self._numbers, at)
            self._numbers.insert(where, at)
            self._states.insert(where, steps[-1].after)
        return at, self._run(at, min(at + EVERY, self._first))

    def _run(self, start: int, end: int) -> list[Step]:
        before = self._states[bisect_right(self._numbers, start) - 1]
        steps = []
        for number in range(start, end):
            action = self._actions[number]
            after, events = apply(before, action)
            entered, fall = bool(self._entered[number]), self._falls[number]
            steps.append(Step(action, before, after, events, entered, fall))
            before = after
        return steps

    def _reach_back(self) -> None:
        """Hold the last run of steps, with none held."""
        self._first = len(self)
        if self._first:
            self._first, self._recent = self._again(self._first - 1)
            self._page = (0, [])

    def _hold(self, number: int, state: State) -> None:
        if number > self._numbers[-1]:
            self._numbers.append(number)
            self._states.append(state)
