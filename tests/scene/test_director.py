"""A step is shown moment after moment; then the facts follow, exactly once."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QTimer, QVariantAnimation
from pytestqt.qtbot import QtBot

from mexen_desktop.look.theme import theme
from mexen_desktop.models.controller import Stage
from mexen_desktop.rules.state import RACE
from mexen_desktop.scene.flight import InFlight
from tests.kit.at_page import AtPage

SitDown = Callable[..., AtPage]


@pytest.fixture
def settles() -> list[int]:
    """The moments at which somebody said that all has come to rest; see `counted`."""
    return []


def counted(page: AtPage, settles: list[int], monkeypatch: pytest.MonkeyPatch) -> AtPage:
    settle = page.controller.settle

    def count() -> None:
        settles.append(page.clock())
        settle()

    monkeypatch.setattr(page.controller, "settle", count)
    return page


def flying(page: AtPage) -> list[InFlight]:
    return [each for each in page.findChildren(InFlight) if each.isVisible()]


def moving(page: AtPage) -> list[object]:
    """What still ticks."""
    running = QVariantAnimation.State.Running
    return [timer for timer in page.findChildren(QTimer) if timer.isActive()] + [
        motion for motion in page.findChildren(QVariantAnimation) if motion.state() == running
    ]


def begun(page: AtPage) -> AtPage:
    page.later()
    page.space()
    return page


def test_without_motion_the_facts_follow_once_but_not_at_once(
    sit_down: SitDown, settles: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = counted(sit_down("knight", 65), settles, monkeypatch)
    begun(page)
    assert page.dice == [6, 5]
    assert page.stage() is Stage.MOVING
    page.settled()
    assert len(settles) == 1


@pytest.mark.parametrize("reading", [65, 300, 21, 100, 31, 32])
def test_a_throw_comes_to_rest_once(
    sit_down: SitDown,
    settles: list[int],
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    reading: int,
) -> None:
    page = counted(sit_down("knight", reading), settles, monkeypatch)
    theme().set_speed("quick")
    begun(page)
    assert page.controller.state.throws == 0
    qtbot.waitUntil(lambda: page.stage() is Stage.READY)
    assert len(settles) == 1
    qtbot.waitUntil(lambda: moving(page) == [])
    assert len(settles) == 1


@pytest.mark.parametrize("reading", [65, 21, 100, 31])
def test_a_press_ends_all_moments_at_once(
    sit_down: SitDown, settles: list[int], monkeypatch: pytest.MonkeyPatch, reading: int
) -> None:
    page = counted(sit_down("knight", reading), settles, monkeypatch)
    theme().set_speed("full")
    begun(page)
    page.later()
    page.space()
    assert page.stage() is Stage.READY
    assert len(settles) == 1
    assert page.table.dice.asked == 1


def test_a_press_on_the_cloth_ends_them_too(sit_down: SitDown) -> None:
    page = sit_down("knight", 21, 64)
    theme().set_speed("full")
    begun(page)
    page.later()
    page.mouse(page, QEvent.Type.MouseButtonPress, QPoint(5, 5))
    assert page.stage() is Stage.READY


def test_a_press_on_the_cloth_at_rest_does_nothing(sit_down: SitDown) -> None:
    page = begun(sit_down("knight", 65, 64))
    page.settled()
    page.later()
    page.mouse(page, QEvent.Type.MouseButtonPress, QPoint(5, 5))
    page.settled()
    assert page.table.dice.asked == 1


def test_a_word_lies_on_the_felt_then_goes_by_itself(sit_down: SitDown, qtbot: QtBot) -> None:
    page = sit_down("knight", 21)
    theme().set_speed("quick")
    begun(page)
    slip = page.tray.slip
    qtbot.waitUntil(lambda: slip.accessibleName() == "Mexico!")
    assert page.stage() is Stage.MOVING
    qtbot.waitUntil(lambda: not slip.isVisible())
    assert page.stage() is Stage.READY


def test_the_pot_has_grown_when_the_word_comes(sit_down: SitDown, qtbot: QtBot) -> None:
    page = sit_down("knight", 21)
    theme().set_speed("quick")
    begun(page)
    qtbot.waitUntil(page.tray.slip.isVisible)
    assert page.tray.pot.accessibleName().startswith("Pot: 8 ")


def test_a_race_opens_when_the_dice_lie(sit_down: SitDown, qtbot: QtBot) -> None:
    page = sit_down("knight", 32)
    theme().set_speed("quick")
    begun(page)
    with qtbot.waitSignal(page.tray.at_rest):
        assert not page.controller.tappers
    assert page.controller.state.phase == RACE
    assert page.controller.tappers == (1, 2)


def test_counters_fly_to_who_was_given_one(sit_down: SitDown, qtbot: QtBot) -> None:
    page = begun(sit_down("pirate", 31))
    page.settled()
    theme().set_speed("full")
    page.later()
    page.type("2")
    assert len(flying(page)) == 1
    assert page.controller.state.scores == (0, 0, 0)
    qtbot.waitUntil(lambda: page.controller.state.scores == (0, 1, 0))
    assert flying(page) == []


def test_a_word_may_follow_a_flight(sit_down: SitDown, qtbot: QtBot) -> None:
    page = sit_down("knight", 100, 100)
    page.table.throw()
    page.table.stop()
    theme().set_speed("quick")
    begun(page)
    qtbot.waitUntil(lambda: page.tray.slip.accessibleName() == "Bo is Knight")
    qtbot.waitUntil(lambda: len(flying(page)) == 1)
    qtbot.waitUntil(lambda: page.stage() is Stage.READY)
    assert page.controller.state.scores == (1, 0, 0)


def test_the_sheet_for_counters_is_gone_after_a_press(sit_down: SitDown) -> None:
    page = begun(sit_down("pirate", 31))
    page.settled()
    theme().set_speed("full")
    page.later()
    page.type("2")
    page.later()
    page.space()
    assert flying(page) == []
    assert page.controller.state.scores == (0, 1, 0)


def test_the_game_may_end_while_dice_roll(
    sit_down: SitDown, settles: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = counted(sit_down("knight", 21), settles, monkeypatch)
    theme().set_speed("full")
    begun(page)
    page.controller.finish()
    page.settled()
    assert page.stage() is Stage.GAME_OVER
    assert page.dice == []
    assert settles == []


def test_at_rest_nothing_ticks(sit_down: SitDown, qtbot: QtBot) -> None:
    page = sit_down("knight", 61, (4,))
    theme().set_speed("quick")
    begun(page)
    qtbot.waitUntil(lambda: page.stage() is Stage.READY)
    page.type("1")
    begun(page)
    qtbot.waitUntil(lambda: page.stage() is Stage.READY)
    qtbot.waitUntil(lambda: moving(page) == [])
    assert page.aside == []
