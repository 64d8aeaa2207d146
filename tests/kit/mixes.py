"""Rule sets to draw from: the published ones, random mixes of all options that can be played."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from mexen_desktop.rules.actions import Action
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


def two_changes() -> Iterator[Options]:
    """Yield every preset with any two options changed, playable or not."""
    values = [(option, value) for option, allowed in ALLOWED.items() for value in allowed]
    for base in PRESETS.values():
        for two in combinations(values, 2):
            yield mixed(base, dict(two))


PUBLISHED = st.sampled_from(list(PRESETS.values()))
ANY_MIX = st.builds(mixed, PUBLISHED, CHANGES)


@st.composite
def mixes(draw: st.DrawFn) -> Options:
    """Draw every option, then set right what cannot be played together."""
    values = {name: draw(st.sampled_from(allowed)) for name, allowed in ALLOWED.items()}
    options = mixed(draw(PUBLISHED), values)
    for (name, _), _ in clashes(options):
        playable = [
            value
            for value in ALLOWED[name]
            if name not in {clash[0] for clash, _ in clashes(mixed(options, {name: value}))}
        ]
        options = mixed(options, {name: draw(st.sampled_from(playable))})
    return options


MIXES = mixes()
RULE_SETS = st.one_of(PUBLISHED, MIXES, MIXES)


#: How many actions a game has at most, unless it ends before.
LENGTHS = (10, 30, 100, 300)


class Game(NamedTuple):
    """A game with every state on its way."""

    actions: list[Action]
    #: One more than actions: the start, then the state after each.
    states: list[State]

    def steps(self) -> Iterator[tuple[State, Action, State]]:
        """Yield each action with the states before and after it."""
        yield from zip(self.states, self.actions, self.states[1:], strict=False)


@st.composite
def games(draw: st.DrawFn, rules: st.SearchStrategy[Options] = RULE_SETS) -> Game:
    """Draw a game played at random, to its end or broken off."""
    game = Game([], [new_game(draw(rules), draw(st.integers(2, 4)))])
    random = Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.sampled_from(LENGTHS))):
        if game.states[-1].player is None:
            break
        game.actions.append(at_random(game.states[-1], random))
        game.states.append(apply(game.states[-1], game.actions[-1])[0])
    return game


def moments(rules: st.SearchStrategy[Options] = RULE_SETS) -> st.SearchStrategy[State]:
    """Draw a moment in a game."""
    return games(rules).map(lambda game: game.states[-1])
