"""Every option is played: a table that changes one of them plays another game."""

from itertools import pairwise

import pytest

from mexen_desktop.rules.options import ALLOWED, OF_LIVES, OF_POT, clashes
from mexen_desktop.rules.presets import PRESETS
from tests.kit.alike import play_alike
from tests.kit.mixes import mixed

#: One of them, besides the published, can be played for the pot as well as for lives.
BASES = (*PRESETS.values(), mixed(PRESETS["classic"], {"tie_break": "both_dice_lowest"}))
SEEDS = range(5)
#: What BASES cannot be given two values of where that is lost: those clash with their others.
ONE_VALUE: dict[str, set[str]] = {"life": {"limit", "pass_one", "role"}, "pot": set()}


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


@pytest.mark.parametrize(("loss", "idle"), [("life", OF_POT), ("pot", OF_LIVES)])
def test_what_is_of_the_pot_or_of_lives_alone_is_idle_where_the_other_is_lost(
    loss: str, idle: tuple[str, ...]
) -> None:
    bases = [base for base in BASES if base.loss == loss]
    played = {
        name
        for name, values in ALLOWED.items()
        for base in bases
        for pair in pairwise(mixed(base, {name: value}) for value in values)
        if all(options.loss == loss and not clashes(options) for options in pair)
        if not all(play_alike(*pair, seed) for seed in SEEDS)
    }
    found = {*ALLOWED} - played - ONE_VALUE[loss] - {"loss"}
    assert found == {*idle}, f"OF_POT, OF_LIVES of rules/options.py, where the {loss} is lost"
