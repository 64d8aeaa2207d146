"""What makes a painted die something to touch, to focus, to read aloud."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.pressable import Pressable
from mexen_desktop.models.controller import Controller, Stage
from mexen_desktop.scene.dice import DiceStage
from mexen_desktop.texts import words


class DieHandle(Pressable):
    """A see-through button over a die at rest: touched, the die stays or comes back.

    The dice stage shows hover and focus, so this paints nothing. A click does not take the focus:
    who clicks a die goes on with Space.
    """

    #: Whether the die is to be shown as the one under the mouse.
    hover_changed = Signal(bool)
    #: Whether the die is to be shown as the one with the keyboard's focus.
    ring_changed = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._may_act = False
        self.ringed = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_state(self, *, may_act: bool, stays: bool, name: str) -> None:
        """Tell what the die is, whether it stays, whether a touch changes that."""
        self.setChecked(stays)
        self.setAccessibleName(name)
        if may_act != self._may_act:
            self._may_act = may_act
            if may_act:
                self.setCursor(Qt.CursorShape.PointingHandCursor)
            else:
                self.unsetCursor()
            self._tell_hover()

    def nextCheckState(self) -> None:
        """Leave it to the game whether the die stays."""

    def upright_size(self) -> QSize:
        return self.size()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Leave the painting to the dice stage."""

    def show_ring(self) -> None:
        self.ringed = True
        self.ring_changed.emit(True)

    def drop_ring(self) -> None:
        self.ringed = False
        self.ring_changed.emit(False)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._tell_hover()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._tell_hover()

    def _tell_hover(self) -> None:
        self.hover_changed.emit(self.hovered and self._may_act)


class Handles(QObject):
    """The handles of the two dice: they say what lies there, they pass on what is wanted."""

    #: The one that had the focus has gone.
    focus_released = Signal()

    def __init__(self, controller: Controller, stage: DiceStage, tray: QWidget) -> None:
        super().__init__(tray)
        self._controller = controller
        self._stage = stage
        self._values: tuple[int, ...] = ()
        self.all = (DieHandle(tray), DieHandle(tray))
        for index, handle in enumerate(self.all):
            handle.setObjectName(f"die{index}")
            handle.setFocusPolicy(self._policy())
            handle.clicked.connect(partial(self._toggle, index))
            handle.hover_changed.connect(partial(self._show_on_stage, stage.set_hover, index))
            handle.ring_changed.connect(partial(self._show_on_stage, stage.set_focus, index))

    def place(self) -> None:
        """Go where the dice lie."""
        for handle, rect in zip(self.all, self._stage.rects(), strict=False):
            handle.setGeometry(rect.toAlignedRect())

    def refresh(self, values: tuple[int, ...], aside: int | None) -> None:
        """Say which dice lie there, which of them lies aside."""
        self._values = values
        # Before they are shown: what appears under the pointer lifts its die.
        self.place()
        names = (
            QCoreApplication.translate("dice", "first die: {value}"),
            QCoreApplication.translate("dice", "second die: {value}"),
        )
        stays_too = QCoreApplication.translate("dice", "{die}, stays", "first die: 4, stays")
        invited = QCoreApplication.translate("dice", "{die}, may stay", "first die: 4, may stay")
        for index, handle in enumerate(self.all):
            if index >= len(values):
                self._hide(handle)
                continue
            name = names[index].format(value=words.number(values[index]))
            stays = index == aside and self._controller.keep > 0
            may_act = values[index] in self._controller.may_stay
            if stays or may_act:
                name = (stays_too if stays else invited).format(die=name)
            handle.show_state(may_act=may_act, stays=stays, name=name)
            handle.show()
            if handle.ringed:
                self._stage.set_focus(index)

    def _hide(self, handle: DieHandle) -> None:
        had_focus = handle.window().focusWidget() is handle
        handle.hide()
        if had_focus:
            self.focus_released.emit()

    def _policy(self) -> Qt.FocusPolicy:
        never = self._controller.game.options.keep == "none"
        return Qt.FocusPolicy.NoFocus if never else Qt.FocusPolicy.TabFocus

    def _toggle(self, index: int) -> None:
        if self._controller.stage is Stage.MOVING:
            self._controller.throw()
        elif index < len(self._values):
            self._controller.toggle_keep(self._values[index], index)

    def _show_on_stage(self, show: Callable[[int | None], None], index: int, shown: bool) -> None:
        show(index if shown else None)
