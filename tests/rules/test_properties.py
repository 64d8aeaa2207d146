"""What holds at every moment of every game, by every rule set that can be played."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from mexen_desktop.rules.actions import Action, Join, Order, Tap, Throw, kind
from mexen_desktop.rules.engine import apply, legal_actions
from mexen_desktop.rules.errors import IllegalAction
from mexen_desktop.rules.events import (
    Event,
    Joined,
    LifeLost,
    PotChanged,
    RoundBegan,
    RoundEnded,
    Took,
)
from mexen_desktop.rules.options import Options
from mexen_desktop.rules.state import State, new_game
from mexen_desktop.rules.throw import RANK
from tests.kit.mixes import MIXES, Game, games, moments
from tests.kit.moves import at_random, conceivable, following
from tests.kit.turn_order import turn_order

OFTEN = settings(max_examples=max(150, settings().max_examples))

#: The order in which what can come next is listed.
LISTED = ["throw", "stop", "tap", "give", "appoint", "leave", "join", "order", "finish"]

#: Dice, void, keep_used, passed_one where nothing of a turn is on the table.
NOTHING = ((), False, False, False)


def place(action: Action) -> tuple[int, int]:
    """Return where an entry stands in the list of what can come next."""
    name = kind(action)
    within = getattr(action, "to", getattr(action, "by", 0))
    if isinstance(action, Throw):
        within = -action.keep if action.keep else -7
    return LISTED.index(name), within


def refused(state: State, action: Action) -> bool:
    """Whether an action is refused."""
    try:
        apply(state, action)
    except IllegalAction:
        return True
    return False


@OFTEN
@given(moments())
def test_whatever_is_listed_can_be_done_whatever_the_dice(state: State) -> None:
    for action in following(state):
        after, events = apply(state, action)
        assert after.n == state.n + 1
        assert events
        assert after.options is state.options


@OFTEN
@given(moments())
def test_whatever_else_can_be_thought_of_is_refused_and_changes_nothing(state: State) -> None:
    before = repr(state)
    possible = {action for action in following(state) if not isinstance(action, Join | Order)}
    entries = {kind(entry) for entry in legal_actions(state)}
    for action in conceivable(state):
        if isinstance(action, Join):
            expected = "join" in entries
        elif isinstance(action, Order):
            expected = "order" in entries and sorted(action.seats) == sorted(state.in_game)
        else:
            expected = action in possible
        assert refused(state, action) is not expected, action
    assert repr(state) == before


@OFTEN
@given(moments())
def test_what_can_come_next_is_listed_once_in_the_agreed_order_without_dice(state: State) -> None:
    entries = legal_actions(state)
    assert list(entries) == sorted(entries, key=place)
    assert len(set(entries)) == len(entries)
    for entry in entries:
        assert not getattr(entry, "dice", ())
        assert not getattr(entry, "seats", ())
        assert not getattr(entry, "name", "")
    assert bool(entries) == (state.phase != "over")


@OFTEN
@given(moments())
def test_the_two_dice_have_no_order(state: State) -> None:
    throws = [a for a in following(state) if isinstance(a, Throw) and len(a.dice) == 2]
    for action in throws:
        turned = Throw(action.by, action.dice[::-1], action.keep)
        assert apply(state, turned)[0] == apply(state, action)[0]


@OFTEN
@given(moments())
def test_whoever_taps_it_is_the_same(state: State) -> None:
    taps = [action for action in legal_actions(state) if isinstance(action, Tap)]
    assert len({apply(state, tap)[0] for tap in taps}) == bool(taps)


def tallies_grow_by_events(before: State, after: State, events: tuple[Event, ...]) -> None:
    """Nothing is created or lost: a tally grows by what its player took, the pot by its changes."""
    taken = [0] * after.seats
    pot, ended = before.pot, None
    for event in events:
        match event:
            case Took(seat=seat, amount=amount, cause=cause):
                taken[seat] += amount
                assert amount > 0
                if cause == "given":
                    assert amount == 1
                if cause == "pot":
                    assert ended is not None
                    assert (amount, (seat,)) == (ended.amount, ended.losers)
                    assert amount == pot
            case PotChanged(before=was, pot=now):
                assert was == pot < now
                pot = now
            case RoundEnded():
                ended = event
            case RoundBegan():
                pot = after.options.pot_start
    joined = sum(isinstance(event, Joined) for event in events)
    scores = before.scores_by_seat() + [0] * joined
    assert after.scores_by_seat() == [a + b for a, b in zip(scores, taken, strict=True)]
    assert after.pot == pot


def lives_fall_by_events(before: State, after: State, events: tuple[Event, ...]) -> None:
    """Lives go exactly where an event says so."""
    lives = before.scores_by_seat()
    for event in events:
        if isinstance(event, LifeLost):
            lives[event.seat] -= event.amount
            assert event.left == lives[event.seat] >= 0
            assert event.amount >= 1
    assert after.scores_by_seat() == lives
    assert after.pot == 0
    assert [seat for seat, left in enumerate(lives) if left] == sorted(after.in_game)
    assert not [event for event in events if isinstance(event, Took | PotChanged)]


@OFTEN
@given(games())
def test_no_sip_point_or_life_is_created_or_lost(game: Game) -> None:
    for before, action, after in game.steps():
        _, events = apply(before, action)
        if before.options.costs_life:
            lives_fall_by_events(before, after, events)
        else:
            tallies_grow_by_events(before, after, events)


@OFTEN
@given(games())
def test_the_losers_have_the_lowest_result(game: Game) -> None:
    for before, action, _ in game.steps():
        for event in apply(before, action)[1]:
            if not isinstance(event, RoundEnded):
                continue
            ranks = {seat: RANK[reading] for seat, reading in event.results}
            lowest = [seat for seat, rank in ranks.items() if rank == min(ranks.values())]
            assert tuple(ranks) == turn_order(before), "everybody once, clockwise"
            assert set(event.losers) <= set(lowest)
            if before.options.tie_break == "all_lose":
                assert list(event.losers) == lowest
            else:
                assert len(event.losers) == 1


@OFTEN
@given(games())
def test_every_moment_is_in_order(game: Game) -> None:
    for n, state in enumerate(game.states):
        assert state.n == n
        assert len(state.scores) == len(state.in_game) == len(set(state.in_game))
        assert 0 <= state.throws <= state.limit <= state.options.throws
        assert list(state.losers) == sorted(state.losers)
        if state.dice:
            assert not state.passed_one
        else:
            assert state.stayed == 0
        if state.phase == "over":
            assert state.player is None
            assert state.throws == state.limit == 0
            continue
        assert state.winner is None
        assert state.starter in state.in_game
        if state.phase == "tie_break":
            assert state.player == state.tie[len(state.tie_values)]
            assert (state.dice, state.void, state.keep_used, state.passed_one) == NOTHING
        else:
            assert state.player == turn_order(state)[len(state.results)]
            assert state.throws < state.limit or state.phase == "appoint"
            assert state.tie == state.tie_values == ()
        if state.fresh:
            assert (state.throws, state.results, state.phase) == (0, (), "turn")
            assert (state.dice, state.void, state.keep_used, state.passed_one) == NOTHING
            assert not state.mexico
        assert state.role is None or state.role.holder in state.in_game


@OFTEN
@given(games())
def test_taking_steps_back_leads_to_the_earlier_state(game: Game) -> None:
    state = game.states[0]
    told = [repr(state)]
    for action, expected in zip(game.actions, game.states[1:], strict=True):
        state, _ = apply(state, action)
        assert state == expected
        told.append(repr(state))
    assert told == list(map(repr, game.states)), "no later step has changed an earlier state"


@OFTEN
@given(games())
def test_the_same_actions_give_the_same_game(game: Game) -> None:
    start = game.states[0]
    state = new_game(Options(*start.options), len(start.in_game), start.starter)
    for before, action, _ in game.steps():
        state, events = apply(state, action)
        assert events == apply(before, action)[1]
    assert state == game.states[-1]
    assert hash(state) == hash(game.states[-1])


def measure(state: State) -> tuple[int, ...]:
    """Return what every move of a game for lives brings down, if 31s and ties are not for ever."""
    deciding = state.phase == "tie_break"
    return (
        sum(state.scores),
        len(state.tie) - len(state.tie_values) if deciding else len(state.in_game) + 1,
        0 if deciding else len(state.in_game) - len(state.results),
        state.limit - state.throws,
    )


@OFTEN
@given(MIXES.filter(lambda options: options.costs_life), st.integers(2, 6), st.integers(0, 2**32))
def test_every_game_for_lives_ends(options: Options, players: int, seed: int) -> None:
    random, state = Random(seed), new_game(options, players)
    bound = options.lives * players * (players * (options.throws + 1) + players)
    for _ in range(bound):
        if state.player is None:
            break
        action = at_random(state, random, restless=0)
        # By voided 31s or equal deciding throws alone a table could play on for ever.
        while isinstance(action, Throw) and not counts(state, action):
            action = at_random(state, random, restless=0)
        before, (state, _) = measure(state), apply(state, action)
        assert state.player is None or measure(state) < before
    assert state.phase == "over"
    assert (state.winner is None) == (state.in_game == ())


def counts(state: State, action: Throw) -> bool:
    """Whether a throw is neither a voided 31 nor as good as an earlier deciding throw."""
    after, _ = apply(state, action)
    if state.phase == "tie_break":
        values = (*state.tie_values, *after.tie_values[len(state.tie_values) :])
        again = after.phase == "tie_break" and len(after.tie_values) <= len(state.tie_values)
        return not again and len(set(values)) == len(values)
    return not after.void
