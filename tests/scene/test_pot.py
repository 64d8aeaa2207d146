"""The pot shows what there is to lose, and changes visibly."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent
from pytestqt.qtbot import QtBot

from mexen_desktop.look.theme import theme
from tests.kit.at_page import AtPage

SitDown = Callable[..., AtPage]


def test_it_is_read_aloud(sit_down: SitDown) -> None:
    page = sit_down("knight", 300)
    page.table.throw()
    assert page.tray.pot.accessibleName().startswith("Pot: 4 ")


def test_where_lives_are_played_there_is_none(sit_down: SitDown) -> None:
    assert not sit_down("lives").tray.pot.isVisible()


def test_another_number_looks_different(sit_down: SitDown) -> None:
    page = sit_down("knight")
    before = page.tray.pot.grab().toImage()
    page.tray.pot.roll_to(2)
    assert page.tray.pot.grab().toImage() != before


def test_a_growing_pot_passes_the_numbers_between(sit_down: SitDown, qtbot: QtBot) -> None:
    page = sit_down("knight")
    theme().set_speed("full")
    seen: set[int] = set()
    pot = page.tray.pot
    pot._roll.valueChanged.connect(seen.add)
    pot.roll_to(12)
    qtbot.waitUntil(lambda: pot._number == 12)
    assert len(seen) > 2
    assert seen <= set(range(1, 13))


@pytest.mark.parametrize("amount", [0, 1, 5, 20, 21, 64, 999])
def test_any_amount_stays_in_its_corner(sit_down: SitDown, amount: int) -> None:
    page = sit_down("knight")
    felt = page.tray.grab().toImage()
    page.tray.pot.roll_to(amount)
    pot = page.tray.pot.geometry()
    image = page.tray.grab().toImage()
    outside = [
        (x, y)
        for x in range(0, image.width(), 7)
        for y in range(0, image.height(), 7)
        if not pot.contains(x, y)
    ]
    assert all(image.pixel(x, y) == felt.pixel(x, y) for x, y in outside)


def test_it_follows_the_language(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    page = sit_down("knight")
    pot = page.tray.pot
    monkeypatch.setattr(pot, "tr", lambda text: f"«{text}»")
    pot.changeEvent(QEvent(QEvent.Type.LanguageChange))
    assert pot.accessibleName().startswith("«Pot: ")
