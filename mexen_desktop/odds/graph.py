"""One player's turn as a graph of rolls with choices between them.

The graph is found by asking the engine what may come next, for every way the dice can fall: no rule
stands here a second time. Three things make it small. Whatever of a state has no say in how the
turn goes on (pot, scores, roles, who has which result) is left out. A roll depends only on the
throws made, on the die that stays, on whether the right to keep is used up. Of a void 31 thrown
again and again only the throw that ends it counts.
"""

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement
from operator import itemgetter
from typing import Final, NamedTuple

from msgspec.structs import replace

from mexen_desktop.rules.actions import Give, Stop, Tap, Throw
from mexen_desktop.rules.engine import apply, can_stop, can_throw, may_stay
from mexen_desktop.rules.options import Options
from mexen_desktop.rules.state import GIVE, RACE, State, new_game
from mexen_desktop.rules.throw import FACES, RANK, RANKING

RANKS: Final = len(RANKING)

#: A move that ends the turn; every other move is the value of the die that stays, 0 for none.
STOP: Final = -1

#: Where a turn stands: throws made, dice, the die that stayed, whether both must be thrown, whether
#: the right to keep is used up, whether a 1 was passed on, whether a race is on.
Place = tuple[int, tuple[int, ...], int, bool, bool, bool, bool]

#: Every way the dice can fall, each with how often it does.
ONE_DIE: Final = tuple(((face,), 1) for face in FACES)
TWO_DICE: Final = tuple(
    (dice, 1 if dice[0] == dice[1] else 2) for dice in combinations_with_replacement(FACES, 2)
)

#: The moves of a place in the order of preference, each with the slot of its value.
Moves = tuple[tuple[int, int], ...]

#: Picks the values of a roll's equally likely outcomes from those of all slots.
Picking = Callable[[list[float]], Sequence[float]]

#: A roll: the slot of its value, what picks the values of its outcomes, the chance of each.
Roll = tuple[int, Picking, float]

#: A choice: the slot of its value, the slots to choose from in the order of preference.
Choice = tuple[int, tuple[int, ...]]


class Stage(NamedTuple):
    """All that can be met after so many throws: rolls are valued before choices between them."""

    rolls: list[Roll]
    choices: list[Choice]


class Graph(NamedTuple):
    """A turn's slots: first one for each end, then one for starting again, then rolls, choices."""

    #: Result, limit for those who follow, whether a 1 is passed on: in the order of their slots.
    ends: tuple[tuple[int, int, bool], ...]
    slots: int
    #: From the last throw to the first.
    stages: tuple[Stage, ...]
    #: The outcomes of each roll, by its slot.
    outcomes: dict[int, tuple[int, ...]]
    moves: dict[Place, Moves]
    #: The slot of the first throw, then that of the choice where a 1 was passed on.
    start: int
    start_with_one: int
    #: Whether a 31 can lead back to the first throw.
    restarts: bool
    #: The ends that can come about, by their slots.
    reached: frozenset[int]
    #: The lowest rank among them.
    lowest: int

    @property
    def again(self) -> int:
        """The slot for what starting again is worth."""
        return len(self.ends)


def place_of(state: State) -> Place:
    """Return where the turn stands."""
    return (
        state.throws,
        state.dice,
        state.stayed,
        state.void,
        state.keep_used,
        state.passed_one,
        state.phase == RACE,
    )


def slot_of(rank: int, passed: bool) -> int:
    """Return the slot of an end; for the round's first player, of the one with the lowest limit."""
    return passed * RANKS + rank


def lead(options: Options) -> Graph:
    """Return the turn of the round's first player, which sets the limit: a row of ends for each."""
    limits = range(1, options.throws + 1)
    ends = tuple(
        (rank, limit, passed)
        for limit in limits
        for passed in (False, True)
        for rank in range(RANKS)
    )
    return _Draft(_game(options), ends).finished()


def follow(options: Options, limit: int) -> Graph:
    """Return the turn of anybody else."""
    ends = tuple((rank, limit, passed) for passed in (False, True) for rank in range(RANKS))
    first = _game(options)
    return _Draft(replace(first, player=1, limit=limit, round_limit=limit), ends).finished()


