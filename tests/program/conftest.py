"""Starts the program itself, as a process with a home of its own."""

import ctypes
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0
#: The rights, by Linux's numbers, to write and to read whatever the permissions are.
FREE_OF_PERMISSIONS = (1, 2)
#: Of prctl: give up a right from the next program on.
DROP_FOR_GOOD = 24
LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None
#: What Qt says of a screen that is none.
OFFSCREEN = "This plugin does not support"


def obedient() -> bool:
    """Whether what is started here is forbidden what the permissions of files forbid."""
    return os.name != "nt" and (os.geteuid() != 0 or LIBC is not None)


def obey() -> None:
    """Give up what lets the superuser do as they please with files, before a program begins."""
    if LIBC is not None and os.geteuid() == 0:
        for right in FREE_OF_PERMISSIONS:
            LIBC.prctl(DROP_FOR_GOOD, right, 0, 0, 0)


class Home:
    """A home folder in which the program is started."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games = folder / "data" / "mexen-desktop"
        self.runtime = folder / "run"
        self.runtime.mkdir(mode=0o700)
        self._started: list[subprocess.Popen[str]] = []
        self.settings = folder / "config" / "mexen-desktop" / "settings.json"
        self.settings.parent.mkdir(parents=True)
        players = [
            {"name": name, "colour": at, "tap_key": "AQP"[at], "plays": True}
            for at, name in enumerate(("Ann", "Bo", "Cem"))
        ]
        said = {"speed": "off", "language": "en", "volume": 0, "players": players}
        self.settings.write_text(json.dumps(said))

    @property
    def environment(self) -> dict[str, str]:
        """What a process there finds in its environment."""
        names = {"config": "CONFIG", "data": "DATA", "state": "STATE", "cache": "CACHE"}
        places = {f"XDG_{name}_HOME": str(self.folder / at) for at, name in names.items()}
        own = {"HOME": str(self.folder), "XDG_RUNTIME_DIR": str(self.runtime)}
        return {**os.environ, **places, **own}

    def start(self, *words: str, module: str = "mexen_desktop") -> "subprocess.Popen[str]":
        """Start the program."""
        process = subprocess.Popen(
            [sys.executable, "-m", module, *words],
            env=self.environment,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=None if os.name == "nt" else obey,  # noqa: PLW1509 - it is one system call
        )
        self._started.append(process)
        return process

    def play(self, what: object) -> "subprocess.Popen[str]":
        """Start the program with somebody at the table who plays at random, by that seed."""
        return self.start(str(what), module="tests.kit.played_program")

    def stand(self) -> "subprocess.Popen[str]":
        """Start the program, returning when everything in it is ready."""
        process = self.play("wait")
        assert process.stdout is not None
        assert process.stdout.readline()
        return process

    def look(self) -> list[str]:
        """Start the program to continue, returning what it shows."""
        shown, complaints = ended(self.play("look"))
        assert complaints == ""
        return shown.splitlines()

    def end(self) -> None:
        """End all that still runs."""
        for process in self._started:
            if process.poll() is None:
                process.kill()
            process.communicate()


def ended(process: "subprocess.Popen[str]") -> tuple[str, str]:
    """Wait for the end of a program, returning what else it says, then its complaints."""
    said, complaints = process.communicate(timeout=PATIENCE)
    return said, without_noise(complaints)


def without_noise(complaints: str) -> str:
    """Leave out what Qt says of a screen that is none."""
    lines = complaints.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(OFFSCREEN))


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    """Give a home that is like new."""
    one = Home(tmp_path)
    yield one
    one.end()
