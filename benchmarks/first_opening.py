"""Opens a page for the first time in a program that has just started, telling what that costs.

`python -m benchmarks.first_opening ACTION FOLDER`: the object name of a menu's entry that leads to
a page, then a folder with a store. It prints the milliseconds of its own time that
the page takes.
"""

import os
import sys
from pathlib import Path
from time import process_time
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from mexen_desktop import quick

#: The names of the menu's entries.
PAGES: Final = (
    *("actionStatistics", "actionFair", "actionPastGames"),
    *("actionHouseRules", "actionRules", "actionPlayers"),
)


def main(page: str, folder: Path) -> None:
    """Start as the program does, wait until it is at rest, open the page."""
    application, _ = quick.open_qt("benchmark")
    quick.make_ready()
    from PySide6.QtGui import QAction

    from mexen_desktop.settings import SettingsFile
    from mexen_desktop.windows.appearance import follow
    from mexen_desktop.windows.keeping import Keeping
    from mexen_desktop.windows.language import Language
    from mexen_desktop.windows.later import Later
    from mexen_desktop.windows.main_window import MainWindow

    settings = SettingsFile(folder / "settings.json")
    settings.change(speed="off", language="en", theme="light", window=(1280, 800))
    language = Language(application)
    follow(settings.now, language)
    window = MainWindow(settings, language, Keeping(folder))
    window.open()
    quick.started()
    window.complete()
    while window.findChild(Later) is not None:
        application.processEvents()
        application.sendPostedEvents()
    entry = window.findChild(QAction, page)
    assert entry is not None, page
    before = process_time()
    entry.trigger()
    application.processEvents()
    window.grab()
    sys.stdout.write(f"{(process_time() - before) * 1e3}\n")
    sys.stdout.flush()
    # Nothing is to be kept.
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
