"""What a step shows, one thing after the other."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from mexen_desktop.rules.events import (
    Event,
    LifeLost,
    PotChanged,
    RolePassed,
    RoundEnded,
    Stuck,
    Thrown,
    Took,
    Voided,
)
from mexen_desktop.rules.throw import MEXICO
from mexen_desktop.scene.lying import Lying, cast, thrown
from mexen_desktop.session.game import Game, Step


class Roll(NamedTuple):
    """Dice are thrown and come to rest so."""

    dice: Lying
    #: Whether somebody threw real ones, so that these are set down.
    entered: bool = False


class Beat(NamedTuple):
    """Nothing moves: so long the eye needs to read what lies there."""

    ms: int


class Word(NamedTuple):
    """One or two words on a slip of paper, with icons."""

    event: Event
    icons: tuple[str, ...]
    ms: int
    #: Whether it is stamped onto the felt.
    stamped: bool = False


class Grow(NamedTuple):
    """The pot is so large now; the next moment does not wait for it."""

    pot: int


class Flight(NamedTuple):
    """Counters fly to a seat: from the pot, from the giver's seat, else from the dice."""

    counters: int
    to: int
    ms: int
    cause: str
    giver: int | None = None


class Medal(NamedTuple):
    """The medallion of a role flies to a seat."""

    icon: str
    level: int
    to: int
    ms: int


class LifeDown(NamedTuple):
    """A life die is turned down to what is left."""

    seat: int
    left: int
    ms: int


Moment = Roll | Beat | Word | Grow | Flight | Medal | LifeDown

#: So long dice are read before paper covers them, at a round's end longer.
READ_MS: Final = 300
READ_RESULT_MS: Final = 600
FLIGHT_MS: Final = 250
POT_TAKEN_MS: Final = 600
ROLE_MS: Final = 700
LIFE_MS: Final = 350


def moments(steps: Sequence[Step]) -> tuple[Moment, ...]:
    """Return what the last step shows, in order.

    Thrown dice come first, the pot grows as they lie; then they are read before anything covers
    them or the round is over.
    """
    step, dice = steps[-1], thrown(steps)
    rolls: list[Moment] = [Roll(dice, step.entered)] if dice.rolled else []
    rest: list[Moment] = []
    for event in step.events:
        if isinstance(event, PotChanged):
            rolls.append(Grow(event.pot))
        rest += _after_the_dice(event)
    ends = any(isinstance(event, RoundEnded) for event in step.events)
    if rolls and (rest or ends):
        rolls.append(Beat(READ_RESULT_MS if ends else READ_MS))
    return (*rolls, *rest)


def of_cast(game: Game) -> tuple[Moment, ...]:
    """Return what the last die that was thrown for who starts shows."""
    ends = game.lots is not None and (game.lots.settled or not game.lots.passes[-1].dice)
    roll = Roll(cast(game), game.casts[-1].entered)
    return roll, Beat(READ_RESULT_MS if ends else READ_MS)


def _after_the_dice(event: Event) -> list[Moment]:
    if isinstance(event, Took) and event.cause == "pot":
        return [Grow(0), Flight(event.amount, event.seat, POT_TAKEN_MS, event.cause)]
    if isinstance(event, Took):
        return [Flight(event.amount, event.seat, FLIGHT_MS, event.cause, event.giver)]
    if isinstance(event, RolePassed):
        medal = Medal(event.kind, event.level, event.holder, FLIGHT_MS)
        return [Word(event, (event.kind,), ROLE_MS - FLIGHT_MS), medal]
    if isinstance(event, LifeLost):
        return [LifeDown(event.seat, event.left, LIFE_MS)]
    word = word_of(event)
    return [word] if word else []


def word_of(event: Event) -> Word | None:
    """Return the slip of an event that is no more than a word, None for others."""
    if isinstance(event, Thrown) and event.reading == MEXICO:
        return Word(event, ("die-2", "die-1"), 900)
    if isinstance(event, Voided) and event.how != "give":
        return Word(event, ("die-3", "die-1"), 500)
    if isinstance(event, Stuck):
        return Word(event, ("stuck",), 600, stamped=True)
    return None
