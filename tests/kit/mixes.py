"""Rule sets to draw from: the published ones, random mixes of all options that can be played."""

from random import Random

from hypothesis import strategies as st

from mexen_desktop.rules.engine import apply
from mexen_desktop.rules.options import ALLOWED, Options, clashes
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import State, new_game
from tests.kit.moves import at_random

#: Any change of any options, playable or not.
CHANGES = st.fixed_dictionaries(
    {}, optional={name: st.sampled_from(values) for name, values in ALLOWED.items()}
)


def mixed(preset: Options, changes: dict[str, object]) -> Options:
    """Return a preset with changes, not checked."""
    return Options(**{**preset._asdict(), **changes})


ANY_MIX = st.builds(mixed, st.sampled_from(list(PRESETS.values())), CHANGES)
MIXES = ANY_MIX.filter(lambda options: not clashes(options))


@st.composite
def moments(
    draw: st.DrawFn, rules: st.SearchStrategy[Options] = MIXES, longest: int = 60
) -> tuple[Options, State]:
    """Draw a moment in a game played at random by some rules."""
    options = draw(rules)
    state = new_game(options, draw(st.integers(2, 4)))
    random = Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, longest))):
        if state.player is None:
            break
        state, _ = apply(state, at_random(state, random))
    return options, state
