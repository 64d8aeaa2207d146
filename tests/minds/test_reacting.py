"""How fast computer players press."""

from random import Random
from statistics import median

import pytest

from mexen_desktop.minds.levels import Level
from mexen_desktop.minds.reacting import FASTEST, REFLEXES, reaction


def drawn(level: Level, times: int = 4_000) -> list[int | None]:
    random = Random(1)
    return [reaction(level, random) for _ in range(times)]


@pytest.mark.parametrize("level", Level)
def test_times_are_those_of_people(level: Level) -> None:
    times = [time for time in drawn(level) if time is not None]
    assert min(times) >= FASTEST
    assert median(times) == pytest.approx(REFLEXES[level].median, rel=0.05)
    assert max(times) < 5_000


@pytest.mark.parametrize("level", Level)
def test_some_do_not_see_it(level: Level) -> None:
    misses = sum(time is None for time in drawn(level)) / 4_000
    assert misses == pytest.approx(REFLEXES[level].misses, abs=0.02)


def test_the_better_the_faster() -> None:
    medians = [REFLEXES[level].median for level in (Level.EASY, Level.NORMAL, Level.STRONG)]
    misses = [REFLEXES[level].misses for level in (Level.EASY, Level.NORMAL, Level.STRONG)]
    assert medians == sorted(medians, reverse=True)
    assert misses == sorted(misses, reverse=True)
    assert misses[-1] == 0.0


def test_nobody_is_faster_than_a_person_can_be() -> None:
    class Quickest(Random):
        def lognormvariate(self, mu: float = 0.0, sigma: float = 1.0) -> float:  # noqa: ARG002
            return 1.0

    assert reaction(Level.STRONG, Quickest(1)) == FASTEST
