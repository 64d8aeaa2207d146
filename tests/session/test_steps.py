from random import Random

import pytest
from msgspec.structs import replace

from mexen_desktop.rules.actions import Finish, Join, Leave, Stop
from mexen_desktop.rules.engine import apply
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import State, new_game
from mexen_desktop.session.steps import EVERY, Step, Steps
from tests.kit.moves import at_random

START = new_game(PRESETS["knight"], 3)


def made(count: int, seed: int = 1) -> list[Step]:
    """Return the steps of a game that is as long as wanted."""
    random, before, steps = Random(seed), START, []
    for _ in range(count):
        action = at_random(before, random, restless=0)
        after, events = apply(before, action)
        steps.append(Step(action, before, after, events))
        before = after
    return steps


LONG = made(3 * EVERY + 100)


def filled(steps: list[Step]) -> Steps:
    taken = Steps(START)
    for step in steps:
        taken.append(step)
    return taken


def test_all_steps_are_there_however_far_back() -> None:
    steps = filled(LONG)
    assert len(steps) == len(LONG)
    assert list(steps) == LONG
    assert list(reversed(steps)) == LONG[::-1]
    assert steps == LONG
    assert steps[1000:1003] == LONG[1000:1003]
    assert steps[-1] is LONG[-1]


def test_a_step_that_is_not_there_is_refused_as_by_a_list() -> None:
    with pytest.raises(IndexError):
        filled(LONG[:2])[2]
    with pytest.raises(IndexError):
        Steps(START).pop()


def test_only_the_last_ones_are_held() -> None:
    assert len(filled(LONG)._recent) <= 2 * EVERY


def test_the_last_ones_stay_the_same_objects() -> None:
    steps = filled(LONG[: EVERY + 10])
    last = steps[-1]
    assert steps[0] == LONG[0]
    steps.append(LONG[EVERY + 10])
    assert steps[-2] is last


def test_actions_that_are_alike_are_held_once() -> None:
    steps = Steps(START)
    assert steps.known(Stop(1)) is steps.known(Stop(1))
    assert steps.known(Stop(1)) is not steps.known(Stop(2))


@pytest.mark.parametrize("length", [0, 1, EVERY - 1, EVERY, EVERY + 1, 3 * EVERY])
def test_steps_can_be_taken_out_down_to_the_first(length: int) -> None:
    steps = filled(LONG[:length])
    for left in reversed(range(length)):
        assert steps.pop() == LONG[left]
        assert steps.state == (LONG[left].before)
    assert not steps
    assert steps.state == START


def test_what_is_added_after_some_were_taken_out_is_found_again() -> None:
    steps = filled(LONG[: 2 * EVERY + 5])
    for _ in range(EVERY):
        steps.pop()
    state = steps.state
    finished, events = apply(state, Finish())
    steps.append(Step(Finish(), state, finished, events))
    assert list(steps)[:-1] == LONG[: EVERY + 5]
    assert steps.state == finished


def states(*numbers: int) -> list[tuple[int, State]]:
    return [(number, LONG[number - 1].after) for number in numbers]


@pytest.mark.parametrize(
    "checkpoints",
    [states(), states(len(LONG)), states(7, 1500, len(LONG) - 1), states(EVERY, 3 * EVERY)],
    ids=["none", "the last", "odd ones", "even ones"],
)
def test_a_game_goes_on_from_whatever_states_were_kept(
    checkpoints: list[tuple[int, State]],
) -> None:
    steps = Steps(START, [step.action for step in LONG], bytes(len(LONG)), checkpoints)
    assert steps.state == LONG[-1].after
    assert steps[0] == LONG[0]
    assert list(steps) == LONG
    assert steps.pop() == LONG[-1]


def test_going_on_takes_no_more_than_the_way_from_the_last_state() -> None:
    known = replace(LONG[EVERY - 1].after, pot=77)
    actions = [step.action for step in LONG[: EVERY + 3]]
    steps = Steps(START, actions, bytes(EVERY + 3), [(EVERY, known)])
    assert steps[EVERY].before is known


def test_throws_of_the_own_dice_are_known_further_back_too() -> None:
    entered = bytearray(len(LONG))
    entered[3] = True
    steps = Steps(START, [step.action for step in LONG], entered)
    assert [number for number, step in enumerate(steps) if step.entered] == [3]


def test_how_dice_fell_is_known_further_back_too() -> None:
    falls = [7 * number for number in range(len(LONG))]
    steps = Steps(START, [step.action for step in LONG], bytes(len(LONG)), falls=falls)
    assert [step.fall for step in steps] == falls


def test_when_something_began_is_found_without_going_through_all() -> None:
    last = LONG[-1].after.round
    begins = {state.round: at for at, (_, _, state, *_) in reversed([*enumerate(LONG, 1)])}
    restored = Steps(START, [step.action for step in LONG], bytes(len(LONG)))
    for steps in (filled(LONG), restored):
        for number in (2, 50, last):
            assert steps.first(lambda state, at=number: state.round >= at) == begins[number]  # type: ignore[misc]
        assert steps.first(lambda state: state.round >= 1) == 0
        assert steps.first(lambda state: state.round > last) == len(LONG) + 1


def test_who_came_is_known_after_each_step() -> None:
    steps, joined = Steps(START), Join("Dee")
    before = START
    for action in (joined, Leave(0), Finish()):
        after, events = apply(before, action)
        steps.append(Step(action, before, after, events))
        before = after
    assert steps.comings == [(0, joined), (1, Leave(0))]
    assert Steps(START, steps.actions, bytes(3)).comings == steps.comings
    steps.pop()
    steps.pop()
    assert steps.comings == [(0, joined)]
