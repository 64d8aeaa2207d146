"""Which dice may stay while the other is thrown (K3, P3, P4)."""

from collections.abc import Callable, Mapping
from typing import Final

from mexen_desktop.rules.state import State
from mexen_desktop.rules.throw import THIRTY_ONE

Keeping = Callable[[State], tuple[int, ...]]

LOW: Final = (1, 2)


def none(state: State) -> tuple[int, ...]:  # noqa: ARG001 - one shape for all
    """No die may ever stay (X2)."""
    return ()


def one_or_two(state: State) -> tuple[int, ...]:
    """A single 1 or 2 may stay, once a turn, not that of a 31 (K3)."""
    if state.keep_used or state.last_reading == THIRTY_ONE:
        return ()
    high, low = state.dice
    return (low,) if low in LOW and high not in LOW else ()


def any_die(state: State) -> tuple[int, ...]:
    """Any die may stay that did not stay in the throw before (P3); high first, equal dice once."""
    loose = rolled(state)
    return loose[:1] if loose[0] == loose[-1] else loose


KEEPING: Final[Mapping[str, Keeping]] = {
    "none": none,
    "one_or_two": one_or_two,
    "any": any_die,
}


def keepable(state: State) -> tuple[int, ...]:
    """Return the values of the dice that may stay in the next throw, high first."""
    if state.dice:
        return KEEPING[state.options.keep](state)
    return (1,) if state.passed_one else ()


def rolled(state: State) -> tuple[int, ...]:
    """Return the dice that were rolled in the last throw, without the one that stayed."""
    if not state.stayed:
        return state.dice
    high, low = state.dice
    return (low,) if state.stayed == high else (high,)
