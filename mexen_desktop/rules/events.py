"""What has happened, in the past tense: the only message from the rules upwards."""

from msgspec import Struct


class Event(Struct, frozen=True, gc=False):
    """Anything that an action brought about."""


class Thrown(Event, frozen=True, gc=False):
    """Dice were thrown in a turn: `dice` as rolled, `kept` the value that stayed or 0."""

    by: int
    dice: tuple[int, ...]
    kept: int
    reading: int
    #: Counted throws of this turn, this one included; a void 31 leaves the count as it was.
    throws: int
    limit: int


class Voided(Event, frozen=True, gc=False):
    """A 31 was void; `how` is the option's value: restart, give or again (K9, P8, X4)."""

    by: int
    how: str


class PotChanged(Event, frozen=True, gc=False):
    """The pot grew, by a double, a Mexico or a 65 (K4, K5, P6, X3)."""

    before: int
    pot: int


class RolePassed(Event, frozen=True, gc=False):
    """Somebody became Knight or Pirate, or the Pirate's level rose (K6, K8, P9)."""

    kind: str
    holder: int
    level: int
    previous: int | None


class RoleVacated(Event, frozen=True, gc=False):
    """The holder of a role left the game (C8)."""

    kind: str
    previous: int


class Took(Event, frozen=True, gc=False):
    """A player took sips or points; `cause` is "role", "given" or "pot"."""

    seat: int
    amount: int
    cause: str
    #: Who handed it out, where `cause` is "given".
    giver: int | None = None


class GiveDue(Event, frozen=True, gc=False):
    """A player has to hand out one sip or point (P8)."""

    by: int


class AppointDue(Event, frozen=True, gc=False):
    """The Knight has to choose another Knight (K8)."""

    by: int


class RaceOpened(Event, frozen=True, gc=False):
    """A 32 may be fixed by a tap of anybody else (K10)."""

    by: int


class RaceEscaped(Event, frozen=True, gc=False):
    """The thrower of a 32 was faster than every tap (K10)."""

    by: int


class Stuck(Event, frozen=True, gc=False):
    """A tap fixed the 32 of the player at seat `by` (K10)."""

    by: int
    tapper: int


class TurnEnded(Event, frozen=True, gc=False):
    """A turn is over; `why` is "stop", "limit", "mexico", "thirty_two" or "stuck"."""

    by: int
    reading: int
    throws: int
    why: str


class LimitSet(Event, frozen=True, gc=False):
    """The round's first player set the limit for everybody else (K1, P2)."""

    by: int
    limit: int


class TurnBegan(Event, frozen=True, gc=False):
    """A player's turn began; `may_take_one` where the 1 before them may stay (P4)."""

    by: int
    limit: int
    may_take_one: bool


class TieOpened(Event, frozen=True, gc=False):
    """These seats are equal and throw deciding throws, in this order (K11, P11)."""

    seats: tuple[int, ...]


class DecidingThrown(Event, frozen=True, gc=False):
    """A deciding throw; `value` is a reading or a face; void where it is thrown again (K12)."""

    by: int
    dice: tuple[int, ...]
    value: int
    void: bool


class RoundEnded(Event, frozen=True, gc=False):
    """A round is over: who lost, in turn order, and what each takes (pot) or loses (lives)."""

    round: int
    losers: tuple[int, ...]
    amount: int
    results: tuple[tuple[int, int], ...]


class LifeLost(Event, frozen=True, gc=False):
    """A player lost lives (L4, L5)."""

    seat: int
    amount: int
    left: int


class WentOut(Event, frozen=True, gc=False):
    """A player has no lives left (L6)."""

    seat: int


class RoundBegan(Event, frozen=True, gc=False):
    """A round began (C3, K13)."""

    round: int
    starter: int


class Joined(Event, frozen=True, gc=False):
    """Somebody sat down (C8)."""

    seat: int
    name: str


class Left(Event, frozen=True, gc=False):
    """Somebody left (C8)."""

    seat: int


class Reordered(Event, frozen=True, gc=False):
    """The seating order changed (C8)."""

    seats: tuple[int, ...]


class StarterChanged(Event, frozen=True, gc=False):
    """Another player starts this round since the starter left (C8)."""

    starter: int


class GameEnded(Event, frozen=True, gc=False):
    """The game is over; `how` is "finished", "won" or "dead" (C7, L6)."""

    how: str
    winner: int | None
