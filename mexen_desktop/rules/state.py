"""The state of a game: a frozen value that holds all that the rules need to go on."""

from typing import Final

from msgspec import Struct

from mexen_desktop.rules.departed import Departures, tallies
from mexen_desktop.rules.errors import BadTable
from mexen_desktop.rules.options import Options, check

TURN: Final = "turn"
RACE: Final = "race"
GIVE: Final = "give"
APPOINT: Final = "appoint"
TIE_BREAK: Final = "tie_break"
OVER: Final = "over"


class Role(Struct, frozen=True, gc=False):
    """The Knight or the Pirate: who holds the role, at which level (K6, P9)."""

    kind: str
    holder: int
    level: int


class State(Struct, frozen=True, gc=False):
    """One moment of a game, between two actions. Players are named by their seat, from 0."""

    options: Options
    #: Actions applied so far.
    n: int
    #: From 1.
    round: int
    phase: str
    #: Whose move it is; None when over.
    player: int | None
    #: Who started this round.
    starter: int
    #: Counted throws made in this turn, and the most that it has; both 0 in a tie-break, or when
    #: over.
    throws: int
    limit: int
    #: The most that turns after the round's first have.
    round_limit: int
    #: The dice of the last counted throw of this turn, higher first; empty before it, or after a
    #: void 31.
    dice: tuple[int, ...]
    #: The value of the die that stayed in that throw, 0 for none.
    stayed: int
    #: Whether both dice must be thrown next (after a void 31).
    void: bool
    #: Whether this turn's one right to keep is used up (K3).
    keep_used: bool
    #: Whether the player before rolled a 1 with their last throw that may stay (P4).
    passed_one: bool
    #: Whether no dice of this round have been rolled yet (C8).
    fresh: bool
    #: Whether a Mexico was thrown in this round (L5).
    mexico: bool
    #: Seat and reading of all who have played in this round, in turn order.
    results: tuple[tuple[int, int], ...]
    #: 0 where a life is the loss.
    pot: int
    role: Role | None
    #: Seats still playing, in seating order.
    in_game: tuple[int, ...]
    #: What each of `in_game` has taken, or the lives they have left, in the same order.
    scores: tuple[int, ...]
    #: Those who left, with what they had taken; empty where a life is the loss.
    departed: Departures
    #: Seats ever taken.
    seats: int
    #: Seats that lost the last finished round, ascending.
    losers: tuple[int, ...]
    #: Those who throw deciding throws in this pass, in turn order, with the values thrown so far.
    tie: tuple[int, ...]
    tie_values: tuple[int, ...]
    #: Who has won, when over.
    winner: int | None

    @property
    def last_reading(self) -> int:
        """The reading of the last counted throw of this turn, 0 before it."""
        if not self.dice:
            return 0
        high, low = self.dice
        return high * 100 if high == low else high * 10 + low

    def score_of(self, seat: int) -> int:
        """Return a seat's tally, or its lives, also of a player who has left."""
        if seat in self.in_game:
            return self.scores[self.in_game.index(seat)]
        return dict(tallies(self.departed)).get(seat, 0)

    def scores_by_seat(self) -> list[int]:
        """Return every seat's tally, or lives, in seat order."""
        scores = [0] * self.seats
        for seat, tally in tallies(self.departed):
            scores[seat] = tally
        for seat, score in zip(self.in_game, self.scores, strict=True):
            scores[seat] = score
        return scores


def new_game(options: Options, players: int, starter: int = 0) -> State:
    """Return the state before the first throw (C5).

    Raises Unplayable for options that clash, BadTable for a number of players, or a starter,
    without a place.
    """
    check(options)
    most = options.most
    if (
        players < options.least
        or (most is not None and players > most)
        or not 0 <= starter < players
    ):
        raise BadTable(players, starter, options.least, most)
    life = options.costs_life
    return State(
        options=options,
        n=0,
        round=1,
        phase=TURN,
        player=starter,
        starter=starter,
        throws=0,
        limit=options.throws,
        round_limit=options.throws,
        dice=(),
        stayed=0,
        void=False,
        keep_used=False,
        passed_one=False,
        fresh=True,
        mexico=False,
        results=(),
        pot=0 if life else options.pot_start,
        role=None,
        in_game=tuple(range(players)),
        scores=(options.lives if life else 0,) * players,
        departed=(),
        seats=players,
        losers=(),
        tie=(),
        tie_values=(),
        winner=None,
    )
