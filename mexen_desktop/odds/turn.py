"""Best play in one turn, given what each end of it is worth to the player.

Let v be the values of the slots of a graph: the value of a roll is the mean of its outcomes', that
of a choice the least of its options', for a value is a chance to lose. Where a 31 starts the turn
again, v depends on x, the value of its first throw, which is itself one of v: x = F(x). For a fixed
policy (one option for each choice) F is linear, x = p + qx with q < 1, so that x = p / (1 - q)
exactly. Howard's policy iteration finds the best policy: value, choose anew, until the choices stay
as they are. A handful of rounds is enough, since there are only finitely many policies, each better
than the one before.

All that a turn means for others is how probable each of its ends is, so a policy is kept as that:
its value to anybody is a dot product.
"""

from collections.abc import Sequence
from operator import itemgetter, mul
from typing import Final, NamedTuple

from mexen_desktop.odds.graph import RANKS, Choice, Graph, Picking, Roll, slot_of

#: Chances that differ by no more are equal.
EQUAL: Final = 1e-12

Picks = tuple[int, ...]


class Met(NamedTuple):
    """The chances that a turn leaves the lowest result so far alone, or comes to be equal."""

    equal: float
    #: The same, while a 1 is passed on.
    equal_with_one: float
    above: float
    above_with_one: float


class Policy(NamedTuple):
    """The option taken at each choice, with the chances that this makes."""

    picks: Picks
    #: The chance of each end.
    ends: list[float]
    met: Met
    #: The same two where a 1 was passed on.
    ends_with_one: list[float]
    met_with_one: Met


class Solved(NamedTuple):
    """The values of all slots under best play, with the policy that is best."""

    values: list[float]
    policy: Policy


class Turn:
    """A turn that is played for best, for any worth of its ends.

    `below` is a rank: results above it are safe, so that whoever may stop with one does. None
    where nobody has played yet.
    """

    def __init__(self, graph: Graph, below: int | None = None) -> None:
        self._graph = graph
        self._below = below
        safe = set() if below is None else {s for s, end in enumerate(graph.ends) if end[0] > below}
        self._safe = {
            slot: options[0]
            for _, choices in graph.stages
            for slot, options in choices
            if options[0] in safe
        }
        # Safe ends with the choices that lead there are worth 0, which adds nothing to a sum.
        safe |= self._safe.keys()
        self._stages: list[tuple[list[Roll], list[Choice]]] = [
            (
                [(slot, self._picking(slot, safe), share) for slot, _, share in rolls],
                [choice for choice in choices if choice[0] not in safe],
            )
            for rolls, choices in graph.stages
        ]
        self._choices = [choice for _, choices in self._stages for choice in choices]
        self._policies: dict[Picks, Policy] = {}
        self._latest: Policy | None = None

    def _picking(self, roll: int, safe: set[int]) -> Picking:
        """Return what picks the values of a roll's outcomes, without those that are 0."""
        outcomes = self._graph.outcomes[roll]
        unsafe = [each for each in outcomes if each not in safe]
        # With fewer than two no sequence would be picked.
        return itemgetter(*(unsafe if len(unsafe) > 1 else outcomes))

    @property
    def has_choices(self) -> bool:
        """Whether there is anything to decide."""
        return bool(self._choices)

    def solve(self, worth: Sequence[float]) -> Solved:
        """Return the least chances to lose, where `worth` has that of each end (0 if safe)."""
        graph = self._graph
        if not graph.restarts:
            values, picks = self._valued(worth, 0.0)
            return Solved(values, self._policy(picks))
        # Nearly always what was best for the worth before is best again.
        policy = self._latest or self._policy(self._valued(worth, 0.5)[1])
        met = set()
        while True:
            met.add(policy.picks)
            values, picks = self._valued(worth, sum(map(mul, policy.ends, worth)))
            if picks in met:
                self._latest = policy
                return Solved(values, policy)
            policy = self._policy(picks)

    def _valued(self, worth: Sequence[float], again: float) -> tuple[list[float], Picks]:
        """Value every slot from the last throw back, where the first throw is worth `again`."""
        graph = self._graph
        values = [*worth, again, *[0.0] * (graph.slots - len(worth) - 1)]
        picks = []
        for rolls, choices in self._stages:
            for slot, outcomes, share in rolls:
                values[slot] = sum(outcomes(values)) * share
            for slot, options in choices:
                pick = options[0]
                least = values[pick]
                for option in options[1:]:
                    if values[option] < least - EQUAL:
                        pick = option
                        least = values[pick]
                values[slot] = least
                picks.append(pick)
        return values, tuple(picks)

    def _policy(self, picks: Picks) -> Policy:
        policy = self._policies.get(picks)
        if policy is None:
            graph = self._graph
            chosen = self._safe | {
                slot: pick for (slot, _), pick in zip(self._choices, picks, strict=True)
            }
            ends, again = self._flow(graph.start, chosen)
            ends = [each / (1 - again) for each in ends]
            with_one = ends
            if graph.start_with_one != graph.start:
                with_one, again = self._flow(graph.start_with_one, chosen)
                with_one = [one + again * each for one, each in zip(with_one, ends, strict=True)]
            met, met_with_one = self._met(ends), self._met(with_one)
            policy = self._policies[picks] = Policy(picks, ends, met, with_one, met_with_one)
        return policy

    def _met(self, ends: list[float]) -> Met:
        if self._below is None:
            return Met(0.0, 0.0, 0.0, 0.0)
        plain, with_one = slot_of(self._below, passed=False), slot_of(self._below, passed=True)
        return Met(
            ends[plain], ends[with_one], sum(ends[plain + 1 : RANKS]), sum(ends[with_one + 1 :])
        )

    def _flow(self, start: int, chosen: dict[int, int]) -> tuple[list[float], float]:
        """Return the chance of each end, then that of starting again, from a slot on."""
        graph = self._graph
        mass = [0.0] * graph.slots
        mass[start] = 1.0
        for rolls, choices in reversed(graph.stages):
            for slot, _ in choices:
                mass[chosen[slot]] += mass[slot]
            for slot, _, share in reversed(rolls):
                if mass[slot]:
                    part = mass[slot] * share
                    for outcome in graph.outcomes[slot]:
                        mass[outcome] += part
        return mass[: graph.again], mass[graph.again]
