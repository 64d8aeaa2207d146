"""Goes through a record from the first state to the last."""

from collections.abc import Iterator

from mexen_desktop.record.errors import Problem, RecordError
from mexen_desktop.record.names import Ledger, trimmed
from mexen_desktop.record.value import Record
from mexen_desktop.rules.actions import Join, Leave, Throw, kind
from mexen_desktop.rules.engine import apply, dice_due, legal_actions
from mexen_desktop.rules.errors import BAD_DICE, BAD_SEATS, IllegalAction
from mexen_desktop.rules.events import Event
from mexen_desktop.rules.state import State


def replay(record: Record) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Yield the state at the start, then after every action, each with what has happened.

    Raises RecordError at the first action that is not possible; what was yielded holds.
    """
    state = record.start()
    names = Ledger(record.players)
    yield state, ()
    try:
        for action in record.actions:
            if isinstance(action, Join):
                action = Join(trimmed(action.name))  # noqa: PLW2901 - the trimmed name counts
            after, events = apply(state, action)
            if isinstance(action, Join):
                names.seat(state.seats, action.name)
            elif isinstance(action, Leave):
                names.leave(action.by)
            state = after
            yield state, events
    except IllegalAction as refused:
        raise _refusal(refused).at(state.n + 1, legal_kinds(state)) from None
    except RecordError as error:
        raise error.at(state.n + 1, legal_kinds(state)) from None


def legal_kinds(state: State) -> tuple[str, ...]:
    """Return the kinds of action that can come next, in the order of `legal_actions`."""
    return tuple(dict.fromkeys(map(kind, legal_actions(state))))


def _refusal(refused: IllegalAction) -> RecordError:
    action = refused.action
    if refused.problem == BAD_DICE and isinstance(action, Throw):
        one = dice_due(refused.state, action.keep) == 1
        problem = Problem.ONE_DIE_ROLLS if one else Problem.TWO_DICE_ROLL
        return RecordError(problem, did=action, dice=action.dice)
    if refused.problem == BAD_SEATS:
        return RecordError(Problem.BAD_SEATS, did=action)
    return RecordError(Problem.NOT_NOW, did=action)
