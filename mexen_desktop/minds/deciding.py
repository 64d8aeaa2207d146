"""The one door to computer players: what does this one do now?"""

from random import Random

from mexen_desktop.minds.choosing import CHOOSING
from mexen_desktop.minds.levels import Level
from mexen_desktop.minds.playing import PLAYING
from mexen_desktop.rules.actions import Action, Appoint, Give, Tap, Throw
from mexen_desktop.rules.state import APPOINT, GIVE, RACE, TIE_BREAK, State


def decide(state: State, seat: int, level: Level, random: Random) -> Action | None:
    """Return what the player at `seat` does in this state, None where there is nothing to do.

    It is one of `legal_actions`, so a throw comes without dice: whoever asks rolls them. Only the
    state is looked at, which is what everybody sees on the table; `random` is where whims come
    from. In a race everybody but the thrower taps, since a fixed 32 is the best that can happen to
    them; how soon is for `reaction` to say. Nobody ever joins, leaves or ends the game.
    """
    if state.player != seat:
        racing = state.phase == RACE and seat in state.in_game
        return Tap(seat) if racing else None
    if state.phase == TIE_BREAK:
        return Throw(seat)
    if state.phase == GIVE:
        return Give(seat, CHOOSING[level](state, seat, random))
    if state.phase == APPOINT:
        return Appoint(seat, CHOOSING[level](state, seat, random))
    return PLAYING[level](state, seat, random)
