"""A finger that rests on a plaque asks for all about its player."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.scene.details import Details
from tests.kit.fingers import touch_screen
from tests.kit.whole_table import WholeTable

# The offscreen platform has no window manager to raise anything.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

SitDown = Callable[..., WholeTable]
LONG = "Wolfeschlegelsteinhausenbergerdorff Maria"


@pytest.fixture(autouse=True)
def upright_again() -> Iterator[None]:
    yield
    input_mode().set_flat(False)


def shown(whole: WholeTable) -> Details:
    found = whole.page.findChild(Details)
    assert isinstance(found, Details)
    return found


def rest_on(whole: WholeTable, seat: int, *, way: QPoint | None = None) -> None:
    """Let a finger rest on a plaque, or begin to and go elsewhere, then lift it."""
    plaque = whole.seat(seat)
    plaque.long_press.timer.setInterval(0)
    middle = plaque.mapTo(whole.page, plaque.rect().center())
    sequence = QTest.touchEvent(whole.page, touch_screen())
    sequence.press(0, middle, whole.page)
    if way is not None:
        sequence.commit(False)
        plaque.long_press.timer.setInterval(60_000)
        sequence.move(0, middle + way, whole.page)
    sequence.commit()
    QApplication.processEvents()
    QTest.touchEvent(whole.page, touch_screen()).release(0, middle, whole.page).commit()


def test_a_finger_that_rests_on_a_plaque_shows_all_about_its_player(seated: SitDown) -> None:
    whole = seated("knight", 65, names=("Ann", LONG, "Cem"))
    rest_on(whole, 1)
    assert shown(whole).isVisible()
    said = " ".join(shown(whole).lines())
    assert LONG in said
    assert "no result yet" in said
    assert shown(whole).accessibleName() == whole.seat(1).accessibleName()
    assert whole.page.rect().contains(shown(whole).paper().translated(shown(whole).pos()))


def test_a_tap_on_a_plaque_shows_nothing(seated: SitDown) -> None:
    whole = seated("knight")
    plaque = whole.seat(1)
    middle = plaque.mapTo(whole.page, plaque.rect().center())
    QTest.touchEvent(whole.page, touch_screen()).press(0, middle, whole.page).commit()
    assert plaque.long_press.timer.isActive()
    QTest.touchEvent(whole.page, touch_screen()).release(0, middle, whole.page).commit()
    assert not plaque.long_press.timer.isActive()
    assert not shown(whole).isVisible()


def test_a_finger_that_goes_elsewhere_asks_for_nothing(seated: SitDown) -> None:
    whole = seated("knight")
    rest_on(whole, 1, way=QPoint(40, 0))
    assert not shown(whole).isVisible()


def test_the_other_mouse_button_asks_as_well(seated: SitDown) -> None:
    whole = seated("knight")
    middle = whole.seat(2).rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle, QPoint())
    QApplication.sendEvent(whole.seat(2), event)
    assert shown(whole).lines()[0] == "Cem"


def test_a_finger_that_rests_on_who_may_be_chosen_chooses_nobody(seated: SitDown) -> None:
    whole = seated("pirate", 31)
    whole.throw()
    assert whole.controller.choices
    rest_on(whole, 1)
    assert shown(whole).isVisible()
    assert whole.controller.choices


def test_the_next_move_or_press_takes_it_away(seated: SitDown) -> None:
    whole = seated("knight", 65)
    rest_on(whole, 1)
    whole.throw()
    assert not shown(whole).isVisible()
    rest_on(whole, 1)
    QTest.mouseClick(whole.page, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert not shown(whole).isVisible()


@pytest.mark.parametrize("seat", range(6))
def test_on_a_flat_screen_it_is_turned_to_who_asks(seated: SitDown, seat: int) -> None:
    whole = seated("knight", players=6)
    whole.page.set_flat(True)
    rest_on(whole, seat)
    paper = shown(whole).paper().translated(shown(whole).pos())
    assert shown(whole)._turns == whole.seat(seat).quarter_turns
    assert not paper.intersects(whole.seat(seat).geometry())
    assert whole.page.rect().contains(paper)
