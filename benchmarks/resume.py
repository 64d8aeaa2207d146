"""Measures how soon a game of a hundred thousand actions is back on the table.

From the press on Continue until the table is painted; then from the end of the log to rows further
back. Each is told as time that passes, then as work of one core, which others do not disturb.

    python -m benchmarks.resume
    python -m benchmarks.resume --actions 20000 --rules lives
"""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QApplication

from benchmarks.rules import played
from benchmarks.soak import opened, rest, turn
from benchmarks.store import begun, submit
from mexen_desktop.look.type import load_fonts
from mexen_desktop.settings import SettingsFile
from mexen_desktop.store import database
from mexen_desktop.store.store import Store

#: What the project promises, in seconds.
MOST = 0.5
TIMES = 5


def fill(folder: Path, rules: str, actions: int) -> None:
    """Make a file with one long game that was left open."""
    _, done = played(rules, actions)
    # Without waiting for the disk: how it is written is not what is measured.
    hasty = (*database.SETTINGS, "PRAGMA synchronous = OFF")
    with patch.object(database, "SETTINGS", hasty):
        store = Store(folder)
        submit(begun(store, rules), done)
        store.close()


def timed(work: Callable[[], object]) -> tuple[float, float]:
    """Return the seconds that something takes until it is painted: passing, of one core."""
    start, worked = perf_counter(), process_time()
    work()
    turn()
    return perf_counter() - start, process_time() - worked


def resumed(folder: Path, actions: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Continue in a new window, then go far back in the log."""
    settings = SettingsFile(folder / "settings.json")
    settings.change(speed="off", language="en")
    window = opened(settings, folder)
    assert window.start.left_open is not None
    back = timed(window.start.left_open.button.click)
    assert window.table is not None
    assert window.controller is not None
    assert len(window.controller.game.steps) == actions
    log = window.table.sheet.log

    def further() -> None:
        for _ in range(50):
            log.fetchMore(QModelIndex())

    told = timed(further)
    window.close()
    window.deleteLater()
    rest(50)
    return back, told


def main() -> int:
    """Measure, print, say whether the promise was kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=100_000)
    parser.add_argument("--rules", default="knight")
    arguments = parser.parse_args()
    application = QApplication(sys.argv[:1])
    load_fonts()
    with TemporaryDirectory() as name:
        fill(Path(name), arguments.rules, arguments.actions)
        measured = [resumed(Path(name), arguments.actions) for _ in range(TIMES)]
    for what, costs in zip(
        ("on the table again", "3,000 rows of the log"), zip(*measured, strict=True), strict=True
    ):
        time, work = (median(column) for column in zip(*costs, strict=True))
        print(f"{arguments.actions:,} actions, {what}: {time:.3f} s, {work:.3f} s of one core")
    del application
    return int(min(work for (_, work), _ in measured) > MOST)


if __name__ == "__main__":
    sys.exit(main())
