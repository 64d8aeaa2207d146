"""Measures what replaying long games costs, as the command does it."""

import subprocess
import sys
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from time import process_time
from typing import NamedTuple

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from mexen_desktop.record.reading import LARGEST, MIB, read
from mexen_desktop.record.replaying import replay
from mexen_desktop.record.writing import write
from tests.kit.records import played

#: What the project promises.
LEAST_PER_SECOND = 150_000
MOST_MIB = 400
MOST_SECONDS = 0.25

LONG = 1_000_000
WITHOUT_END = ("knight", "pirate", "extreme")

ROOT = Path(__file__).resolve().parents[1]
REPLAY = (sys.executable, "-m", "mexen_desktop", "replay")
#: A go-between: what it says of its child owes nothing to the size of this process.
MEASURE = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=True)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(used.ru_utime + used.ru_stime, used.ru_maxrss)
"""

Tell = Callable[[str], None]

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="no system call tells it there")


class Used(NamedTuple):
    """What a replay took: seconds of one core's time, MiB at the peak."""

    seconds: float
    mib: float


@pytest.fixture(scope="module", params=WITHOUT_END)
def long_game(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a game of a million actions, as a file."""
    path = tmp_path_factory.mktemp("long") / f"{request.param}.mexen"
    path.write_bytes(write(played(request.param, LONG, restless=0)))
    return path


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Tell:
    """Give a way to add a line to the report."""

    def line(text: str) -> None:
        with capsys.disabled():
            sys.stdout.write(f"\n{text}")

    return line


def measured(path: Path, *words: str) -> Used:
    """Replay a file in a process of its own."""
    told = subprocess.run(
        [sys.executable, "-c", MEASURE, *REPLAY, path, *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        check=True,
    )
    seconds, peak = map(float, told.stdout.split())
    return Used(seconds, peak * (1 if sys.platform == "darwin" else 1024) / MIB)


@posix_only
def test_actions_per_second(tell: Tell, long_game: Path) -> None:
    """Replay a long game from the start of the process to its end."""
    per_second = LONG / min(measured(long_game).seconds for _ in range(3))
    tell(f"{long_game.stem}: {per_second:,.0f} actions per second")
    assert per_second >= LEAST_PER_SECOND


def test_an_action_costs_the_same_late_in_a_game(tell: Tell, long_game: Path) -> None:
    """Measure each tenth of a long game; the best of five is what the machine does not blur."""
    steps = replay(read(long_game))
    tenths = []
    for _ in range(10):
        start = process_time()
        for _step in islice(steps, LONG // 10):
            pass
        tenths.append((process_time() - start) / LONG * 10)
    early, late = min(tenths[:5]), min(tenths[5:])
    tell(f"{long_game.stem}: {early * 1e6:.2f} µs early, {late * 1e6:.2f} µs late in the game")
    assert late < early * 1.3


@posix_only
@pytest.mark.parametrize("words", [(), ("--states",)], ids=["last", "states"])
def test_memory(tell: Tell, long_game: Path, words: tuple[str, ...]) -> None:
    """Replay as many actions as a record may have, in a file as large as it may be."""
    data = long_game.read_bytes()
    padding = b"}".ljust((LARGEST - len(data)) // LONG + 1)
    padded = long_game.with_suffix(".padded")
    padded.write_bytes(data.replace(b"}", padding, LONG))
    assert LARGEST * 0.98 < padded.stat().st_size <= LARGEST
    used = measured(padded, *words)
    padded.unlink()
    tell(f"{long_game.stem} {' '.join(words)}: {used.mib:.0f} MiB, {used.seconds:.1f} s")
    assert used.mib <= MOST_MIB


def test_a_small_record(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """Replay a game of an evening."""
    small = tmp_path / "small.mexen"
    small.write_bytes(write(played("knight", 200)))
    benchmark(subprocess.run, [*REPLAY, small], cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
    if benchmark.stats is not None:
        assert benchmark.stats.stats.median < MOST_SECONDS
