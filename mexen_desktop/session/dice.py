"""Where the dice of a game come from."""

import secrets
from typing import Protocol


class DiceSource(Protocol):
    """Something that rolls dice."""

    def roll(self, count: int) -> tuple[int, ...]:
        """Return `count` faces, each from 1 to 6."""


class SystemDice:
    """Fair dice from the operating system's generator."""

    def roll(self, count: int) -> tuple[int, ...]:
        """Return `count` independent faces, drawn at this moment."""
        return tuple(secrets.randbelow(6) + 1 for _ in range(count))
