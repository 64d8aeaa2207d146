"""What is about to be heard, as one row of samples that is filled ahead of being played."""

from array import array
from collections.abc import Iterable
from operator import add
from threading import Lock
from typing import Final, NamedTuple

from mexen_desktop.sound.clips import RATE, clip

_LOUDEST: Final = 32_767


class Hit(NamedTuple):
    """One sound: its clip's name, seconds from now, how loud from 0 to 1."""

    name: str
    at: float = 0.0
    gain: float = 1.0


class Timeline:
    """Samples from the present on; sounds are mixed in by one thread, taken out by another."""

    def __init__(self) -> None:
        self._samples = array("h")
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._samples)

    def mix_in(self, hits: Iterable[Hit], late: float, volume: float) -> None:
        """Add sounds asked for `late` seconds ago, without those that should have begun by now."""
        for hit in hits:
            start = round((hit.at - late) * RATE)
            if start < 0:
                continue
            gain = hit.gain * volume
            sound = array("h", [int(sample * gain) for sample in clip(hit.name)])
            with self._lock:
                self._add(start, sound)

    def _add(self, start: int, sound: "array[int]") -> None:
        missing = start + len(sound) - len(self._samples)
        if missing > 0:
            self._samples.frombytes(bytes(2 * missing))
        end = start + len(sound)
        mixed = map(add, self._samples[start:end], sound)
        try:
            self._samples[start:end] = array("h", mixed)
        except OverflowError:
            mixed = map(add, self._samples[start:end], sound)
            clipped = (max(-_LOUDEST, min(_LOUDEST, sample)) for sample in mixed)
            self._samples[start:end] = array("h", clipped)

    def take(self, frames: int) -> bytes:
        """Return the next samples, shorter or empty where nothing more is to be heard."""
        with self._lock:
            taken = self._samples[:frames]
            del self._samples[:frames]
        return taken.tobytes()

    def clear(self) -> None:
        """Let nothing more be heard."""
        with self._lock:
            del self._samples[:]
