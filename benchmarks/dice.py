"""Measures what one frame of a throw costs on the whole table, paint and all.

Throws of two dice are played frame by frame at 60 frames a second by a clock of its own, so that
nothing depends on the machine keeping up. A frame is everything from the clock's tick to the
picture handed to the screen: poses, cloth, tray, pot, seats where they are touched, shadows,
bodies. It is measured twice: as work of one core, which other programs do not disturb, and as time
that passes.

    python -m benchmarks.dice --throws 1000
    python -m benchmarks.dice --throws 300 --size 3840x2160
"""

import argparse
import gc
import os
from random import Random
from statistics import median
from time import perf_counter, thread_time
from typing import NamedTuple
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from mexen_desktop.look.type import load_fonts
from mexen_desktop.scene import tray
from mexen_desktop.scene.dice import DiceStage
from mexen_desktop.scene.dice.lying import Lying
from mexen_desktop.scene.page import TablePage
from tests.kit.at_table import AtTable

FRAME = 1000 / 60


class Cost(NamedTuple):
    """Milliseconds: work of one core, time that passes."""

    work: float
    time: float

    def plus(self, begun: "Cost", ended: "Cost") -> "Cost":
        """Add what was spent between two moments."""
        return Cost(self.work + ended.work - begun.work, self.time + ended.time - begun.time)


def now() -> Cost:
    """Give this moment."""
    return Cost(1000 * thread_time(), 1000 * perf_counter())


class SteppedStage(DiceStage):
    """A stage whose time goes on only when it is told to."""

    time = 0.0

    def _now(self) -> float:
        return self.time

    def step(self) -> None:
        """Go on by one frame."""
        self.time += FRAME
        self._tick()


class TimedWindow(QWidget):
    """A window that measures how long its picture takes."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self.spent = Cost(0.0, 0.0)
        self.resize(width, height)

    def event(self, event: QEvent) -> bool:
        if event.type() != QEvent.Type.UpdateRequest:
            return super().event(event)
        begun = now()
        done = super().event(event)
        self.spent = self.spent.plus(begun, now())
        return done


def measure(throws: int, width: int, height: int) -> list[Cost]:
    """Play that many throws among six players; give the cost of each frame."""
    window = TimedWindow(width, height)
    game = AtTable("knight", 65, 61, players=6)
    game.throw()
    with patch.object(tray, "DiceStage", SteppedStage):
        page = TablePage(game.controller, window)
    page.resize(window.size())
    stage = page.tray.stage
    assert isinstance(stage, SteppedStage)
    window.show()
    stage.set_speed(1.0)
    QApplication.processEvents()
    chance = Random(1)
    frames = []
    for _ in range(throws):
        values = chance.randint(1, 6), chance.randint(1, 6)
        stage.throw(Lying(values, fall=stage.pick(2)))
        QApplication.processEvents()
        resting = 3
        while stage.rolling or resting:
            # Right after a throw the dice are painted once more, with care.
            resting -= not stage.rolling
            window.spent = Cost(0.0, 0.0)
            begun = now()
            stage.step()
            window.spent = window.spent.plus(begun, now())
            QApplication.processEvents()
            frames.append(window.spent)
    print(f"dice {stage.rects()[0].width():.0f} wide in a window {width} x {height}")
    return frames


def main() -> None:
    """Measure, print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--throws", type=int, default=1000)
    parser.add_argument("--size", default="1920x1080")
    arguments = parser.parse_args()
    width, height = map(int, arguments.size.split("x"))
    application = QApplication([])
    load_fonts()
    measure(2, width, height)
    gc.collect()
    frames = measure(arguments.throws, width, height)
    print(f"{arguments.throws} throws: {len(frames)} frames, milliseconds")
    for name, costs in (
        ("work", sorted(frame.work for frame in frames)),
        ("time", sorted(frame.time for frame in frames)),
    ):
        p99 = costs[int(len(costs) * 0.99)]
        print(f"{name}: median {median(costs):6.2f}   p99 {p99:6.2f}   worst {costs[-1]:6.2f}")
    del application


if __name__ == "__main__":
    main()
