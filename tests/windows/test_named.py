"""A screen reader has a name for everything that can be reached, in every screen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QWidget

from tests.kit.screens import SCREENS, Visitor, crowd
from tests.kit.whole_table import name_of, spoken
from tests.windows.conftest import Opened

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

#: What kinds of parts may be, beside those that are only read.
PRESSED = (
    QAccessible.Role.Button,
    QAccessible.Role.CheckBox,
    QAccessible.Role.RadioButton,
)


@pytest.mark.parametrize("name", SCREENS)
def test_whatever_is_reached_has_a_name_a_role_and_its_state(opened: Opened, name: str) -> None:
    screen = SCREENS[name]
    window = opened(
        *screen.rolls, players=crowd(screen.players), rules=screen.rules, stake=screen.stake
    )
    Visitor(window, painted=False).go(screen.steps)
    reached = [
        part
        for part in window.findChildren(QWidget)
        if part.isVisible() and (part.focusPolicy() & Qt.FocusPolicy.TabFocus)
    ]
    assert reached
    nameless = [part.objectName() or type(part).__name__ for part in reached if not name_of(part)]
    assert nameless == []
    for part in reached:
        if isinstance(part, QAbstractButton):
            state = spoken(part).state()
            assert spoken(part).role() in PRESSED, part.objectName()
            assert bool(state.checked) is part.isChecked(), part.objectName()
            assert bool(state.disabled) is not part.isEnabled(), part.objectName()
            can = spoken(part).actionInterface().actionNames()
            assert not part.isEnabled() or "Press" in can or "Toggle" in can, part.objectName()
