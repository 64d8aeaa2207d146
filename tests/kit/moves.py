"""All that can be done, with every way the dice can fall."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, islice, permutations, product
from random import Random

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
)
from mexen_desktop.rules.engine import legal_actions
from mexen_desktop.rules.state import State

FACES = range(1, 7)
PAIRS = tuple(product(FACES, repeat=2))
PAIRS_ONCE = tuple(combinations_with_replacement(FACES, 2))
LOADED = (4, 3, 3, 1, 1, 2)
SINGLES = tuple((face,) for face in FACES)

#: How many dice a deciding throw needs, by the option's value.
DECIDING_DICE = {"both_dice_lowest": 2, "one_die_highest": 1}


def dice_needed(state: State, keep: int) -> int:
    """Return how many dice roll in a throw."""
    if state.phase == "tie_break":
        return DECIDING_DICE[state.options.tie_break]
    return 1 if keep else 2


def complete(state: State, entry: Action, pairs: tuple[tuple[int, ...], ...]) -> Iterator[Action]:
    """Yield every full action of an entry of `legal_actions`."""
    if isinstance(entry, Throw):
        for dice in pairs if dice_needed(state, entry.keep) == 2 else SINGLES:
            yield Throw(entry.by, dice, entry.keep)
    elif isinstance(entry, Order):
        # All orders of a small table; of a large one there are too many.
        orders = permutations(state.in_game)
        yield from map(Order, orders if len(state.in_game) <= 4 else islice(orders, 5))
    else:
        yield entry


def following(state: State) -> list[Action]:
    """Return every full action that can come next, dice in both orders."""
    return [full for entry in legal_actions(state) for full in complete(state, entry, PAIRS)]


def conceivable(state: State) -> Iterator[Action]:
    """Yield whatever a small universe of actions holds, sensible in this state or not."""
    seats = range(state.seats + 1)
    dice = [(), *((face,) for face in range(8)), *PAIRS, (0, 1), (6, 7), (1, 1, 1)]
    for by in seats:
        for keep in range(8):
            for rolled in dice:
                yield Throw(by, rolled, keep)
        yield from (Stop(by), Tap(by), Leave(by))
        for to in seats:
            yield from (Give(by, to), Appoint(by, to))
    if len(state.in_game) <= 4:
        for orders in (state.in_game, tuple(seats), state.in_game[1:], (*state.in_game, 0)):
            yield from map(Order, permutations(orders))
    yield from (Join("Somebody"), Finish())


def at_random(state: State, random: Random, restless: float = 0.1) -> Action:
    """Return one move of those that play on, rarely one that changes who plays.

    The dice are loaded: the low ones are those that do something.
    """
    entries = legal_actions(state)
    playing = [e for e in entries if not isinstance(e, Join | Leave | Order | Finish)]
    coming = [e for e in entries if isinstance(e, Join | Leave | Order)]
    entry = random.choice(coming if coming and random.random() < restless else playing)
    if isinstance(entry, Throw):
        rolled = tuple(random.choices(FACES, LOADED, k=dice_needed(state, entry.keep)))
        return Throw(entry.by, rolled, entry.keep)
    if isinstance(entry, Order):
        return Order(tuple(random.sample(state.in_game, len(state.in_game))))
    return entry
