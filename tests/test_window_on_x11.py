"""The program on a real X11 screen, as far as its first painted page."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest

pytestmark = pytest.mark.skipif(not shutil.which("Xvfb"), reason="needs Xvfb")


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
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


def test_the_first_page_is_painted_without_a_complaint(display: str) -> None:
    environment = os.environ | {
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "MEXEN_STARTUP_PROBE": "1",
    }

    done = subprocess.run(
        [sys.executable, "-m", "mexen_desktop"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("painted ")
