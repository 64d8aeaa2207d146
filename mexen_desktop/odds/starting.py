"""The chance to lose a round before it begins, by the place in its turn order.

What stands on the table after a turn is a lowest result, how many share it, the limit, whether a 1
is passed on. All that can stand there is followed from turn to turn, each with its chance, while
everybody plays as the odds say is best: the chance to lose of whoever is next is the mean of their
turn's values over it.
"""

from collections import defaultdict
from collections.abc import Generator, Mapping
from typing import Final

from mexen_desktop.odds.rest import Rest, fresh_rest_of
from mexen_desktop.rules.options import Options

#: So many standings are gone through between two rests.
_AT_ONCE: Final = 128

#: Limit, lowest rank, how many share it, whether a 1 is passed on.
Standing = tuple[int, int, int, bool]


def starting_chances(options: Options, players: int) -> Generator[None, None, tuple[float, ...]]:
    """Return each place's chance to lose; where all the lowest lose, to be among them.

    It takes long at a large table: there is a rest after every few milliseconds.
    """
    rest = fresh_rest_of(options)
    for left in range(1, players - 1):
        # One more to come at a time: each finds what it needs in what was found for the one before.
        rest.first_turn(left)
        yield
    graph, first = rest.lead(), rest.first_turn(players - 1)
    chances = [first.values[graph.start]]
    standings: dict[Standing, float] = defaultdict(float)
    for slot in graph.reached:
        rank, limit, passed = graph.ends[slot]
        standings[limit, rank, 1, passed] += first.policy.ends[slot]
    for left in reversed(range(players - 1)):
        yield
        lose, standings = yield from _turn(rest, left, standings)
        chances.append(lose)
    # Sums of doubles may come out a last digit above 1.
    return tuple(min(lose, 1.0) for lose in chances)


def _turn(
    rest: Rest, left: int, standings: Mapping[Standing, float]
) -> Generator[None, None, tuple[float, dict[Standing, float]]]:
    """Return the chance to lose of whoever is next, then all that can stand after their turn."""
    lose, after = 0.0, defaultdict[Standing, float](float)
    for number, ((limit, lowest, count, passed), chance) in enumerate(standings.items(), 1):
        if number % _AT_ONCE == 0:
            yield
        graph = rest.follow(limit)
        values, policy = rest.later_turn(limit, left, lowest, count)
        lose += chance * values[graph.start_with_one if passed else graph.start]
        ends = policy.ends_with_one if passed else policy.ends
        for (rank, _, one), share in zip(graph.ends, ends, strict=True):
            if share:
                equal = count + 1 if rank == lowest else count
                met = (limit, rank, 1, one) if rank < lowest else (limit, lowest, equal, one)
                after[met] += chance * share
    return lose, after
