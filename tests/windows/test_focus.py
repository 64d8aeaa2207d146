"""The Tab key reaches everything, in order, and one always sees where one is."""

from typing import Final

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

import smoke
from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.palette import SCHEMES
from mexen_desktop.look.theme import theme
from mexen_desktop.scene.seat import Seat
from tests.kit.screens import SCREENS, Visitor, crowd
from tests.windows.conftest import Opened

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

WALKED: Final = (
    "start for sips",
    "start, a game left open",
    "roster",
    "table",
    "table with the sheet",
    "race",
    "hand out",
    "end of a round",
    "game over",
    "past games",
    "a game seen again",
    "rules",
    "keys",
)
#: A sign of fewer pixels than these is no sign.
LEAST_SIGN: Final = 60
MOST_STOPS: Final = 60


def at(opened: Opened, name: str, **more: object) -> Visitor:
    """Go to a screen."""
    screen = SCREENS[name]
    window = opened(
        *screen.rolls,
        players=crowd(screen.players),
        rules=screen.rules,
        stake=screen.stake,
        **more,
    )
    visitor = Visitor(window)
    visitor.go(screen.steps)
    QApplication.processEvents()
    input_mode().key_used()
    return visitor


def focused(window: QWidget) -> QWidget:
    """Return what has the focus; something always has."""
    part: QWidget | None = window.focusWidget()
    assert part is not None
    return part


def stops(window: QWidget, key: Qt.Key = Qt.Key.Key_Tab) -> list[QWidget]:
    """Go once around by a key; return where it stops, from the first on."""
    QTest.keyClick(focused(window), key)
    found = [focused(window)]
    while len(found) < MOST_STOPS:
        QTest.keyClick(focused(window), key)
        if focused(window) is found[0]:
            return found
        assert focused(window) not in found, f"{focused(window).objectName()} comes twice"
        found.append(focused(window))
    raise AssertionError("it never comes around")


def name_of(part: QWidget) -> str:
    return part.objectName() or type(part).__name__


def wanted(window: QWidget) -> set[str]:
    """Return the names of all that can be pressed, each choice as the one that is chosen."""
    found = set()
    for each in window.findChildren(QAbstractButton):
        reached = each.isVisible() and each.isEnabled() and each.focusPolicy()
        beside = isinstance(each, Seat)
        if reached and not beside and (each.isChecked() or not each.autoExclusive()):
            found.add(name_of(each))
    return found


@pytest.mark.parametrize("name", WALKED)
def test_tab_reaches_everything_and_shift_tab_goes_the_same_way_back(
    opened: Opened, name: str
) -> None:
    window = at(opened, name).window
    there = [name_of(part) for part in stops(window)]
    back = [name_of(part) for part in stops(window, Qt.Key.Key_Backtab)]
    assert wanted(window) - set(there) == set()
    at_first = back.index(there[0])
    assert [*back[at_first:], *back[:at_first]] == [there[0], *reversed(there[1:])]


def test_on_the_first_page_the_order_is_that_of_reading(opened: Opened) -> None:
    window = at(opened, "start for sips").window
    names = [name_of(part) for part in stops(window)]
    first = names.index("playButton")
    assert [*names[first:], *names[:first]] == [
        *("playButton", "cardPirate", "changeButton", "withComputerButton", "segment1"),
        *(
            "starterButton",
            "houseRulesButton",
            "languageButton",
            "startRulesButton",
            "pastButton",
            "appearanceButton",
        ),
    ]


def test_the_smoke_test_of_a_built_program_finds_the_languages(opened: Opened) -> None:
    names = [name_of(part) for part in stops(opened())]
    between = names.index("languageButton") - names.index("playButton")
    assert [*smoke.TO_LANGUAGES] == ["Tab"] * (between % len(names))


def picture(window: QWidget, where: QRect) -> QImage:
    QApplication.processEvents()
    return window.grab(where).toImage().convertToFormat(QImage.Format.Format_Grayscale8)


def changed(one: QImage, other: QImage) -> int:
    return sum(
        abs((one.pixel(x, y) & 255) - (other.pixel(x, y) & 255)) > 24
        for y in range(one.height())
        for x in range(one.width())
    )


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("name", ["start for sips", "roster", "table", "past games", "rules"])
def test_one_sees_what_has_the_focus_without_its_colour(
    opened: Opened, name: str, scheme: str
) -> None:
    window = at(opened, name, theme=scheme).window
    assert theme().scheme == scheme
    unseen = []
    for _ in range(len(stops(window))):
        part = focused(window)
        place = part.rect().translated(part.mapTo(window, part.rect().topLeft()))
        around = place.adjusted(-10, -10, 10, 10).intersected(window.rect())
        with_focus = picture(window, around)
        QTest.keyClick(part, Qt.Key.Key_Tab)
        if changed(with_focus, picture(window, around)) < LEAST_SIGN:
            unseen.append(name_of(part))
    assert unseen == []
