"""The chance to lose the round for each move of the player whose move it is."""

from typing import NamedTuple

from mexen_desktop.odds.deciding import losing_chance
from mexen_desktop.odds.graph import STOP, Graph, Moves, place_of
from mexen_desktop.odds.rest import rest_of
from mexen_desktop.odds.turn import EQUAL, Solved
from mexen_desktop.rules.actions import Stop, Throw
from mexen_desktop.rules.state import RACE, TIE_BREAK, TURN, State
from mexen_desktop.rules.throw import RANK

Move = Throw | Stop


class Chance(NamedTuple):
    """What a move, without the dice that will fall, costs: the chance to lose the round."""

    move: Move
    lose: float


class Odds(NamedTuple):
    """Everything that the player to move can choose from, in the order of `legal_actions`."""

    player: int | None
    options: tuple[Chance, ...]
    #: The move that loses least; of equal ones stopping, then throwing, then keeping the higher.
    best: Move | None


def odds(state: State) -> Odds:
    """Return the exact chance to lose of each throw, keep, stop that the player to move has.

    Everybody is taken to lower their own chance from there on. Where all the lowest lose it is the
    chance to be among them; in a tie-break, to lose it. Where nothing is to be thrown or stopped
    there are no options.
    """
    player = state.player
    if player is None or state.phase not in (TURN, RACE, TIE_BREAK):
        return Odds(player, (), None)
    if state.phase == TIE_BREAK:
        throw = Throw(player)
        return Odds(player, (Chance(throw, losing_chance(state)),), throw)
    graph, solved = _turn(state)
    values = solved.values
    moves = graph.moves[place_of(state)]
    best = _move(player, _best(moves, values))
    # Stopping is preferred, but listed last.
    listed = moves[1:] + moves[:1] if moves[0][0] == STOP else moves
    # Sums of doubles may come out a last digit above 1.
    options = tuple(Chance(_move(player, keep), min(values[at], 1.0)) for keep, at in listed)
    return Odds(player, options, best)


def best_move(state: State) -> Move | None:
    """Return the `best` of the odds, without the odds: fast enough to play thousands of rounds."""
    player = state.player
    if player is None or state.phase not in (TURN, RACE):
        return odds(state).best
    graph, solved = _turn(state)
    return _move(player, _best(graph.moves[place_of(state)], solved.values))


def _turn(state: State) -> tuple[Graph, Solved]:
    """Return the turn that is on, solved for what stands on the table."""
    rest = rest_of(state.options)
    left = len(state.in_game) - len(state.results) - 1
    if not state.results:
        return rest.lead(), rest.first_turn(left)
    ranks = [RANK[reading] for _, reading in state.results]
    lowest = min(ranks)
    solved = rest.later_turn(state.limit, left, lowest, ranks.count(lowest))
    return rest.follow(state.limit), solved


def _best(moves: Moves, values: list[float]) -> int:
    best, at = moves[0]
    least = values[at]
    for keep, at in moves[1:]:
        if values[at] < least - EQUAL:
            best, least = keep, values[at]
    return best


def _move(player: int, keep: int) -> Move:
    return Stop(player) if keep == STOP else Throw(player, keep=keep)
