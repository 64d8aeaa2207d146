"""The chi-square test of the dice that fell."""

from collections import Counter
from random import Random

import pytest

from mexen_desktop.odds.fairness import PAIRS, Verdict, compared, fairness, upper_tail

# From printed tables, some to more places: the statistic that is exceeded with the chance p.
TABLE = [
    (1, 3.841458821, 0.05),
    (2, 5.991464547, 0.05),
    (3, 7.814727903, 0.05),
    (4, 13.27670414, 0.01),
    (5, 11.07049769, 0.05),
    (5, 15.08627247, 0.01),
    (5, 20.51500565, 0.001),
    (5, 1.145476226, 0.95),
    (19, 30.14352721, 0.05),
    (20, 31.41043284, 0.05),
    (20, 37.56623479, 0.01),
    (20, 10.85081139, 0.95),
]


@pytest.mark.parametrize(("freedom", "statistic", "p"), TABLE)
def test_the_tail_is_that_of_printed_tables(freedom: int, statistic: float, p: float) -> None:
    assert upper_tail(statistic, freedom) == pytest.approx(p, rel=1e-8)


@pytest.mark.parametrize("freedom", [1, 2, 5, 20])
def test_the_tail_falls_from_one_to_nothing(freedom: int) -> None:
    tails = [upper_tail(statistic / 4, freedom) for statistic in range(400)]
    assert tails[0] == 1.0
    assert tails == sorted(tails, reverse=True)
    assert upper_tail(1e6, freedom) == 0.0


def test_a_table_of_counts_comes_back_with_what_was_expected() -> None:
    result = fairness({1: 5, 2: 8, 3: 9, 4: 8, 5: 10, 6: 20}, {}).faces
    # The example of many a textbook: 60 throws of one die.
    assert [row.fallen for row in result.rows] == [5, 8, 9, 8, 10, 20]
    assert [row.expected for row in result.rows] == pytest.approx([10.0] * 6)
    assert result.statistic == pytest.approx(13.4)
    assert result.freedom == 5
    assert result.p == pytest.approx(0.0199, abs=5e-5)
    assert result.verdict is Verdict.FAIR


def test_unequal_pairs_are_expected_twice_as_often_as_doubles() -> None:
    assert len(PAIRS) == 21
    assert sum(PAIRS.values()) == pytest.approx(1.0)
    counts = {(a, b): 10 if a == b else 20 for a, b in PAIRS}
    result = fairness({}, counts).pairs
    assert all(row.fallen == pytest.approx(row.expected) for row in result.rows)
    assert result.statistic == pytest.approx(0.0)
    assert (result.freedom, result.p) == (20, pytest.approx(1.0))


def test_few_throws_say_nothing() -> None:
    assert fairness({}, {}).faces == fairness({6: 0}, {}).faces
    assert fairness({}, {}).faces.p == 1.0
    assert fairness({}, {}).faces.verdict is Verdict.TOO_FEW
    # 29 throws of one die: fewer than five of each face are expected.
    assert fairness({6: 29}, {}).faces.verdict is Verdict.TOO_FEW
    assert fairness({6: 30}, {}).faces.verdict is Verdict.UNFAIR


def test_the_rarest_must_be_expected_five_times() -> None:
    # A double is expected once in 36 throws.
    assert fairness({}, {(6, 5): 179}).pairs.verdict is Verdict.TOO_FEW
    assert fairness({}, {(6, 5): 180}).pairs.verdict is Verdict.UNFAIR


@pytest.mark.parametrize(
    ("statistic", "verdict"),
    [
        (15.0, Verdict.FAIR),
        (15.2, Verdict.ODD),
        (20.4, Verdict.ODD),
        (20.7, Verdict.SUSPICIOUS),
        (35.8, Verdict.SUSPICIOUS),
        (35.95, Verdict.UNFAIR),
    ],
)
def test_the_verdict_follows_from_p(statistic: float, verdict: Verdict) -> None:
    # One face too often, another too seldom by the same number: twice the square over expected.
    expected = 1_000_000
    off = round((statistic * expected / 2) ** 0.5)
    counts = dict.fromkeys(range(1, 7), expected) | {1: expected + off, 6: expected - off}
    assert compared(dict.fromkeys(counts, 1 / 6), counts).verdict is verdict


def test_fair_dice_are_found_fair_as_often_as_they_should() -> None:
    random = Random(7)
    few = 0
    for _ in range(400):
        pairs = Counter(
            tuple(sorted(random.choices(range(1, 7), k=2), reverse=True)) for _ in range(400)
        )
        few += fairness({}, {pair: pairs[pair] for pair in PAIRS}).pairs.p < 0.1
    assert 20 < few < 62


def test_a_loaded_die_is_found() -> None:
    random = Random(7)
    counts = Counter(random.choices(range(1, 7), (10, 10, 10, 10, 10, 13), k=5_000))
    assert fairness(counts, {}).faces.verdict in (Verdict.SUSPICIOUS, Verdict.UNFAIR)
