"""What lies on the tray at any moment of a game."""

from collections.abc import Sequence
from typing import NamedTuple

from mexen_desktop.rules.events import DecidingThrown, GameEnded, RoundBegan, Thrown
from mexen_desktop.scene.dice.lying import Lying, any_fall
from mexen_desktop.session.game import Game, Step

__all__ = ["Deciding", "Lying", "cast", "deciding_throws", "lies", "lying", "thrown"]


class Deciding(NamedTuple):
    """The deciding throw of one player."""

    seat: int
    dice: tuple[int, ...]
    value: int
    #: How the dice fell.
    fall: int = 1


def lies(game: Game) -> Lying:
    """Return what lies on the tray now, whatever it was thrown for."""
    return cast(game) if game.casting else lying(game.steps)


def cast(game: Game, number: int = -1) -> Lying:
    """Return the die that was thrown for who starts, the last one if no number is given."""
    if not game.casts:
        return Lying()
    number = number % len(game.casts)
    die, _, fall = game.casts[number]
    return Lying((die,), fall=fall or any_fall(number))


def lying(steps: Sequence[Step]) -> Lying:
    """Return what lies on the tray after these steps.

    Dice stay where they fell, also when the turn passes; a new round finds the tray empty.
    """
    return _lying(steps, len(steps))


def thrown(steps: Sequence[Step], number: int = -1) -> Lying:
    """Return the dice that a step threw, the last one if no number is given."""
    number = number % len(steps)
    step = steps[number]
    for event in reversed(step.events):
        if isinstance(event, DecidingThrown):
            return Lying(event.dice, fall=_fall(step))
        if isinstance(event, Thrown):
            before = _lying(steps, number) if event.kept else None
            return Lying(event.dice, event.kept, _fall(step), before)
    return Lying()


def _lying(steps: Sequence[Step], count: int) -> Lying:
    """Return what lies on the tray after so many steps."""
    for number in reversed(range(count)):
        for event in reversed(steps[number].events):
            if isinstance(event, RoundBegan | GameEnded):
                return Lying()
            if isinstance(event, Thrown | DecidingThrown):
                return thrown(steps, number)
    return Lying()


def _fall(step: Step) -> int:
    """Return how dice fell; any way where nobody saw it."""
    return step.fall or any_fall(step.after.n)


def deciding_throws(steps: Sequence[Step]) -> tuple[Deciding, ...]:
    """Return the last valid deciding throw of each player in the round that ended last.

    They come in the order in which the players first threw.
    """
    run: list[Deciding | None] = []
    for step in reversed(steps):
        events = [event for event in step.events if isinstance(event, DecidingThrown)]
        if not events:
            break
        run += [
            None if event.void else Deciding(event.by, event.dice, event.value, _fall(step))
            for event in events
        ]
    last = {each.seat: each for each in reversed(run) if each is not None}
    return tuple(last.values())
