"""Who becomes Knight or Pirate, with what a double costs them (K6 to K8, P9, P10)."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from mexen_desktop.rules.state import Role

ACE: Final = 1


class Effect(NamedTuple):
    """What a double does: the role after it, what its holder takes, whether a choice is due."""

    role: Role | None
    takes: int = 0
    appoints: bool = False


Reaction = Callable[[Role | None, int, int], Effect]


def none(role: Role | None, thrower: int, double: int) -> Effect:  # noqa: ARG001 - one shape for all
    """No role is played."""
    return Effect(None)


def knight(role: Role | None, thrower: int, double: int) -> Effect:
    """The Knight takes the number on one die (K7); 1+1 passes the role on (K6, K8)."""
    if double != ACE:
        return Effect(role, double if role else 0)
    if role is None:
        return Effect(Role("knight", thrower, 1))
    if role.holder == thrower:
        return Effect(role, ACE, appoints=True)
    return Effect(Role("knight", thrower, 1), ACE)


def pirate(role: Role | None, thrower: int, double: int) -> Effect:
    """The Pirate takes as many as the level (P10); 1+1 raises it or passes the role on (P9)."""
    if double != ACE:
        return Effect(role, role.level if role else 0)
    if role is not None and role.holder == thrower:
        return Effect(Role("pirate", thrower, role.level + 1))
    return Effect(Role("pirate", thrower, 1))


#: Each role's answer to a double: the role, the thrower's seat, the number on one die.
REACTIONS: Final[Mapping[str, Reaction]] = {
    "none": none,
    "knight": knight,
    "pirate": pirate,
}
