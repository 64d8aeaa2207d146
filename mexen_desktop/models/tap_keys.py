"""Which keys can tap in a race."""

from collections.abc import Collection, Mapping
from enum import Enum, auto
from typing import Final, NamedTuple

#: Spread over the keyboard, so that hands do not meet; S stops, digits choose. The first ten lie
#: in ten columns: many keyboards drop a key that is pressed together with one in its row and one in
#: its column.
DEFAULTS: Final = "APBELXUKFHQMZOWCJNTYGVIRD"
STOP: Final = "S"


class Why(Enum):
    """Why a key cannot be had."""

    NO_LETTER = auto()
    STOPS = auto()
    CHOOSES = auto()
    TAKEN = auto()


class KeyProblem(NamedTuple):
    """A key that cannot be had, with the reason, with who has it already."""

    key: str
    why: Why
    owner: str = ""


def free_key(taken: Collection[str]) -> str:
    """Return the first of the usual keys that nobody has; "" where there is none left."""
    return next((key for key in DEFAULTS if key not in taken), "")


def key_problem(key: str, owners: Mapping[str, str]) -> KeyProblem | None:
    """Return why what a key types cannot be a tap key; `owners` are the names by key."""
    typed = key.upper()
    if len(typed) != 1 or typed.isspace() or not typed.isprintable():
        return KeyProblem(typed, Why.NO_LETTER)
    if typed == STOP:
        return KeyProblem(typed, Why.STOPS)
    if typed.isdecimal():
        return KeyProblem(typed, Why.CHOOSES)
    if typed in owners:
        return KeyProblem(typed, Why.TAKEN, owners[typed])
    return None
