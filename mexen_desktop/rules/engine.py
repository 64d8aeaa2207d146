"""The two questions of the game: what may come next, what does it bring about."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from mexen_desktop.rules import comings, turns
from mexen_desktop.rules.actions import (
    Action,
    Appoint,
    Finish,
    Give,
    Join,
    Leave,
    Order,
    Stop,
    Tap,
    Throw,
)
from mexen_desktop.rules.errors import IllegalAction
from mexen_desktop.rules.events import Event
from mexen_desktop.rules.keeping import keepable
from mexen_desktop.rules.rounds import end_game
from mexen_desktop.rules.state import APPOINT, GIVE, OVER, RACE, TIE_BREAK, TURN, State
from mexen_desktop.rules.ties import TIE_BREAKS


def can_throw(state: State) -> bool:
    """Whether the player to move may throw."""
    return state.phase in (TURN, RACE, TIE_BREAK)


def may_stay(state: State) -> tuple[int, ...]:
    """Return the values of the dice that may stay in the next throw, high first."""
    return keepable(state) if state.phase in (TURN, RACE) else ()


def dice_due(state: State, keep: int = 0) -> int:
    """Return how many dice the next throw rolls, with a die of that value kept if any."""
    if state.phase == TIE_BREAK:
        tie_break = TIE_BREAKS[state.options.tie_break]
        assert tie_break is not None
        return tie_break.dice
    return 1 if keep else 2


def can_stop(state: State) -> bool:
    """Whether the thrower may end the turn early."""
    return (
        state.options.stop_early
        and state.throws > 0
        and not state.void
        and state.phase in (TURN, RACE)
    )


def others(state: State, phase: str) -> tuple[int, ...]:
    """Return everybody in the game but the player to move, ascending, while that phase is on."""
    if state.phase != phase:
        return ()
    return tuple(sorted(seat for seat in state.in_game if seat != state.player))


def legal_actions(state: State) -> tuple[Action, ...]:
    """Return every action that can come next, without dice, names or seats, in RECORD's order."""
    by = state.player
    if by is None:
        return ()
    legal: list[Action] = []
    if can_throw(state):
        legal.append(Throw(by))
        legal += [Throw(by, keep=value) for value in may_stay(state)]
    if can_stop(state):
        legal.append(Stop(by))
    legal += [Tap(seat) for seat in others(state, RACE)]
    legal += [Give(by, seat) for seat in others(state, GIVE)]
    legal += [Appoint(by, seat) for seat in others(state, APPOINT)]
    if comings.can_leave(state):
        legal += [Leave(seat) for seat in sorted(state.in_game)]
    if comings.can_join(state):
        legal.append(Join())
    if comings.can_reorder(state):
        legal.append(Order())
    legal.append(Finish())
    return tuple(legal)


def _throw(state: State, action: Throw, events: list[Event]) -> State:
    if action.by != state.player or not can_throw(state):
        raise IllegalAction(state, action)
    if action.keep and action.keep not in may_stay(state):
        raise IllegalAction(state, action)
    if state.phase == TIE_BREAK:
        return turns.deciding_throw(state, action, events)
    return turns.throw(state, action, events)


def _stop(state: State, action: Stop, events: list[Event]) -> State:
    if action.by != state.player or not can_stop(state):
        raise IllegalAction(state, action)
    return turns.stop(state, action, events)


def _tap(state: State, action: Tap, events: list[Event]) -> State:
    if action.by not in others(state, RACE):
        raise IllegalAction(state, action)
    return turns.tap(state, action, events)


def _give(state: State, action: Give, events: list[Event]) -> State:
    if action.by != state.player or action.to not in others(state, GIVE):
        raise IllegalAction(state, action)
    return turns.give(state, action, events)


def _appoint(state: State, action: Appoint, events: list[Event]) -> State:
    if action.by != state.player or action.to not in others(state, APPOINT):
        raise IllegalAction(state, action)
    return turns.appoint(state, action, events)


def _join(state: State, action: Join, events: list[Event]) -> State:
    if not comings.can_join(state):
        raise IllegalAction(state, action)
    return comings.join(state, action, events)


def _leave(state: State, action: Leave, events: list[Event]) -> State:
    if action.by not in state.in_game or not comings.can_leave(state):
        raise IllegalAction(state, action)
    return comings.leave(state, action, events)


def _order(state: State, action: Order, events: list[Event]) -> State:
    if not comings.can_reorder(state):
        raise IllegalAction(state, action)
    return comings.order(state, action, events)


def _finish(state: State, action: Finish, events: list[Event]) -> State:
    if state.phase == OVER:
        raise IllegalAction(state, action)
    return end_game(state, "finished", None, events)


#: Each kind of action to the function that checks it, then applies it.
EFFECTS: Final[dict[type[Action], Callable[[State, Any, list[Event]], State]]] = {
    Throw: _throw,
    Stop: _stop,
    Tap: _tap,
    Give: _give,
    Appoint: _appoint,
    Join: _join,
    Leave: _leave,
    Order: _order,
    Finish: _finish,
}


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the state after an action, with what happened.

    Raises IllegalAction, which leaves `state` as good as before, for whatever `legal_actions` does
    not list.
    """
    events: list[Event] = []
    after = EFFECTS[type(action)](state, action, events)
    return replace(after, n=state.n + 1), tuple(events)
