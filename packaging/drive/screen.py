"""A screen that nobody sees, with a keyboard."""

import mmap
import os
import struct
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final, Self

WIDTH: Final = 1280
HEIGHT: Final = 800
#: Seconds that anything may take on a slow machine.
PATIENCE: Final = 40.0
_PAUSE: Final = 0.02
_REST: Final = 0.25
#: Bytes of so many pixels are looked at, of which a page has so many kinds.
_STRIDE: Final = 4_001
_SHADES: Final = 20


class InVainError(Exception):
    """What was waited for did not come."""


def wait(what: str, until: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until something is so."""
    end = time.monotonic() + patience
    while not until():
        if time.monotonic() > end:
            raise InVainError(f"waited in vain: {what}")
        time.sleep(_PAUSE)


class Screen:
    """An X server of its own while it is entered."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.name = ""

    def __enter__(self) -> Self:
        reader, writer = os.pipe()
        self._server = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(writer), "-screen", "0", f"{WIDTH}x{HEIGHT}x24"),
                # Else it begins anew whenever the last program leaves, deaf for a moment.
                *("-noreset", "-fbdir", self._folder, "-nolisten", "tcp"),
            ],
            pass_fds=[writer],
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader, "rb") as said:
            self.name = f":{said.readline().decode().strip()}"
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.terminate()
        self._server.wait()

    def press(self, *keys: str) -> None:
        """Press keys, one after another."""
        self._xdo("key", "--delay", "60", *keys)

    def windows(self, title: str) -> list[str]:
        """Return the visible windows of that title."""
        found = self._xdo("search", "--onlyvisible", "--name", f"^{title}$", check=False)
        return found.split()

    def focus(self, window: str) -> None:
        """Give a window the keyboard, which no window's frame does here."""
        self._xdo("windowfocus", "--sync", window)

    def pixels(self) -> bytes:
        """Return what is seen, four bytes a pixel: blue, green, red, nothing."""
        with (
            (self._folder / "Xvfb_screen0").open("rb") as file,
            mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as shown,
        ):
            # A header of the form of xwd, then a table of colours, come first.
            (header,), (colours,) = (struct.unpack_from(">I", shown, at) for at in (0, 76))
            start = header + 12 * colours
            return shown[start : start + 4 * WIDTH * HEIGHT]

    def settled(self) -> bytes:
        """Return what is seen once nothing moves."""
        before, now = b"", self.pixels()
        while before != now:
            time.sleep(_REST)
            before, now = now, self.pixels()
        return now

    def is_painted(self) -> bool:
        """Tell whether there is more to see than an empty window."""
        return len(set(self.pixels()[::_STRIDE])) > _SHADES

    def _xdo(self, *words: str, check: bool = True) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env={**os.environ, "DISPLAY": self.name},
            capture_output=True,
            text=True,
            check=check,
        )
        return done.stdout
