"""A game told move by move, with throws written as they read."""

import pytest

from mexen_desktop.rules.actions import (
    Action,
    Appoint,
    Finish,
    Give,
    Join,
    Leave,
    Order,
    Stop,
    Tap,
    Throw,
    kind,
)
from mexen_desktop.rules.engine import apply, legal_actions
from mexen_desktop.rules.errors import IllegalAction
from mexen_desktop.rules.events import Event, TurnEnded
from mexen_desktop.rules.options import Options, change
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import State, new_game

ANN, BO, CEM, DEE, EVE = range(5)


def house(preset: str, **changes: object) -> Options:
    """Return a preset with a table's own changes."""
    return change(PRESETS[preset], changes)


def dice_for(reading: int) -> tuple[int, int]:
    """Return the dice that read so: 6 and 5 for 65, 3 and 3 for 300."""
    return (reading // 100, reading // 100) if reading >= 100 else divmod(reading, 10)


class Table:
    """A game in the making; each move is made by the player whose move it is."""

    def __init__(self, rules: str | Options, players: int = 3, starter: int = ANN) -> None:
        options = PRESETS[rules] if isinstance(rules, str) else rules
        self.state: State = new_game(options, players, starter)
        self.actions: list[Action] = []
        #: What the last move brought about.
        self.events: tuple[Event, ...] = ()

    @property
    def by(self) -> int:
        """Whose move it is."""
        assert self.state.player is not None
        return self.state.player

    def do(self, *actions: Action) -> None:
        """Make any moves."""
        for action in actions:
            self.state, self.events = apply(self.state, action)
            self.actions.append(action)

    def throw(self, *readings: int) -> None:
        """Throw both dice, once for each reading."""
        for reading in readings:
            self.do(Throw(self.by, dice_for(reading)))

    def one(self, *faces: int) -> None:
        """Throw one die of a one-die tie-break, once for each face."""
        for face in faces:
            self.do(Throw(self.by, (face,)))

    def keep(self, value: int, rolled: int) -> None:
        """Let a die stay, throw the other."""
        self.do(Throw(self.by, (rolled,), value))

    def stop(self) -> None:
        """End the turn."""
        self.do(Stop(self.by))

    def turns(self, *readings: int) -> None:
        """Let one turn after another end with these, after one throw where the rules let it."""
        for reading in readings:
            self.throw(reading)
            while not self.told(TurnEnded):
                if self.can("stop"):
                    self.stop()
                else:
                    self.throw(reading)

    def tap(self, by: int) -> None:
        """Tap while a race is on."""
        self.do(Tap(by))

    def give(self, to: int) -> None:
        """Hand out."""
        self.do(Give(self.by, to))

    def appoint(self, to: int) -> None:
        """Name another Knight."""
        self.do(Appoint(self.by, to))

    def join(self, name: str = "Somebody") -> None:
        """Let somebody sit down."""
        self.do(Join(name))

    def leave(self, by: int) -> None:
        """Let somebody leave."""
        self.do(Leave(by))

    def order(self, *seats: int) -> None:
        """Change the seating order."""
        self.do(Order(seats))

    def finish(self) -> None:
        """End the game."""
        self.do(Finish())

    @property
    def legal(self) -> list[str]:
        """The kinds of move that can come next, each once, in the engine's order."""
        return list(dict.fromkeys(kind(action) for action in legal_actions(self.state)))

    def can(self, wanted: str) -> bool:
        """Whether a kind of move can come next."""
        return wanted in self.legal

    @property
    def keeps(self) -> list[int]:
        """The values of the dice that may stay, in the engine's order."""
        return [a.keep for a in legal_actions(self.state) if isinstance(a, Throw) and a.keep]

    def choices(self, wanted: type[Give | Appoint]) -> list[int]:
        """The players that can be chosen."""
        return [a.to for a in legal_actions(self.state) if isinstance(a, wanted)]

    @property
    def tappers(self) -> list[int]:
        """Who can tap."""
        return [a.by for a in legal_actions(self.state) if isinstance(a, Tap)]

    @property
    def results(self) -> dict[int, int]:
        """The results of this round by seat."""
        return dict(self.state.results)

    @property
    def scores(self) -> list[int]:
        """The tallies, or the lives, by seat."""
        return self.state.scores_by_seat()

    @property
    def role(self) -> tuple[int, int] | None:
        """Who holds the rule set's role, at which level."""
        role = self.state.role
        if role is None:
            return None
        assert role.kind == self.state.options.role
        return role.holder, role.level

    def refuses(self, *actions: Action, problem: str = "not_now") -> None:
        """Check that none of these moves is possible, with the state left as it was."""
        before = repr(self.state)
        for action in actions:
            with pytest.raises(IllegalAction) as refused:
                apply(self.state, action)
            assert refused.value.problem == problem, action
            assert str(refused.value) == f"{type(action).__name__} is refused: {problem}"
            assert refused.value.action is action
            assert refused.value.state is self.state
        assert repr(self.state) == before

    def told(self, *kinds: type[Event]) -> list[Event]:
        """The events of some kinds that the last move brought about."""
        return [event for event in self.events if isinstance(event, kinds)]


def knight_ann(players: int = 3) -> Table:
    """Ann is Knight and has her second throw before her; the pot is 2."""
    table = Table("knight", players)
    table.throw(100)
    return table
