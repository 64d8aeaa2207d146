"""A whole round of Mexen extreme, played at the window."""

from collections.abc import Callable

from mexen_desktop.models.controller import Stage
from tests.kit.night import Night

Begin = Callable[..., Night]


def test_three_throws_each_and_a_pot_that_grows(evening: Begin) -> None:
    """The ninth of the worked examples, then Bo."""
    night = evening("extreme", 21, 400, 65, 31, 52, 41, 42, players=2)
    night.click("playButton")
    night.throw()
    assert not night.sees("stopButton")
    night.throw(2)
    assert night.state.pot == 12
    night.throw()  # 31 is not counted.
    assert night.state.throws == 0
    night.throw(3)
    assert night.controller.stage is Stage.ROUND_OVER
    assert night.state.scores == (0, 12)
    assert not night.sees("pad0")
    night.click("nextRoundButton")
    assert night.state.pot == 1


def test_no_die_ever_stays(evening: Begin) -> None:
    night = evening("extreme", 61, 54)
    night.click("playButton")
    night.throw()
    night.press("1")
    assert night.controller.keep == 0
