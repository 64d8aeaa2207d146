"""Measures whether a long evening at the real window stays as light, as quick as it began.

Rounds are played by keys alone, without motion, with the file of games on the disk, everything
painted.

    python -m benchmarks.soak
    python -m benchmarks.soak --rounds 2000 --game 100 --rules pirate
"""

import argparse
import gc
import os
import sys
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.rules import lasting
from mexen_desktop.look.type import load_fonts
from mexen_desktop.models.controller import Controller, Stage
from mexen_desktop.rules import presets
from mexen_desktop.rules.state import RACE
from mexen_desktop.scene import touch
from mexen_desktop.settings import Player, SettingsFile
from mexen_desktop.windows.appearance import follow
from mexen_desktop.windows.keeping import Keeping
from mexen_desktop.windows.language import Language
from mexen_desktop.windows.main_window import MainWindow
from tests.kit.at_table import NAMES, TAP_KEYS, FakeClock

#: What the project promises.
MOST_GROWTH = 10 << 20

#: So many rounds are played before anything is compared, so that all caches are filled.
WARM_UP = 500
#: So often things are measured.
PARTS = 10
#: Of the chances to look at something else, to take back, to let a die stay.
RARELY = 0.02
#: Of the chances to stop: what is measured are rounds.
MOSTLY = 0.9
PLAYERS = 2
SIZE = (720, 600)


class Part(NamedTuple):
    """What was measured over some of the rounds."""

    rounds: int
    #: Bytes held at its end.
    resident: int
    #: Milliseconds of one core's work for an action, everything painted: the median of all.
    action: float


def resident() -> int:
    """Return how many bytes of memory the program holds."""
    gc.collect()
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return pages * os.sysconf("SC_PAGE_SIZE")


class Hands:
    """Plays at a window with the keyboard, now this, now that."""

    def __init__(self, window: MainWindow, random: Random) -> None:
        self._window = window
        self._random = random
        self._clock = FakeClock()
        # Keys are stamped by the same clock, else a race seems to open after they were pressed.
        setattr(touch, "clock_ms", self._clock)  # noqa: B010 - mypy takes it for a function
        self.times: list[float] = []

    def play(self, rounds: int, longest: int) -> None:
        """Play so many rounds, a new game after so many of each."""
        played = in_game = 0
        while played < rounds:
            controller = self._controller()
            if controller.stage is Stage.GAME_OVER or in_game >= longest:
                self._begin()
                in_game = 0
                continue
            begun = process_time()
            ended = controller.stage is Stage.ROUND_OVER
            self._act(controller)
            self.times.append(process_time() - begun)
            played += ended
            in_game += ended

    def press(self, key: str | Qt.Key, modifiers: Qt.KeyboardModifier | None = None) -> None:
        """Press a key, long after the last one; wait until everything rests."""
        self._clock.pass_by(1_000)
        if self._window.controller is not None:
            # Nobody presses twice in one moment.
            self._window.controller._clock = self._clock  # noqa: SLF001 - as time went by
        focused: QWidget | None = self._window.focusWidget()
        focus = self._window if focused is None else focused
        if isinstance(key, str):
            QTest.keyClicks(focus, key)
        else:
            QTest.keyClick(focus, key, modifiers or Qt.KeyboardModifier.NoModifier)
        turn()
        while (controller := self._window.controller) and controller.stage is Stage.MOVING:
            turn()
        turn()

    def _begin(self) -> None:
        self._window.end_game()
        turn()
        self._window.show_start()
        self._window.start_game()
        turn()

    def _act(self, controller: Controller) -> None:
        random = self._random
        if controller.choices:
            seat = random.choice(controller.choices)
            self.press(str(controller.order.index(seat) + 1))
        elif controller.state.phase == RACE and random.random() < 0.5:
            self.press(TAP_KEYS[random.choice(controller.tappers)])
        elif controller.may_stop and random.random() < MOSTLY:
            self.press("s")
        elif controller.may_stay and random.random() < RARELY:
            self.press(str(controller.may_stay[0]))
        elif controller.can_undo and random.random() < RARELY:
            self.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        else:
            self.press(Qt.Key.Key_Space)

    def _controller(self) -> Controller:
        assert self._window.controller is not None
        return self._window.controller


def opened(settings: SettingsFile, folder: Path) -> MainWindow:
    """Open a window, everything in it ready."""
    application = QApplication.instance()
    assert application is not None
    language = Language(application)
    follow(settings.now, language)
    window = MainWindow(settings, language, Keeping(folder))
    window.open()
    window.complete()
    rest()
    return window


def turn() -> None:
    """Let the window do what waits, as its loop would."""
    QApplication.processEvents()
    # Outside of a loop these would wait for ever.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def rest(milliseconds: int = 300) -> None:
    """Let a window do what it does while nobody does anything."""
    until = perf_counter() + milliseconds / 1000
    while perf_counter() < until:
        turn()


def soak(folder: Path, rules: str, rounds: int, longest: int) -> tuple[Part, ...]:
    """Play that many rounds after some to warm up; measure at the end of each tenth."""
    settings = SettingsFile(folder / "settings.json")
    players = tuple(Player(NAMES[seat], seat, TAP_KEYS[seat]) for seat in range(PLAYERS))
    settings.change(players=players, rules=rules, speed="off", language="en", window=SIZE)
    window = opened(settings, folder)
    window.start_game()
    hands = Hands(window, Random(4))
    parts = []
    for part, count in enumerate([WARM_UP, *[rounds // PARTS] * PARTS]):
        hands.times.clear()
        hands.play(count, longest)
        parts.append(Part(part * (rounds // PARTS), resident(), 1000 * median(hands.times)))
        tell(parts[-1], parts[0])
    window.close()
    window.deleteLater()
    rest()
    return tuple(parts)


def tell(part: Part, first: Part) -> None:
    """Print what was measured of a part."""
    mega = 1 << 20
    print(
        f"{part.rounds:6,} rounds: {part.resident / mega:7.1f} MiB"
        f" ({(part.resident - first.resident) / mega:+5.1f}), {part.action:5.2f} ms an action",
        flush=True,
    )


def main() -> int:
    """Measure, print, say whether the promises were kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000)
    parser.add_argument("--game", type=int, default=1 << 30, help="the longest game, in rounds")
    parser.add_argument("--rules", default="knight")
    arguments = parser.parse_args()
    application = QApplication(sys.argv[:1])
    load_fonts()
    # As long as is wanted: no game is over by itself.
    presets.PRESETS[arguments.rules] = lasting(arguments.rules)
    with TemporaryDirectory() as folder:
        first, *parts = soak(Path(folder), arguments.rules, arguments.rounds, arguments.game)
    del application
    return int(parts[-1].resident - first.resident > MOST_GROWTH)


if __name__ == "__main__":
    sys.exit(main())
