"""Game records to test with, right ones and wrong ones."""

import json
from random import Random
from typing import Any

from mexen_desktop.record.value import Record
from mexen_desktop.rules.actions import Action, Join
from mexen_desktop.rules.engine import apply
from tests.kit.moves import at_random

NAMES = ("Ann", "Bo", "Zoë")

#: Stands for a key that is left out.
MISSING: Any = object()

#: The example that the format's description gives, as it stands there.
EXAMPLE = b"""\
{
  "format": "mexen-record", "version": 1,
  "rules": "knight",
  "options": {"pot_start": 2},
  "stake": "points",
  "players": ["Ann", "Bo", "Cem"],
  "starter": 0,
  "actions": [
    {"do": "throw", "by": 0, "dice": [6, 1]},
    {"do": "throw", "by": 0, "keep": 1, "dice": [5]},
    {"do": "stop", "by": 0}
  ]
}
"""


def document(*actions: object, **changes: object) -> bytes:
    """Return the file of a game of Knight among three, with other values for some keys."""
    keys: dict[str, object] = {
        "format": "mexen-record",
        "version": 1,
        "rules": "knight",
        "stake": "points",
        "players": ["Ann", "Bo", "Cem"],
        "starter": 0,
        "actions": list(actions),
        **changes,
    }
    kept = {key: value for key, value in keys.items() if value is not MISSING}
    return json.dumps(kept).encode()


def throw(by: int, *dice: int, keep: int = 0) -> dict[str, object]:
    """Return a throw as a record has it."""
    return {"do": "throw", "by": by, **({"keep": keep} if keep else {}), "dice": list(dice)}


def played(rules: str, length: int, seed: int = 1, restless: float = 0.1) -> Record:
    """Return a game of three played at random, `length` actions long unless it ends before.

    `restless` is how often people come, go or change seats where they may.
    """
    random = Random(seed)
    state = Record(rules=rules, stake="sips", players=NAMES, actions=()).start()
    actions: list[Action] = []
    while len(actions) < length and state.player is not None:
        action = at_random(state, random, restless)
        if isinstance(action, Join):
            action = Join(f"Guest {state.seats}")
        actions.append(action)
        state, _ = apply(state, action)
    return Record(rules=rules, stake="sips", players=NAMES, actions=actions)
