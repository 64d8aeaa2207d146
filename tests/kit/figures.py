"""Made-up answers to what statistics ask, for any number of people."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from mexen_desktop.odds.fairness import PAIRS
from mexen_desktop.rules.throw import FACES
from mexen_desktop.store.statistics.values import (
    ALL_TIME,
    Dice,
    Evening,
    Point,
    Progress,
    Rival,
    RuleSet,
    Scope,
    Standing,
    Streak,
    Taken,
    Totals,
    Who,
)

DAY = 24 * 60 * 60
#: 1 October 2026, 19:00 UTC.
FIRST = 1_790_881_200
NAMES = (
    *("Ann", "Bo", "Cem", "Greet", "Søren", "Wilhelmina-Charlotte von Hohenstein"),
    *("Dagny", "Emil", "שרה", "Åse", "Zoë", "=HYPERLINK(1)"),
)


class MadeUp:
    """So many people on so many evenings; what they did follows from their number alone."""

    def __init__(
        self,
        people: Sequence[str] | int = 6,
        evenings: int = 12,
        computers: int = 1,
        uncounted: int = 0,
    ) -> None:
        if isinstance(people, int):
            people = [*NAMES, *(f"Person {number}" for number in range(13, 201))][:people]
        self._names = people
        self._computers = computers if people else 0
        self._evenings = evenings if people else 0
        self._left = uncounted
        self._games = uncounted

    def count(self) -> Iterator[Progress]:
        while self._left:
            self._left -= 1
            yield Progress(self._games - self._left, self._games)

    def uncounted(self) -> int:
        return self._left

    def standings(self, scope: Scope = ALL_TIME) -> tuple[Standing, ...]:
        if scope.evening is not None and scope.evening not in range(self._evenings):
            return ()
        found = [
            self._standing(Who(number, computer=False), name, scope)
            for number, name in enumerate(self._names)
        ]
        first = len(self._names)
        found += [
            self._standing(Who(first + at, computer=True), f"Computer {at + 1}", scope)
            for at in range(self._computers)
        ]
        return tuple(sorted(found, key=lambda each: -each.rounds))

    def streaks(self, scope: Scope = ALL_TIME) -> dict[Who, Streak]:
        random = Random(f"{scope.rules} {scope.evening}")
        return {
            each.who: Streak(random.randrange(4, 16), random.randrange(1, 4))
            for each in self.standings(scope)
        }

    def totals(self, scope: Scope = ALL_TIME) -> Totals:
        standings = self.standings(scope)
        rounds = max((each.rounds for each in standings), default=0)
        games = max((each.games for each in standings), default=0)
        throws = sum(each.throws for each in standings)
        return Totals(games, rounds, throws, 1 if scope.evening is not None else self._evenings)

    def rivals(self, who: Who, scope: Scope = ALL_TIME) -> tuple[Rival, ...]:
        found = []
        for each in self.standings(scope):
            if each.who != who:
                rounds = each.rounds * 2 // 3
                lost, other, high = rounds // 5, rounds // 6, rounds // 2
                of = (each.who, each.name, each.level, each.colour)
                found.append(Rival(*of, rounds, lost, other, high, rounds - high))
        return tuple(found)

    def evenings(self) -> tuple[Evening, ...]:
        return tuple(
            Evening(
                at,
                FIRST + at * 5 * DAY,
                FIRST + at * 5 * DAY + 9_000,
                3,
                30,
                len(self._names),
            )
            for at in reversed(range(self._evenings))
        )

    def tonight(self) -> Evening | None:
        return self.evenings()[0] if self._evenings else None

    def points(self, people: Sequence[Who], scope: Scope = ALL_TIME) -> tuple[Point, ...]:
        found = []
        for at in range(3 if scope.evening is not None else self._evenings):
            for who in people:
                random = Random(f"{who.person} {at}")
                rounds = random.randrange(8, 40)
                lost = sum(random.random() < 0.2 for _ in range(rounds))
                began = FIRST + at * (3_600 if scope.evening is not None else 5 * DAY)
                found.append(Point(who, began, at, rounds, lost, rounds * 0.2, 2 * lost))
        return tuple(found)

    def dice(self, scope: Scope = ALL_TIME) -> Dice:
        throws = self.totals(scope).throws
        pairs = Counter({pair: round(throws * chance) for pair, chance in PAIRS.items()})
        faces = Counter({face: round(throws / 3) + face * 7 for face in FACES if throws})
        readings = Counter(
            {
                high * 100 if high == low else high * 10 + low: count
                for (high, low), count in pairs.items()
                if count
            }
        )
        return Dice(throws, faces, pairs, readings)

    def rule_sets(self) -> tuple[RuleSet, ...]:
        if not self._evenings:
            return ()
        return (RuleSet("knight", 20), RuleSet("pirate", 12), RuleSet("house", 3))

    def _standing(self, who: Who, name: str, scope: Scope) -> Standing:
        random = Random(f"{who.person} {scope.rules} {scope.evening}")
        rounds = random.randrange(12, 31) if scope.evening is not None else 386 - 13 * who.person
        rounds = max(rounds, 4)
        lost = sum(random.random() < 0.14 + 0.02 * (who.person % 6) for _ in range(rounds))
        throws = rounds * 2
        return Standing(
            who,
            name,
            2 if who.computer else 0,
            who.person % 8,
            games=3 if scope.evening is not None else 41,
            rounds=rounds,
            lost=lost,
            expected=rounds * 0.19,
            taken=Taken(2 * lost, random.randrange(9), random.randrange(12)),
            lives_lost=random.randrange(4),
            won=random.randrange(3),
            throws=throws,
            mexicos=max(1, throws // 18 + random.randrange(-1, 4)),
            doubles=throws // 6,
            elbows=throws // 20,
            thirty_twos=throws // 19,
            knight=random.randrange(5),
            pirate=random.randrange(5),
            place=9.5,
            average=random.choice((54, 61, 62, 63)),
            best=21,
        )
