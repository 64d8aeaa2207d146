"""A game with a table to play it at, its dice and its clock told what to do."""

from collections.abc import Iterable

from mexen_desktop.models.controller import Controller
from mexen_desktop.models.facts import Person
from mexen_desktop.rules.options import Options
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.session.game import Game

NAMES = ("Ann", "Bo", "Cem", "Greet", "Søren", "Finn", "Dagny", "Emil", "Farah", "Gus", "Ida", "Jo")
TAP_KEYS = "AQPLBMZXWEVN"


class ScriptedDice:
    """Dice that fall as they are told; `asked` counts how often they rolled."""

    def __init__(self, rolls: Iterable[tuple[int, ...]]) -> None:
        self.rolls = list(rolls)
        self.asked = 0

    def roll(self, count: int) -> tuple[int, ...]:
        """Return the next roll, which must be of so many dice."""
        self.asked += 1
        dice = self.rolls.pop(0)
        assert len(dice) == count, f"{dice} rolled where {count} were wanted"
        return dice


class FakeClock:
    """A clock that stands still until it is told to go on."""

    def __init__(self, now: int = 100_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now

    def pass_by(self, milliseconds: int) -> None:
        """Let time pass."""
        self.now += milliseconds


def dice_of(*readings: int | tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return rolls for readings such as 65 or 300; a single die is given as (4,)."""
    rolls: list[tuple[int, ...]] = []
    for reading in readings:
        if isinstance(reading, tuple):
            rolls.append(reading)
        elif reading >= 100:
            rolls.append((reading // 100, reading // 100))
        else:
            rolls.append((reading // 10, reading % 10))
    return rolls


class AtTable:
    """A running game: its controller, dice, clock."""

    def __init__(
        self,
        rules: str | Options,
        *readings: int | tuple[int, ...],
        players: int = 3,
        names: tuple[str, ...] = NAMES,
    ) -> None:
        options = PRESETS[rules] if isinstance(rules, str) else rules
        self.dice = ScriptedDice(dice_of(*readings))
        self.clock = FakeClock()
        self.game = Game(
            rules if isinstance(rules, str) else "knight",
            options,
            names[:players],
            self.dice,
        )
        people = [
            Person(name, seat % 8, TAP_KEYS[seat]) for seat, name in enumerate(names[:players])
        ]
        self.controller = Controller(self.game, people, clock=self.clock)

    def throw(self, *, at: int = 1_000) -> None:
        """Throw with nobody watching, long after the last press; everything comes to rest."""
        self.clock.pass_by(at)
        self.controller.throw(self.clock())
        self.controller.settle()

    def stop(self) -> None:
        """Stop with nobody watching."""
        self.clock.pass_by(1_000)
        self.controller.stop(self.clock())
        self.controller.settle()
