from collections import Counter
from random import Random

from mexen_desktop.session.dice import DiceSource, SystemDice

THROWS = 600_000
#: Chi-square over 36 pairs (35 degrees of freedom) at p = 0.001.
LARGEST_CHI_SQUARE = 66.62


def looks_fair(dice: DiceSource) -> bool:
    pairs = Counter(dice.roll(2) for _ in range(THROWS))
    faces = Counter[int]()
    for pair, count in pairs.items():
        for face in pair:
            faces[face] += count
    each_face = 2 * THROWS / 6
    even = all(abs(faces[face] - each_face) <= each_face / 100 for face in range(1, 7))
    expected = THROWS / 36
    chi_square = sum(
        (pairs[a, b] - expected) ** 2 / expected for a in range(1, 7) for b in range(1, 7)
    )
    return even and chi_square < LARGEST_CHI_SQUARE


class Biased:
    """Dice that fall on six a little more often."""

    def __init__(self) -> None:
        self._random = Random(1)

    def roll(self, count: int) -> tuple[int, ...]:
        return tuple(self._random.choice((1, 2, 3, 4, 5, 6, 6)) for _ in range(count))


class Sticky:
    """Dice whose faces are even, but whose second die often repeats the first."""

    def __init__(self) -> None:
        self._random = Random(1)

    def roll(self, count: int) -> tuple[int, ...]:  # noqa: ARG002 - always a pair here
        first = self._random.randint(1, 6)
        again = self._random.random() < 0.02
        return first, first if again else self._random.randint(1, 6)


def test_the_systems_dice_are_fair() -> None:
    # Fair dice fail one run in a thousand, so a second run may speak for them.
    assert looks_fair(SystemDice()) or looks_fair(SystemDice())


def test_biased_faces_are_noticed() -> None:
    assert not looks_fair(Biased())


def test_dice_that_depend_on_each_other_are_noticed() -> None:
    assert not looks_fair(Sticky())


def test_one_die_is_one_face() -> None:
    assert {len(SystemDice().roll(1)) for _ in range(10)} == {1}
