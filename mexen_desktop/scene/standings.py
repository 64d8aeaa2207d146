"""Who stands where at the end of a game."""

from collections.abc import Sequence
from typing import NamedTuple

from mexen_desktop.models.controller import Controller
from mexen_desktop.models.facts import Person
from mexen_desktop.store.totals import totals


class Standing(NamedTuple):
    """One player at the game's end."""

    seat: int
    person: Person
    #: What stands on the peg; 0 for who has left.
    number: int
    #: Sips or points taken, or lives left.
    score: int
    winner: bool


def standings(controller: Controller) -> tuple[Standing, ...]:
    """Return everybody who played: the highest tally last, or the longest alive first.

    Who left and came back is there once.
    """
    state = controller.state
    scores: Sequence[int | None] = state.scores_by_seat()
    if not state.options.costs_life:
        scores = totals(controller.game.names, state.scores_by_seat())
    numbers = {seat: number for number, seat in enumerate(controller.order, start=1)}
    found = [
        Standing(seat, controller.people[seat], numbers.get(seat, 0), score, seat == state.winner)
        for seat, score in enumerate(scores)
        if score is not None
    ]
    if not state.options.costs_life:
        return tuple(sorted(found, key=lambda standing: standing.score))
    lasted = {seat: _lasted(controller, seat) for seat in range(state.seats)}
    return tuple(sorted(found, key=lambda standing: (-standing.score, -lasted[standing.seat])))


def _lasted(controller: Controller, seat: int) -> int:
    """Return how many steps somebody was in the game, all of them if they still are."""
    steps = controller.game.steps
    if seat in controller.state.in_game:
        return len(steps)
    return steps.first(lambda state: seat < state.seats and seat not in state.in_game)
