"""A sleep of the computer is seen by clocks that drift apart."""

import pytest

from mexen_desktop.models.sleep import SleepWatch


class Clocks:
    def __init__(self) -> None:
        self.ticks = 50.0
        self.wall = 1_000.0

    def pass_by(self, ticks: float, wall: float) -> None:
        self.ticks += ticks
        self.wall += wall


@pytest.mark.parametrize(
    ("ticks", "wall", "slept"),
    [(600, 600, False), (5, 3_605, True), (5, 6.5, False), (5, 2, False)],
)
def test_only_time_that_one_of_them_missed_is_a_sleep(
    ticks: float, wall: float, slept: bool
) -> None:
    clocks = Clocks()
    watch = SleepWatch(lambda: clocks.ticks, lambda: clocks.wall)
    clocks.pass_by(ticks, wall)
    assert watch.slept() == slept


def test_a_new_watch_knows_nothing_of_the_sleep_before() -> None:
    clocks = Clocks()
    watch = SleepWatch(lambda: clocks.ticks, lambda: clocks.wall)
    clocks.pass_by(1, 100)
    watch.begin()
    assert not watch.slept()
