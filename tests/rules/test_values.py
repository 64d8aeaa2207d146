"""States, actions and events as values."""

from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest

from mexen_desktop.rules.actions import (
    Action,
    AnyAction,
    Appoint,
    Finish,
    Give,
    Join,
    Leave,
    Order,
    SeatAction,
    Stop,
    Tap,
    Throw,
    kind,
)
from mexen_desktop.rules.departed import Departed
from mexen_desktop.rules.engine import EFFECTS, legal_actions
from mexen_desktop.rules.events import Event
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import Role, State, new_game

#: Each action as a record writes it.
WRITTEN: dict[Action, dict[str, object]] = {
    Throw(0, (6, 1)): {"do": "throw", "by": 0, "dice": [6, 1]},
    Throw(0, (5,), 1): {"do": "throw", "by": 0, "dice": [5], "keep": 1},
    Throw(2): {"do": "throw", "by": 2},
    Stop(0): {"do": "stop", "by": 0},
    Tap(1): {"do": "tap", "by": 1},
    Give(0, 2): {"do": "give", "by": 0, "to": 2},
    Appoint(0, 1): {"do": "appoint", "by": 0, "to": 1},
    Join("Dee"): {"do": "join", "name": "Dee"},
    Join(): {"do": "join"},
    Leave(1): {"do": "leave", "by": 1},
    Order((2, 0, 1)): {"do": "order", "seats": [2, 0, 1]},
    Order(): {"do": "order"},
    Finish(): {"do": "finish"},
}


def all_kinds(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """Yield a class with all those that derive from it."""
    yield base
    for derived in base.__subclasses__():
        yield from all_kinds(derived)


@pytest.mark.parametrize(
    "kind_of_value",
    [State, Role, Departed, *all_kinds(Action), *all_kinds(Event)],
    ids=lambda found: str(found.__name__),
)
def test_every_value_is_frozen_and_no_work_for_the_garbage_collector(
    kind_of_value: type[msgspec.Struct],
) -> None:
    assert kind_of_value.__struct_config__.frozen
    assert not kind_of_value.__struct_config__.gc


def test_a_state_cannot_be_changed() -> None:
    state = new_game(PRESETS["knight"], 2)
    with pytest.raises(AttributeError):
        state.pot = 100  # type: ignore[misc]


def test_what_can_come_next_is_a_value_too() -> None:
    state = new_game(PRESETS["knight"], 2)
    assert hash(legal_actions(state)) == hash((Throw(0), Join(), Finish()))


def test_every_action_can_be_applied_and_read() -> None:
    kinds = {found for found in all_kinds(Action) if found not in {Action, SeatAction}}
    assert set(EFFECTS) == set(get_args(AnyAction)) == kinds == set(map(type, WRITTEN))


@pytest.mark.parametrize("action", WRITTEN, ids=repr)
def test_an_action_is_written_and_read_as_the_record_says(action: Action) -> None:
    written = msgspec.json.encode(action)
    assert msgspec.json.decode(written) == WRITTEN[action]
    assert msgspec.json.decode(written, type=AnyAction) == action
    assert kind(action) == WRITTEN[action]["do"]


@pytest.mark.parametrize(
    "text",
    [
        '{"do": "throw", "by": -1}',
        '{"do": "throw", "by": 0, "dice": [0, 1]}',
        '{"do": "throw", "by": 0, "dice": [7, 1]}',
        '{"do": "throw", "by": 0, "dice": [1], "keep": 7}',
        '{"do": "throw", "by": 0, "dice": [1], "keep": 0}',
        '{"do": "throw", "by": true}',
        '{"do": "throw"}',
        '{"do": "stop", "by": 0, "dice": [6, 5]}',
        '{"do": "give", "by": 0, "to": -1}',
        '{"do": "order", "seats": [-1]}',
        '{"do": "action"}',
        '{"by": 0}',
    ],
)
def test_what_is_no_action_cannot_be_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=AnyAction)
