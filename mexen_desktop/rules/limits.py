"""What the round's first player sets as the limit for everybody else (K1, P2)."""

from collections.abc import Callable, Mapping
from typing import Final

from mexen_desktop.rules.options import Options
from mexen_desktop.rules.throw import MEXICO

Limit = Callable[[Options, int, int], int | None]


def lead_throws(options: Options, throws: int, reading: int) -> int | None:  # noqa: ARG001 - one shape for all
    """Everybody gets as many throws as the first player made (K1)."""
    return throws


def lead_mexico(options: Options, throws: int, reading: int) -> int | None:
    """Everybody gets as many throws as the first player needed for an early Mexico (P2)."""
    return throws if reading == MEXICO and throws < options.throws else None


def none(options: Options, throws: int, reading: int) -> int | None:  # noqa: ARG001 - one shape for all
    """Nobody sets a limit (X2, L2)."""
    return None


#: From the options, the first player's throws, their result: the limit set, None for none.
LIMITS: Final[Mapping[str, Limit]] = {
    "lead_throws": lead_throws,
    "lead_mexico": lead_mexico,
    "none": none,
}
