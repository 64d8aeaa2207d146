"""A question on paper, with a button for each answer."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from mexen_desktop.dialogs.answers import AnswersPaper
from mexen_desktop.look.controls.button import Button


class Answer(NamedTuple):
    """One of the buttons."""

    #: Its objectName.
    name: str
    icon: str
    label: str
    #: Done once the question is closed.
    act: Callable[[], None]


class Asked(NamedTuple):
    """What is asked, in the language that is spoken."""

    title: str
    sentence: str
    #: The last one changes nothing.
    answers: Sequence[Answer]


class Question(AnswersPaper):
    """Lies over a dialog or a page until it is answered; Esc is the last answer."""

    def __init__(self, page: QWidget, ask: Callable[[], Asked]) -> None:
        """`ask` is called again whenever another language is spoken."""
        super().__init__(page)
        self.setObjectName("question")
        self._ask = ask
        self._asked = ask()
        self._answer: int | None = None
        self._buttons = [Button(icon=each.icon, parent=self) for each in self._asked.answers]
        for number, button in enumerate(self._buttons):
            button.clicked.connect(lambda _=False, number=number: self._take(number))
        self._buttons[-1].set_variant("brass")
        self.finished.connect(self._act)
        self.retranslate()

    def retranslate(self) -> None:
        self._asked = self._ask()
        for button, answer in zip(self._buttons, self._asked.answers, strict=True):
            button.setObjectName(answer.name)
            button.set_label(answer.label)
        super().retranslate()

    def open_over(self) -> None:
        super().open_over()
        self._buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)

    def buttons(self) -> list[Button]:
        return self._buttons

    def title(self) -> str:
        return self._asked.title

    def sentence(self) -> str:
        return self._asked.sentence

    def _take(self, number: int) -> None:
        self._answer = number
        self.accept()

    def _act(self) -> None:
        # The page has been given back: what is done now may open another question over it.
        self._asked.answers[-1 if self._answer is None else self._answer].act()
