"""How a throw, a stop, a tap, a hand-out and an appointment change a turn."""

from msgspec.structs import replace

from mexen_desktop.rules import pot, roles
from mexen_desktop.rules.actions import Appoint, Give, Stop, Tap, Throw
from mexen_desktop.rules.errors import BAD_DICE, IllegalAction
from mexen_desktop.rules.events import (
    AppointDue,
    DecidingThrown,
    Event,
    PotChanged,
    RaceEscaped,
    RolePassed,
    Stuck,
    Thrown,
)
from mexen_desktop.rules.rounds import end_turn, open_tie, settle, take
from mexen_desktop.rules.specials import THIRTY_ONES, THIRTY_TWOS
from mexen_desktop.rules.state import APPOINT, RACE, TURN, Role, State
from mexen_desktop.rules.throw import (
    FACES,
    MEXICO,
    THIRTY_ONE,
    THIRTY_TWO,
    double_of,
    read,
)
from mexen_desktop.rules.ties import TIE_BREAKS, worst


def throw(state: State, action: Throw, events: list[Event]) -> State:
    """Throw both dice, or one while the other stays; the move itself is known to be legal."""
    dice, keep = action.dice, action.keep
    if len(dice) != (1 if keep else 2):
        raise IllegalAction(state, action, BAD_DICE)
    pair = (*dice, keep) if keep else dice
    try:
        reading = read(*pair)
    except KeyError:
        raise IllegalAction(state, action, BAD_DICE) from None
    options = state.options
    if state.phase == RACE:
        events.append(RaceEscaped(action.by))
    void = reading == THIRTY_ONE and options.thirty_one != "counts"
    throws = state.throws if void else state.throws + 1
    events.append(Thrown(action.by, dice, keep, reading, throws, state.limit))
    keep_used = state.keep_used or keep != 0
    if void:
        return THIRTY_ONES[options.thirty_one](replace(state, keep_used=keep_used), events)
    state = replace(
        state,
        phase=TURN,
        throws=throws,
        dice=(max(pair), min(pair)),
        stayed=keep,
        void=False,
        keep_used=keep_used,
        passed_one=False,
        fresh=False,
        mexico=state.mexico or reading == MEXICO,
    )
    if not options.costs_life:
        state = _pay(state, action.by, reading, events)
    return go_on(state, events) if state.phase == TURN else state


def _pay(state: State, by: int, reading: int, events: list[Event]) -> State:
    """Let the pot grow, then let the Knight or Pirate take what a double costs."""
    before = state.pot
    after = pot.after(state.options, before, reading)
    if after != before:
        events.append(PotChanged(before, after))
        state = replace(state, pot=after)
    double = double_of(reading)
    if not double:
        return state
    old = state.role
    role, takes, appoints = roles.REACTIONS[state.options.role](old, by, double)
    if takes:
        assert old is not None
        state = take(state, old.holder, takes, "role", events)
    if role != old:
        assert role is not None
        events.append(RolePassed(role.kind, role.holder, role.level, old.holder if old else None))
        state = replace(state, role=role)
    if appoints:
        events.append(AppointDue(by))
        state = replace(state, phase=APPOINT)
    return state


def go_on(state: State, events: list[Event]) -> State:
    """Decide after a counted throw whether the turn is over."""
    options, reading = state.options, state.last_reading
    if reading == MEXICO and options.mexico_ends_turn:
        return end_turn(state, "mexico", events)
    if state.throws >= state.limit:
        return end_turn(state, "limit", events)
    if reading == THIRTY_TWO and options.thirty_two in THIRTY_TWOS:
        return THIRTY_TWOS[options.thirty_two](state, events)
    return state


def stop(state: State, action: Stop, events: list[Event]) -> State:
    """End the turn early (K2, L2)."""
    if state.phase == RACE:
        events.append(RaceEscaped(action.by))
    return end_turn(state, "stop", events)


def tap(state: State, action: Tap, events: list[Event]) -> State:
    """Fix the thrower's 32 (K10)."""
    assert state.player is not None
    events.append(Stuck(state.player, action.by))
    return end_turn(state, "stuck", events)


def give(state: State, action: Give, events: list[Event]) -> State:
    """Hand one sip or point to another player; the turn goes on (P8)."""
    return take(replace(state, phase=TURN), action.to, 1, "given", events, action.by)


def appoint(state: State, action: Appoint, events: list[Event]) -> State:
    """Make another player the Knight; then the turn goes on or ends (K8)."""
    assert state.role is not None
    events.append(RolePassed(state.role.kind, action.to, 1, action.by))
    return go_on(replace(state, phase=TURN, role=Role(state.role.kind, action.to, 1)), events)


def deciding_throw(state: State, action: Throw, events: list[Event]) -> State:
    """Throw a deciding throw, which counts for nothing else (K11, K12, P11)."""
    tie_break = TIE_BREAKS[state.options.tie_break]
    assert tie_break is not None
    dice = action.dice
    if len(dice) != tie_break.dice or not all(face in FACES for face in dice):
        raise IllegalAction(state, action, BAD_DICE)
    value = tie_break.value(state.options, dice)
    if value is None:
        events.append(DecidingThrown(action.by, dice, THIRTY_ONE, void=True))
        return state
    events.append(DecidingThrown(action.by, dice, value, void=False))
    values = (*state.tie_values, value)
    if len(values) < len(state.tie):
        return replace(state, player=state.tie[len(values)], tie_values=values)
    seats = worst(tie_break, state.tie, values)
    if len(seats) > 1:
        return open_tie(state, seats, events)
    return settle(state, seats, events)
