"""What the table can do now, in the order in which it is offered."""

from enum import Enum, auto
from typing import NamedTuple

from mexen_desktop.models.controller import Controller, Stage
from mexen_desktop.rules.state import RACE


class Kind(Enum):
    """A kind of thing to do."""

    THROW = auto()
    STOP = auto()
    FACE = auto()
    TAKE_BACK = auto()
    CHOOSE = auto()
    NEXT_ROUND = auto()
    END_GAME = auto()
    AGAIN = auto()
    #: The picture of the evening.
    EVENING = auto()
    HOME = auto()
    #: A computer thinks: it shall do so faster.
    HURRY = auto()


class Offer(NamedTuple):
    """One thing that can be done now; `which` is whom it chooses, or what it enters."""

    kind: Kind
    which: int = -1


#: What the table's own dice can show, in the order of the keyboard.
FACES = tuple(Offer(Kind.FACE, face) for face in range(1, 7))


def offers(controller: Controller) -> tuple[Offer, ...]:
    """Return what can be done now, the likeliest first; choices clockwise, as people sit.

    Nothing while something moves.
    """
    if controller.stage is Stage.ROUND_OVER:
        return (Offer(Kind.NEXT_ROUND), Offer(Kind.END_GAME))
    if controller.stage is Stage.GAME_OVER:
        return (Offer(Kind.AGAIN), Offer(Kind.EVENING), Offer(Kind.HOME))
    choices = controller.choices
    if choices:
        return tuple(Offer(Kind.CHOOSE, seat) for seat in controller.order if seat in choices)
    if controller.faces:
        return (*FACES, Offer(Kind.TAKE_BACK))
    if controller.thinks and not controller.asks:
        return () if controller.state.phase == RACE else (Offer(Kind.HURRY),)
    throw: tuple[Offer, ...] = (Offer(Kind.THROW),) if controller.may_throw else ()
    if controller.may_enter:
        throw = FACES
    return (*throw, Offer(Kind.STOP)) if controller.may_stop else throw
