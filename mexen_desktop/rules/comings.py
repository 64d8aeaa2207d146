"""How players join, leave, change seats (C8)."""

from msgspec.structs import replace

from mexen_desktop.rules.actions import Join, Leave, Order
from mexen_desktop.rules.departed import with_departed
from mexen_desktop.rules.errors import BAD_SEATS, IllegalAction
from mexen_desktop.rules.events import (
    Event,
    Joined,
    Left,
    LifeLost,
    Reordered,
    RoleVacated,
    StarterChanged,
    WentOut,
)
from mexen_desktop.rules.rounds import end_game
from mexen_desktop.rules.starters import clockwise
from mexen_desktop.rules.state import State


def can_join(state: State) -> bool:
    """Whether somebody may sit down now."""
    most = state.options.most
    return (
        state.fresh and not state.options.costs_life and (most is None or len(state.in_game) < most)
    )


def can_leave(state: State) -> bool:
    """Whether anybody in the game may leave now."""
    options = state.options  # for lives down to one is allowed, which is then the end (L6)
    return state.fresh and (options.costs_life or len(state.in_game) > options.least)


def can_reorder(state: State) -> bool:
    """Whether the seating order may be changed now."""
    return state.fresh and len(state.in_game) > 2  # of two the order says nothing


def join(state: State, action: Join, events: list[Event]) -> State:
    """Add a player at the end of the seating order."""
    seat = state.seats
    events.append(Joined(seat, action.name))
    return replace(state, seats=seat + 1, in_game=(*state.in_game, seat), scores=(*state.scores, 0))


def leave(state: State, action: Leave, events: list[Event]) -> State:
    """Take a player out; a role falls vacant, the next player starts in their place."""
    seat = action.by
    at = state.in_game.index(seat)
    score = state.scores[at]
    in_game = state.in_game[:at] + state.in_game[at + 1 :]
    scores = state.scores[:at] + state.scores[at + 1 :]
    events.append(Left(seat))
    starter, role = state.starter, state.role
    if state.options.costs_life:
        events.append(LifeLost(seat, score, 0))
        events.append(WentOut(seat))
        left = replace(state, in_game=in_game, scores=scores)
        if len(in_game) == 1:
            return end_game(left, "won", in_game[0], events)
    else:
        left = replace(
            state,
            in_game=in_game,
            scores=scores,
            departed=with_departed(state.departed, seat, score),
        )
    if role is not None and role.holder == seat:
        events.append(RoleVacated(role.kind, seat))
        role = None
    if seat == starter:
        starter = clockwise(state.in_game, seat)
        events.append(StarterChanged(starter))
    return replace(left, starter=starter, player=starter, role=role)


def order(state: State, action: Order, events: list[Event]) -> State:
    """Seat those in the game in another order; the starter stays the same person."""
    if sorted(action.seats) != sorted(state.in_game):
        raise IllegalAction(state, action, BAD_SEATS)
    events.append(Reordered(action.seats))
    scores = dict(zip(state.in_game, state.scores, strict=True))
    return replace(state, in_game=action.seats, scores=tuple(scores[seat] for seat in action.seats))
