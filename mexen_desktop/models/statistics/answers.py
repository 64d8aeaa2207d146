"""What is asked of the store about all games."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from mexen_desktop.store.statistics.values import (
    Dice,
    Evening,
    Point,
    Progress,
    Rival,
    RuleSet,
    Scope,
    Standing,
    Streak,
    Totals,
    Who,
)


class Answers(Protocol):
    """The questions; docs/statistics.md says what each answer holds."""

    def count(self) -> Iterator[Progress]:
        """Count what is new, a little at a time."""

    def uncounted(self) -> int:
        """Return how many games are still to be counted."""

    def standings(self, scope: Scope) -> tuple[Standing, ...]:
        """Return everybody who has played."""

    def streaks(self, scope: Scope) -> Mapping[Who, Streak]:
        """Return everybody's longest runs of rounds."""

    def totals(self, scope: Scope) -> Totals:
        """Return all that happened."""

    def rivals(self, who: Who, scope: Scope) -> tuple[Rival, ...]:
        """Return with whom somebody has played."""

    def evenings(self) -> tuple[Evening, ...]:
        """Return all evenings, the latest first."""

    def tonight(self) -> Evening | None:
        """Return the evening that is still on."""

    def points(self, people: Sequence[Who], scope: Scope) -> tuple[Point, ...]:
        """Return the lines of these people."""

    def dice(self, scope: Scope) -> Dice:
        """Return all dice that fell."""

    def rule_sets(self) -> tuple[RuleSet, ...]:
        """Return those that were played."""
