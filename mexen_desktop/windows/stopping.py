"""Hears the system, or Ctrl+C in the terminal, ask for an end."""

import signal
from socket import socketpair
from types import FrameType
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

_ASKING: Final = ("SIGINT", "SIGTERM", "SIGHUP")


class Stopping(QObject):
    """Lets Qt's loop wake up for a signal, which Python alone would not hear before the next event.

    Nothing is looked at again and again: the signal itself writes to a socket.
    """

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ours, self._theirs = socketpair()
        for end in (self._ours, self._theirs):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        signal.set_wakeup_fd(self._theirs.fileno(), warn_on_full_buffer=False)
        self._signals = [getattr(signal, name) for name in _ASKING if hasattr(signal, name)]
        for number in self._signals:
            signal.signal(number, _noted)

    def close(self) -> None:
        """Let signals mean again what they mean to any program."""
        for number in self._signals:
            signal.signal(number, signal.SIG_DFL)
        signal.set_wakeup_fd(-1)
        self._notifier.setEnabled(False)
        self._ours.close()
        self._theirs.close()

    def _hear(self) -> None:
        self._ours.recv(4096)
        self.asked.emit()


def _noted(_number: int, _frame: FrameType | None) -> None:
    """Be there, so that the signal writes to the socket instead of ending the program."""
