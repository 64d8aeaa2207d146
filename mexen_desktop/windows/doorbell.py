"""Hears later starts of the program, which this window answers in their place."""

import os
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QDir, QLockFile, QObject, Qt
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QWidget

from mexen_desktop.windows import calling
from mexen_desktop.windows.calling import END

#: Milliseconds that two programs which start at once wait for each other.
_BOTH: Final = 2_000


class Doorbell(QObject):
    """Listens as long as it lives, unless another window does already."""

    def __init__(self, answer: Callable[[str], str], parent: QObject | None = None) -> None:
        """`answer` opens a file, "" for none, returning what is wrong with it, "" for nothing."""
        super().__init__(parent)
        self._answer = answer
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._open_door)

    def listen(self, words: list[str]) -> bool:
        """Listen from now on; False where another window came first, which now has the words."""
        where = calling.address()
        # A pipe is not a place for files.
        lock = QLockFile(QDir.temp().absoluteFilePath(f"{where}.lock"))
        lock.tryLock(_BOTH)
        try:
            if calling.call(words) is not None:
                return False
            # What nobody answers from is left from a crash.
            QLocalServer.removeServer(where)
            self._server.listen(where)
        finally:
            lock.unlock()
        return True

    def close(self) -> None:
        """Hear nobody any more."""
        self._server.close()

    def _open_door(self) -> None:
        line = self._server.nextPendingConnection()
        line.readyRead.connect(lambda: self._hear(line))
        line.disconnected.connect(line.deleteLater)
        self._hear(line)

    def _hear(self, line: QLocalSocket) -> None:
        heard = bytes(line.peek(line.bytesAvailable()).data())
        if heard.count(END) < 2:
            return
        line.readAll()
        token, path = (os.fsdecode(part) for part in heard.split(END)[:2])
        if token:
            # Qt shows it to the desktop when the window asks to come forward.
            os.environ[calling.TOKENS[0]] = token
        line.write(os.fsencode(self._answer(path)) + END)
        line.flush()
        line.disconnectFromServer()


def come_forward(window: QWidget) -> None:
    """Let a window be seen in front of all others."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
