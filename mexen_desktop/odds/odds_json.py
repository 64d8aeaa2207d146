"""Shows odds as one line of JSON."""

from typing import Final

import msgspec

from mexen_desktop.odds.chances import Move, Odds
from mexen_desktop.rules.actions import Throw, kind

_ENCODER: Final = msgspec.json.Encoder()


def odds_json(odds: Odds) -> bytes:
    """Return odds as JSON, without a line's end; whose moves they are is said once."""
    return _ENCODER.encode(
        {
            "player": odds.player,
            "options": [{**_shown(move), "lose": lose} for move, lose in odds.options],
            "best": None if odds.best is None else _shown(odds.best),
        }
    )


def _shown(move: Move) -> dict[str, object]:
    keep = {"keep": move.keep} if isinstance(move, Throw) and move.keep else {}
    return {"do": kind(move), **keep}
