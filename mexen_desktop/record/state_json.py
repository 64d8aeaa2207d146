"""Shows a state as one line of JSON."""

import sys
from typing import Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

from mexen_desktop.rules.actions import Action
from mexen_desktop.rules.engine import legal_actions
from mexen_desktop.rules.state import OVER, Role, State

_ENCODER: Final = msgspec.json.Encoder()


class Shown(Struct, frozen=True, gc=False):
    """A state with the names and values that are a public interface."""

    n: int
    round: int
    phase: str
    player: int | None
    throws: int
    limit: int
    results: dict[int, int]
    pot: int | None
    role: Role | None
    tallies: list[int] | None
    lives: list[int] | None
    in_game: tuple[int, ...]
    losers: tuple[int, ...]
    winner: int | UnsetType | None
    legal: tuple[Action, ...]


def state_json(state: State) -> bytes:
    """Return a state as JSON, without a line's end."""
    life = state.options.costs_life
    scores = state.scores_by_seat()
    return _encoded(
        Shown(
            n=state.n,
            round=state.round,
            phase=state.phase,
            player=state.player,
            throws=state.throws,
            limit=state.limit,
            results=dict(state.results),
            pot=None if life else state.pot,
            role=state.role,
            tallies=None if life else scores,
            lives=scores if life else None,
            in_game=state.in_game,
            losers=state.losers,
            winner=state.winner if state.phase == OVER else UNSET,
            legal=legal_actions(state),
        )
    )


def _encoded(shown: Shown) -> bytes:
    try:
        return _ENCODER.encode(shown)
    except ValueError:
        # A pot that doubles long enough has more digits than Python writes unasked.
        most = sys.get_int_max_str_digits()
        sys.set_int_max_str_digits(0)
        try:
            return _ENCODER.encode(shown)
        finally:
            sys.set_int_max_str_digits(most)
