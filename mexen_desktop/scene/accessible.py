"""What screen readers are told about painted parts that are no controls."""

from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QObject
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget


@runtime_checkable
class Spoken(Protocol):
    """A widget that says itself what it is to a screen reader."""

    def spoken_role(self) -> QAccessible.Role:
        """Give its role now."""


class _SpokenInterface(QAccessibleWidget):
    """A widget whose role is asked for each time, since a seat may become a button."""

    def __init__(self, widget: QWidget, part: Spoken) -> None:
        super().__init__(widget)
        self._widget = widget
        self._part = part

    def role(self) -> QAccessible.Role:
        return self._part.spoken_role()

    def actionNames(self) -> list[str]:
        names = super().actionNames()
        return names if self._button() is None else [_PRESS, *names]

    def doAction(self, action: str) -> None:
        button = self._button()
        if action == _PRESS and button is not None:
            button.click()
        else:
            super().doAction(action)

    def _button(self) -> QAbstractButton | None:
        is_one = self._part.spoken_role() == QAccessible.Role.Button
        return self._widget if is_one and isinstance(self._widget, QAbstractButton) else None


_PRESS: Final = QAccessibleActionInterface.pressAction()
_GROUP: Final = "isGroup"
#: Qt does not own what Python makes; each lives as long as its widget.
_KEPT: Final[dict[int, QAccessibleWidget]] = {}
_installed: Final[list[bool]] = []


def _make(_key: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, QWidget):
        return None
    made: QAccessibleWidget
    if thing.property(_GROUP):
        made = QAccessibleWidget(thing, QAccessible.Role.Grouping)
    elif isinstance(thing, Spoken):
        made = _SpokenInterface(thing, thing)
    else:
        return None
    identity = id(thing)
    _KEPT[identity] = made
    thing.destroyed.connect(lambda: _KEPT.pop(identity, None))
    return made


def speak_for_painted_parts() -> None:
    """Let screen readers hear of widgets that are `Spoken`; asking twice changes nothing."""
    if not _installed:
        QAccessible.installFactory(_make)
        _installed.append(True)


def group(widget: QWidget, name: str) -> None:
    """Let screen readers say that what is in the widget belongs together, by that name."""
    widget.setProperty(_GROUP, True)
    widget.setAccessibleName(name)


def tell_role(widget: QWidget) -> None:
    """Tell screen readers that the widget is something else now."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.RoleChanged))


def announce(widget: QWidget, sentence: str) -> None:
    """Let a screen reader say a sentence now, without moving the focus."""
    if QAccessible.isActive() and sentence:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))
