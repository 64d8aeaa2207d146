"""How the loser is found among those who share the lowest result (K11, K12, P11, L4)."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from mexen_desktop.rules.options import Options
from mexen_desktop.rules.throw import RANK, READING, THIRTY_ONE


class TieBreak(NamedTuple):
    """One way of deciding: how many dice each throws, how they read, who of them is worst."""

    dice: int
    #: The value of the dice, None where they are void and are thrown again.
    value: Callable[[Options, tuple[int, ...]], int | None]
    #: How bad a value is: the highest badness loses.
    badness: Callable[[int], int]


def _both_dice(options: Options, dice: tuple[int, ...]) -> int | None:
    reading = READING[dice[0], dice[1]]
    return None if reading == THIRTY_ONE and options.thirty_one != "counts" else reading


def _one_die(options: Options, dice: tuple[int, ...]) -> int | None:  # noqa: ARG001 - one shape
    return dice[0]


BOTH_DICE_LOWEST: Final = TieBreak(2, _both_dice, lambda reading: -RANK[reading])
ONE_DIE_HIGHEST: Final = TieBreak(1, _one_die, lambda face: face)

#: None: no deciding throws, all the lowest lose (L4).
TIE_BREAKS: Final[Mapping[str, TieBreak | None]] = {
    "both_dice_lowest": BOTH_DICE_LOWEST,
    "one_die_highest": ONE_DIE_HIGHEST,
    "all_lose": None,
}


def lowest(results: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """Return the seats with the lowest result, in the order given (C4)."""
    least = min(RANK[reading] for _, reading in results)
    return tuple(seat for seat, reading in results if RANK[reading] == least)


def worst(tie_break: TieBreak, seats: tuple[int, ...], values: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats whose deciding throws are equally the worst, in the order given."""
    badness = tie_break.badness
    most = max(map(badness, values))
    return tuple(s for s, value in zip(seats, values, strict=True) if badness(value) == most)
