"""What the keys of the keyboard do at the table."""

from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.models.controller import Controller, Stage
from mexen_desktop.models.replaying import Replaying
from mexen_desktop.scene.actions import ActionBar
from mexen_desktop.scene.lying import lies
from mexen_desktop.scene.touch import stamp_of

_MODIFIED: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
#: Where the row of digits lies on the keyboard, by the platform's numbers for keys.
_FIRST_DIGIT: Final = {"xcb": 10, "wayland": 10, "windows": 2}
_CONTROL: Final = Qt.KeyboardModifier.ControlModifier
_UNDO: Final = QKeyCombination(_CONTROL, Qt.Key.Key_Z)
_REDO: Final = (
    QKeyCombination(_CONTROL | Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_Z),
    QKeyCombination(_CONTROL, Qt.Key.Key_Y),
)
_FACES: Final = 6
#: Sets a die aside where the digits enter faces.
_KEEP: Final = "K"
_BACK: Final = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_ON: Final = (Qt.Key.Key_Right, Qt.Key.Key_Down)


def digit_of(event: QKeyEvent) -> int | None:
    """Return the digit on a key, also where the layout wants Shift for it; 0 stands for ten."""
    typed = event.text()
    if typed.isdecimal():
        return int(typed) or 10
    place = event.nativeScanCode() - _FIRST_DIGIT.get(QGuiApplication.platformName(), 1_000)
    return place + 1 if 0 <= place <= 9 else None


class Keys(QObject):
    """Takes the keys of a table page before the part that has the focus does.

    A held key acts once. Enter stays with the part that has the focus; Space never reaches it.
    """

    #: Esc was pressed while nothing moved.
    escaped = Signal()

    def __init__(self, controller: Controller, page: QWidget, actions: ActionBar) -> None:
        super().__init__(page)
        self._controller = controller
        self._page = page
        self._actions = actions
        page.installEventFilter(self)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow_focus)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        # At the table of a game of before keys mean what they do anywhere else.
        if isinstance(event, QKeyEvent) and not isinstance(self._controller, Replaying):
            if event.type() == QEvent.Type.KeyPress:
                return self.press(event)
            if event.type() == QEvent.Type.KeyRelease:
                return event.key() == Qt.Key.Key_Space
        return False

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key that went down stands for; False where it stands for nothing here."""
        input_mode().key_used()
        if event.modifiers() & _MODIFIED:
            return self._with_control(event)
        if event.isAutoRepeat():
            return event.key() == Qt.Key.Key_Space
        return (
            self._tap(event)
            or self._act(event)
            or self._number(digit_of(event))
            or self._move_focus(event)
        )

    def _with_control(self, event: QKeyEvent) -> bool:
        act = {
            _UNDO: self._controller.undo,
            **dict.fromkeys(_REDO, self._controller.redo),
        }.get(event.keyCombination())
        if act is not None and not event.isAutoRepeat():
            act()
        return act is not None

    def _tap(self, event: QKeyEvent) -> bool:
        typed = event.text().upper()
        controller = self._controller
        people, tappers, seats = controller.people, controller.tappers, controller.state.in_game
        seat = next((s for s in seats if typed and people[s].tap_key.upper() == typed), None)
        if seat is not None:
            controller.tap(seat, stamp_of(event))
        # To anybody else the key means what it does where nobody taps.
        return seat in tappers

    def _act(self, event: QKeyEvent) -> bool:
        key = event.key()
        moving = self._controller.stage is Stage.MOVING
        if key == Qt.Key.Key_Space or (moving and key == Qt.Key.Key_Escape):
            self._controller.throw(stamp_of(event))
        elif key == Qt.Key.Key_S or event.text().upper() == "S":
            self._controller.stop(stamp_of(event))
        elif key == Qt.Key.Key_Backspace:
            self._controller.take_back_face()
        elif self._controller.may_enter and event.text().upper() == _KEEP:
            self._keep_next()
        elif key == Qt.Key.Key_Escape:
            self.escaped.emit()
        else:
            return False
        return True

    def _number(self, number: int | None) -> bool:
        controller = self._controller
        if number is None:
            return False
        if controller.choices:
            for facts in controller.seats():
                if facts.number == number:
                    controller.choose(facts.seat)
        elif controller.may_enter:
            if number <= _FACES:
                controller.enter(number, typed=True)
        elif number in lies(controller.game).values:
            controller.toggle_keep(number)
        return True

    def _keep_next(self) -> None:
        """Set the next die aside that may stay; after the last one, none."""
        controller = self._controller
        choices = (0, *controller.may_stay)
        at = choices.index(controller.keep) + 1 if controller.keep in choices else 1
        controller.toggle_keep(choices[at] if at < len(choices) else controller.keep)

    def _move_focus(self, event: QKeyEvent) -> bool:
        if event.key() not in (*_BACK, *_ON):
            return False
        return self._actions.move_focus(1 if event.key() in _ON else -1)

    @Slot(QWidget, QWidget)
    def _follow_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        # Qt keeps one filter however often it is installed.
        if new is not None and self._page.isAncestorOf(new):
            new.installEventFilter(self)
