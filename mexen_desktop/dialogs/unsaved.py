"""The dialog that asks what to do with games that could not be saved, before the window closes."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from mexen_desktop.dialogs.answers import AnswersPaper
from mexen_desktop.dialogs.message import Message
from mexen_desktop.look.controls.button import Button


class UnsavedDialog(AnswersPaper):
    """Offers to save the games somewhere else, to close all the same, or to stay."""

    #: They are to be saved somewhere else.
    save_requested = Signal()
    #: The window is to close, what is not saved is given up.
    close_requested = Signal()

    def __init__(self, page: QWidget, games: int) -> None:
        super().__init__(page)
        self.setObjectName("unsavedDialog")
        self._games = games
        self.save = self._button("export", "saveElsewhereButton")
        self.save.set_variant("brass")
        self.leave = self._button("close", "closeUnsavedButton")
        self.stay = self._button("undo", "stayButton")
        self.message = Message(self)
        self.message.hide()
        self.save.clicked.connect(lambda _=False: self.save_requested.emit())
        self.leave.clicked.connect(lambda _=False: self.close_requested.emit())
        self.stay.clicked.connect(lambda _=False: self.reject())
        self.retranslate()

    def retranslate(self) -> None:
        self.save.set_label(self.tr("Save somewhere else …"))
        self.leave.set_label(self.tr("Close without saving"))
        self.stay.set_label(self.tr("Do not close"))
        super().retranslate()

    def say(self, sentence: str) -> None:
        """Say what went wrong with saving."""
        self.message.say(sentence)
        self.rearrange()

    def open_over(self) -> None:
        super().open_over()
        self.save.setFocus(Qt.FocusReason.OtherFocusReason)

    def buttons(self) -> tuple[Button, ...]:
        return self.save, self.leave, self.stay

    def below_sentence(self) -> list[QWidget]:
        said = [] if self.message.isHidden() else [self.message]
        return [*said, *super().below_sentence()]

    def title(self) -> str:
        return self.tr("Not everything is saved")

    def sentence(self) -> str:
        return self.tr(
            "%n game(s) could not be saved where your games are kept. Save them as records "
            "somewhere else, on another disk perhaps: Mexen can open those again.",
            "",
            self._games,
        )

    def _button(self, icon: str, name: str) -> Button:
        button = Button(icon=icon, parent=self)
        button.setObjectName(name)
        return button
