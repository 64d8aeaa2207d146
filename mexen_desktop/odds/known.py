"""Chances of the published rule sets that were found beforehand, for tables of up to eight.

Whoever asks at any point of a round gets an answer at once then, not only after all that can still
come has been gone through. What is not in a file is found as it is for any other rules.

A file begins with the number of players, the lowest rank, 1 where a chance is a pair (else 0), how
many limits it has, those limits: a byte each. Then come the chances as little-endian doubles: limit
by limit, from the lowest rank up, from few players to come to many, from few who are lowest to
many.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from struct import iter_unpack
from typing import Final

from mexen_desktop.odds.graph import RANKS

FOLDER: Final = Path(__file__).parents[1] / "resources" / "odds"

PLAYERS: Final = 8

#: Limit, rank, players to come, players who are lowest.
Case = tuple[int, int, int, int]


def cases(players: int, first_rank: int, limits: Iterable[int]) -> Iterator[Case]:
    """Yield what a file has chances for, in its order."""
    for limit in limits:
        for rank in range(first_rank, RANKS):
            for left in range(1, players):
                for count in range(1, players - left + 1):
                    yield limit, rank, left, count


def read(name: str) -> Iterator[tuple[Case, tuple[float, float]]]:
    """Yield what is known of a published rule set, nothing where there is no need to."""
    try:
        data = (FOLDER / f"{name}.bin").read_bytes()
    except FileNotFoundError:
        return
    players, first_rank, pairs, number = data[:4]
    limits, chances = data[4 : 4 + number], data[4 + number :]
    known = cases(players, first_rank, limits)
    for case, chance in zip(known, iter_unpack("<2d" if pairs else "<d", chances), strict=True):
        yield case, (chance[0], chance[-1])
