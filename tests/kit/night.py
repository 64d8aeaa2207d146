"""A night at the real window, played by keys and clicks alone, with dice that fall as told."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mexen_desktop.models.controller import Controller, Stage
from mexen_desktop.rules.state import State
from mexen_desktop.scene.page import TablePage
from mexen_desktop.settings import Player, SettingsFile
from mexen_desktop.windows.appearance import follow
from mexen_desktop.windows.keeping import Keeping
from mexen_desktop.windows.language import Language
from mexen_desktop.windows.main_window import MainWindow
from tests.kit.at_table import NAMES, TAP_KEYS, FakeClock, ScriptedDice, dice_of


class Night:
    """The window with people who play tonight; every move is a key or a click."""

    def __init__(
        self,
        qtbot: QtBot,
        folder: Path,
        rules: str,
        *readings: int | tuple[int, ...],
        players: int = 3,
        stake: str = "points",
    ) -> None:
        self.qtbot = qtbot
        self.settings = SettingsFile(folder / "settings.json")
        self.settings.change(
            players=tuple(
                Player(name, seat % 8, TAP_KEYS[seat]) for seat, name in enumerate(NAMES[:players])
            ),
            rules=rules,
            stake=stake,
            speed="off",
            language="en",
        )
        application = QCoreApplication.instance()
        assert application is not None
        self.dice = ScriptedDice(dice_of(*readings))
        language = Language(application)
        follow(self.settings.now, language)
        self.window = MainWindow(self.settings, language, Keeping(folder), self.dice)
        qtbot.addWidget(self.window)
        self.window.open()
        self.window.activateWindow()
        qtbot.waitExposed(self.window)
        self._clock = FakeClock()

    @property
    def controller(self) -> Controller:
        """The game that is on."""
        assert self.window.controller is not None
        return self.window.controller

    @property
    def table(self) -> TablePage:
        """The page it is played on."""
        assert self.window.table is not None
        return self.window.table

    @property
    def state(self) -> State:
        """What the table shows."""
        return self.controller.state

    def part(self, name: str) -> QWidget:
        """Return the part of that objectName, which must be there to be seen."""
        found = [
            part
            for part in self.window.findChildren(QWidget, name)
            if part.isVisibleTo(self.window)
        ]
        assert len(found) == 1, f"{len(found)} parts called {name}"
        return found[0]

    def sees(self, name: str) -> bool:
        """Whether a part of that name is there to be seen."""
        return any(
            part.isVisibleTo(self.window) for part in self.window.findChildren(QWidget, name)
        )

    def press(self, *keys: Qt.Key | str) -> None:
        """Press keys on the keyboard, one after the other, as the focus stands."""
        for key in keys:
            self.take_time()
            focus = self.window.focusWidget() or self.window
            if isinstance(key, str):
                QTest.keyClicks(focus, key)
            else:
                QTest.keyClick(focus, key)
            self.settle()

    def press_with(self, modifiers: Qt.KeyboardModifier, key: Qt.Key) -> None:
        """Press a key while others are held."""
        self.take_time()
        QTest.keyClick(self.window.focusWidget() or self.window, key, modifiers)
        self.settle()

    def throw(self, times: int = 1) -> None:
        """Throw by the space bar."""
        self.press(*[Qt.Key.Key_Space] * times)

    def click(self, *names: str) -> None:
        """Click parts with the mouse."""
        for name in names:
            self.take_time()
            QTest.mouseClick(self.part(name), Qt.MouseButton.LeftButton)
            self.settle()

    def said(self) -> list[str]:
        """Return the log as it stands, newest first."""
        model = self.table.sheet.log
        return [str(model.index(row, 0).data()) for row in range(model.rowCount())]

    def take_time(self) -> None:
        """Let a moment pass, as people do between two presses; here it costs none."""
        self._clock.pass_by(1_000)
        if self.window.controller is not None:
            self.window.controller._clock = self._clock

    def settle(self) -> None:
        """Wait until what was done has been shown."""
        QCoreApplication.processEvents()
        controller = self.window.controller
        if controller is not None:
            self.qtbot.waitUntil(lambda: controller.stage is not Stage.MOVING)
        if QApplication.activePopupWidget() is None and not self.window.isActiveWindow():
            # Offscreen nobody brings the window back to the front when a menu has closed.
            self.window.activateWindow()
        QCoreApplication.processEvents()
