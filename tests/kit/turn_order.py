"""The order in which players play a round, found anew from the rule that says it (C3)."""

from mexen_desktop.rules.state import State


def turn_order(state: State) -> tuple[int, ...]:
    """Return the seats in the order in which they play this round.

    Of a game that is over: those still in it, in seating order where the starter is out.
    """
    if state.starter not in state.in_game:
        return state.in_game
    at = state.in_game.index(state.starter)
    return state.in_game[at:] + state.in_game[:at]
