"""The whole table page, as people see it."""

from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent, QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mexen_desktop.models.controller import Stage
from mexen_desktop.scene.page import TablePage
from mexen_desktop.scene.seat import Seat
from tests.kit.at_table import AtTable

Found = TypeVar("Found", bound=QWidget)
LEFT = Qt.MouseButton.LeftButton


class WholeTable:
    """A table page in a window, with the game that is played at it."""

    def __init__(self, table: AtTable, size: tuple[int, int] = (1280, 800)) -> None:
        self.table = table
        self.controller = table.controller
        self.page = TablePage(self.controller)
        self.page.resize(*size)
        self.page.show()
        self.page.activateWindow()

    def throw(self, times: int = 1) -> None:
        """Throw so often, each with everything at rest before."""
        for _ in range(times):
            self.table.clock.pass_by(1_000)
            self.controller.throw(self.table.clock())
            self.settle()

    def stop(self) -> None:
        """Stop."""
        self.table.clock.pass_by(1_000)
        self.controller.stop(self.table.clock())
        self.settle()

    def settle(self) -> None:
        """Let what was pressed be shown to its end."""
        for _ in range(20):
            QApplication.processEvents()
            if self.controller.stage is not Stage.MOVING:
                return
        raise AssertionError("it never came to rest")

    def seat(self, seat: int) -> Seat:
        """Return the widget of a seat that is shown."""
        found = self.page.seat(seat)
        assert found is not None
        return found

    def part(self, kind: type[Found], name: str) -> Found:
        """Return the part with that object name."""
        found = self.page.findChild(kind, name)
        assert isinstance(found, kind), name
        return found

    def mouse(self, part: QWidget, kind: QEvent.Type, stamp: int | None = None) -> None:
        """Do one thing with the mouse in the middle of a part."""
        pressed = kind == QEvent.Type.MouseButtonPress
        middle = QPointF(part.rect().center())
        event = QMouseEvent(
            kind,
            middle,
            part.mapToGlobal(middle),
            LEFT,
            LEFT if pressed else Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        )
        event.setTimestamp(self.table.clock() if stamp is None else stamp)
        QApplication.sendEvent(part, event)

    def press(self, part: QWidget, stamp: int | None = None) -> None:
        """Press the mouse button on a part, without letting go."""
        self.mouse(part, QEvent.Type.MouseButtonPress, stamp)

    def click(self, part: QWidget) -> None:
        """Press and let go."""
        self.press(part)
        self.mouse(part, QEvent.Type.MouseButtonRelease)

    def key(self, key: Qt.Key, text: str = "") -> None:
        """Press a key where the focus is."""
        focus: QWidget | None = self.page.focusWidget()
        target = self.page if focus is None else focus
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
            event.setTimestamp(self.table.clock())
            QApplication.sendEvent(target, event)

    def touch(self, device: QPointingDevice, *parts: QWidget) -> None:
        """Put a finger on each of these parts at once; they are lifted by `lift`."""
        sequence = QTest.touchEvent(self.page, device)
        for finger, part in enumerate(parts):
            sequence.press(finger, self._middle(part), self.page)
        sequence.commit()

    def lift(self, device: QPointingDevice, *parts: QWidget) -> None:
        """Lift the fingers that `touch` put down."""
        sequence = QTest.touchEvent(self.page, device)
        for finger, part in enumerate(parts):
            sequence.release(finger, self._middle(part), self.page)
        sequence.commit()

    def _middle(self, part: QWidget) -> QPoint:
        return part.mapTo(self.page, part.rect().center())


def spoken(widget: QWidget) -> QAccessibleInterface:
    """Return what a screen reader knows of a widget."""
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def name_of(widget: QWidget) -> str:
    """Return what a screen reader calls a widget."""
    return spoken(widget).text(QAccessible.Text.Name)
