"""Deciding throws, as the chance to lose them."""

from collections import Counter
from functools import lru_cache
from itertools import product

from mexen_desktop.odds.shares import share
from mexen_desktop.rules.options import Options
from mexen_desktop.rules.state import State
from mexen_desktop.rules.throw import FACES
from mexen_desktop.rules.ties import TIE_BREAKS

#: How bad a deciding throw can be, each with its chance.
Badness = tuple[tuple[int, float], ...]


def losing_chance(state: State) -> float:
    """Return the chance to lose of the player whose deciding throw is due.

    Who throws worse than all before loses unless somebody after is worse still; who are equal throw
    again, where each is as likely to lose as the others.
    """
    tie_break = TIE_BREAKS[state.options.tie_break]
    assert tie_break is not None
    thrown = [tie_break.badness(value) for value in state.tie_values]
    worst = max(thrown, default=None)
    left = len(state.tie) - len(thrown) - 1
    chances = _badness(state.options)
    lose = 0.0
    for bad, chance in chances:
        if worst is None or bad >= worst:
            better = sum(other for each, other in chances if each < bad)
            lose += chance * share(thrown.count(bad) + 1, left, chance, better)
    return lose


@lru_cache(maxsize=8)
def _badness(options: Options) -> Badness:
    tie_break = TIE_BREAKS[options.tie_break]
    assert tie_break is not None
    values = [tie_break.value(options, dice) for dice in product(FACES, repeat=tie_break.dice)]
    # A void throw is thrown again until it is none.
    counted = Counter(tie_break.badness(value) for value in values if value is not None)
    return tuple((bad, times / counted.total()) for bad, times in counted.items())
