"""What players do, with the dice that fell.

The same values, without dice, names or seats, are the entries of `legal_actions`: a move before its
chance is known.
"""

from typing import Annotated

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0)]
Face = Annotated[int, Meta(ge=1, le=6)]


class Action(
    Struct,
    frozen=True,
    gc=False,
    tag_field="do",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """Anything that can be done in a game."""


class SeatAction(Action, frozen=True, gc=False):
    """An action done by the player at one seat."""

    by: Seat


class Throw(SeatAction, frozen=True, gc=False, tag="throw"):
    """A throw: `dice` rolled (one or two), `keep` the value of the die that stays, 0 for none."""

    dice: tuple[Face, ...] = ()
    keep: Face = 0


class Stop(SeatAction, frozen=True, gc=False, tag="stop"):
    """An early end of the own turn (K2, L2)."""


class Tap(SeatAction, frozen=True, gc=False, tag="tap"):
    """A tap that fixes somebody else's 32 (K10)."""


class Give(SeatAction, frozen=True, gc=False, tag="give"):
    """A sip or point handed to the player at seat `to` (P8)."""

    to: Seat


class Appoint(SeatAction, frozen=True, gc=False, tag="appoint"):
    """The Knight's choice of the next Knight (K8)."""

    to: Seat


class Join(Action, frozen=True, gc=False, tag="join"):
    """Somebody sits down at the end of the seating order (C8)."""

    name: str = ""


class Leave(SeatAction, frozen=True, gc=False, tag="leave"):
    """The player at a seat leaves the game (C8)."""


class Order(Action, frozen=True, gc=False, tag="order"):
    """A new seating order of those in the game (C8)."""

    seats: tuple[Seat, ...] = ()


class Finish(Action, frozen=True, gc=False, tag="finish"):
    """The table ends the game (C7)."""


#: Every action, for decoders and exhaustive tests.
AnyAction = Throw | Stop | Tap | Give | Appoint | Join | Leave | Order | Finish


def kind(action: Action) -> str:
    """Return an action's name in a record, such as "throw"."""
    tag = action.__struct_config__.tag
    assert isinstance(tag, str)
    return tag
