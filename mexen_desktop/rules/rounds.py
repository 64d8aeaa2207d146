"""How turns end, how rounds end, what the losers pay."""

from msgspec.structs import replace

from mexen_desktop.rules.events import (
    Event,
    GameEnded,
    LifeLost,
    LimitSet,
    RoundBegan,
    RoundEnded,
    TieOpened,
    Took,
    TurnBegan,
    TurnEnded,
    WentOut,
)
from mexen_desktop.rules.keeping import rolled
from mexen_desktop.rules.limits import LIMITS
from mexen_desktop.rules.starters import STARTERS, clockwise, still_in
from mexen_desktop.rules.state import OVER, TIE_BREAK, TURN, State
from mexen_desktop.rules.ties import TIE_BREAKS, lowest


def end_turn(state: State, why: str, events: list[Event]) -> State:
    """End the turn of the player with the last counted throw as the result (C3).

    That throw has left nothing void, nothing passed on.
    """
    player = state.player
    assert player is not None
    options, reading, throws = state.options, state.last_reading, state.throws
    results = (*state.results, (player, reading))
    events.append(TurnEnded(player, reading, throws, why))
    round_limit = state.round_limit
    if player == state.starter:
        limit = LIMITS[options.limit](options, throws, reading)
        if limit is not None:
            round_limit = limit
            events.append(LimitSet(player, limit))
    following = clockwise(state.in_game, player)
    if following == state.starter:
        return end_of_turns(replace(state, results=results), events)
    passed_one = options.pass_one and 1 in rolled(state)
    events.append(TurnBegan(following, round_limit, passed_one))
    return replace(
        state,
        phase=TURN,
        player=following,
        throws=0,
        limit=round_limit,
        round_limit=round_limit,
        dice=(),
        stayed=0,
        keep_used=False,
        passed_one=passed_one,
        results=results,
    )


def end_of_turns(state: State, events: list[Event]) -> State:
    """Find the loser after the last turn of a round, or open the deciding throws (C4)."""
    losers = lowest(state.results)
    if len(losers) == 1 or TIE_BREAKS[state.options.tie_break] is None:
        return settle(state, losers, events)
    return open_tie(state, losers, events)


def open_tie(state: State, seats: tuple[int, ...], events: list[Event]) -> State:
    """Let these players throw deciding throws, in this order (K11, P11)."""
    events.append(TieOpened(seats))
    return replace(
        state,
        phase=TIE_BREAK,
        player=seats[0],
        throws=0,
        limit=0,
        dice=(),
        stayed=0,
        keep_used=False,
        tie=seats,
        tie_values=(),
    )


def settle(state: State, losers: tuple[int, ...], events: list[Event]) -> State:
    """Let the losers pay, then begin the next round or end the game; `losers` in turn order."""
    if state.options.costs_life:
        return _settle_lives(state, losers, events)
    (loser,) = losers
    events.append(RoundEnded(state.round, losers, state.pot, state.results))
    state = take(state, loser, state.pot, "pot", events)
    return begin_round(state, state.in_game, losers, events)


def take(
    state: State,
    seat: int,
    amount: int,
    cause: str,
    events: list[Event],
    giver: int | None = None,
) -> State:
    """Add to a player's tally (C6)."""
    events.append(Took(seat, amount, cause, giver))
    at = state.in_game.index(seat)
    scores = (*state.scores[:at], state.scores[at] + amount, *state.scores[at + 1 :])
    return replace(state, scores=scores)


def _settle_lives(state: State, losers: tuple[int, ...], events: list[Event]) -> State:
    cost = 2 if state.mexico and state.options.mexico_costs_two else 1
    events.append(RoundEnded(state.round, losers, cost, state.results))
    lives = dict(zip(state.in_game, state.scores, strict=True))
    for seat in losers:
        lost = min(cost, lives[seat])
        lives[seat] -= lost
        events.append(LifeLost(seat, lost, lives[seat]))
        if not lives[seat]:
            events.append(WentOut(seat))
    left = tuple(seat for seat in state.in_game if lives[seat])
    order = state.in_game
    state = replace(state, in_game=left, scores=tuple(lives[seat] for seat in left))
    if len(left) > 1:
        return begin_round(state, order, losers, events)
    winner = left[0] if left else None
    return end_game(
        replace(state, losers=tuple(sorted(losers))),
        "won" if left else "dead",
        winner,
        events,
    )


def begin_round(
    state: State, order: tuple[int, ...], losers: tuple[int, ...], events: list[Event]
) -> State:
    """Begin the next round; `order` is the seating order of the round before, out or not (L7)."""
    options = state.options
    wanted = STARTERS[options.next_starter](order, state.starter, losers[0])
    starter = still_in(order, wanted, state.in_game)
    events.append(RoundBegan(state.round + 1, starter))
    return replace(
        state,
        round=state.round + 1,
        phase=TURN,
        player=starter,
        starter=starter,
        throws=0,
        limit=options.throws,
        round_limit=options.throws,
        dice=(),
        stayed=0,
        keep_used=False,
        fresh=True,
        mexico=False,
        results=(),
        pot=0 if options.costs_life else options.pot_start,
        losers=tuple(sorted(losers)),
        tie=(),
        tie_values=(),
    )


def end_game(state: State, how: str, winner: int | None, events: list[Event]) -> State:
    """End the game; what was on the table stays to be seen (C7, L6)."""
    events.append(GameEnded(how, winner))
    return replace(
        state,
        phase=OVER,
        player=None,
        throws=0,
        limit=0,
        fresh=False,
        void=False,
        winner=winner,
    )
