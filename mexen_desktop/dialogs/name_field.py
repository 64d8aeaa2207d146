"""The field in which a name is written."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.dialogs.roster_words import about_name
from mexen_desktop.look.controls.field import Field
from mexen_desktop.models.players import PlayersModel

#: Far more than a name may have, so that what is too long can be said to be.
MOST: int = 200


class NameField(Field):
    """Writes into the model letter by letter, so that everybody knows at once what is wrong.

    Enter ends it as soon as the name can stay, Esc puts back what was there.
    """

    #: Nothing more is to be written.
    done = Signal()
    #: It became wrong, or right again.
    judged = Signal()

    def __init__(self, model: PlayersModel, row: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._entry = model.entry(row)
        self._before = self._entry.name
        self._over = False
        self.setObjectName("nameField")
        self.setMaxLength(MOST)
        self.setText(self._before)
        self.setAccessibleName(self.tr("Name"))
        self.selectAll()
        self.textEdited.connect(self._write)
        self._judge()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._model.roster.problem(self._entry) is None:
                self.finish()
        elif event.key() == Qt.Key.Key_Escape:
            self._write(self._before)
            self.finish()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # A menu that opens over the field takes the focus for a while only.
        if event.reason() not in (
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.ActiveWindowFocusReason,
        ):
            self.finish()

    def finish(self) -> None:
        """Let nothing more be written."""
        if not self._over:
            self._over = True
            self.done.emit()

    def _write(self, text: str) -> None:
        if self._entry in self._model.roster.entries:
            self._model.rename(self._model.roster.entries.index(self._entry), text)
        self._judge()

    def _judge(self) -> None:
        problem = self._model.roster.problem(self._entry)
        was_wrong = self.wrong
        self.set_wrong("" if problem is None else about_name(problem, self._entry.name))
        if was_wrong != self.wrong:
            self.judged.emit()
