"""What the first page must not wait for."""

import os
import subprocess
import sys

import pytest

# The first page is painted, then the names of everything that was imported for it.
START = """
import sys
from mexen_desktop.__main__ import main
main([])
print(*sys.modules)
"""

SLOW = {"asyncio", "babel", "dataclasses", "json", "msgspec", "sqlite3", "unittest"}
LATER = {
    *("mexen_desktop.dialogs", "mexen_desktop.record", "mexen_desktop.rules.engine"),
    *("mexen_desktop.minds", "mexen_desktop.odds"),
    *("mexen_desktop.scene", "mexen_desktop.session", "mexen_desktop.sound"),
    *("mexen_desktop.texts.rulebook", "mexen_desktop.windows.rules"),
    *("PySide6.QtNetwork", "PySide6.QtSvg", "PySide6.QtTest", "miniaudio"),
}


@pytest.fixture(scope="module")
def imported() -> set[str]:
    """Start the program as far as its first page."""
    done = subprocess.run(
        [sys.executable, "-c", START],
        env=os.environ | {"MEXEN_STARTUP_PROBE": "1"},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    *told, modules = done.stdout.splitlines()
    assert [line.split()[0] for line in told] == ["painted", "ready"]
    return set(modules.split())


def test_the_first_page_imports_nothing_slow(imported: set[str]) -> None:
    assert imported & SLOW == set()


def test_the_first_page_imports_nothing_that_it_does_not_show(imported: set[str]) -> None:
    assert imported & LATER == set()
