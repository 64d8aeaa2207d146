"""Synthesises every sound of the game into resources/sounds, the same bytes each time.

`python3 dev.py make sounds` does so.
"""

import math
import wave
from array import array
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from random import Random

RATE = 32_000
FOLDER = Path(__file__).parent.parent / "mexen_desktop" / "resources" / "sounds"

Samples = list[float]
#: Frequency in Hz, loudness, seconds until it has faded to a third.
Mode = tuple[float, float, float]


def silence(seconds: float) -> Samples:
    """Return nothing to hear."""
    return [0.0] * round(seconds * RATE)


def ring(modes: Iterable[Mode], seconds: float, attack: float = 0.0005) -> Samples:
    """Return a struck body: each of its modes fades by itself."""
    out = silence(seconds)
    for frequency, loudness, fade in modes:
        step = 2 * math.pi * frequency / RATE
        for i in range(len(out)):
            t = i / RATE
            rise = min(1.0, t / attack)
            out[i] += loudness * rise * math.exp(-t / fade) * math.sin(step * i)
    return out


def noise(seed: int, seconds: float, fade: float, soft: float) -> Samples:
    """Return a puff of noise; `soft` from 0 (bright) to nearly 1 (dull)."""
    random = Random(seed)
    out, low = silence(seconds), 0.0
    for i in range(len(out)):
        low = soft * low + (1 - soft) * random.uniform(-1, 1)
        out[i] = low * math.exp(-i / RATE / fade)
    return out


def together(*parts: tuple[float, float, Samples]) -> Samples:
    """Mix parts: when each begins, how loud it is."""
    length = max(round(at * RATE) + len(samples) for at, _, samples in parts)
    out = [0.0] * length
    for at, loudness, samples in parts:
        start = round(at * RATE)
        for i, sample in enumerate(samples):
            out[start + i] += loudness * sample
    return out


def felt(k: int) -> Samples:
    """A die on felt: dull, short, a little different each time."""
    pitch = (1.0, 0.9, 1.12)[k]
    body = ring([(165 * pitch, 0.9, 0.028), (310 * pitch, 0.5, 0.016)], 0.16, 0.001)
    return together((0, 1, body), (0, 2.2, noise(10 + k, 0.12, 0.014, 0.86)))


def wood(k: int) -> Samples:
    """A die on the wooden rim: a small dry knock."""
    pitch = (1.0, 1.08, 0.93)[k]
    modes = [(640, 0.8, 0.026), (1130, 0.55, 0.018), (1890, 0.35, 0.011), (2950, 0.2, 0.006)]
    body = ring([(f * pitch, a, d) for f, a, d in modes], 0.18)
    return together((0, 1, body), (0, 0.7, noise(20 + k, 0.06, 0.004, 0.3)))


def dice(k: int) -> Samples:
    """Two dice against each other: a hard, bright click."""
    pitch = (1.0, 1.1, 0.92)[k]
    modes = [(2350, 0.7, 0.011), (3720, 0.6, 0.008), (5480, 0.4, 0.005), (1240, 0.25, 0.012)]
    body = ring([(f * pitch, a, d) for f, a, d in modes], 0.1, 0.0002)
    return together((0, 1, body), (0, 0.5, noise(30 + k, 0.03, 0.002, 0.1)))


def counter(k: int) -> Samples:
    """A brass counter laid on others."""
    pitch = (1.0, 1.06, 0.95)[k]
    modes = [(3150, 0.5, 0.07), (4890, 0.42, 0.05), (7060, 0.28, 0.03), (1480, 0.2, 0.03)]
    return ring([(f * pitch, a, d) for f, a, d in modes], 0.3, 0.0003)


def note(frequency: float, seconds: float, fade: float) -> Samples:
    """One warm plucked note."""
    overtones = [(1, 1.0), (2, 0.42), (3, 0.22), (4, 0.1), (5, 0.05)]
    modes = [(frequency * n, a, fade / (1 + 0.35 * (n - 1))) for n, a in overtones]
    return ring(modes, seconds, 0.004)


def mexico() -> Samples:
    """A short rising figure."""
    pitches = (392.0, 493.88, 587.33, 783.99)
    return together(*((0.09 * i, 0.5, note(p, 0.75, 0.2)) for i, p in enumerate(pitches)))


def role() -> Samples:
    """Two notes for a new Knight or Pirate."""
    return together((0, 0.5, note(440.0, 0.5, 0.16)), (0.13, 0.6, note(659.26, 0.7, 0.24)))


def elbow() -> Samples:
    """Dice swept off the table."""
    sweep = noise(41, 0.45, 0.5, 0.6)
    swell = [s * math.sin(math.pi * i / len(sweep)) for i, s in enumerate(sweep)]
    return together((0, 2.0, swell), (0.3, 0.5, wood(1)), (0.36, 0.35, wood(2)))


def stuck() -> Samples:
    """A stamp on paper."""
    thud = ring([(92, 1.0, 0.06), (184, 0.6, 0.04)], 0.4, 0.001)
    return together((0, 1, thud), (0, 1.6, noise(51, 0.2, 0.02, 0.7)), (0.004, 0.4, wood(0)))


def round_end() -> Samples:
    """A soft closing third."""
    return together((0, 0.45, note(587.33, 0.7, 0.25)), (0.16, 0.45, note(493.88, 0.9, 0.3)))


def life() -> Samples:
    """A life die turned down by one."""
    return together((0, 0.5, dice(2)), (0.07, 0.9, felt(1)))


#: Each sound's name: how it is made, its loudest sample from 0 to 1.
SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    **{f"felt{k}": (partial(felt, k), 0.8) for k in range(3)},
    **{f"wood{k}": (partial(wood, k), 0.8) for k in range(3)},
    **{f"dice{k}": (partial(dice, k), 0.7) for k in range(3)},
    **{f"counter{k}": (partial(counter, k), 0.45) for k in range(3)},
    "mexico": (mexico, 0.6),
    "role": (role, 0.55),
    "elbow": (elbow, 0.55),
    "stuck": (stuck, 0.8),
    "round_end": (round_end, 0.5),
    "life": (life, 0.6),
}


def save(name: str, samples: Samples, peak: float) -> None:
    """Write one sound, scaled to its loudest sample and faded out at its end."""
    loudest = max(map(abs, samples))
    tail = min(len(samples), RATE // 100)
    ends = [min(1.0, (len(samples) - i) / tail) for i in range(len(samples))]
    scaled = (round(32_767 * peak * s * e / loudest) for s, e in zip(samples, ends, strict=True))
    with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(array("h", scaled).tobytes())


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (make, peak) in SOUNDS.items():
        save(name, make(), peak)


if __name__ == "__main__":
    main()
