"""Wires the parts of the program together."""

import os
import sys
import time
from typing import TYPE_CHECKING, Final

from mexen_desktop import quick

if TYPE_CHECKING:
    from mexen_desktop.bytecode import KeptBytecode
    from mexen_desktop.windows.main_window import MainWindow

NAME: Final = "mexen-desktop"
#: With this in the environment the program says when its first page stood, then ends.
PROBE: Final = "MEXEN_STARTUP_PROBE"


def run(words: list[str]) -> int:
    """Open the window, on the game of a record where `words` names one; play until it is closed."""
    application, bytecode = quick.open_qt(NAME)
    from mexen_desktop.look.theme import theme
    from mexen_desktop.settings import SettingsFile, default_path
    from mexen_desktop.store.places import data_folder
    from mexen_desktop.windows.appearance import follow
    from mexen_desktop.windows.keeping import Keeping
    from mexen_desktop.windows.language import Language
    from mexen_desktop.windows.loudness import Loudspeaker
    from mexen_desktop.windows.main_window import MainWindow

    application.setApplicationName(NAME)
    application.setDesktopFileName(NAME)
    settings = SettingsFile(default_path(), application)
    language = Language(application)
    follow(settings.now, language)
    theme().dress(application)
    loudspeaker = Loudspeaker(settings)
    application.aboutToQuit.connect(loudspeaker.close)
    keeping = Keeping(data_folder(), application)
    window = MainWindow(settings, language, keeping, sounds=loudspeaker)
    window.start.stands.connect(lambda: _first_page_stands(window, words, bytecode))
    window.open()
    return application.exec()


def _open_record(window: "MainWindow", path: str) -> None:
    from mexen_desktop.record.errors import RecordError
    from mexen_desktop.record.wording import printable, sentence
    from mexen_desktop.windows.past.visit import visit_of

    try:
        visit_of(window).open_record(path)
    except RecordError as error:
        sys.stderr.write(f"{printable(path)}: {sentence(error)}\n")


def _hear_interrupts() -> None:
    import signal

    # Qt's loop would not hear of Ctrl+C otherwise.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _first_page_stands(window: "MainWindow", words: list[str], bytecode: "KeptBytecode") -> None:
    if os.environ.get(PROBE):
        sys.stdout.write(f"painted {time.monotonic()}\n")
        sys.stdout.flush()
        window.close()
    else:
        quick.started()
        _hear_interrupts()
        if words:
            _open_record(window, words[0])
        window.complete()
    bytecode.save()
