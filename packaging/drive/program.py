"""The built program as a process in an empty environment."""

import json
import subprocess
from pathlib import Path
from typing import Any, Final

from drive.screen import PATIENCE, Screen, wait

#: Somebody's home, as homes are called.
HOME: Final = "Jürgen Müller's home"
TITLE: Final = "Mexen"


class Home:
    """A folder that is somebody's home, in which nothing is yet."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / HOME
        self.runtime = folder / "run"
        self.folder.mkdir()
        self.runtime.mkdir(mode=0o700)

    @property
    def games(self) -> Path:
        """Where the games are kept."""
        return self.folder / ".local" / "share" / "mexen-desktop"

    @property
    def settings(self) -> dict[str, Any]:
        """What the program remembers."""
        file = self.folder / ".config" / "mexen-desktop" / "settings.json"
        if not file.exists():
            return {}
        said: dict[str, Any] = json.loads(file.read_text("utf-8"))
        return said

    def environment(self, **more: str) -> dict[str, str]:
        """Return all that the program finds in its environment: no Python, no path to one."""
        own = {"HOME": str(self.folder), "XDG_RUNTIME_DIR": str(self.runtime), "PATH": "/nowhere"}
        return own | {"LANG": "C.UTF-8"} | more


class Program:
    """The program while it runs."""

    def __init__(self, command: Path, home: Home, screen: Screen, *words: str, **more: str) -> None:
        self._screen = screen
        self._process = subprocess.Popen(
            [command, *words],
            env=home.environment(DISPLAY=screen.name, **more),
            cwd=home.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def stand(self) -> None:
        """Wait until its window is there, then give it the keyboard."""
        wait("the window", lambda: self._stopped() or self._screen.windows(TITLE))
        if self._stopped():
            raise RuntimeError(f"the program ended: {self.end()[1]}")
        self._screen.focus(self._screen.windows(TITLE)[0])

    def has_loaded(self, name: str) -> bool:
        """Tell whether a file of that name is in the memory of the program."""
        return name in Path(f"/proc/{self._process.pid}/maps").read_text("utf-8")

    def end(self) -> tuple[int, str]:
        """Wait for the end, returning the exit status, then what was said on the way."""
        said, _ = self._process.communicate(timeout=PATIENCE)
        return self._process.returncode, said.decode()

    def kill(self) -> None:
        """End it, however it is."""
        if not self._stopped():
            self._process.kill()
            self._process.communicate()

    def _stopped(self) -> bool:
        return self._process.poll() is not None
