"""What a screen reader gets of a window in this process."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from tests.kit.blind import Part

_ROLES = {
    QAccessible.Role.Button: "button",
    QAccessible.Role.CheckBox: "button",
    QAccessible.Role.RadioButton: "radio button",
    QAccessible.Role.StaticText: "text",
}
PRESS = "Press"
TOGGLE = "Toggle"


class Ear:
    """Walks the tree of what can be told about a window, presses what is in it."""

    def __init__(self, window: QWidget, patch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
        self._window = window
        self._qtbot = qtbot
        self.announced: list[str] = []
        patch.setattr(
            "mexen_desktop.scene.announcer.announce",
            lambda _page, sentence: self.announced.append(sentence),
        )

    def parts(self) -> list[Part]:
        """Return all that can be perceived now."""
        return [_part(each) for each in self._shown()]

    def press(self, name: str) -> None:
        """Press the first button of that name, as a screen reader does."""
        for each in self._shown():
            part = _part(each)
            if part.name == name and part.role in ("button", "radio button"):
                actions = each.actionInterface()
                can = actions.actionNames()
                actions.doAction(PRESS if PRESS in can else TOGGLE)
                self._let_go(each.object())
                return
        raise AssertionError(f"no button {name}")

    def _let_go(self, button: object) -> None:
        # Qt holds a button down for a moment that a screen reader presses.
        assert isinstance(button, QAbstractButton)
        self._qtbot.waitUntil(lambda: not button.isDown())

    def _shown(self) -> Iterator[QAccessibleInterface]:
        top = QAccessible.queryAccessibleInterface(self._window)
        assert top is not None
        yield from _below(top)


def _below(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for index in range(interface.childCount()):
        child = interface.child(index)
        if child.isValid() and not child.state().invisible:
            yield child
            yield from _below(child)


def _part(interface: QAccessibleInterface) -> Part:
    state = interface.state()
    return Part(
        _ROLES.get(interface.role(), "other"),
        interface.text(QAccessible.Text.Name),
        enabled=not state.disabled,
        checked=bool(state.checked),
    )
