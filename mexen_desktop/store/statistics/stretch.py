"""What happened in one stretch of a game, seat by seat."""

from collections import Counter, defaultdict
from collections.abc import Sequence

from mexen_desktop.rules.actions import Action, Leave, Throw
from mexen_desktop.rules.events import (
    Event,
    GameEnded,
    LifeLost,
    RolePassed,
    RoundEnded,
    Thrown,
    Took,
)
from mexen_desktop.rules.throw import RANK
from mexen_desktop.store.statistics.columns import COLUMN_OF_DICE, COLUMN_OF_READING
from mexen_desktop.store.statistics.tally import Tally


class Stretch:
    """Counts what was played of a game in one go."""

    def __init__(self, place: int, began: int, last: int) -> None:
        self.place = place
        self.began, self.last = began, last
        self.rounds = 0
        self.tallies = defaultdict[int, Tally](Tally)
        #: By two seats, the lower first: rounds, who of them lost, whose result ranked higher.
        self.duels = defaultdict[tuple[int, int], list[int]](lambda: [0] * 5)
        #: By column, the program's dice, then people's own.
        self.dice = Counter[str](), Counter[str]()

    def fall(self, action: Action, *, entered: bool) -> None:
        """Note the dice that fell by an action."""
        if isinstance(action, Throw):
            column = COLUMN_OF_DICE.get(tuple(sorted(action.dice, reverse=True)))
            if column is not None:
                self.dice[entered][column] += 1

    def take(self, action: Action, event: Event, *, entered: bool) -> None:
        """Note an event that an action brought about, but the end of a round."""
        tallies = self.tallies
        if isinstance(event, Thrown):
            tallies[event.by].throw(event.reading)
            self.dice[entered][COLUMN_OF_READING[event.reading]] += 1
        elif isinstance(event, Took):
            tally = tallies[event.seat]
            setattr(tally, event.cause, getattr(tally, event.cause) + event.amount)
        elif isinstance(event, RolePassed):
            if event.holder != event.previous:
                tally = tallies[event.holder]
                setattr(tally, event.kind, getattr(tally, event.kind) + 1)
        elif isinstance(event, LifeLost):
            # Who leaves is out, yet has lost nothing by the dice.
            if not isinstance(action, Leave):
                tallies[event.seat].lives += event.amount
        elif isinstance(event, GameEnded) and event.winner is not None:
            tallies[event.winner].won += 1

    def end(self, event: RoundEnded, chances: Sequence[float]) -> None:
        """Note that a round is over, with the chance that each had to lose it, in turn order."""
        self.rounds += 1
        losers = set(event.losers)
        for (seat, reading), chance in zip(event.results, chances, strict=True):
            self.tallies[seat].play(reading, chance, lost=seat in losers)
        played = sorted((seat, RANK[reading], seat in losers) for seat, reading in event.results)
        for at, (seat, rank, lost) in enumerate(played):
            for other, other_rank, other_lost in played[at + 1 :]:
                duel = self.duels[seat, other]
                duel[0] += 1
                duel[1] += lost
                duel[2] += other_lost
                duel[3] += rank > other_rank
                duel[4] += other_rank > rank
