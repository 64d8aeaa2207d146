"""A record is gone through from the first state to the last."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mexen_desktop.record.errors import Problem, RecordError
from mexen_desktop.record.reading import read
from mexen_desktop.record.replaying import replay
from mexen_desktop.record.value import Record
from mexen_desktop.record.wording import sentence
from mexen_desktop.record.writing import write
from mexen_desktop.rules.engine import apply
from mexen_desktop.rules.events import Event, Joined
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import State
from tests.kit.records import EXAMPLE, document, played, throw

STOP = {"do": "stop", "by": 0}
FINISH = {"do": "finish"}


def refusal_of(data: bytes) -> tuple[list[State], RecordError]:
    states: list[State] = []
    with pytest.raises(RecordError) as refused:
        states.extend(state for state, _ in replay(read(data)))
    return states, refused.value


def check_refusal(data: bytes, words: str) -> None:
    states, error = refusal_of(data)
    assert sentence(error) == words
    assert error.action == len(states)
    assert states[-1].n == len(states) - 1


def test_the_start_comes_first_then_a_state_for_each_action() -> None:
    record = read(EXAMPLE)
    steps = list(replay(record))
    assert [state.n for state, _ in steps] == [0, 1, 2, 3]
    assert steps[0] == (record.start(), ())
    state = record.start()
    for action, step in zip(record.actions, steps[1:], strict=True):
        assert step == apply(state, action)
        state = step[0]


@pytest.mark.parametrize("rules", PRESETS)
@given(seed=st.integers(0, 10**6))
def test_a_replay_says_the_same_every_time(rules: str, seed: int) -> None:
    record = played(rules, 120, seed)
    told: list[tuple[State, tuple[Event, ...]]] = list(replay(record))
    assert list(replay(record)) == told
    assert list(replay(read(write(record)))) == told


def test_an_action_that_is_not_possible_is_named_with_what_is() -> None:
    check_refusal(
        document(throw(0, 6, 1), STOP, {"do": "stop", "by": 1}),
        "action 3: 'stop' by 1 is not possible now (can: throw, finish)",
    )


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (throw(1, 6, 5), "'throw' by 1 is not possible now"),
        (throw(0, 6, keep=5), "'throw' by 0 with keep 5 is not possible now"),
        ({"do": "tap", "by": 1}, "'tap' by 1 is not possible now"),
        ({"do": "give", "by": 0, "to": 1}, "'give' by 0 is not possible now"),
        ({"do": "appoint", "by": 0, "to": 1}, "'appoint' by 0 is not possible now"),
        ({"do": "leave", "by": 0}, "'leave' by 0 is not possible now"),
        ({"do": "join", "name": "Dee"}, "'join' is not possible now"),
        ({"do": "join", "name": "Ann"}, "'join' is not possible now"),
        ({"do": "order", "seats": [2, 1, 0]}, "'order' is not possible now"),
        ({"do": "stop", "by": 10**30}, f"'stop' by {10**30} is not possible now"),
        (throw(0, 6), "'throw' by 0 rolls two dice, from 1 to 6, not [6]"),
        (throw(0, 6, 5, 4), "'throw' by 0 rolls two dice, from 1 to 6, not [6, 5, 4]"),
        (throw(0, 6, 5, keep=1), "'throw' by 0 with keep 1 rolls one die, from 1 to 6, not [6, 5]"),
        ({"do": "throw", "by": 0}, "'throw' by 0 rolls two dice, from 1 to 6, not []"),
    ],
)
def test_each_kind_of_action_can_be_impossible(action: dict[str, object], words: str) -> None:
    check_refusal(document(throw(0, 6, 1), action), f"action 2: {words} (can: throw, stop, finish)")


def test_what_can_come_is_named_in_the_order_of_legal_each_kind_once() -> None:
    check_refusal(
        document({"do": "tap", "by": 1}),
        "action 1: 'tap' by 1 is not possible now (can: throw, leave, join, order, finish)",
    )
    check_refusal(
        document(throw(0, 3, 2), {"do": "tap", "by": 0}),
        "action 2: 'tap' by 0 is not possible now (can: throw, stop, tap, finish)",
    )


def test_after_the_end_nothing_can_come() -> None:
    for late in (FINISH, throw(0, 6, 5), {"do": "join", "name": "Dee"}):
        _, error = refusal_of(document(FINISH, late))
        assert error.action == 2
        assert sentence(error).endswith(" is not possible now (can: nothing)")


def test_the_dice_of_a_deciding_throw_are_counted_too() -> None:
    tie = [throw(0, 6, 5)] * 3 + [throw(1, 6, 5)] * 3
    check_refusal(
        document(*tie, throw(0, 6, 5), rules="extreme", players=["Ann", "Bo"]),
        "action 7: 'throw' by 0 rolls one die, from 1 to 6, not [6, 5] (can: throw, finish)",
    )


@pytest.mark.parametrize("seats", [[], [0, 1], [0, 1, 1], [0, 1, 3], [0, 1, 2, 2]])
def test_a_seating_order_names_everybody_once(seats: list[int]) -> None:
    check_refusal(
        document({"do": "order", "seats": seats}),
        "action 1: 'order' must name everybody in the game once"
        " (can: throw, leave, join, order, finish)",
    )


@pytest.mark.parametrize(
    ("action", "named"),
    [
        ({"do": "stop", "by": True}, "'by'"),
        ({"do": "stop", "by": 0.0}, "'by'"),
        ({"do": "stop", "by": "0"}, "'by'"),
        ({"do": "stop", "by": None}, "'by'"),
        ({"do": "stop", "by": -1}, "'by'"),
        ({"do": "stop"}, "'by'"),
        ({"do": "stop", "by": 0, "x_a": 1}, "'x_a'"),
        ({"do": "stop", "by": 0, "dice": [1]}, "'dice'"),
        ({"do": "stop", "by": {"a": 1}}, "'by'"),
        ({"do": "finish", "by": 0}, "'by'"),
        ({"do": "join", "name": "Dee", "by": 3}, "'by'"),
        ({"do": "order", "by": 0, "seats": [0]}, "'by'"),
        ({"do": "throw", "by": 0, "dice": [7, 1]}, "'dice[0]'"),
        ({"do": "throw", "by": 0, "dice": [1, 0]}, "'dice[1]'"),
        ({"do": "throw", "by": 0, "dice": [1, True]}, "'dice[1]'"),
        ({"do": "throw", "by": 0, "dice": [1.0, 2]}, "'dice[0]'"),
        ({"do": "throw", "by": 0, "dice": 65}, "'dice'"),
        (throw(0, 1, keep=7), "'keep'"),
        ({**throw(0, 1), "keep": 0}, "'keep'"),
        ({**throw(0, 1), "keep": None}, "'keep'"),
        ({"do": "join", "name": 5}, "'name'"),
        ({"do": "give", "by": 0, "to": "1"}, "'to'"),
        ({"do": "roll", "by": 0}, "'do'"),
        ({"do": "Throw", "by": 0}, "'do'"),
        ({"do": None}, "'do'"),
        ({"by": 0}, "'do'"),
        ({}, "'do'"),
        (5, "'object'"),
        (None, "'object'"),
        ("throw", "'object'"),
        ([STOP], "'object'"),
        ([["a"]], "'object'"),
    ],
)
@pytest.mark.parametrize("after", [[], [STOP], [5], ["a"], [{"a": {}}]])
def test_a_malformed_action_is_named_after_those_before_it(
    action: object, named: str, after: list[object]
) -> None:
    states, error = refusal_of(document(throw(0, 6, 5), action, *after))
    assert (len(states), error.action) == (2, 2)
    assert error.problem is Problem.MALFORMED_ACTION
    words = sentence(error)
    assert words.startswith("action 2: malformed: ")
    assert named in words
    assert words.endswith(" (can: throw, stop, finish)")


@pytest.mark.parametrize("before", [0, 1, 199, 200, 201, 399, 400, 1000])
@pytest.mark.parametrize("wrong", ["5", '{"do": "stop", "by": {"a": 1}}', '"{"', "[]", "{}"])
def test_a_malformed_action_is_found_anywhere(before: int, wrong: str) -> None:
    lines = ['{"do":"throw","by":0,"dice":[3,1]}'] * before + [wrong]
    data = document()[:-3] + f"[{' , '.join(lines)} ]}}".encode()
    states, error = refusal_of(data)
    assert len(states) == error.action == before + 1
    assert error.problem is Problem.MALFORMED_ACTION


def test_an_action_nested_to_any_depth_is_refused() -> None:
    def replay_deeper(record: Record, frames: int) -> None:
        if frames:
            replay_deeper(record, frames - 1)
        else:
            list(replay(record))

    def read_then_replay(data: bytes) -> None:
        replay_deeper(read(data), 5)

    problems = []
    for depth in (1, *range(700, 1010), 1_000_000):
        nested = b'[{"by":' + b"[" * depth + b"]" * depth + b',"do":"stop"}]}'
        with pytest.raises(RecordError) as refused:
            read_then_replay(document()[:-3] + nested)
        problems.append(refused.value.problem)
    # Up to some depth the file as a whole is read; where that is depends on who calls.
    assert problems[0] is Problem.MALFORMED_ACTION
    assert problems[-1] is Problem.TOO_DEEP


@pytest.mark.parametrize("length", [199, 200, 201, 1000])
def test_no_action_is_lost_between_two_pieces(length: int) -> None:
    record = played("knight", length)
    states = [state for state, _ in replay(read(write(record)))]
    assert [state.n for state in states] == list(range(length + 1))
    assert states == [state for state, _ in replay(record)]


@pytest.mark.parametrize("name", ["}", "{", '"', "\\", '},{"', '\\"},{', "]", '"}]', "},", "\\\\"])
def test_a_name_may_look_like_the_file_itself(name: str) -> None:
    join = {"do": "join", "name": name}
    for data in (
        document(join, throw(0, 6, 5)),
        document(join, throw(0, 6, 5)).replace(b", ", b","),
        json.dumps(json.loads(document(join, throw(0, 6, 5))), indent=1).encode(),
    ):
        steps = list(replay(read(data)))
        assert [state.n for state, _ in steps] == [0, 1, 2]
        assert steps[1][1] == (Joined(3, name),)


def test_who_joins_is_told_by_the_trimmed_name() -> None:
    steps = list(replay(read(document({"do": "join", "name": " Dee\n"}))))
    assert steps[1][1] == (Joined(3, "Dee"),)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "a player's name is empty"),
        (" ", "a player's name is empty"),
        ("a" * 41, f"the name '{'a' * 41}' is longer than 40 characters"),
        ("a\x1bb", r"the name 'a\x1bb' has a control character"),
        ("ANN", "the name 'ANN' is taken by somebody in the game"),
        (" bo ", "the name 'bo' is taken by somebody in the game"),
    ],
)
def test_a_name_that_cannot_be_is_no_name_to_join_by(name: str, words: str) -> None:
    check_refusal(
        document({"do": "join", "name": "Dee"}, {"do": "join", "name": name}),
        f"action 2: {words} (can: throw, leave, join, order, finish)",
    )


def test_a_name_is_needed_to_join() -> None:
    _, error = refusal_of(document({"do": "join"}))
    assert error.problem is Problem.NAME_EMPTY


def test_the_name_of_somebody_who_left_is_free_again() -> None:
    leave_bo = {"do": "leave", "by": 1}
    join_bo = {"do": "join", "name": "Bo"}
    assert len(list(replay(read(document(leave_bo, join_bo))))) == 3
    _, error = refusal_of(document(leave_bo, join_bo, {"do": "join", "name": "BO"}))
    assert (error.action, error.problem) == (3, Problem.NAME_TAKEN)


def test_the_name_of_somebody_who_only_wanted_to_join_is_free() -> None:
    names = [f"P{seat}" for seat in range(8)]
    join = {"do": "join", "name": "Dee"}
    _, error = refusal_of(document(join, players=names))
    assert (error.action, error.problem) == (1, Problem.NOT_NOW)


def test_as_many_as_like_may_come_and_go() -> None:
    actions: list[dict[str, object]] = []
    for seat in range(3, 30_003):
        actions += [{"do": "join", "name": "Dee"}, {"do": "leave", "by": seat}]
    *_, (last, _) = replay(read(document(*actions)))
    assert last.seats == 30_003
    assert last.in_game == (0, 1, 2)
