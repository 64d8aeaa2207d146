"""Whatever moves at the table, nothing flashes more than three times a second."""

from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from pytestqt.qtbot import QtBot

from mexen_desktop.models.controller import Stage
from tests.kit.night import Night

Begin = Callable[..., Night]

#: The window in so many parts: what flashes in less than a quarter of it disturbs nobody.
GRID = QSize(8, 5)
QUARTER = GRID.width() * GRID.height() // 4
#: A flash is a change of brightness by a tenth with one back, of 255.
TENTH = 25
MOST_A_SECOND = 3


class Frame(NamedTuple):
    """How bright each part of the window was at one moment, in seconds."""

    at: float
    parts: tuple[int, ...]


class Film:
    """Looks at a window again and again while it lasts."""

    def __init__(self, night: Night) -> None:
        self._night = night
        self.frames: list[Frame] = []
        self._timer = QTimer(night.window, interval=25)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Keep what is seen now."""
        smooth = Qt.TransformationMode.SmoothTransformation
        picture = self._night.window.grab().toImage()
        small = picture.scaled(GRID, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        parts = tuple(
            small.pixelColor(x, y).lightness()
            for y in range(GRID.height())
            for x in range(GRID.width())
        )
        self.frames.append(Frame(monotonic(), parts))

    def end(self) -> None:
        """Look no more."""
        self._timer.stop()


def flashes(series: list[tuple[float, int]]) -> int:
    """Return the most flashes within one second: pairs of a change and one back."""
    turns: list[float] = []
    low = high = series[0][1]
    direction = 0
    for at, value in series:
        low, high = min(low, value), max(high, value)
        if direction <= 0 and value - low >= TENTH:
            direction, high = 1, value
            turns.append(at)
            low = value
        elif direction >= 0 and high - value >= TENTH:
            direction, low = -1, value
            turns.append(at)
            high = value
    return max((sum(at <= other < at + 1 for other in turns) for at in turns), default=0) // 2


def test_flashes_are_counted() -> None:
    blinking = [(step / 20, 255 * (step % 2)) for step in range(40)]
    assert flashes(blinking) > MOST_A_SECOND
    once = [(step / 20, 200 if 5 < step < 20 else 20) for step in range(40)]
    assert flashes(once) <= 1
    assert flashes([(0.0, 7)]) == 0


@pytest.mark.parametrize(
    ("rules", "rolls", "keys"),
    [
        ("knight", (21, 64), "  "),
        ("knight", (32, 64), " p"),
        ("extreme", (100, 21), "  "),
        ("lives", (41, 64), " s s"),
    ],
    ids=["mexico", "stuck", "role", "life"],
)
def test_no_moment_flashes(
    evening: Begin, qtbot: QtBot, rules: str, rolls: tuple[int, ...], keys: str
) -> None:
    night = evening(rules, *rolls, players=3 if "p" in keys else 2)
    night.settings.change(theme="dark")
    night.click("playButton")
    night.settings.change(speed="full")
    film = Film(night)
    for key in keys:
        night.press(key)
        qtbot.waitUntil(lambda: night.controller.stage is not Stage.MOVING, timeout=15_000)
    film.end()
    restless = [
        part
        for part in range(GRID.width() * GRID.height())
        if flashes([(frame.at, frame.parts[part]) for frame in film.frames]) > MOST_A_SECOND
    ]
    assert len(restless) < QUARTER
