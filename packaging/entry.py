"""Starts the built program."""

import os
import sys
from pathlib import Path

from mexen_desktop.__main__ import main

if __name__ == "__main__":
    if sys.stdout is None or sys.stderr is None:
        # A window without a terminal has nowhere to write to, on Windows not even a stream.
        nowhere = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - as long as it runs
        sys.stdout, sys.stderr = sys.stdout or nowhere, sys.stderr or nowhere
    sys.exit(main())
