"""How two dice are read (C1) and ranked (C2)."""

from typing import Final

MEXICO: Final = 21
THIRTY_ONE: Final = 31
THIRTY_TWO: Final = 32
SIXTY_FIVE: Final = 65
HUNDRED: Final = 100

FACES: Final = (1, 2, 3, 4, 5, 6)

#: All readings from the highest to the lowest; the last, 31, has a rank only where it counts (L3).
RANKING: Final = (
    *(21, 600, 500, 400, 300, 200, 100),
    *(65, 64, 63, 62, 61, 54, 53, 52, 51, 43, 42, 41, 32, 31),
)

#: Reading to rank: 0 for 31, the very lowest, up to 20 for Mexico.
RANK: Final = {reading: place for place, reading in enumerate(reversed(RANKING))}

#: Both orders of every pair of dice to their reading (C1).
READING: Final = {
    (a, b): a * 100 if a == b else max(a, b) * 10 + min(a, b) for a in FACES for b in FACES
}


def read(a: int, b: int) -> int:
    """Return the reading of two dice, in either order: 64, 300, 21 (C1).

    Raises KeyError where a value is no face of a die.
    """
    return READING[a, b]


def double_of(reading: int) -> int:
    """Return the number on one die of a double, 0 for any other reading: 3 for 300."""
    return reading // HUNDRED


def dice_of(reading: int) -> tuple[int, int]:
    """Return the two dice of a reading, the higher first: 2 and 1 for Mexico."""
    double = double_of(reading)
    return (double, double) if double else (reading // 10, reading % 10)
