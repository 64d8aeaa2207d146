"""What the table shows at one moment, as plain values."""

from typing import NamedTuple

from mexen_desktop.rules.state import APPOINT, GIVE, RACE, TURN, Role, State
from mexen_desktop.rules.throw import RANK, THIRTY_ONE
from mexen_desktop.session.standing import Results, lowest_seats
from mexen_desktop.store.entries import Look


class Person(NamedTuple):
    """One player as the table knows them: name, colour (0 to 7), the key that taps in a race."""

    name: str
    colour: int
    tap_key: str
    #: How well a computer plays, from 1; 0 for a person.
    level: int = 0

    @property
    def look(self) -> Look:
        """How this player is kept, but for the name."""
        return Look(self.colour, self.tap_key, self.level)


class SeatFacts(NamedTuple):
    """One player's plaque."""

    seat: int
    #: What stands on the peg, also the player's key: from 1 in seating order.
    number: int
    person: Person
    #: The result of this round, or so far; 0 for none yet.
    reading: int
    so_far: bool
    #: Sips or points taken; None where lives are played.
    tally: int | None
    #: Lives left; None where the pot is played.
    lives: int | None
    role: Role | None
    #: The one to move; at a round's end each loser.
    lit: bool
    lowest: bool
    #: May be chosen now, by a hand-out or an appointment.
    choosable: bool
    #: May tap now.
    may_tap: bool
    #: Has tapped, or won the race that was just decided.
    tapped: bool
    out: bool
    #: What this player takes (pot) or loses (lives) at the round's end that is shown; 0 otherwise.
    takes: int
    #: What this player has thrown for who starts, until somebody starts; 0 for nothing.
    lot: int = 0


class RankFacts(NamedTuple):
    """One row of this round's ranking; place 0 and reading 0 for who has no result yet."""

    seat: int
    place: int
    reading: int
    so_far: bool
    lowest: bool


def so_far(state: State, seat: int) -> int:
    """Return the reading that the player in turn has so far, 0 for none and for all others."""
    if seat != state.player:
        return 0
    if state.phase == GIVE:
        return THIRTY_ONE
    return state.last_reading if state.phase in (TURN, RACE, APPOINT) else 0


def ranking(state: State, results: Results, order: tuple[int, ...]) -> tuple[RankFacts, ...]:
    """Return the rows of a round's ranking: results best first, then who has none yet."""
    ordered = sorted(results, key=lambda result: -RANK[result[1]])
    lowest = lowest_seats(results)
    rows: list[RankFacts] = []
    for at, (seat, reading) in enumerate(ordered, start=1):
        shares = bool(rows) and rows[-1].reading == reading
        place = rows[-1].place if shares else at
        rows.append(RankFacts(seat, place, reading, False, seat in lowest))
    done = {seat for seat, _ in results}
    waiting = [seat for seat in order if seat not in done]
    rows += [RankFacts(seat, 0, so_far(state, seat), True, False) for seat in waiting]
    return tuple(rows)
