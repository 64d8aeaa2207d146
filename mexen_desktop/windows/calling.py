"""Calls the window that is open already, before Qt is there."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from zlib import crc32

from mexen_desktop.store.places import NAME, data_folder

#: A window that moves nothing for so many seconds hears nobody.
PATIENCE: Final = 3.0
#: Between the parts of what is said; no path has one in it.
END: Final = b"\0"
#: The desktop's permission to come forward, which it gives to who was started.
TOKENS: Final = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
#: The exit status for a record that cannot be opened.
WRONG: Final = 2

_PIPES: Final = "\\\\.\\pipe\\"


def address(
    folder: Path | None = None,
    platform: str = sys.platform,
    environment: Mapping[str, str] = os.environ,
) -> str:
    """Return where the window of this user with that data folder hears: a socket, or a pipe."""
    mark = crc32(os.fsencode(folder or data_folder()))
    if platform == "win32":
        return f"{NAME}-{environment.get('USERNAME', '')}-{mark:08x}"
    runtime = environment.get("XDG_RUNTIME_DIR", "")
    room = runtime if Path(runtime).is_absolute() else environment.get("TMPDIR", "/tmp")
    return str(Path(room) / f"{NAME}-{os.getuid()}-{mark:08x}")


def call(words: list[str]) -> int | None:
    """Have the open window come forward, with the game of a record where one is named.

    Returns the exit status; None where no window answers.
    """
    where = address()
    if not _is_there(where):
        return None
    token = next((os.environ[name] for name in TOKENS if os.environ.get(name)), "")
    path = str(Path(words[0]).absolute()) if words else ""
    answer = _asked(where, os.fsencode(token) + END + os.fsencode(path) + END)
    if not answer.endswith(END):
        return None
    sentence = os.fsdecode(answer.removesuffix(END))
    if sentence:
        from mexen_desktop.streams import complain

        complain(sentence)
        return WRONG
    return 0


def _is_there(where: str) -> bool:
    """Tell whether something of ours lies there, which may be left from a crash."""
    try:
        if sys.platform == "win32":
            return any(pipe.name == where for pipe in Path(_PIPES).iterdir())
        # In a folder for everybody another user could lie in wait.
        return Path(where).stat().st_uid == os.getuid()
    except OSError:
        return False


def _asked(where: str, question: bytes) -> bytes:
    if sys.platform == "win32":
        return _asked_by_pipe(where, question)
    from socket import AF_UNIX, SOCK_STREAM, socket

    answer = b""
    try:
        with socket(AF_UNIX, SOCK_STREAM) as line:
            line.settimeout(PATIENCE)
            line.connect(where)
            line.sendall(question)
            while not answer.endswith(END) and (more := line.recv(4096)):
                answer += more
    except OSError:
        return b""
    return answer


def _asked_by_pipe(where: str, question: bytes) -> bytes:
    from PySide6.QtNetwork import QLocalSocket

    if sys.platform == "win32":
        from ctypes import windll

        # Whoever was started last may let any other come forward.
        windll.user32.AllowSetForegroundWindow(-1)
    line, answer, wait = QLocalSocket(), b"", round(PATIENCE * 1000)
    line.connectToServer(where)
    if line.waitForConnected(wait):
        line.write(question)
        while not answer.endswith(END) and line.waitForReadyRead(wait):
            answer += line.readAll().data()
    line.abort()
    return answer
