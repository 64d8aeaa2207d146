"""Wires the parts of the program together."""

import os
import sys
import time
from typing import TYPE_CHECKING, Final

from mexen_desktop import quick
from mexen_desktop.bytecode import cache_folder
from mexen_desktop.store.places import NAME, data_folder
from mexen_desktop.windows import calling
from mexen_desktop.windows.start.kept_picture import FILE, Reading

if TYPE_CHECKING:
    from mexen_desktop.bytecode import KeptBytecode
    from mexen_desktop.windows.application import Application
    from mexen_desktop.windows.main_window import MainWindow

#: By this name desktops find what they know of the program, such as its icon.
IDENTITY: Final = "io.github.mexen_desktop.Mexen"

#: With this in the environment the program says when its first page was painted, when it could be
#: used, then ends.
PROBE: Final = "MEXEN_STARTUP_PROBE"


def run(words: list[str]) -> int:
    """Open the window, on what is in a file where `words` names one; play until it is closed.

    Where a window is open already that one comes forward instead.
    """
    if not os.environ.get(PROBE) and (status := calling.call(words)) is not None:
        return status
    picture = Reading(cache_folder() / FILE)
    application, bytecode = quick.open_qt(NAME)
    from PySide6.QtCore import QTimer

    from mexen_desktop.opening import Opening
    from mexen_desktop.settings import SettingsFile, default_path
    from mexen_desktop.windows.keeping import Keeping
    from mexen_desktop.windows.language import Language
    from mexen_desktop.windows.loudness import Loudspeaker
    from mexen_desktop.windows.main_window import MainWindow

    application.setApplicationName(NAME)
    application.setDesktopFileName(IDENTITY)
    settings = SettingsFile(default_path(), application)
    language = Language(application)
    loudspeaker = Loudspeaker(settings)
    application.aboutToQuit.connect(loudspeaker.close)
    keeping = Keeping(data_folder(), application)
    window = MainWindow(settings, language, keeping, sounds=loudspeaker)
    opening = Opening(application, window, picture)
    application.aboutToQuit.connect(opening.keep)

    def stands() -> None:
        _page_stands(application, window, words, bytecode)

    if words:
        opening.make_ready()
        if wrong := _wrong_with(window, words[0]):
            # The window shows it too: who clicks a file sees no terminal.
            from mexen_desktop.streams import complain

            complain(wrong)
        window.open()
        QTimer.singleShot(0, stands)
    else:
        opening.open(seen=lambda: _tell("painted"), stands=stands)
    return application.exec()


def _wrong_with(window: "MainWindow", path: str) -> str:
    """Open a file, returning what is wrong with it, "" for nothing."""
    from mexen_desktop.windows.files import open_named

    return open_named(window, path)


def _page_stands(
    application: "Application", window: "MainWindow", words: list[str], bytecode: "KeptBytecode"
) -> None:
    if os.environ.get(PROBE):
        _tell("ready")
        window.close()
    else:
        quick.started()
        window.complete(
            lambda: _answer_other_starts(application, window, words),
            lambda: _end_when_asked(application, window),
        )
    bytecode.save()


def _tell(word: str) -> None:
    if os.environ.get(PROBE):
        sys.stdout.write(f"{word} {time.monotonic()}\n")
        sys.stdout.flush()


def _answer_other_starts(
    application: "Application", window: "MainWindow", words: list[str]
) -> None:
    from mexen_desktop.windows.doorbell import Doorbell, come_forward

    def answer(path: str) -> str:
        come_forward(window)
        return _wrong_with(window, path) if path else ""

    application.open_files_with(answer)
    doorbell = Doorbell(answer, application)
    if doorbell.listen(words):
        application.aboutToQuit.connect(doorbell.close)
    else:
        window.close()


def _end_when_asked(application: "Application", window: "MainWindow") -> None:
    from mexen_desktop.windows.stopping import Stopping

    stopping = Stopping(application)
    stopping.asked.connect(lambda: _end(window))
    application.aboutToQuit.connect(stopping.close)
    # The end of the whole session asks once, then waits for nobody.
    application.commitDataRequest.connect(lambda _: window.remember())


def _end(window: "MainWindow") -> None:
    from mexen_desktop.windows.leaving import leaving_of

    leaving_of(window).end()
