"""Thousands of rounds among computer players."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

import msgspec

from mexen_desktop.minds.deciding import decide
from mexen_desktop.minds.levels import Level
from mexen_desktop.rules.actions import Action, Tap, Throw
from mexen_desktop.rules.engine import apply, dice_due
from mexen_desktop.rules.events import RoundEnded, Thrown
from mexen_desktop.rules.options import Options
from mexen_desktop.rules.state import RACE, State, new_game
from mexen_desktop.rules.throw import FACES, RANKING, READING

#: So many that nobody is ever out: each round is one of the whole table.
LIVES: Final = 10**12

_SINGLES: Final = tuple((face,) for face in FACES)
_PAIRS: Final = tuple(READING)


class Counted(NamedTuple):
    """What came of the rounds that were played."""

    rounds: int
    #: Throws in turns by their reading, void ones too; deciding throws are none.
    readings: Counter[int]
    #: Rounds lost by seat; where all the lowest lose, more than one a round.
    losses: list[int]


def simulate(options: Options, levels: Sequence[Level], rounds: int, random: Random) -> Counted:
    """Play so many rounds of one long game, with a player of each level in seating order.

    Who throws on after a 32 comes off half of the time, as the odds have it. Raises what `new_game`
    raises.
    """
    state = new_game(options._replace(lives=LIVES), len(levels))
    readings: Counter[int] = Counter()
    losses = [0] * len(levels)
    for _ in range(rounds):
        state, losers, thrown = play_round(state, levels, random)
        readings.update(thrown)
        for seat in losers:
            losses[seat] += 1
    return Counted(rounds, readings, losses)


def play_round(
    state: State, levels: Sequence[Level], random: Random
) -> tuple[State, tuple[int, ...], list[int]]:
    """Play the round that is on to its end; return the losers, the readings thrown in turns too."""
    readings = []
    while True:
        state, events = apply(state, next_action(state, levels, random))
        for event in events:
            if isinstance(event, Thrown):
                readings.append(event.reading)
            elif isinstance(event, RoundEnded):
                return state, event.losers, readings


def counted_json(counted: Counted, seconds: float) -> bytes:
    """Return what came of rounds as JSON, without a line's end; readings from the highest down."""
    return msgspec.json.encode(
        {
            "rounds": counted.rounds,
            "seconds": round(seconds, 6),
            "rounds_per_second": round(counted.rounds / seconds, 1),
            "readings": {reading: counted.readings[reading] for reading in RANKING},
            "losses": counted.losses,
        }
    )


def next_action(state: State, levels: Sequence[Level], random: Random) -> Action:
    """Return what is done next by whoever is to, dice included; a race goes either way."""
    seat = state.player
    assert seat is not None
    action = decide(state, seat, levels[seat], random)
    assert action is not None
    if not isinstance(action, Throw):
        return action
    if state.phase == RACE and random.random() < 0.5:
        return Tap(random.choice([other for other in state.in_game if other != seat]))
    return Throw(seat, roll(state, action.keep, random), action.keep)


def roll(state: State, keep: int, random: Random) -> tuple[int, ...]:
    """Roll as many dice as a throw needs."""
    return random.choice(_SINGLES if dice_due(state, keep) == 1 else _PAIRS)
