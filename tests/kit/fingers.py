"""Fingers on the screen of a night at the window, as many at once as are wanted."""

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView, QWidget

from mexen_desktop.look.controls.pressable import BOUNCE_MS, Pressable
from tests.kit.night import Night

_screens: list[QPointingDevice] = []


def touch_screen() -> QPointingDevice:
    """Return the one touch screen of all tests."""
    if not _screens:
        _screens.append(QTest.createTouchDevice())
    return _screens[0]


class Fingers:
    """Touches parts by their objectName; nothing but synthetic touch events reaches the window."""

    def __init__(self, night: Night) -> None:
        self.night = night
        self._down: list[QPoint] = []

    def press(self, *names: str) -> None:
        """Put a finger on each of these parts, all in one frame; those that lie there stay."""
        self.night.take_time()
        parts = [self.night.part(name) for name in names]
        for part in parts:
            if isinstance(part, Pressable):
                # A finger takes longer than this from one press to the next.
                part._last_press = part._last_release = -BOUNCE_MS
        self.press_at(*[self._middle(part) for part in parts])

    def press_at(self, *places: QPoint) -> None:
        """Put fingers on these places of the window, all in one frame."""
        window = self.night.window
        sequence = QTest.touchEvent(window, touch_screen())
        for finger in range(len(self._down)):
            sequence.stationary(finger)
        for finger, place in enumerate(places, len(self._down)):
            sequence.press(finger, place, window)
        self._down += places
        sequence.commit()

    def move(self, way: QPoint) -> None:
        """Move all fingers that lie there by so much."""
        window = self.night.window
        sequence = QTest.touchEvent(window, touch_screen())
        self._down = [place + way for place in self._down]
        for finger, place in enumerate(self._down):
            sequence.move(finger, place, window)
        sequence.commit()

    def lift(self) -> None:
        """Lift all fingers in one frame."""
        window = self.night.window
        sequence = QTest.touchEvent(window, touch_screen())
        for finger, place in enumerate(self._down):
            sequence.release(finger, place, window)
        self._down.clear()
        sequence.commit()
        self.night.settle()

    def tap(self, *names: str) -> None:
        """Touch parts one after the other, each for a moment."""
        for name in names:
            self.press(name)
            self.lift()

    def together(self, *names: str) -> None:
        """Touch parts at the same moment, each with a finger of its own."""
        self.press(*names)
        self.lift()

    def swipe(self, way: QPoint, name: str = "tray") -> None:
        """Go across a part by so much with one finger."""
        self.night.take_time()
        self.press_at(self._middle(self.night.part(name)) - way / 2)
        self.move(way / 2)
        self.move(way / 2)
        self.lift()

    def hold_dice(self, reading: int, *, keeps: int) -> None:
        """Touch the die of that value, of those that lie there."""
        values = [int(value) for value in str(reading)]
        lying = [die.value for die in self.night.table.tray.stage._dice]
        assert sorted(lying) == sorted(values)
        self.tap(f"die{lying.index(keeps)}")
        assert self.night.controller.keep == keeps

    def tap_cell(self, table: QTableView, row: int, column: int) -> None:
        """Touch a cell of a table."""
        middle = table.visualRect(table.model().index(row, column)).center()
        self.press_at(table.viewport().mapTo(self.night.window, middle))
        self.lift()

    def _middle(self, part: QWidget) -> QPoint:
        QCoreApplication.processEvents()
        return part.mapTo(self.night.window, part.rect().center())
