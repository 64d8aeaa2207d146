"""The dice of a throw as they came to rest, whatever tray they are seen in."""

from typing import Final, NamedTuple, Optional

SIDES: Final = 4
"""So many sides of a lying die could face the player."""
_SYMMETRIES: Final = 8
#: Spreads the numbers from 1 on over all there is.
_SPREAD: Final = 0x9E3779B1


class Fall(NamedTuple):
    """Which of the baked throws it was, turned how, with which sides to the front.

    As one number it can be kept, so that the dice lie tomorrow where they lay today; it tells
    nothing of the values.
    """

    throw: int
    symmetry: int
    #: For each die which of the four sides that could face the player does.
    sides: tuple[int, int]
    #: Which of the dice before stayed, the first or the second, where one did.
    stayed: int = 0

    @property
    def number(self) -> int:
        """The fall as a number above 0."""
        first, second = self.sides
        turned = self.throw * _SYMMETRIES + self.symmetry
        return 1 + ((turned * SIDES + first) * SIDES + second) * 2 + self.stayed


def fall(number: int) -> Fall:
    """Return the fall that has that number."""
    rest, stayed = divmod(number - 1, 2)
    rest, second = divmod(rest, SIDES)
    rest, first = divmod(rest, SIDES)
    throw, symmetry = divmod(rest, _SYMMETRIES)
    return Fall(throw, symmetry, (first, second), stayed)


def any_fall(step: int) -> int:
    """Return the number of some fall for a throw of which only its place in the game is known."""
    return 1 + (step * _SPREAD >> 8) % (1 << 17)


class Lying(NamedTuple):
    """The dice of the last throw: those that were rolled, then the one that had stayed."""

    rolled: tuple[int, ...] = ()
    #: 0 where both were rolled.
    stayed: int = 0
    #: The number of the fall.
    fall: int = 1
    #: The throw from which a die stayed.
    before: Optional["Lying"] = None

    @property
    def values(self) -> tuple[int, ...]:
        """All dice on the tray; a die is known by its place in here."""
        return (*self.rolled, self.stayed) if self.stayed else self.rolled

    @property
    def came_from(self) -> int:
        """Which of the dice of the throw before stayed."""
        values = self.before.values if self.before is not None else ()
        wanted = fall(self.fall).stayed
        return wanted if values[wanted:][:1] == (self.stayed,) else values.index(self.stayed)

    def place_of(self, value: int, wanted: int | None = None) -> int | None:
        """Return which die is meant by a value: the wanted one, else one that was rolled."""
        values = self.values
        if wanted is not None and wanted < len(values) and values[wanted] == value:
            return wanted
        return values.index(value) if value in values else None
