"""Plays sounds without ever keeping the window waiting."""

import logging
import sys
from collections.abc import Callable, Generator, Iterable, Sequence
from pathlib import Path
from threading import Lock, Thread
from time import monotonic
from typing import Final, Protocol

from mexen_desktop.sound.clips import RATE
from mexen_desktop.sound.timeline import Hit, Timeline

log = logging.getLogger(__name__)

#: The device is given back after so many silent seconds.
SILENCE: Final = 3.0

Stream = Generator[bytes, int, None]


class Device(Protocol):
    """An open way to the loudspeaker."""

    def start(self, stream: Stream) -> None:
        """Begin to ask the stream for samples."""

    def close(self) -> None:
        """Give the loudspeaker back."""


def open_device() -> Device:
    """Open the system's loudspeaker; raises an Exception of the library's where there is none."""
    import miniaudio

    # Without a sound card ALSA would fill standard error with complaints of its own.
    quiet = sys.platform == "linux" and not Path("/proc/asound/card0").exists()
    return miniaudio.PlaybackDevice(  # type: ignore[no-any-return]  # the library has no types
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=50,
        backends=[miniaudio.Backend.PULSEAUDIO] if quiet else None,
        app_name="Mexen",
    )


class Player:
    """The table's sounds. Opens the device at the first sound, closes it after some silence.

    Without a device it says so once in the log, then stays silent.
    """

    def __init__(self, open_device: Callable[[], Device] = open_device) -> None:
        #: From 0, silent, to 1.
        self.volume = 0.8
        self._open = open_device
        self._timeline = Timeline()
        self._device: Device | None = None
        self._lock = Lock()
        self._broken = False

    def play(self, *hits: Hit) -> None:
        """Let these sounds be heard, each at its time from now."""
        if hits and self.volume > 0 and not self._broken:
            Thread(target=self._play, args=(hits, monotonic()), daemon=True).start()

    def hush(self) -> None:
        """Let nothing more be heard of what was asked for."""
        self._timeline.clear()

    def close(self) -> None:
        """Give the device back at once."""
        self._timeline.clear()
        with self._lock:
            device, self._device = self._device, None
        if device is not None:
            device.close()

    def _play(self, hits: Sequence[Hit], asked: float) -> None:
        with self._lock:
            if self._device is None and not self._broken:
                self._start()
        if not self._broken:
            self._timeline.mix_in(hits, monotonic() - asked, self.volume)

    def _start(self) -> None:
        self._timeline.clear()
        try:
            self._device = self._open()
            stream = self._stream()
            next(stream)
            self._device.start(stream)
        except Exception as error:  # noqa: BLE001 - whatever it is, the game plays on without sound
            self._broken = True
            self._device = None
            log.warning("no sound: %s", error)

    def _stream(self) -> Stream:
        silent = 0
        frames = yield b""
        while True:
            samples = self._timeline.take(frames)
            silent = 0 if samples else silent + frames
            if silent > SILENCE * RATE:
                # The device cannot be closed from within its own thread.
                Thread(target=self._close_when_silent, daemon=True).start()
                silent = 0
            frames = yield samples + bytes(2 * frames - len(samples))

    def _close_when_silent(self) -> None:
        if not self._timeline:
            self.close()


def contacts(hits: Iterable[Hit]) -> tuple[Hit, ...]:
    """Return at most as many hits as an ear can tell apart, the loudest of those that coincide."""
    heard: list[Hit] = []
    for hit in sorted(hits, key=lambda hit: hit.at):
        if heard and hit.at - heard[-1].at < 0.012:
            if hit.gain > heard[-1].gain:
                heard[-1] = hit
        else:
            heard.append(hit)
    return tuple(heard)
