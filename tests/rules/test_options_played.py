"""Every option is played: a table that changes one of them plays another game."""

from itertools import pairwise
from random import Random

import pytest

from mexen_desktop.rules.engine import apply, legal_actions
from mexen_desktop.rules.errors import IllegalAction
from mexen_desktop.rules.options import ALLOWED, Options, clashes
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import State, new_game
from tests.kit.mixes import mixed
from tests.kit.moves import at_random

#: One of them, besides the published, can be played for the pot as well as for lives.
BASES = (*PRESETS.values(), mixed(PRESETS["classic"], {"tie_break": "both_dice_lowest"}))
SEEDS = range(5)
STEPS = 300


def seen(state: State) -> tuple[object, ...]:
    """Return what a table sees of a state, and what can be done there."""
    fields = [getattr(state, name) for name in State.__struct_fields__ if name != "options"]
    return (*fields, legal_actions(state))


def play_alike(one: Options, other: Options, seed: int) -> bool:
    """Whether a game goes by one set of options as it goes by the other."""
    random, state, twin = Random(seed), new_game(one, 3), new_game(other, 3)
    for _ in range(STEPS):
        if seen(state) != seen(twin):
            return False
        if state.player is None:
            break
        action = at_random(state, random, restless=0)
        state, _ = apply(state, action)
        try:
            twin, _ = apply(twin, action)
        except IllegalAction:
            return False
    return True


@pytest.mark.parametrize(
    ("name", "value", "other"),
    [(name, *pair) for name, values in ALLOWED.items() for pair in pairwise(values)],
)
def test_another_value_of_an_option_is_another_game(
    name: str, value: object, other: object
) -> None:
    tables = [(mixed(base, {name: value}), mixed(base, {name: other})) for base in BASES]
    playable = [pair for pair in tables if not any(map(clashes, pair))]
    assert playable, f"BASES: one that can be played by {name} = {value} and {other}"
    assert not all(play_alike(*pair, seed) for pair in playable for seed in SEEDS), (
        f"rules/ plays {name} = {other} as it plays {value}"
    )
