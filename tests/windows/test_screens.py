"""On every screen all that can be pressed is there: in sight, large enough, apart."""

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from mexen_desktop.look.metrics import LEAST_TARGET
from mexen_desktop.scene.handles import DieHandle
from mexen_desktop.scene.seat import Seat
from mexen_desktop.windows.main_window import LEAST_HEIGHT, LEAST_WIDTH
from mexen_desktop.windows.start.card import RuleCard
from tests.kit.screens import AT_TABLE, SCREENS, Visitor, crowd
from tests.windows.conftest import Opened

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

ROOT: Final = Path(__file__).resolve().parents[2]

#: Width, height, scale of a screen.
REAL: Final = (
    (1024, 600, 1.0),
    (1366, 768, 1.0),
    (1366, 768, 1.25),
    (1920, 1080, 1.0),
    (1920, 1080, 1.25),
    (1920, 1080, 1.5),
    (3840, 2160, 1.0),
    (3840, 2160, 1.5),
    (3840, 2160, 2.0),
    (1080, 1920, 1.0),
    (1080, 1920, 1.5),
    # Lower than they are laid out for.
    (1920, 1080, 2.0),
    (1366, 768, 1.5),
    (1024, 600, 1.25),
)
#: What a window has of each, without the same twice.
SIZES: Final = sorted({(round(w / scale), round(h / scale)) for w, h, scale in REAL})
#: What is left of a screen of 1024 by 600 below a title bar; the least that a window can be.
SMALL: Final = ((1024, 560), (LEAST_WIDTH, LEAST_HEIGHT))


def shown(window: QWidget) -> list[QAbstractButton]:
    """Return all that can be pressed now."""
    found = window.findChildren(QAbstractButton)
    return [each for each in found if each.isVisible() and each.isEnabled() and _pressed(each)]


def _pressed(button: QAbstractButton) -> bool:
    return not isinstance(button, Seat) or button.facts.choosable


def place(part: QWidget) -> QRect:
    """Return where a part is in its window."""
    return QRect(part.mapTo(part.window(), QPoint(0, 0)), part.size())


def over(window: QWidget) -> list[QWidget]:
    """Return what lies over other parts: nothing below it is pressed."""
    names = ("sheet", "actions", "rosterDialog")
    return [each for name in names for each in window.findChildren(QWidget, name)]


def hidden(part: QWidget) -> bool:
    """Whether a part is scrolled away, or below what lies over it."""
    window = part.window()
    if part.visibleRegion().boundingRect().size() != part.size():
        return True
    return any(
        each.isVisible() and not each.isAncestorOf(part) and place(each).intersects(place(part))
        for each in over(window)
    )


def faults(window: QWidget) -> Iterator[str]:
    """Tell what is out of sight, too small, or in the way of something else."""
    buttons = [each for each in shown(window) if not hidden(each)]
    least = QSize(LEAST_TARGET, LEAST_TARGET)
    for each in buttons:
        name = each.objectName() or type(each).__name__
        if not window.rect().contains(place(each)):
            yield f"{name} leaves the window: {place(each).getRect()}"
        if each.size().boundedTo(least) != least:
            yield f"{name} is too small: {each.size().toTuple()}"
        if lost := [at for at in middle(each) if pressed_at(window, at) is not each]:
            yield f"{name} is not pressed at {lost[0].toTuple()}"
    for one, other in permutations(buttons, 2):
        # Dice lie turned: only their boxes reach into each other.
        dice = isinstance(one, DieHandle) and isinstance(other, DieHandle)
        if body(one).intersects(body(other)) and not dice:
            yield f"{one.objectName()} lies below or on {other.objectName()}"


def body(button: QAbstractButton) -> QRect:
    """Return the part of a button that looks like one."""
    whole = place(button)
    if isinstance(button, RuleCard):
        return button.body().toRect().translated(whole.topLeft())
    return whole


def middle(button: QAbstractButton) -> list[QPoint]:
    """Return points of a button that a finger in its middle may touch."""
    half, centre = LEAST_TARGET // 2 - 1, place(button).center()
    corners = [QPoint(x, y) for x in (-half, half) for y in (-half, half)]
    return [centre, *(centre + corner for corner in corners)]


def pressed_at(window: QWidget, at: QPoint) -> QWidget | None:
    """Return which button a press there reaches."""
    part: QWidget | None = window.childAt(at)
    while part is not None and not isinstance(part, QAbstractButton):
        part = part.parentWidget()
    return part


def check(opened: Opened, name: str, **remembered: bool) -> None:
    """Look at a screen in every size."""
    screen = SCREENS[name]
    window = opened(
        *screen.rolls,
        players=crowd(screen.players),
        rules=screen.rules,
        stake=screen.stake,
        window=(1024, 600),
        **remembered,
    )
    visitor = Visitor(window, painted=False)
    visitor.go(screen.steps)
    found = []
    for width, height in (*SIZES, *SMALL):
        window.resize(width, height)
        visitor.settle()
        assert window.size() == QSize(width, height)
        assert shown(window)
        found += [f"{width}×{height}: {fault}" for fault in faults(window)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", SCREENS)
def test_all_that_can_be_pressed_is_in_sight_large_enough_apart(opened: Opened, name: str) -> None:
    check(opened, name)


@pytest.mark.parametrize("name", AT_TABLE)
def test_so_it_is_on_a_screen_that_lies_flat(opened: Opened, name: str) -> None:
    check(opened, name, table_top=True)


def test_a_window_that_comes_from_another_screen_is_as_crisp_as_one_opened_there(
    tmp_path: Path,
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.kit.two_screens", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["ratios"] == [1, 2]
    assert told["blurred"] > 0.01
    assert max(told["pages"].values()) < 0.001


def test_the_full_screen_is_taken_and_given_back_five_times(opened: Opened) -> None:
    window = opened(65, players=crowd(6), window=(1100, 700))
    visitor = Visitor(window)
    visitor.go("play throw")
    assert window.menus
    before = {part.objectName(): place(part) for part in shown(window)}
    focused, size = window.focusWidget(), window.size()
    for _ in range(5):
        for full in (True, False):
            QTest.keyClick(window, Qt.Key.Key_F11)
            visitor.settle()
            assert window.isFullScreen() is full
            assert window.menus._actions.full_screen.isChecked() is full
            assert window.focusWidget() is focused
            assert (window.size() == size) is not full
            assert list(faults(window)) == []
    assert {part.objectName(): place(part) for part in shown(window)} == before


def test_esc_gives_the_full_screen_back(opened: Opened) -> None:
    window = opened(65, players=crowd(3))
    visitor = Visitor(window)
    visitor.go("play throw")
    assert window.menus
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert window.page is window.table
