"""Guards the trap that one PySide6 release is on Pythons before 3.12."""

import subprocess
import sys

# PySide6 6.12.0 loses a reference to None on each call that returns nothing: where None can
# die, it does so after some thousands of calls, and Python dies with it.
MANY_CALLS = """
from PySide6.QtCore import QObject
thing = QObject()
for number in range(50_000):
    thing.setObjectName("x")
print("alive")
"""


def test_fifty_thousand_calls_that_return_nothing_leave_python_alive() -> None:
    done = subprocess.run(
        [sys.executable, "-c", MANY_CALLS], capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stdout) == (0, "alive\n"), done.stderr
