"""Presses that come too close are not meant twice."""

import pytest

from mexen_desktop.models.controller import AGAIN_MS, BOUNCE_MS
from mexen_desktop.rules.state import RACE
from mexen_desktop.session.race import HASTE
from tests.kit.at_table import AtTable


def press(table: AtTable, after: int) -> int:
    """Press after so many milliseconds; all comes to rest. Return how often dice were rolled."""
    table.clock.pass_by(after)
    table.controller.throw(table.clock())
    table.controller.settle()
    return table.dice.asked


def test_a_double_click_throws_once() -> None:
    table = AtTable("knight", 65, 64)
    assert press(table, 1_000) == 1
    assert press(table, 150) == 1


def test_hammering_throws_again_only_after_a_while() -> None:
    table = AtTable("knight", 65, 64, 63)
    press(table, 1_000)
    rolled = [press(table, 100) for _ in range(3)]
    assert rolled == [1, 1, 2]


def test_a_bouncing_button_is_one_press_while_dice_roll() -> None:
    table = AtTable("knight", 65, 64)
    skipped: list[bool] = []
    table.controller.skipped.connect(lambda: skipped.append(True))
    table.clock.pass_by(1_000)
    table.controller.throw(table.clock())
    table.clock.pass_by(BOUNCE_MS - 10)
    table.controller.throw(table.clock())
    assert not skipped
    table.clock.pass_by(BOUNCE_MS)
    table.controller.throw(table.clock())
    assert skipped == [True]
    assert table.dice.asked == 1


def test_who_showed_the_end_at_once_does_not_throw_by_the_same_hurry() -> None:
    table = AtTable("knight", 65, 64)
    table.clock.pass_by(1_000)
    table.controller.throw(table.clock())
    table.clock.pass_by(200)
    table.controller.throw(table.clock())
    table.controller.settle()
    assert press(table, AGAIN_MS - 10) == 1
    assert press(table, 50) == 2


@pytest.mark.parametrize("reading", [65, 32])
def test_who_shows_the_end_by_the_key_that_stops_does_not_stop_by_the_same_hurry(
    reading: int,
) -> None:
    table = AtTable("knight", reading)
    controller = table.controller
    controller.skipped.connect(controller.settle)
    table.clock.pass_by(1_000)
    controller.throw(table.clock())
    for _ in range(3):
        table.clock.pass_by(100)
        controller.stop(table.clock())
        controller._decide_race()
    assert len(table.game.steps) == 1
    table.clock.pass_by(AGAIN_MS - 200)
    controller.stop(table.clock())
    controller._decide_race()
    assert len(table.game.steps) == 2


def tap(table: AtTable, after: int) -> bool:
    """Tap after so many milliseconds as the second player; whether the 32 is fixed."""
    table.clock.pass_by(after)
    table.controller.tap(1, table.clock())
    table.controller._decide_race()
    return table.game.state.phase != RACE


def test_who_hammers_while_dice_roll_wins_no_race_by_it() -> None:
    table = AtTable("knight", 32)
    table.clock.pass_by(1_000)
    table.controller.throw(table.clock())
    assert tap(table, 50) is False
    table.clock.pass_by(50)
    table.controller.settle()
    assert [tap(table, 50) for _ in range(5)] == [False] * 5
    assert tap(table, HASTE - 250)


def test_who_hammered_at_another_throw_may_tap_at_once() -> None:
    table = AtTable("knight", 65, 32)
    table.clock.pass_by(1_000)
    table.controller.throw(table.clock())
    table.controller.tap(1, table.clock())
    table.controller.settle()
    table.throw()
    assert tap(table, 1)
