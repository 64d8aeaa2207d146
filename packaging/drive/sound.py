"""An ear at a loudspeaker that nobody hears."""

import array
import os
import shutil
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from drive.screen import InVainError, wait

#: From so loud on, of 32,767, it is no noise of the way.
_HEARD: Final = 300
#: Seconds in which a throw is heard.
_SOON: Final = 6.0


class Ear:
    """PulseAudio with a loudspeaker of air, where the system has PulseAudio."""

    def __init__(self, folder: Path) -> None:
        self._socket = folder / "pulse"
        self._heard = folder / "heard.raw"
        self._home = folder / "ear"
        self._running: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Self:
        if not (shutil.which("pulseaudio") and shutil.which("parec")):
            return self
        self._home.mkdir(mode=0o700)
        environment = {
            "HOME": str(self._home),
            "XDG_RUNTIME_DIR": str(self._home),
            "PATH": os.environ["PATH"],
        }
        self._start(
            [
                *("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--disable-shm=yes"),
                "--load=module-null-sink sink_name=nul",
                f"--load=module-native-protocol-unix socket={self._socket} auth-anonymous=1",
            ],
            environment,
        )
        wait("the loudspeaker", self._socket.exists)
        self._start(
            [
                "parec",
                "-d",
                "nul.monitor",
                "--latency-msec=50",
                "--format=s16le",
                "--channels=1",
                str(self._heard),
            ],
            environment | self.environment,
        )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for process in reversed(self._running):
            process.terminate()
            process.wait()

    @property
    def environment(self) -> dict[str, str]:
        """What a program has to know to be heard."""
        return {"PULSE_SERVER": f"unix:{self._socket}"} if self._running else {}

    def hears(self) -> bool:
        """Tell whether there was a sound by now, or is one soon; without an ear there was."""
        if not self._running:
            return True
        try:
            wait("a sound", lambda: self._loudest() > _HEARD, _SOON)
        except InVainError:
            return False
        return True

    def told(self) -> str:
        """Say how loud it was; fails where nothing was heard."""
        if not self._running:
            return "sound: there is no PulseAudio here to hear it with"
        wait("a sound", lambda: self._loudest() > _HEARD, _SOON)
        return f"sound: heard, up to {self._loudest() / 327.67:.0f} %"

    def _loudest(self) -> int:
        content = self._heard.read_bytes() if self._heard.exists() else b""
        samples = array.array("h", content[: len(content) // 2 * 2])
        return max(map(abs, samples), default=0)

    def _start(self, words: list[str], environment: dict[str, str]) -> None:
        self._running.append(
            subprocess.Popen(
                words, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
        )
