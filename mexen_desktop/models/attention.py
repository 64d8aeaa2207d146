"""Whether everybody can play in a race."""

from random import SystemRandom
from typing import Final

from PySide6.QtCore import QObject, QTimer

from mexen_desktop.models.controller import Controller

#: So long, in milliseconds, hands have to come back to their keys before a race is on again; how
#: long exactly nobody can foresee, or who opens a menu and closes it would tap by counting.
BREATH: Final = range(900, 2_100)


class Attention(QObject):
    """Holds a race while something keeps people from it, then offers it to all of them anew.

    What was held begins again a moment after the last reason is gone: who closed a dialog has no
    worse start than who waited. A timer runs in that moment only.
    """

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self._controller = controller
        self._reasons: set[object] = set()
        self._random = SystemRandom()
        self.timer = QTimer(self, singleShot=True)
        self.timer.timeout.connect(self._go_on)
        controller.interrupted.connect(self._again)

    def hold(self, reason: object) -> None:
        """Let nobody win a race until that reason is gone."""
        self._reasons.add(reason)
        self.timer.stop()
        self._controller.look(away=True)

    def release(self, reason: object) -> None:
        """Offer the race again, unless there is another reason to wait."""
        if reason not in self._reasons:
            return
        self._reasons.remove(reason)
        if not self._reasons:
            self._again()

    def _again(self) -> None:
        if self._controller.racing:
            self._controller.look(away=True)
            self.timer.start(self._random.choice(BREATH))
        else:
            self._controller.look(away=False)

    def _go_on(self) -> None:
        self._controller.look(away=False)
