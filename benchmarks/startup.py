"""Measures the start of the program against a bare window, in turn, on a screen of its own.

Three moments count. *Painted*: from the start of the process to the first painted page with an
idle event loop, as the process itself says. *Ready*: until that page answers; from the second start
on it is painted from a picture, behind which it is made. *Seen*: until the screen shows what it
goes on to show, as somebody in front of it would say; that can be measured for any program, so for
other dice games.
Machines drift, so that only the ratios within one run mean something.
"""

import argparse
import operator
import os
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

MOST_RATIO = 1.25
MOST_MEGABYTES = 90

HERE = Path(__file__).resolve().parent
# What the installed command does, by the Python that measures.
PROGRAM = "import sys; from mexen_desktop.__main__ import main; sys.exit(main())"
OURS = {
    "bare window": [sys.executable, str(HERE / "bare_window.py")],
    "mexen-desktop": [sys.executable, "-c", PROGRAM],
}
PEERS = ("tali", "kiriki")

# How long the screen stays as it is when a program has started; how long a lively one is watched.
STILL = 0.7
MOVING = 3.0
PATIENCE = 20.0
# How much of the last picture must be there for the page to be seen.
ALIKE = 0.95

Picture = tuple[int, ...]


class Painted(NamedTuple):
    """One start: seconds to the first painted page, to one that answers, of work in all."""

    seconds: float
    ready: float
    work: float


class Seen(NamedTuple):
    """One start: seconds until the page was seen, megabytes held when it stood."""

    seconds: float
    megabytes: float


def main() -> int:
    """Measure, print the table, say whether the program keeps its limits."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("-n", "--runs", type=int, default=15, help="runs of each program")
    parser.add_argument("-s", "--seen", type=int, default=7, help="runs watched on the screen")
    arguments = parser.parse_args()
    if not shutil.which("Xvfb"):
        sys.exit("Xvfb is missing: on Debian or Ubuntu, apt-get install xvfb")
    with tempfile.TemporaryDirectory() as home, screen(home) as environment:
        painted = interleaved(arguments.runs, environment)
        seen = watched(arguments.seen, environment)
    return report(painted, seen)


def interleaved(runs: int, environment: dict[str, str]) -> dict[str, list[Painted]]:
    """Let each of our two programs tell when it was painted, in turn."""
    environment = {**environment, "MEXEN_STARTUP_PROBE": "1"}
    starts: dict[str, list[Painted]] = {name: [] for name in OURS}
    for run in range(runs + 1):
        for name, command in OURS.items():
            worked, before = work(), time.monotonic()
            done = subprocess.run(
                command, env=environment, capture_output=True, text=True, timeout=60, check=True
            )
            # The first round warms caches.
            if run:
                told = dict(line.split() for line in done.stdout.splitlines())
                first, ready = (float(told[word]) - before for word in ("painted", "ready"))
                starts[name].append(Painted(first, ready, work() - worked))
    return starts


def work() -> float:
    """Give the processor's time that finished processes took: others on the machine add nothing."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def watched(runs: int, environment: dict[str, str]) -> dict[str, list[Seen]]:
    """Watch the screen while each program starts, in turn."""
    programs = dict(OURS)
    for peer in PEERS:
        path = shutil.which(peer) or shutil.which(peer, path="/usr/games")
        if path:
            programs[peer] = [path]
    starts: dict[str, list[Seen]] = {name: [] for name in programs}
    for run in range(runs + 1):
        for name, command in programs.items():
            start = watch(command, environment)
            if run:
                starts[name].append(start)
    return starts


def watch(command: list[str], environment: dict[str, str]) -> Seen:
    """Start a program, watching until its picture stays, or for long enough where it moves."""
    empty = picture()
    before = time.monotonic()
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    seen: list[tuple[float, Picture]] = []
    try:
        while not seen or time.monotonic() < min(seen[-1][0] + STILL, seen[0][0] + MOVING):
            if process.poll() is not None or time.monotonic() > before + PATIENCE:
                raise TimeoutError(f"nothing to be seen of {command[0]}")
            now, shown = time.monotonic(), picture()
            if shown != (seen[-1][1] if seen else empty):
                seen.append((now, shown))
            time.sleep(0.003)
        last = seen[-1][1]
        there = next(moment for moment, shown in seen if likeness(shown, last) >= ALIKE)
        return Seen(there - before, resident(process.pid))
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()
        while picture() != empty:
            time.sleep(0.01)


def picture() -> Picture:
    """Take a small picture of the screen."""
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QGuiApplication, QImage

    image = QGuiApplication.primaryScreen().grabWindow(0).toImage()
    small = image.scaled(QSize(160, 100)).convertToFormat(QImage.Format.Format_RGB32)
    return tuple(memoryview(small.constBits()).cast("I"))


def likeness(one: Picture, other: Picture) -> float:
    """Give the part of two pictures that is the same."""
    same: int = sum(map(operator.eq, one, other))
    return same / len(one)


def resident(pid: int) -> float:
    """Give the resident memory of a process in megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise ProcessLookupError(pid)


@contextmanager
def screen(home: str) -> Iterator[dict[str, str]]:
    """Open a screen of our own, giving the environment of programs that shall show there."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x800x24", "-noreset"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        display = f":{os.read(reader, 16).decode().strip()}"
        environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("QT_", "XDG_", "WAYLAND_", "PYTHONDONTWRITE"))
        }
        environment |= {"DISPLAY": display, "HOME": home, "QT_QPA_PLATFORM": "xcb"}
        os.environ |= {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        from PySide6.QtGui import QCursor, QGuiApplication

        watcher = QGuiApplication([])
        # What lies under the pointer looks different once it can be pressed.
        QCursor.setPos(0, 0)
        yield environment
        watcher.shutdown()
    finally:
        os.close(reader)
        server.terminate()
        server.wait()


def report(painted: dict[str, list[Painted]], seen: dict[str, list[Seen]]) -> int:
    """Print both tables, returning 1 where a limit is not kept."""
    bare, ours = painted.values()
    ratio = statistics.median(
        our.seconds / its.seconds for our, its in zip(ours, bare, strict=True)
    )
    columns = "".join(f"{word:>10}" for word in ("median ms", "least ms", "ready ms", "work ms"))
    print(f"{'painted':<16}{columns}{'ratio':>8}")
    for (name, starts), factor in zip(painted.items(), (1, ratio), strict=True):
        middle = statistics.median(start.seconds for start in starts) * 1000
        least = min(start.seconds for start in starts) * 1000
        ready = statistics.median(start.ready for start in starts) * 1000
        worked = statistics.median(start.work for start in starts) * 1000
        print(f"{name:<16}{middle:>10.0f}{least:>10.0f}{ready:>10.0f}{worked:>10.0f}{factor:>8.2f}")
    print(f"\n{'seen':<16}{'median ms':>10}{'RSS MB':>20}{'ratio':>8}")
    first = statistics.median(sight.seconds for sight in seen["bare window"])
    for name, sights in seen.items():
        seconds = statistics.median(sight.seconds for sight in sights)
        memory = statistics.median(sight.megabytes for sight in sights)
        print(f"{name:<16}{seconds * 1000:>10.0f}{memory:>20.0f}{seconds / first:>8.2f}")
    memory = max(sight.megabytes for sight in seen["mexen-desktop"])
    kept = ratio <= MOST_RATIO and memory <= MOST_MEGABYTES
    print(f"\nlimits: ratio {MOST_RATIO}, {MOST_MEGABYTES} MB: {'kept' if kept else 'NOT KEPT'}")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
