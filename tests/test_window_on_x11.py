"""The program on a real X11 screen, as far as its first painted page."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(not shutil.which("Xvfb"), reason="needs Xvfb")


@contextmanager
def screen() -> Iterator[str]:
    """Open an X11 screen that nobody sees."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x800x24"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        yield f":{os.read(reader, 16).decode().strip()}"
    finally:
        os.close(reader)
        server.terminate()
        server.wait()


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """Open such a screen."""
    with screen() as name:
        yield name


def started(display: str, home: Path) -> subprocess.CompletedProcess[str]:
    """Start the program as far as its first page."""
    environment = os.environ | {
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "XDG_CACHE_HOME": str(home),
        "MEXEN_STARTUP_PROBE": "1",
    }
    return subprocess.run(
        [sys.executable, "-m", "mexen_desktop"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_first_page_is_painted_without_a_complaint(display: str, tmp_path: Path) -> None:
    done = started(display, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["painted", "ready"]


def test_the_next_start_shows_it_before_it_can_be_used(display: str, tmp_path: Path) -> None:
    started(display, tmp_path)
    done = started(display, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    painted, ready = (line.split() for line in done.stdout.splitlines())
    # Behind the picture the page is made, which takes many times what telling takes.
    assert (painted[0], ready[0]) == ("painted", "ready")
    assert float(ready[1]) - float(painted[1]) > 0.01
