"""Files that are clicked on macOS reach the program as an event, early or late."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.program.conftest import PATIENCE, ROOT, Home

#: Somebody clicks a file the moment the application is there, then another one later on.
CLICKS = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from mexen_desktop.__main__ import main
from mexen_desktop.windows.application import Application
from mexen_desktop.windows.main_window import MainWindow
from mexen_desktop.windows.past.visit import PastVisit

early, late = sys.argv[1:]
make, complete, open_record = Application.__init__, MainWindow.complete, PastVisit.open_record


def click(path):
    QCoreApplication.postEvent(Application.instance(), QFileOpenEvent(QUrl.fromLocalFile(path)))


def made(application, words):
    make(application, words)
    click(early)


def opened(visit, path):
    open_record(visit, path)
    print(path, visit.watch.isVisible(), flush=True)
    if path == early:
        click(late)
    else:
        Application.instance().quit()


Application.__init__, PastVisit.open_record = made, opened
sys.exit(main([]))
"""

RECORD = (
    '{"format": "mexen-record", "version": 1, "rules": "pirate", "stake": "points",'
    ' "players": ["Ann", "Bo"], "starter": 1,'
    ' "actions": [{"do": "throw", "by": 1, "dice": [6, 1]}]}'
)


@pytest.mark.skipif(sys.platform == "win32", reason="the system is told by a word there")
def test_one_clicked_at_the_start_is_shown_as_is_one_clicked_later(home: Home) -> None:
    early, late = (home.folder / name for name in ("Fête.mexen", "late one.mexen"))
    for file in (early, late):
        file.write_text(RECORD)
    done = subprocess.run(
        [sys.executable, "-c", CLICKS, early, late],
        env=home.environment | {"QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.stdout.splitlines() == [f"{early} True", f"{late} True"], done.stderr
    assert done.returncode == 0


def test_a_path_is_given_as_the_system_writes_it(tmp_path: Path) -> None:
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QFileOpenEvent

    path = tmp_path / "Fête 100%.mexen"
    assert QFileOpenEvent(QUrl.fromLocalFile(str(path))).file() == str(path)
