"""The rest of a round after a turn, as the chance to lose of those who are lowest so far.

Who else has played what does not matter: the lowest result so far, how many share it, how many are
still to come, the limit they have, whether a 1 was passed on to the next of them. Let G be the
chance to lose of one of those who are lowest. With nobody to come it is 1 / count (or 1 where all
the lowest lose). Else the next player solves a turn whose ends are worth

    0                               above the lowest result,
    G(same result, count + 1)       equal to it,
    G(the new result, 1)            below it,

each with one player fewer to come. By what that player then does, G is the sum over the ends of
their chances times G(same result, count + 1) where equal, G(same result, count) where above, 0
where below. So G is found from nobody to come upwards, as far as it is asked for.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from mexen_desktop.odds.graph import RANKS, Graph, follow, lead
from mexen_desktop.odds.known import Case, read
from mexen_desktop.odds.shares import share
from mexen_desktop.odds.turn import Policy, Solved, Turn
from mexen_desktop.rules.options import ALLOWED, OF_LIVES, OF_POT, Options
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.ties import TIE_BREAKS

#: A chance, then the same chance where a 1 is passed on to the next player.
Pair = tuple[float, float]

#: By how many are to come, then by how many are lowest.
Cells = dict[tuple[int, int], Pair]


class Rest:
    """Every chance of one rule set that was ever asked for."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._all_lose = TIE_BREAKS[options.tie_break] is None
        self._lead: Graph | None = None
        self._graphs: dict[int, Graph] = {}
        self._turns: dict[tuple[int, int], Turn] = {}
        self._cells: dict[tuple[int, int], Cells] = {}
        self._first_turns: dict[int, Solved] = {}
        self._later_turns: dict[tuple[int, int, int, int], Solved] = {}

    def learn(self, known: Iterable[tuple[Case, Pair]]) -> None:
        """Take over chances that were found before, so that every later answer comes at once."""
        for (limit, rank, left, count), chance in known:
            self._cells.setdefault((limit, rank), {})[left, count] = chance
        # The graphs are all that is still missing: a few milliseconds now, not with another limit.
        for limit in {limit for _, limit, _ in self.reached()}:
            self.follow(limit)

    def lead(self) -> Graph:
        """Return the turn of the round's first player."""
        if self._lead is None:
            self._lead = lead(self._options)
        return self._lead

    def follow(self, limit: int) -> Graph:
        """Return the turn of anybody else."""
        if limit not in self._graphs:
            self._graphs[limit] = follow(self._options, limit)
        return self._graphs[limit]

    def reached(self) -> list[tuple[int, int, bool]]:
        """Return every end that the first player's turn can have: rank, limit, a 1 passed on."""
        graph = self.lead()
        return [graph.ends[slot] for slot in graph.reached]

    def first_turn(self, left: int) -> Solved:
        """Return the best turn of the round's first player, with so many to come."""
        if left not in self._first_turns:
            graph = self.lead()
            worth = [0.0] * len(graph.ends)
            for slot in graph.reached:
                rank, limit, passed = graph.ends[slot]
                worth[slot] = self.among_lowest(limit, left, rank, 1)[passed]
            self._first_turns[left] = Turn(graph).solve(worth)
        return self._first_turns[left]

    def later_turn(self, limit: int, left: int, rank: int, count: int) -> Solved:
        """Return the best turn after others, `count` of whom are lowest with `rank`."""
        key = (limit, left, rank, count)
        if key not in self._later_turns:
            lower = [self.among_lowest(limit, left, each, 1) for each in self._below(limit, rank)]
            equal = self.among_lowest(limit, left, rank, count + 1)
            self._later_turns[key] = self._turn(limit, rank).solve(_worth(rank, lower, equal))
        return self._later_turns[key]

    def among_lowest(self, limit: int, left: int, rank: int, count: int) -> Pair:
        """Return the chance to lose of one of `count` who are lowest with `rank`."""
        cells = self._cells.setdefault((limit, rank), {})
        if (left, count) not in cells:
            self._fill(limit, left, rank, count)
        return cells[left, count]

    def _fill(self, limit: int, left: int, rank: int, count: int) -> None:
        """Find a chance with all that it follows from; no recursion is as deep as a table large."""
        cells = self._cells[limit, rank]
        for equal in range(count, count + left + 1):
            cells[0, equal] = (1.0, 1.0) if self._all_lose else (1 / equal, 1 / equal)
        if not left:
            return
        turn = self._turn(limit, rank)
        if not turn.has_choices:
            cells[left, count] = self._without_choices(turn, left, count)
            return
        # All of each at once: later they are asked for one by one.
        for each in self._below(limit, rank):
            self.among_lowest(limit, left - 1, each, 1)
        for to_come in range(1, left + 1):
            below = self._below(limit, rank)
            lower = [self.among_lowest(limit, to_come - 1, each, 1) for each in below]
            for equal in range(count, count + left - to_come + 1):
                if (to_come, equal) not in cells:
                    same, more = cells[to_come - 1, equal], cells[to_come - 1, equal + 1]
                    policy = turn.solve(_worth(rank, lower, more)).policy
                    cells[to_come, equal] = _after(policy, same, more)

    def _without_choices(self, turn: Turn, left: int, count: int) -> Pair:
        equal, _, above, _ = turn.solve([0.0] * 2 * RANKS).policy.met
        chance = (equal + above) ** left if self._all_lose else share(count, left, equal, above)
        return chance, chance

    def _turn(self, limit: int, rank: int) -> Turn:
        if (limit, rank) not in self._turns:
            self._turns[limit, rank] = Turn(self.follow(limit), rank)
        return self._turns[limit, rank]

    def _below(self, limit: int, rank: int) -> range:
        """Return the ranks below one that a turn can end with."""
        return range(self.follow(limit).lowest, rank)


@lru_cache(maxsize=16)
def rest_of(options: Options) -> Rest:
    """Return all that is known of a rule set."""
    return fresh_rest_of(options)


def fresh_rest_of(options: Options) -> Rest:
    """Return what is known beforehand of a rule set, for a use after which it can go."""
    same = essence(options)
    rest = Rest(same)
    for name, preset in PRESETS.items():
        if essence(preset) == same:
            rest.learn(read(name))
    return rest


def essence(options: Options) -> Options:
    """Return the options with what has no say in who loses a round set to the same for all."""
    stakes: dict[str, Any] = {name: ALLOWED[name][0] for name in (*OF_POT, *OF_LIVES)}
    return options._replace(**stakes, role="none", next_starter="loser", least=2, most=None)


def _worth(rank: int, lower: list[Pair], equal: Pair) -> list[float]:
    """Return what each end of a turn is worth to the player."""
    unreached = [0.0] * (rank - len(lower))
    safe = [0.0] * (RANKS - rank - 1)
    plain = [*unreached, *[pair[0] for pair in lower], equal[0], *safe]
    return [*plain, *unreached, *[pair[1] for pair in lower], equal[1], *safe]


def _after(policy: Policy, same: Pair, more: Pair) -> Pair:
    """Return the chance of one who was lowest before a turn that is played by this policy."""
    met, with_one = policy.met, policy.met_with_one
    return (
        met.equal * more[0]
        + met.equal_with_one * more[1]
        + met.above * same[0]
        + met.above_with_one * same[1],
        with_one.equal * more[0]
        + with_one.equal_with_one * more[1]
        + with_one.above * same[0]
        + with_one.above_with_one * same[1],
    )
