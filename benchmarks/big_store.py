"""Makes a store as large as a store ever gets: decades of evenings among two hundred people."""

from collections.abc import Iterator
from itertools import cycle, islice, repeat
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from mexen_desktop.minds.levels import Level
from mexen_desktop.minds.simulating import next_action
from mexen_desktop.rules.actions import Action, Finish, Throw
from mexen_desktop.rules.engine import apply
from mexen_desktop.rules.options import Options
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import State, new_game
from mexen_desktop.store.entries import Look, Opened, Player, encoded
from mexen_desktop.store.schema import create
from mexen_desktop.store.writing import insert, rows_of

PEOPLE: Final = 200
GAMES: Final = 5_000
THROWS: Final = 2_000_000

#: Every preset, then two tables' own.
RULE_SETS: Final = (
    *PRESETS.items(),
    ("knight", PRESETS["knight"]._replace(pot_start=3)),
    ("pirate", PRESETS["pirate"]._replace(throws=2)),
)
#: Throws of a game that nothing ends; where lives are lost it ends by itself, long before.
LENGTH: Final = 510
#: Of each rule set and number of players so many games are played; the others are these again.
PLAYED: Final = 4
#: Games of an evening, seconds between two steps, between two evenings.
AN_EVENING: Final = 4
STEP: Final = 3
DAYS: Final = 2 * 24 * 60 * 60
FIRST: Final = 1_000_000_000

_SITTING: Final = "INSERT INTO sitting (game, at) VALUES (?, ?)"


class Played(NamedTuple):
    """A game that can be played by any people."""

    rules: str
    options: Options
    players: int
    lines: tuple[bytes, ...]
    throws: int


def next_step(state: State, random: Random | None = None) -> Action:
    """Return what is done next, by the odds, with dice that fall."""
    return next_action(state, [Level.STRONG] * state.seats, random or Random())


def played(rules: str, options: Options, players: int, random: Random) -> Played:
    """Play a game with fair dice, by the odds, until it is over or long enough."""
    state, lines, throws = new_game(options, players), list[bytes](), 0
    while state.player is not None:
        enough = throws >= LENGTH and state.fresh
        action: Action = Finish() if enough else next_step(state, random)
        throws += isinstance(action, Throw)
        lines.append(encoded(action))
        state, _ = apply(state, action)
    return Played(rules, options, players, tuple(lines), throws)


def all_played(random: Random) -> Iterator[Played]:
    """Yield games of every kind."""
    for rules, options in RULE_SETS:
        for players in range(2, (options.most or 8) + 1):
            for _ in range(PLAYED):
                yield played(rules, options, players, random)


def make(file: Path, games: int = GAMES, *, over: bool = True) -> int:
    """Make a file with so many games, returning how many throws they have.

    Unless they are all to be `over` the last one can go on.
    """
    random = Random(1)
    people = [f"Person {number}" for number in range(PEOPLE)]
    kinds = list(all_played(random))
    random.shuffle(kinds)
    connection = create(file)
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("BEGIN")
    throws = 0
    for game, kind in enumerate(islice(cycle(kinds), games), 1):
        evening, number = divmod(game, AN_EVENING)
        circle = [people[0], *(people[(evening * 7 + each) % PEOPLE] for each in range(1, 12))]
        # Somebody who is nearly always there, as the one is whose computer it is.
        names = random.sample(circle, kind.players)
        opened = Opened(
            rules=kind.rules,
            options=kind.options._asdict(),
            stake="points",
            players=tuple(Player(name, Look(at % 8)) for at, name in enumerate(names)),
        )
        lines = kind.lines if over or game < games else kind.lines[: len(kind.lines) // 2]
        began = FIRST + evening * DAYS + number * STEP * len(lines)
        rows = rows_of([encoded(opened), *lines], repeat(0))
        insert(connection, game, rows, range(began, began + STEP * (len(lines) + 1), STEP))
        connection.execute(_SITTING, (game, began))
        throws += kind.throws
    connection.execute("COMMIT")
    connection.close()
    return throws
