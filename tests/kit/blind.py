"""Somebody who cannot see plays a round, knowing only what a screen reader says.

Nothing here is Qt: the same person sits at the window in this process, where the reader is
QAccessible, and at the program itself, where it is what Linux' screen readers use.
"""

import re
from collections.abc import Collection, Sequence
from typing import NamedTuple

THROW = "Throw"
STOP = "Stop"
NEXT_ROUND = "Next round"
#: Who has nothing to beat stops above this.
ENOUGH = 62
#: How many presses a round may take before something must be wrong.
MOST_PRESSES = 60

_READINGS = {"Mexico": 1_000, "Mex": 1_000}
_IN_TURN = re.compile(r"^(?P<name>.+), player \d+, .*in turn, .*so far (?P<reading>[\w ]+?),")
_BEAT = re.compile(r"to beat: (?P<reading>[\w ]+) \(")
_MAY_STAY = re.compile(r"die: (?P<value>[12]), may stay$")
_TAPS = re.compile(r"^.+ taps$")


class Part(NamedTuple):
    """What a screen reader says of one part of the window."""

    role: str
    name: str
    enabled: bool = True
    checked: bool = False


def decide(parts: Sequence[Part], choices: Collection[str], *, taps: bool = True) -> str:
    """Return the name of the button that is pressed now; "" where the round is over.

    `choices` are the names of those who can be chosen, as the start of the round told them.
    """
    buttons = [part.name for part in parts if part.role == "button" and part.enabled]
    if NEXT_ROUND in buttons:
        return ""
    pads = [name for name in buttons if _TAPS.match(name)]
    if pads and taps:
        return pads[0]
    if STOP in buttons and (_beats(parts) or THROW not in buttons):
        return STOP
    if THROW in buttons:
        return _kept(parts) or THROW
    chosen = [name for name in buttons if any(name.startswith(one) for one in choices)]
    assert chosen, f"nothing to press that is understood: {buttons}"
    return chosen[0]


def seated(parts: Sequence[Part]) -> list[str]:
    """Return the names of the people at the table, as their seats tell."""
    found = [re.match(r"^(.+?), player \d+,", part.name) for part in parts]
    return [match[1] for match in found if match]


def dice(parts: Sequence[Part]) -> list[str]:
    """Return what is said of the dice."""
    return [part.name for part in parts if re.search(r"(first|second) die: \d", part.name)]


def _beats(parts: Sequence[Part]) -> bool:
    """Whether what the one in turn has so far is enough."""
    mine = next((found for part in parts if (found := _IN_TURN.match(part.name))), None)
    theirs = next((found for part in parts if (found := _BEAT.search(part.name))), None)
    if mine is None:
        return False
    least = ENOUGH if theirs is None else _value(theirs["reading"])
    return _value(mine["reading"]) > least


def _kept(parts: Sequence[Part]) -> str:
    """Return the name of a low die to keep before the throw, "" for none."""
    if any(part.checked for part in parts if "die:" in part.name):
        return ""
    found = (part.name for part in parts if _MAY_STAY.search(part.name))
    return next(found, "")


def _value(reading: str) -> int:
    return _READINGS.get(reading) or int(reading)
