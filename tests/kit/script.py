"""A game told in a few words: what was thrown, what stayed, who stopped."""

from mexen_desktop.rules.actions import Action, Appoint, Give, Stop, Tap, Throw
from mexen_desktop.rules.engine import apply
from mexen_desktop.rules.options import Options
from mexen_desktop.rules.state import State, new_game


def told(options: Options, players: int, words: str, starter: int = 0) -> State:
    """Return the state that a script leads to.

    "41" is a throw of 4 and 1, "2+5" a throw of 5 while a 2 stays, "d4" a deciding throw of one
    die; "stop"; "tap2", "give1", "appoint0" name a seat.
    """
    state = new_game(options, players, starter)
    for word in words.split():
        state, _ = apply(state, _action(state, word))
    return state


def _action(state: State, word: str) -> Action:
    by = state.player
    assert by is not None
    if "+" in word:
        keep, die = map(int, word.split("+"))
        return Throw(by, (die,), keep)
    name = word.rstrip("0123456789")
    number = int(word[len(name) :] or 0)
    made: dict[str, Action] = {
        "": Throw(by, divmod(number, 10)),
        "d": Throw(by, (number,)),
        "stop": Stop(by),
        "tap": Tap(number),
        "give": Give(by, number),
        "appoint": Appoint(by, number),
    }
    return made[name]
