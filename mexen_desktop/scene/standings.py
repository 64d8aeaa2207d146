"""Who stands where at the end of a game."""

from typing import NamedTuple

from mexen_desktop.models.controller import Controller
from mexen_desktop.models.facts import Person
from mexen_desktop.rules.events import WentOut


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
    """Return everybody who played: the highest tally last, or the longest alive first."""
    state = controller.state
    scores = state.scores_by_seat()
    numbers = {seat: number for number, seat in enumerate(controller.order, start=1)}
    found = [
        Standing(seat, controller.people[seat], numbers.get(seat, 0), score, seat == state.winner)
        for seat, score in enumerate(scores)
    ]
    if not state.options.costs_life:
        return tuple(sorted(found, key=lambda standing: standing.score))
    gone = _went_out(controller)
    return tuple(sorted(found, key=lambda standing: (-standing.score, -gone[standing.seat])))


def _went_out(controller: Controller) -> list[int]:
    """Return for each seat how many steps it was in the game, all of them if it still is."""
    steps = controller.game.steps
    gone = [len(steps)] * controller.state.seats
    for at, step in enumerate(steps):
        for event in step.events:
            if isinstance(event, WentOut):
                gone[event.seat] = at
    return gone
