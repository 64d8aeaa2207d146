"""Counts what people's rounds come to plainly: from records, by the engine's events alone."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, groupby
from typing import Any, NamedTuple

from mexen_desktop.record.value import Record
from mexen_desktop.rules.actions import Leave, Throw
from mexen_desktop.rules.engine import apply
from mexen_desktop.rules.events import (
    GameEnded,
    LifeLost,
    RolePassed,
    RoundEnded,
    Thrown,
    Took,
)
from mexen_desktop.rules.throw import RANKING
from tests.kit.starting import chances_at_once

#: A name, whether it was a computer's.
Who = tuple[str, bool]
chances = lru_cache(chances_at_once)


class Fact(NamedTuple):
    """Something that happened to somebody."""

    visit: int
    game: int
    rules: str
    who: Who
    what: str
    value: float


class Round(NamedTuple):
    """A round that was played to its end."""

    visit: int
    game: int
    rules: str
    #: In turn order.
    people: tuple[Who, ...]
    readings: tuple[int, ...]
    losers: frozenset[Who]
    expected: tuple[float, ...]


class Fallen(NamedTuple):
    """Dice that were thrown at once."""

    visit: int
    rules: str
    dice: tuple[int, ...]
    entered: bool


class Recount:
    """Everything that happened in some games."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.rounds: list[Round] = []
        self.fallen: list[Fallen] = []

    def add(self, game: int, record: Record, visits: Sequence[int]) -> None:
        """Add a game; `visits` says for each action when it was done, as a number that grows."""
        state = record.start()
        names, levels = list(record.players), record.computers()
        names += [action.name for action in record.actions if hasattr(action, "name")]
        house = f"house:{record.house()}" if record.house() else "house"
        rules = house if record.options else record.rules
        own = record.own_dice()
        for number, (action, visit) in enumerate(zip(record.actions, visits, strict=True), 1):
            if isinstance(action, Throw):
                self.fallen.append(Fallen(visit, rules, action.dice, number in own))
            state, events = apply(state, action)
            for event in events:
                for seat, what, value in _told(event):
                    if what == "life" and isinstance(action, Leave):
                        continue
                    who = names[seat], seat in levels
                    self.facts.append(Fact(visit, game, rules, who, what, value))
                if isinstance(event, RoundEnded):
                    self.rounds.append(
                        Round(
                            visit,
                            game,
                            rules,
                            tuple((names[seat], seat in levels) for seat, _ in event.results),
                            tuple(reading for _, reading in event.results),
                            frozenset((names[seat], seat in levels) for seat in event.losers),
                            chances(record.rule_set(), len(event.results)),
                        )
                    )

    def within(self, visits: Iterable[int], rules: str = "") -> "Recount":
        """Return what happened in some visits, by some rules."""
        chosen, wanted = Recount(), set(visits)

        def is_looked_at(each: Fact | Round | Fallen) -> bool:
            return each.visit in wanted and rules in ("", each.rules)

        chosen.facts = list(filter(is_looked_at, self.facts))
        chosen.fallen = list(filter(is_looked_at, self.fallen))
        # In the order in which they were played.
        chosen.rounds = sorted(filter(is_looked_at, self.rounds), key=lambda each: each.visit)
        return chosen

    def people(self) -> set[Who]:
        """Return everybody to whom anything happened."""
        return {fact.who for fact in self.facts} | {
            who for each in self.rounds for who in each.people
        }

    def standing(self, who: Who) -> dict[str, Any]:
        """Return what somebody's rounds come to."""
        mine = Counter[str]()
        for fact in self.facts:
            if fact.who == who:
                mine[fact.what] += int(fact.value)
        rounds = [each for each in self.rounds if who in each.people]
        seats = [each.people.index(who) for each in rounds]
        lost = [who in each.losers for each in rounds]
        places = [
            RANKING.index(each.readings[seat]) + 1 for each, seat in zip(rounds, seats, strict=True)
        ]
        mean = sum(places) / len(places) if places else 0
        return {
            "name": who[0],
            "games": len({each.game for each in rounds}),
            "rounds": len(rounds),
            "lost": sum(lost),
            "expected": sum(each.expected[seat] for each, seat in zip(rounds, seats, strict=True)),
            "taken": (mine["pot"], mine["role"], mine["given"]),
            "lives_lost": mine["life"],
            "won": mine["won"],
            "throws": mine["throw"],
            "mexicos": mine["21"],
            "doubles": sum(mine[str(face * 100)] for face in range(1, 7)),
            "elbows": mine["31"],
            "thirty_twos": mine["32"],
            "knight": mine["knight"],
            "pirate": mine["pirate"],
            "place": mean,
            "average": RANKING[int(mean + 0.5) - 1] if places else 0,
            "best": RANKING[min(places) - 1] if places else 0,
        }

    def streak(self, who: Who) -> tuple[int, int]:
        """Return the most rounds in a row that somebody has not lost, the most lost."""
        lost = [who in each.losers for each in self.rounds if who in each.people]
        return longest(lost, of=False), longest(lost, of=True)

    def rivals(self, who: Who) -> dict[Who, tuple[int, int, int, int, int]]:
        """Return rounds together, lost by one, by the other, ranked higher by one, by the other."""
        found: dict[Who, list[int]] = {}
        for each in self.rounds:
            results = dict(zip(each.people, map(RANKING.index, each.readings), strict=True))
            for pair in combinations(results, 2):
                if who not in pair:
                    continue
                (other,) = set(pair) - {who}
                row = found.setdefault(other, [0] * 5)
                row[0] += 1
                row[1] += who in each.losers
                row[2] += other in each.losers
                row[3] += results[who] < results[other]
                row[4] += results[who] > results[other]
        return {other: (a, b, c, d, e) for other, (a, b, c, d, e) in found.items()}

    def faces(self) -> Counter[int]:
        """Return how often each face fell."""
        return Counter(face for each in self.fallen for face in each.dice)

    def pairs(self) -> Counter[tuple[int, ...]]:
        """Return how often both dice showed what, the higher first."""
        return Counter(
            tuple(sorted(each.dice, reverse=True)) for each in self.fallen if len(each.dice) == 2
        )

    def readings(self) -> Counter[int]:
        """Return how often each reading was thrown in turns."""
        return Counter(int(fact.what) for fact in self.facts if fact.what.isdecimal())


def _told(event: object) -> Iterator[tuple[int, str, float]]:
    """Yield what an event does to whom."""
    match event:
        case Thrown():
            yield event.by, "throw", 1
            yield event.by, str(event.reading), 1
        case Took():
            yield event.seat, event.cause, event.amount
        case LifeLost():
            yield event.seat, "life", event.amount
        case RolePassed() if event.holder != event.previous:
            yield event.holder, event.kind, 1
        case GameEnded() if event.winner is not None:
            yield event.winner, "won", 1


def longest(values: Iterable[bool], *, of: bool) -> int:
    """Return the most equal values in a row."""
    return max((len(list(run)) for value, run in groupby(values) if value == of), default=0)
