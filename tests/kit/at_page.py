"""A small page with the tray, the buttons, the keys: enough of a table to play at."""

from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.scale import set_metrics
from mexen_desktop.look.theme import theme
from mexen_desktop.models.controller import Stage
from mexen_desktop.scene.actions import ActionBar
from mexen_desktop.scene.director import Director
from mexen_desktop.scene.handles import DieHandle
from mexen_desktop.scene.keys import Keys
from mexen_desktop.scene.tray import TrayPane
from mexen_desktop.sound.timeline import Hit
from tests.kit.at_table import AtTable

PRESS = QEvent.Type.KeyPress
RELEASE = QEvent.Type.KeyRelease
LEFT = Qt.MouseButton.LeftButton

Found = TypeVar("Found", bound=QWidget)


class AtPage(QWidget):
    """What people see and touch; `settled` lets everything come to its end."""

    def __init__(self, table: AtTable) -> None:
        super().__init__()
        self.table = table
        self.clock = table.clock
        self.controller = table.controller
        self.refused: list[str] = []
        self.lives_turned: list[tuple[int, int, int]] = []
        self.heard: list[str] = []
        self.tray = TrayPane(self.controller, self)
        self.actions_bar = ActionBar(self.controller, self)
        self.director = Director(self.controller, self.tray, self, self, self)
        self.keys = Keys(self.controller, self, self.actions_bar)
        self.controller.changed.connect(self._refresh)
        self.controller.refused.connect(self.refused.append)
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        metrics = Metrics(self.width(), self.height(), theme().text_factor)
        set_metrics(self, metrics)
        bar = self.rect().adjusted(16, self.height() - 112, -16, -16)
        self.tray.place(QRect(200, 200, self.width() - 400, self.height() - 340))
        self.actions_bar.place(bar)

    # What people do

    def later(self, milliseconds: int = 1_000) -> None:
        """Let time pass."""
        self.clock.pass_by(milliseconds)

    def key(
        self, key: Qt.Key, text: str = "", *, at: int | None = None, repeat: bool = False
    ) -> None:
        """Press a key, let it go; the part with the focus gets it."""
        for kind in (PRESS, RELEASE):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text, repeat)
            event.setTimestamp(self.clock() if at is None else at)
            QApplication.sendEvent(self._with_focus(), event)

    def type(self, text: str, *, at: int | None = None) -> None:
        """Press a key by what is written on it."""
        self.key(Qt.Key(ord(text.upper())), text, at=at)

    def space(self, *, repeat: bool = False) -> None:
        """Press the space bar."""
        self.key(Qt.Key.Key_Space, " ", repeat=repeat)

    def mouse(self, part: QWidget, kind: QEvent.Type, at: QPoint, stamp: int | None = None) -> None:
        """Do one thing with the mouse."""
        held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else LEFT
        button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else LEFT
        place = QPointF(at)
        where = place, QPointF(part.mapToGlobal(at))
        event = QMouseEvent(kind, *where, button, held, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(self.clock() if stamp is None else stamp)
        QApplication.sendEvent(part, event)

    def click(self, name: str, *, at: int | None = None) -> None:
        """Click the part with that object name."""
        part = self.part(name)
        assert part.isVisible(), f"{name} is not offered"
        middle = part.rect().center()
        self.mouse(part, QEvent.Type.MouseButtonPress, middle, at)
        self.mouse(part, QEvent.Type.MouseButtonRelease, middle, at)

    # What people see

    def part(self, name: str) -> QWidget:
        """Return the part with that object name."""
        found = self.findChild(QWidget, name)
        assert isinstance(found, QWidget), name
        return found

    def button(self, name: str) -> Button:
        """Return the button with that object name."""
        found = self.part(name)
        assert isinstance(found, Button)
        return found

    def die(self, index: int) -> DieHandle:
        """Return the handle of a die."""
        return self.tray.handles.all[index]

    @property
    def offered(self) -> list[str]:
        """The object names of the buttons that are offered, from left to right."""
        shown = [each for each in self.actions_bar.findChildren(Button) if each.isVisible()]
        return [each.objectName() for each in sorted(shown, key=QWidget.x)]

    @property
    def dice(self) -> list[int]:
        """The values of the dice in the tray."""
        return [each.value for each in self.tray.stage._dice]

    @property
    def aside(self) -> list[int]:
        """The values of the dice that lie aside."""
        return [each.value for each in self.tray.stage._dice if each.aside]

    def stage(self) -> Stage:
        """Return what the table waits for now."""
        return self.controller.stage

    def settled(self) -> None:
        """Let what was pressed be shown to its end."""
        for _ in range(20):
            QApplication.processEvents()
            if self.controller.stage is not Stage.MOVING and not self.controller._decide.isActive():
                return
        raise AssertionError("it never came to rest")

    def _with_focus(self) -> QWidget:
        focused: QWidget | None = self.focusWidget()
        return self if focused is None else focused

    def _refresh(self) -> None:
        self.tray.refresh()
        self.actions_bar.refresh()

    # What the director sees and hears of it

    def tally_point(self, seat: int) -> QPointF:
        """Return where a player's tally would be."""
        return QPointF(100 + 50 * seat, 100)

    def turn_life(self, seat: int, left: int, ms: int) -> None:
        """Note a life die that is turned down."""
        self.lives_turned.append((seat, left, ms))

    def play(self, *hits: Hit) -> None:
        """Note what is heard."""
        self.heard += [hit.name for hit in hits]

    def hush(self) -> None:
        """Note that it became silent."""
        self.heard.append("hush")
