"""The door to all statistics."""

import sqlite3
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from typing import Protocol, TypeVar

from mexen_desktop.store.statistics import (
    evenings,
    fallen,
    points,
    rivals,
    rows,
    standings,
    streaks,
    totals,
)
from mexen_desktop.store.statistics.counting import Chances, count, rules_of
from mexen_desktop.store.statistics.log import NIGHT, Reading
from mexen_desktop.store.statistics.values import (
    ALL_TIME,
    NO_DICE,
    NO_TOTALS,
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


class Ask(Protocol):
    """Asks the file something; where it cannot be read the other answer is returned."""

    def __call__(
        self, query: Callable[[sqlite3.Connection], Answer], otherwise: Answer, /
    ) -> Answer: ...


class Statistics:
    """Answers from the tables that follow from the log, which `count` brings up to date."""

    def __init__(self, ask: Ask, clock: Callable[[], float]) -> None:
        self._ask = ask
        self._clock = clock
        self._chances = Chances()

    def uncounted(self) -> int:
        """Return how many games are still to be counted: no answer knows of what is new in them."""
        return len(self._uncounted())

    def count(self) -> Generator[Progress, None, None]:
        """Count what is new, with a rest every few milliseconds; the first before anything is done.

        Where nothing is new there is no rest. It may be left at any moment, then begun again.
        """
        games = self._uncounted()
        for done, game in enumerate(games):
            for _ in self._counted(game):
                yield Progress(done, len(games))

    def standings(self, scope: Scope = ALL_TIME) -> tuple[Standing, ...]:
        """Return what everybody's rounds come to, most rounds first; computers are among them."""
        return self._ask(lambda connection: standings.standings(connection, scope), ())

    def streaks(self, scope: Scope = ALL_TIME) -> Mapping[Who, Streak]:
        """Return the longest runs of everybody who played a round to its end."""
        return self._ask(lambda connection: streaks.streaks(connection, scope), {})

    def totals(self, scope: Scope = ALL_TIME) -> Totals:
        """Return how much was played."""
        return self._ask(lambda connection: totals.totals(connection, scope), NO_TOTALS)

    def rivals(self, who: Who, scope: Scope = ALL_TIME) -> tuple[Rival, ...]:
        """Return everybody who played rounds with somebody, most rounds together first."""
        return self._ask(lambda connection: rivals.rivals(connection, who, scope), ())

    def points(self, people: Sequence[Who], scope: Scope = ALL_TIME) -> tuple[Point, ...]:
        """Return the steps of a line for each of some people, person by person in order of play.

        A step is an evening; where one evening is looked at, a game.
        """
        return self._ask(lambda connection: points.points(connection, people, scope), ())

    def dice(self, scope: Scope = ALL_TIME) -> Dice:
        """Return all dice that have fallen, whoever threw them."""
        return self._ask(lambda connection: fallen.dice(connection, scope), NO_DICE)

    def evenings(self) -> tuple[Evening, ...]:
        """Return the evenings with a round that was played to its end, the latest first."""
        return self._ask(evenings.evenings, ())

    def tonight(self) -> Evening | None:
        """Return the evening that is still on, None where nobody has played for a night."""
        latest = self._ask(evenings.latest, None)
        on = latest is not None and abs(self._clock() - latest.ended) < NIGHT
        return latest if on else None

    def rule_sets(self) -> tuple[RuleSet, ...]:
        """Return the rule sets that were played, those with most games first."""
        return self._ask(totals.rule_sets, ())

    def _uncounted(self) -> list[int]:
        return self._ask(rows.uncounted, [])

    def _counted(self, game: int) -> Iterator[None]:
        """Count one game, resting before each part of it."""
        yield
        reading = Reading(game)
        while self._ask(reading.go_on, False):
            yield
        log = self._ask(reading.log, None)
        if log is not None:
            stretches = yield from count(log, self._chances)
            found = log.lines, rules_of(log), stretches
            self._ask(lambda connection: rows.keep(connection, game, *found), None)
