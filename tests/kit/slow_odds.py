"""Losing chances by plain enumeration: every legal move, every way the dice can fall, slowly.

It shares nothing with `mexen_desktop.odds`: states of the engine, all players' chances at once, no
shortcuts but that what was found for a table that stands the same is not found again.
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, NamedTuple

from mexen_desktop.rules.actions import Action, Appoint, Give, Stop, Tap, Throw
from mexen_desktop.rules.engine import apply, legal_actions
from mexen_desktop.rules.events import Event, RoundEnded, TieOpened
from mexen_desktop.rules.options import Options
from mexen_desktop.rules.state import State
from mexen_desktop.rules.throw import RANK
from tests.kit.moves import PAIRS_ONCE, SINGLES, dice_needed

EQUAL = Fraction(1, 10**12)

#: A number: exact where no 31 leads back to where the turn was already, else as exact as a float.
Number = Any
#: Everybody's chance to lose, by seat.
Losses = tuple[Number, ...]
#: What can follow a move: how often, then either the state or, where the round is over, the losses.
Outcomes = list[tuple[Number, State | None, Losses]]
Key = tuple[object, ...]


class Sweep(NamedTuple):
    """One pass over a turn: what is guessed, which moments that is for, what follows from it."""

    guesses: dict[Key, Losses]
    back: dict[Key, State]
    found: dict[Key, Losses]


class SlowOdds:
    """The chances of one rule set."""

    def __init__(self, options: Options) -> None:
        self._exact = options.thirty_one == "counts"
        self._turns: dict[Key, Losses] = {}
        self._outcomes: dict[tuple[Key, Action], Outcomes] = {}

    def moves(self, state: State) -> list[tuple[Action, Number]]:
        """Return every throw, keep, stop with the chance to lose of the player to move."""
        assert state.player is not None
        _, guesses = self._settled(state)
        moves = self._moves(state, Sweep(guesses, {}, {}))
        return [(move, losses[state.player]) for move, losses in moves]

    def everybody(self, state: State) -> Losses:
        """Return each seat's chance to lose the round, at the start of a turn."""
        return self._turn(state)

    def _settled(self, state: State) -> tuple[Losses, dict[Key, Losses]]:
        """Return everybody's chances from a moment of a turn on, with those where a 31 leads back.

        Where a 31 leads back, chances are guessed, found from the guesses, found from what was
        found, until they no longer change.
        """
        back: dict[Key, State] = {}
        guesses: dict[Key, Losses] = {}
        while True:
            sweep = Sweep(guesses, back, {})
            found = self._best(state, sweep)
            better: dict[Key, Losses] = {}
            while todo := back.keys() - better.keys():
                better |= {key: self._best(back[key], sweep) for key in todo}
            same = better.keys() == guesses.keys() and all(
                abs(new - old) < 1e-12
                for key in better
                for new, old in zip(better[key], guesses[key], strict=True)
            )
            if same:
                return found, guesses
            guesses = better

    def _value(self, state: State, sweep: "Sweep") -> Losses:
        key = standing(state)
        if state.phase == "tie_break" or (state.void and state.phase == "turn"):
            sweep.back.setdefault(key, state)
            return sweep.guesses.get(key, self._nobody(state))
        if key not in sweep.found:
            sweep.found[key] = self._best(state, sweep)
        return sweep.found[key]

    def _best(self, state: State, sweep: "Sweep") -> Losses:
        by = state.player
        assert by is not None
        if state.phase in ("give", "appoint"):
            # Who gets a sip or the role changes nobody's chance to lose.
            action = next(a for a in legal_actions(state) if isinstance(a, Give | Appoint))
            return self._mean(self._after(state, action), state, sweep)
        moves = self._moves(state, sweep)
        moves.sort(key=lambda each: preference(each[0]))
        least = min(losses[by] for _, losses in moves)
        return next(losses for _, losses in moves if losses[by] <= least + EQUAL)

    def _moves(self, state: State, sweep: "Sweep") -> list[tuple[Action, Losses]]:
        moves: list[tuple[Action, Losses]] = []
        legal = legal_actions(state)
        for entry in legal:
            if not isinstance(entry, Throw | Stop):
                continue
            losses = self._mean(self._after(state, entry), state, sweep)
            if state.phase == "race" and isinstance(entry, Throw):
                tap = next(each for each in legal if isinstance(each, Tap))
                stuck = self._mean(self._after(state, tap), state, sweep)
                losses = tuple((a + b) / 2 for a, b in zip(losses, stuck, strict=True))
            moves.append((entry, losses))
        return moves

    def _mean(
        self,
        outcomes: Outcomes,
        before: State,
        sweep: "Sweep",
    ) -> Losses:
        total = self._nobody(before)
        for share, state, losses in outcomes:
            found = losses
            if state is not None:
                ended = len(state.results) > len(before.results)
                found = self._turn(state) if ended else self._value(state, sweep)
            total = tuple(a + share * b for a, b in zip(total, found, strict=True))
        return total

    def _turn(self, state: State) -> Losses:
        key = standing(state)
        if key not in self._turns:
            self._turns[key], _ = self._settled(state)
        return self._turns[key]

    def _after(self, state: State, entry: Action) -> Outcomes:
        key = (standing(state), entry)
        if key not in self._outcomes:
            fulls: list[tuple[int, Action]]
            if not isinstance(entry, Throw):
                fulls = [(1, entry)]
            elif dice_needed(state, entry.keep) == 1:
                fulls = [(1, Throw(entry.by, die, entry.keep)) for die in SINGLES]
            else:
                fulls = [(1 + (a != b), Throw(entry.by, (a, b))) for a, b in PAIRS_ONCE]
            total = sum(times for times, _ in fulls)
            self._outcomes[key] = [
                (self._number(times, total), *self._outcome(*apply(state, full)))
                for times, full in fulls
            ]
        return self._outcomes[key]

    def _outcome(self, state: State, events: Iterable[Event]) -> tuple[State | None, Losses]:
        for event in events:
            if isinstance(event, RoundEnded):
                return None, self._shared(state, event.losers, 1)
            if isinstance(event, TieOpened):
                # A tie at the bottom is lost with equal chance.
                return None, self._shared(state, event.seats, len(event.seats))
        return state, ()

    def _shared(self, state: State, seats: tuple[int, ...], among: int) -> Losses:
        part = self._number(1, among)
        return tuple(part if seat in seats else part * 0 for seat in range(state.seats))

    def _nobody(self, state: State) -> Losses:
        return (self._number(0, 1),) * state.seats

    def _number(self, over: int, under: int) -> Number:
        return Fraction(over, under) if self._exact else over / under


def preference(move: Action) -> tuple[int, int]:
    """Return the order of equal moves: stop, throw, keep with the higher value first."""
    if isinstance(move, Stop):
        return (0, 0)
    assert isinstance(move, Throw)
    return (2, -move.keep) if move.keep else (1, 0)


def standing(state: State) -> Key:
    """Return all that has a say in who loses this round."""
    least = min((RANK[reading] for _, reading in state.results), default=None)
    lowest = tuple(seat for seat, reading in state.results if RANK[reading] == least)
    turn = (state.throws, state.limit, state.round_limit, state.dice, state.stayed, state.void)
    rights = (state.keep_used, state.passed_one, state.starter, state.in_game)
    tie = (state.tie, state.tie_values)
    return (state.phase, state.player, least, lowest, *turn, *rights, *tie)
