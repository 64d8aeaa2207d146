"""Who is lowest so far."""

from typing import NamedTuple

from mexen_desktop.rules.state import TIE_BREAK, State
from mexen_desktop.rules.ties import lowest

Results = tuple[tuple[int, int], ...]


class BeatFacts(NamedTuple):
    """What there is to beat: the lowest result so far, with who has it."""

    reading: int
    seats: tuple[int, ...]


def lowest_seats(results: Results) -> tuple[int, ...]:
    """Return the seats that are lowest among these results, in turn order."""
    return lowest(results) if results else ()


def to_beat(state: State) -> BeatFacts | None:
    """Return what the player to move has to beat, None where there is nothing to."""
    seats = lowest_seats(state.results)
    if not seats or state.phase == TIE_BREAK:
        return None
    return BeatFacts(dict(state.results)[seats[0]], seats)
