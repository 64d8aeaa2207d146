"""An evening at the table: a kept game in which anything that people may do is done."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from mexen_desktop.rules.actions import Finish, Join, Throw
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.session.game import Game
from mexen_desktop.store.entries import Look, Opened, Player
from mexen_desktop.store.journal import Journal
from mexen_desktop.store.kept import Kept
from mexen_desktop.store.store import Store
from tests.kit.moves import FACES, LOADED, at_random

PEOPLE = ("Ann", "Bo", "Zoë")
STAKES = ("sips", "points")


class LoadedDice:
    """Dice that fall at random, mostly low."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def roll(self, count: int) -> tuple[int, ...]:
        return tuple(self._random.choices(FACES, LOADED, k=count))


def opened(rules: str = "knight", names: Sequence[str] = PEOPLE, starter: int = 0) -> Opened:
    """Return the beginning of a game."""
    people = tuple(Player(name, Look(at, "asdf"[at])) for at, name in enumerate(names))
    return Opened(rules, PRESETS[rules]._asdict(), "points", people, starter)


class Evening:
    """A game that is played at random, with all of its session's doors in use."""

    def __init__(self, store: Store, begun: Opened | Kept | None = None, seed: int = 1) -> None:
        self.random = Random(seed)
        begun = begun or opened()
        self.journal: Journal
        dice = LoadedDice(self.random)
        if isinstance(begun, Opened):
            self.journal = store.begin(begun)
            self.game = Game(
                begun.rules,
                PRESETS[begun.rules],
                [player.name for player in begun.players],
                dice,
                starter=None if begun.lots else begun.starter,
                stake=begun.stake,
                journal=self.journal,
            )
        else:
            self.journal = store.go_on(begun)
            self.game = Game.restored(begun, dice, self.journal)

    def play(self, steps: int) -> None:
        """Do so many things, most of them moves."""
        for _ in range(steps):
            self.step()

    def step(self) -> None:
        """Do one thing."""
        game, chance = self.game, self.random.random()
        if game.casting:
            self._cast()
        elif game.state.player is None or (chance < 0.15 and game.can_undo):
            if game.can_undo:
                game.undo()
        elif chance < 0.25 and game.can_redo:
            game.redo()
        elif chance < 0.27:
            game.rename(seat := self._seat(), f"{PEOPLE[seat % 3]} {self.random.randrange(10_000)}")
        elif chance < 0.28:
            game.play_for(self.random.choice(STAKES))
        elif chance < 0.29:
            self.journal.dress(self._seat(), Look(self.random.randrange(8), "q"))
        elif chance < 0.30:
            game.submit(Finish())
        else:
            self._move()

    def _cast(self) -> None:
        if self.random.random() < 0.3:
            self.game.take_cast(self.random.choice(FACES))
        else:
            self.game.cast(self.random.randrange(1 << 20))

    def _move(self) -> None:
        game = self.game
        action = at_random(game.state, self.random)
        if isinstance(action, Throw) and self.random.random() < 0.3:
            game.enter(action.dice, action.keep)
        elif isinstance(action, Throw):
            game.throw(action.keep)
        elif isinstance(action, Join):
            game.submit(Join(f"Guest {self.random.randrange(10_000)}"))
        else:
            game.submit(action)

    def _seat(self) -> int:
        return self.random.randrange(len(self.game.names))


def played(folder: Path, steps: int = 200, rules: str = "knight", seed: int = 1) -> Game:
    """Play a game of so many steps in a folder, then close everything."""
    store = Store(folder)
    evening = Evening(store, opened(rules), seed)
    evening.play(steps)
    store.close()
    return evening.game
