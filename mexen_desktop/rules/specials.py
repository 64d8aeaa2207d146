"""What a 31 and a 32 do (K9, K10, P7, P8, X4)."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from mexen_desktop.rules.events import Event, GiveDue, RaceOpened, Voided
from mexen_desktop.rules.rounds import end_turn
from mexen_desktop.rules.state import GIVE, RACE, TURN, State

Special = Callable[[State, list[Event]], State]


def _void(state: State, how: str, events: list[Event]) -> State:
    assert state.player is not None
    events.append(Voided(state.player, how))
    return replace(state, phase=TURN, dice=(), stayed=0, void=True, passed_one=False, fresh=False)


def restart(state: State, events: list[Event]) -> State:
    """The Elbow: the turn starts again from nothing (K9)."""
    return replace(_void(state, "restart", events), throws=0, keep_used=False)


def give(state: State, events: list[Event]) -> State:
    """No throw at all; one sip or point is handed out (P8)."""
    state = _void(state, "give", events)
    assert state.player is not None
    events.append(GiveDue(state.player))
    return replace(state, phase=GIVE)


def again(state: State, events: list[Event]) -> State:
    """No throw at all (X4)."""
    return _void(state, "again", events)


#: What a 31 does where it does not count.
THIRTY_ONES: Final[Mapping[str, Special]] = {
    "restart": restart,
    "give": give,
    "again": again,
}


def race(state: State, events: list[Event]) -> State:
    """Everybody else may tap until the thrower throws again or stops (K10)."""
    assert state.player is not None
    events.append(RaceOpened(state.player))
    return replace(state, phase=RACE)


def ends_turn(state: State, events: list[Event]) -> State:
    """The 32 is the result at once (P7)."""
    return end_turn(state, "thirty_two", events)


#: What a 32 with throws left does where it does not just count.
THIRTY_TWOS: Final[Mapping[str, Special]] = {"race": race, "ends_turn": ends_turn}
