"""Answers of the store, kept as long as nothing new is counted."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar, cast

from mexen_desktop.models.statistics.answers import Answers
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

Answer = TypeVar("Answer")


class Remembered:
    """Asks the store each question once, so that from page to page nobody waits."""

    def __init__(self, answers: Callable[[], Answers]) -> None:
        """`answers` gives who answers now: the file may be closed, then opened again."""
        self._answers = answers
        self._kept: dict[object, object] = {}

    def forget(self) -> None:
        """Ask for everything anew: more has been counted."""
        self._kept.clear()

    def count(self) -> Iterator[Progress]:
        """Count what is new, a little at a time."""
        return self._answers().count()

    def uncounted(self) -> int:
        """Return how many games are still to be counted."""
        return self._answers().uncounted()

    def standings(self, scope: Scope) -> tuple[Standing, ...]:
        """Return everybody who has played."""
        return self._once(("standings", scope), lambda: self._answers().standings(scope))

    def streaks(self, scope: Scope) -> Mapping[Who, Streak]:
        """Return everybody's longest runs of rounds."""
        return self._once(("streaks", scope), lambda: self._answers().streaks(scope))

    def totals(self, scope: Scope) -> Totals:
        """Return all that happened."""
        return self._once(("totals", scope), lambda: self._answers().totals(scope))

    def rivals(self, who: Who, scope: Scope) -> tuple[Rival, ...]:
        """Return with whom somebody has played."""
        return self._once(("rivals", who, scope), lambda: self._answers().rivals(who, scope))

    def evenings(self) -> tuple[Evening, ...]:
        """Return all evenings, the latest first."""
        return self._once("evenings", lambda: self._answers().evenings())

    def tonight(self) -> Evening | None:
        """Return the evening that is still on."""
        return self._once("tonight", lambda: self._answers().tonight())

    def points(self, people: Sequence[Who], scope: Scope) -> tuple[Point, ...]:
        """Return the lines of these people."""
        key = "points", tuple(people), scope
        return self._once(key, lambda: self._answers().points(people, scope))

    def dice(self, scope: Scope) -> Dice:
        """Return all dice that fell."""
        return self._once(("dice", scope), lambda: self._answers().dice(scope))

    def rule_sets(self) -> tuple[RuleSet, ...]:
        """Return those that were played."""
        return self._once("rules", lambda: self._answers().rule_sets())

    def _once(self, question: object, ask: Callable[[], Answer]) -> Answer:
        if question not in self._kept:
            self._kept[question] = ask()
        return cast(Answer, self._kept[question])
