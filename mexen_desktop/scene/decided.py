"""The dice that decided something, as they are shown below the words on a slip."""

from collections.abc import Sequence
from typing import Final

from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.models.controller import Controller
from mexen_desktop.scene.end_paper import Decided
from mexen_desktop.scene.lying import cast, deciding_throws
from mexen_desktop.scene.papers import Room
from mexen_desktop.texts import words

#: So many dice that were thrown for who starts find room.
_MOST_CASTS: Final = 4
#: They find none where the felt is lower than this, at scale 1.
_LEAST_FELT: Final = 280


def who_lost(controller: Controller) -> Sequence[Decided]:
    """Return the deciding throws of the round that has ended."""
    losers = controller.ended.losers if controller.ended else ()
    numbers = {facts.seat: facts.number for facts in controller.seats()}
    return [
        Decided(
            controller.people[throw.seat],
            numbers.get(throw.seat, 0),
            throw.dice,
            words.reading(throw.value, controller.game.options),
            throw.seat in losers,
            throw.fall,
        )
        for throw in deciding_throws(controller.game.steps)
    ]


def who_starts(controller: Controller, room: Room) -> Sequence[Decided]:
    """Return the dice that decided who starts, unless there is no room for them."""
    lots = controller.lots
    last = lots.passes[-1] if lots is not None else None
    low = room.felt.height() < room.metrics.px(_LEAST_FELT)
    # On a screen that lies flat the pot lies there; alone the words face who starts.
    if lots is None or last is None or low or input_mode().flat or len(last.seats) > _MOST_CASTS:
        return ()
    first = len(lots.dice) - len(last.seats)
    numbers = {facts.seat: facts.number for facts in controller.seats()}
    return [
        Decided(
            controller.people[seat],
            numbers.get(seat, 0),
            (die,),
            words.number(die),
            False,
            cast(controller.game, number).fall,
        )
        for number, (seat, die) in enumerate(zip(last.seats, last.dice, strict=True), first)
    ]
