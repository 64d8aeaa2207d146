"""Whether two rule sets are the same game, by playing both at once."""

from random import Random

from mexen_desktop.rules.engine import apply, legal_actions
from mexen_desktop.rules.errors import IllegalAction
from mexen_desktop.rules.options import Options
from mexen_desktop.rules.state import State, new_game
from tests.kit.moves import at_random


def seen(state: State) -> tuple[object, ...]:
    """Return what a table sees of a state, and what can be done there."""
    fields = [getattr(state, name) for name in State.__struct_fields__ if name != "options"]
    return (*fields, legal_actions(state))


def play_alike(one: Options, other: Options, seed: int, steps: int = 300) -> bool:
    """Whether a game goes by one set of options as it goes by the other."""
    random, state, twin = Random(seed), new_game(one, 3), new_game(other, 3)
    for _ in range(steps):
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
