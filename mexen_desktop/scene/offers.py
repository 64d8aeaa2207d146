"""What the table can do now, in the order in which it is offered."""

from enum import Enum, auto
from typing import NamedTuple

from mexen_desktop.models.controller import Controller, Stage


class Kind(Enum):
    """A kind of thing to do."""

    THROW = auto()
    STOP = auto()
    CHOOSE = auto()
    NEXT_ROUND = auto()
    END_GAME = auto()
    AGAIN = auto()
    HOME = auto()


class Offer(NamedTuple):
    """One thing that can be done now; `seat` is whom it chooses."""

    kind: Kind
    seat: int = -1


def offers(controller: Controller) -> tuple[Offer, ...]:
    """Return what can be done now, the likeliest first; choices clockwise, as people sit.

    Nothing while something moves.
    """
    if controller.stage is Stage.ROUND_OVER:
        return (Offer(Kind.NEXT_ROUND), Offer(Kind.END_GAME))
    if controller.stage is Stage.GAME_OVER:
        return (Offer(Kind.AGAIN), Offer(Kind.HOME))
    choices = controller.choices
    if choices:
        return tuple(Offer(Kind.CHOOSE, seat) for seat in controller.order if seat in choices)
    throw = (Offer(Kind.THROW),) if controller.may_throw else ()
    return (*throw, Offer(Kind.STOP)) if controller.may_stop else throw
