"""Measures what one frame of a throw costs, paint and all.

Each throw of two dice is played frame by frame at 60 frames a second by a clock of its own, so
that nothing depends on the machine keeping up. A frame is everything from the clock's tick to the
picture handed to the screen: poses, what lies beneath the dice, shadows, bodies. It is measured
twice: as work of one core, which other programs do not disturb, and as time that passes.

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

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import QApplication, QWidget

from mexen_desktop.scene.dice import DiceStage

FRAME = 1000 / 60
# What the table's layout has at 1920 by 1080, with the side sheet folded.
FELT = (538.0, 364.0, 726.0, 596.0)
LEDGE = (1275.0, 364.0, 219.0, 596.0)
DIE, ASIDE = 225.0, 173.0
POT = (538.0, 364.0, 230.0, 167.0)


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


class Table(QWidget):
    """A window full of what changes rarely, from a picture."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self.painting = Cost(0.0, 0.0)
        self._picture = QPixmap(width, height)
        self._picture.fill(QColor("#EADFCA"))
        felt = QRadialGradient(width * 0.4, height * 0.4, width * 0.3)
        felt.setColorAt(0, QColor("#306F58"))
        felt.setColorAt(1, QColor("#133F31"))
        painter = QPainter(self._picture)
        painter.fillRect(scaled(FELT, width), felt)
        painter.end()
        self.resize(width, height)

    def event(self, event: QEvent) -> bool:
        if event.type() != QEvent.Type.UpdateRequest:
            return super().event(event)
        begun = now()
        done = super().event(event)
        self.painting = self.painting.plus(begun, now())
        return done

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(event.rect(), self._picture, event.rect())
        painter.end()


def scaled(rect: tuple[float, float, float, float], width: int) -> QRectF:
    """Give a rectangle of a window 1920 wide in one of another width."""
    return QRectF(*(number * width / 1920 for number in rect))


def measure(throws: int, width: int, height: int) -> list[Cost]:
    """Play that many throws; give the cost of each frame."""
    window = Table(width, height)
    stage = SteppedStage(window)
    stage.resize(window.size())
    size = width / 1920
    stage.set_geometry_of(
        scaled(FELT, width), scaled(LEDGE, width), DIE * size, ASIDE * size, scaled(POT, width)
    )
    window.show()
    QApplication.processEvents()
    chance = Random(1)
    frames = []
    for _ in range(throws):
        stage.throw((chance.randint(1, 6), chance.randint(1, 6)))
        QApplication.processEvents()
        while stage.rolling:
            window.painting = Cost(0.0, 0.0)
            begun = now()
            stage.step()
            window.painting = window.painting.plus(begun, now())
            QApplication.processEvents()
            frames.append(window.painting)
    return frames


def main() -> None:
    """Measure, print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--throws", type=int, default=1000)
    parser.add_argument("--size", default="1920x1080")
    arguments = parser.parse_args()
    width, height = map(int, arguments.size.split("x"))
    application = QApplication([])
    measure(5, width, height)
    gc.collect()
    frames = measure(arguments.throws, width, height)
    print(f"{arguments.throws} throws at {width} x {height}: {len(frames)} frames, milliseconds")
    for name, costs in (
        ("work", sorted(frame.work for frame in frames)),
        ("time", sorted(frame.time for frame in frames)),
    ):
        p99 = costs[int(len(costs) * 0.99)]
        print(f"{name}: median {median(costs):6.2f}   p99 {p99:6.2f}   worst {costs[-1]:6.2f}")
    del application


if __name__ == "__main__":
    main()
