"""The game as it lies on the disk, with the keys that carry it on."""

import shutil
import tempfile
from pathlib import Path

from drive.program import Home
from drive.screen import InVainError, Screen, wait
from mexen_desktop.rules.state import APPOINT, GIVE, OVER, TURN, State
from mexen_desktop.store.kept import Kept
from mexen_desktop.store.places import COMPANIONS, FILE
from mexen_desktop.store.store import Store

#: Seconds that a throw may roll before the key is pressed again.
_ROLLS = 3.0


def kept(home: Home) -> Kept | None:
    """Return the game that is open, looking at copies, so that the program is not disturbed."""
    with tempfile.TemporaryDirectory() as folder:
        for ending in ("", *COMPANIONS):
            file = home.games / f"{FILE}{ending}"
            if file.exists():
                shutil.copyfile(file, Path(folder) / file.name)
        if not (Path(folder) / FILE).exists():
            return None
        store = Store(Path(folder))
        try:
            return store.left_open()
        finally:
            store.close()


def state_of(home: Home) -> State | None:
    """Return where the open game stands, None where there is none yet."""
    game = kept(home)
    return game.state if game is not None else None


def key_for(state: State) -> str:
    """Return the key that brings the game on: throw, stop when that may be, choose a seat."""
    if state.phase in (GIVE, APPOINT):
        other = next(seat for seat in state.in_game if seat != state.player)
        return str(other + 1)
    dares = state.phase == TURN and state.throws == 1 and state.options.stop_early
    return "s" if dares and not state.void and state.n % 2 else "space"


def begin(screen: Screen, home: Home) -> State:
    """Begin a game from the start page, returning where it stands after the first throw."""
    for _ in range(20):
        # The first press is Play's, a later one throws.
        screen.press("space")
        try:
            wait("the first throw", lambda: state_of(home), _ROLLS)
        except InVainError:
            continue
        return _state(home)
    raise InVainError("no game begins")


def play_round(screen: Screen, home: Home, now: State) -> State:
    """Play to the end of the round that is on, returning where the game stands then."""
    begun = now
    while now.round == begun.round and now.phase != OVER:
        now = step(screen, home, now)
    return now


def step(screen: Screen, home: Home, now: State) -> State:
    """Do one thing, returning where the game stands after it."""
    for _ in range(8):
        screen.press(key_for(now))
        try:
            wait("the next step", lambda: _state(home).n != now.n, _ROLLS)
        except InVainError:
            # What moves on the table, or a sheet on it, takes the first press.
            continue
        return _state(home)
    raise InVainError(f"the game stands still: {now}")


def _state(home: Home) -> State:
    state = state_of(home)
    if state is None:
        raise InVainError("the open game is gone")
    return state
