"""A round of each rule set at the program itself, played through a screen reader's own door."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.program.conftest import ROOT, Home
from tests.test_window_on_x11 import screen

LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
LAUNCHER = next((path for path in LAUNCHERS if Path(path).exists()), "")
ASK = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"


@cache
def reading_python() -> str:
    """Return a Python that has what screen readers use; "" where there is none."""
    for python in (sys.executable, "/usr/bin/python3"):
        if Path(python).exists():
            asked = subprocess.run([python, "-c", ASK], capture_output=True, check=False)
            if asked.returncode == 0:
                return python
    return ""


pytestmark = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("dbus-run-session") and LAUNCHER)
    or not reading_python(),
    reason="needs Xvfb, dbus-run-session, at-spi2-core, gir1.2-atspi-2.0",
)


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """Open an X11 screen that nobody sees."""
    with screen() as name:
        yield name


SCRIPT = """
"$1" --launch-immediately >&2 &
bus=$!
"$2" -m mexen_desktop >&2 &
program=$!
"$3" -m tests.kit.reader "$4"
status=$?
kill $program $bus
wait $program
exit $status
"""


@pytest.mark.parametrize(
    "card",
    ["Mexico with the Knight", "Mexen with the Pirate", "Mexen extreme", "Mexico with lives"],
)
def test_a_round_is_played_by_what_is_read_aloud(home: Home, display: str, card: str) -> None:
    own = {
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "LC_ALL": "C.UTF-8",
    }
    words = ["bash", "-c", SCRIPT, "reader", LAUNCHER, sys.executable, reading_python(), card]
    done = subprocess.run(
        ["dbus-run-session", "--", *words],
        env=os.environ | home.environment | own,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert "Throw" in told["pressed"]
    everything: list[str] = []
    for press, said in zip(told["pressed"], told["said"], strict=True):
        if press.lower().endswith(("throw", "throws")):
            # All of a throw is said at once, once.
            assert len(said) == 1
            assert " throws " in said[0] or "deciding throw is" in said[0]
        # Two throws may fall alike, one throw is never told twice.
        assert len(set(said)) == len(said)
        everything += said
    assert everything[-1].count("Round 1 is over") == 1