def _game(options: Options) -> State:
    """Return a game without a role, whose choices neither end a turn nor let it go on."""
    return new_game(options._replace(role="none"), 3)


class _Draft:
    """A graph while it is being found, from the state at the start of a turn."""

    def __init__(self, state: State, ends: tuple[tuple[int, int, bool], ...]) -> None:
        assert state.player is not None
        self._first = state
        self._by = state.player
        self._other = state.in_game[-1]
        self._ends = ends
        self._slots = {end: slot for slot, end in enumerate(ends)}
        self._next = self._first_roll = len(ends) + 1
        self._stages = [Stage([], []) for _ in range(state.limit)]
        self._outcomes: dict[int, tuple[int, ...]] = {}
        self._rolls: dict[tuple[int, int, bool], int] = {}
        self._choices: dict[tuple[int, ...], int] = {}
        self._moves: dict[Place, Moves] = {}
        self._restarts = False
        self._reached: set[int] = set()

    def finished(self) -> Graph:
        """Return the whole graph."""
        start = self._slot(self._first)
        with_one = start
        if self._first.options.pass_one:
            with_one = self._slot(replace(self._first, passed_one=True))
        return Graph(
            self._ends,
            self._next,
            tuple(reversed(self._stages)),
            self._outcomes,
            self._moves,
            start,
            with_one,
            self._restarts,
            frozenset(self._reached),
            min(self._ends[slot][0] for slot in self._reached),
        )

    def _slot(self, state: State) -> int:
        """Return the slot of all that a state of the turn, or its end, can lead to."""
        if len(state.results) > len(self._first.results):
            _, reading = state.results[-1]
            slot = self._slots[RANK[reading], state.round_limit, state.passed_one]
            self._reached.add(slot)
            return slot
        if state.phase == GIVE:
            state, _ = apply(state, Give(self._by, self._other))
        place = place_of(state)
        if place not in self._moves:
            self._moves[place] = self._moves_of(state)
        moves = self._moves[place]
        return moves[0][1] if len(moves) == 1 else self._choice(state.throws, moves)

    def _moves_of(self, state: State) -> Moves:
        assert can_throw(state)
        moves = [(keep, self._roll(state, keep)) for keep in (0, *may_stay(state))]
        if state.phase == RACE:
            # Throwing on comes off half of the time.
            stuck = self._slot(apply(state, Tap(self._other))[0])
            moves = [(keep, self._half(state.throws, roll, stuck)) for keep, roll in moves]
        if can_stop(state):
            moves.insert(0, (STOP, self._slot(apply(state, Stop(self._by))[0])))
        return tuple(moves)

    def _roll(self, state: State, keep: int) -> int:
        key = (state.throws, keep, state.keep_used)
        if key not in self._rolls:
            slot = self._rolls[key] = self._new_slot()
            outcomes = []
            for dice, times in ONE_DIE if keep else TWO_DICE:
                after, _ = apply(state, Throw(self._by, dice, keep))
                outcomes += [self._slot(after)] * times
            self._add_roll(state.throws, slot, [each for each in outcomes if each != slot])
        return self._rolls[key]

    def _half(self, throws: int, roll: int, stuck: int) -> int:
        slot = self._new_slot()
        self._add_roll(throws, slot, [roll, stuck])
        return slot

    def _add_roll(self, throws: int, slot: int, outcomes: list[int]) -> None:
        # The first throw is valued last of all, so whatever leads back to it has a guess for it.
        again = len(self._ends)
        reached = tuple(again if each == self._first_roll else each for each in outcomes)
        self._restarts |= again in reached
        self._outcomes[slot] = reached
        self._stages[throws].rolls.append((slot, itemgetter(*reached), 1 / len(reached)))

    def _choice(self, throws: int, moves: Moves) -> int:
        slots = tuple(slot for _, slot in moves)
        if slots not in self._choices:
            self._choices[slots] = self._new_slot()
            self._stages[throws].choices.append((self._choices[slots], slots))
        return self._choices[slots]

    def _new_slot(self) -> int:
        self._next += 1
        return self._next - 1
