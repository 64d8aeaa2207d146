"""Evenings among people and computers: games begun, left, taken up again, with all that happens."""

from random import Random
from typing import Final, NamedTuple

from mexen_desktop.minds.levels import Level
from mexen_desktop.minds.simulating import next_action
from mexen_desktop.rules.actions import Action, Finish, Join, Throw
from mexen_desktop.rules.options import ALLOWED, Options, clashes
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.session.game import Game
from mexen_desktop.store.entries import Look, Opened, Player
from mexen_desktop.store.journal import Journal
from mexen_desktop.store.kept import Kept
from mexen_desktop.store.store import Store
from tests.kit.mixes import mixed
from tests.kit.moves import at_random
from tests.kit.records import played

HOUR: Final = 60 * 60
PEOPLE: Final = ("Ann", "Bo", "Cem", "Dee", "Eva", "Finn", "Gül", "Zoë", "<b>Tom & Jerry</b>")
COMPUTERS: Final = ("Robo", "Chip", "Ann")
#: How many sit at a table that the rules allow to be of any size.
MOST: Final = 7


class Clock:
    """The time of day, which a test sets."""

    def __init__(self, now: int = 1_700_000_000) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Visit(NamedTuple):
    """What was played of a game in one go."""

    evening: int
    game: int
    #: How many actions of what was there before are still there.
    untouched: int


class Dice:
    """Fair dice that fall the same in each run."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def roll(self, count: int) -> tuple[int, ...]:
        return tuple(self._random.choices(range(1, 7), k=count))


def house_rules(random: Random) -> tuple[str, Options]:
    """Return a preset with some options changed, such as can be played."""
    while True:
        name, options = random.choice(list(PRESETS.items()))
        changed = random.sample(list(ALLOWED), random.randint(1, 6))
        options = mixed(options, {option: random.choice(ALLOWED[option]) for option in changed})
        if options != PRESETS[name] and not clashes(options):
            return name, options


class Simulator:
    """People who play; it notes when they played what."""

    def __init__(self, store: Store, clock: Clock, seed: int = 1) -> None:
        self.visits: list[Visit] = []
        #: Games that came in as records.
        self.imported: set[int] = set()
        self.evening = 0
        self._store = store
        self._clock = clock
        self._random = Random(seed)
        self._people = list(PEOPLE)

    def play(self, evenings: int) -> None:
        """Play so many evenings."""
        for _ in range(evenings):
            self._clock.now += self._random.randint(7, 100) * HOUR
            self.evening += 1
            self._play_an_evening()

    def _play_an_evening(self) -> None:
        random = self._random
        if random.random() < 0.2:
            self._take_in_a_record()
        left = self._store.left_open()
        first = self._visit(left if left is not None and random.random() < 0.5 else None)
        if random.random() < 0.5:
            self._wait()
            self._visit(None)
        if random.random() < 0.4:
            # Back to the game that they began with.
            self._wait()
            self._visit(self._store.game(first))

    def _wait(self) -> None:
        """Have a break; now and then somebody sets the clock right."""
        self._clock.now += self._random.choice((0, 600, 5 * HOUR, -HOUR, -3 * HOUR))

    def _take_in_a_record(self) -> None:
        number = self._store.add(played(self._random.choice(list(PRESETS)), 60, self.evening))
        self.imported.add(number)
        if self._random.random() < 0.5:
            self._visit(self._store.game(number))

    def _visit(self, kept: Kept | None) -> int:
        """Sit down to a game, a new one without one; return its number."""
        game, journal = self._begun() if kept is None else self._taken_up(kept)
        visited = self._play_on(game, journal, self._random.randint(15, 90))
        if self._random.random() < 0.1:
            # They fell asleep over it.
            self._clock.now += 9 * HOUR
            self.evening += 1
            self._play_on(game, journal, 30)
        return visited

    def _play_on(self, game: Game, journal: Journal, steps: int) -> int:
        untouched = len(game.steps)
        for _ in range(steps):
            self._clock.now += self._random.randint(0, 60)
            self._step(game, journal)
            untouched = min(untouched, len(game.steps))
        if journal.game is None:
            game.submit(Finish())
        assert journal.game is not None
        self.visits.append(Visit(self.evening, journal.game, untouched))
        return journal.game

    def _begun(self) -> tuple[Game, Journal]:
        random = self._random
        rules, options = random.choice(list(PRESETS.items()))
        house = random.choice(("", "", "Gran’s"))
        if random.random() < 0.3:
            rules, options = house_rules(random)
        players = self._players(random.randint(2, min(options.most or MOST, MOST)))
        starter = random.randrange(len(players))
        opened = Opened(rules, options._asdict(), "sips", players, starter, house=house)
        journal = self._store.begin(opened)
        names = [player.name for player in players]
        game = Game(rules, options, names, Dice(random), starter=starter, journal=journal)
        return game, journal

    def _players(self, count: int) -> tuple[Player, ...]:
        random = self._random
        computers = random.sample(COMPUTERS, min(count - 1, random.choice((0, 0, 1, 2))))
        people = [name for name in self._people if name not in computers]
        people = random.sample(people, count - len(computers))
        return (
            *(Player(name, Look(random.randrange(8))) for name in people),
            *(
                Player(name, Look(random.randrange(8), "", 1 + at))
                for at, name in enumerate(computers)
            ),
        )

    def _taken_up(self, kept: Kept) -> tuple[Game, Journal]:
        journal = self._store.go_on(kept)
        return Game.restored(kept, Dice(self._random), journal), journal

    def _step(self, game: Game, journal: Journal) -> None:
        random = self._random
        chance = random.random()
        if game.state.player is None:
            # Over: sometimes too soon.
            if chance < 0.2 and game.can_undo:
                game.undo()
        elif chance < 0.06 and game.can_undo:
            game.undo()
        elif chance < 0.10 and game.can_redo:
            game.redo()
        elif chance < 0.11:
            self._rename(game)
        elif chance < 0.12:
            seat = random.randrange(len(game.names))
            journal.dress(seat, Look(random.randrange(8), "", random.choice((0, 0, 0, 2))))
        elif chance < 0.125:
            game.submit(Finish())
        elif game.state.fresh and chance < 0.2:
            self._come_or_go(game)
        else:
            self._move(game, next_action(game.state, [Level.STRONG] * game.state.seats, random))

    def _come_or_go(self, game: Game) -> None:
        action = at_random(game.state, self._random, restless=1)
        if isinstance(action, Join):
            here = [game.names[seat] for seat in game.state.in_game]
            # Perhaps somebody who was there before.
            away = [name for name in {*self._people, *game.names} if name not in here]
            action = Join(self._random.choice(sorted(away) or [f"Guest {game.state.seats}"]))
        self._move(game, action)

    def _move(self, game: Game, action: Action) -> None:
        if isinstance(action, Throw) and self._random.random() < 0.3:
            game.enter(action.dice, action.keep)
        else:
            game.submit(action)

    def _rename(self, game: Game) -> None:
        """Give somebody another name: a new one, or one that somebody is known by elsewhere."""
        random = self._random
        seat = random.randrange(len(game.names))
        away = [name for name in self._people if name not in game.names]
        new = f"Name {random.randrange(10**6)}"
        if away and random.random() < 0.3:
            new = random.choice(away)
        elif game.names[seat] in self._people:
            self._people[self._people.index(game.names[seat])] = new
        game.rename(seat, new)
