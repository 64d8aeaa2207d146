"""Whether dice fell as fair dice do, by Pearson's chi-square test.

The more the counts differ from what fair dice would show on average, the larger is the statistic

    sum of (count - expected)^2 / expected

and p is the chance that fair dice come out at least as uneven. It is the upper tail of the
chi-square distribution, which for a whole number of degrees of freedom is a finite sum.
"""

from collections.abc import Mapping
from enum import StrEnum
from math import erfc, exp, log, pi, sqrt
from typing import Final, NamedTuple, TypeVar

from mexen_desktop.rules.throw import FACES, READING

Pair = tuple[int, int]
Key = TypeVar("Key")

#: Each pair of dice, the higher first, with the chance of fair dice to show it.
PAIRS: Final[Mapping[Pair, float]] = {
    (a, b): (1 if a == b else 2) / len(READING) for a, b in READING if a >= b
}

#: Below so many expected in the rarest place the test says nothing.
LEAST_EXPECTED: Final = 5.0
#: Fair dice are more uneven once in a hundred, in a thousand, in a million times.
ODD: Final = 1e-2
SUSPICIOUS: Final = 1e-3
UNFAIR: Final = 1e-6


class Verdict(StrEnum):
    """What the counts say, from "nothing yet" to "these are not fair"."""

    TOO_FEW = "too_few"
    FAIR = "fair"
    #: Worth another look: one in a hundred fair tables looks like this.
    ODD = "odd"
    SUSPICIOUS = "suspicious"
    UNFAIR = "unfair"


class Row(NamedTuple):
    """How often something fell, beside how often it falls with fair dice."""

    fallen: int
    expected: float


class Tested(NamedTuple):
    """One table of counts, tested."""

    rows: tuple[Row, ...]
    statistic: float
    freedom: int
    p: float
    verdict: Verdict


class Fairness(NamedTuple):
    """Single faces, in order from 1 to 6, then pairs, in the order of PAIRS."""

    faces: Tested
    pairs: Tested


def fairness(faces: Mapping[int, int], pairs: Mapping[Pair, int]) -> Fairness:
    """Test how often each face has fallen, then each pair (the higher die first)."""
    return Fairness(
        compared({face: 1 / len(FACES) for face in FACES}, faces), compared(PAIRS, pairs)
    )


def compared(chances: Mapping[Key, float], counts: Mapping[Key, int]) -> Tested:
    """Test counts against the chances that they should follow; what is missing never fell."""
    total = sum(counts.get(key, 0) for key in chances)
    rows = tuple(Row(counts.get(key, 0), chance * total) for key, chance in chances.items())
    freedom = len(rows) - 1
    statistic = (
        sum((row.fallen - row.expected) ** 2 / row.expected for row in rows) if total else 0.0
    )
    p = upper_tail(statistic, freedom)
    few = min(row.expected for row in rows) < LEAST_EXPECTED
    return Tested(rows, statistic, freedom, p, Verdict.TOO_FEW if few else _verdict(p))


def _verdict(p: float) -> Verdict:
    levels = ((UNFAIR, Verdict.UNFAIR), (SUSPICIOUS, Verdict.SUSPICIOUS), (ODD, Verdict.ODD))
    return next((verdict for level, verdict in levels if p < level), Verdict.FAIR)


def upper_tail(statistic: float, freedom: int) -> float:
    """Return the chance of a chi-square distribution with that much freedom to be larger.

    With x half of the statistic it is, for an even number of degrees of freedom,

        e^-x (1 + x + x^2 / 2! + ... + x^(freedom / 2 - 1) / (freedom / 2 - 1)!)

    and, for an odd one, erfc(sqrt x) + e^-x (x^(1/2) / (1/2)! + x^(3/2) / (3/2)! + ...).
    """
    x = statistic / 2
    if not x:
        return 1.0
    odd = freedom % 2
    power = odd / 2
    term = exp(-x + power * log(x)) / (sqrt(pi) / 2 if odd else 1.0)
    total = 0.0
    for _ in range(freedom // 2):
        total += term
        power += 1
        term *= x / power
    return erfc(sqrt(x)) + total if odd else total
