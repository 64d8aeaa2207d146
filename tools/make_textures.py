"""Draw the small grey pictures that cloth, felt, wood are tiled with.

Run it after a change: `python3 dev.py make textures`. The pictures hold brightness only, 128 in
the middle; the program gives them the colours of its theme. Each goes on at its left where it ends
at its right, at its top where it ends at its bottom. The same numbers come out on every machine.
"""

import math
import random
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtGui import QImage

TEXTURES = Path(__file__).resolve().parent.parent / "mexen_desktop" / "resources" / "textures"

# Fewer shades make the files half as large, which nobody sees at these strengths.
_SHADE = 8


def smooth(noise: random.Random, length: int, step: int) -> list[float]:
    """Give a soft line of noise from -1 to 1 that repeats after `length`."""
    knots = [noise.uniform(-1, 1) for _ in range(max(1, length // step))]
    line = []
    for at in range(length):
        place = at * len(knots) / length
        knot = int(place)
        share = (1 - math.cos((place - knot) * math.pi)) / 2
        following = knots[(knot + 1) % len(knots)]
        line.append(knots[knot] * (1 - share) + following * share)
    return line


def linen(noise: random.Random, side: int) -> Callable[[int, int], float]:
    """Give the brightness of crossed threads that thicken for a while, then thin out again."""

    def threads() -> list[list[float]]:
        made = []
        for _ in range(side):
            slow, quick = smooth(noise, side, 26), smooth(noise, side, 9)
            weight, pairs = noise.uniform(0.5, 1.35), zip(slow, quick, strict=True)
            made.append([weight * max(0.0, 0.8 * a + 0.6 * b) for a, b in pairs])
        return made

    across, down = threads(), threads()
    folds_x, folds_y = smooth(noise, side, 48), smooth(noise, side, 48)

    def brightness(x: int, y: int) -> float:
        # Where threads dip under others they are darker, which makes dotted lines of them.
        thick = across[y][x] * (1.0 if x % 2 else 0.45) + down[x][y] * (1.0 if y % 2 else 0.45)
        cloth = 0.75 + 0.35 * folds_x[x] * folds_y[y]
        return 0.24 - 1.05 * thick * cloth - (0.10 if (x + y) % 2 else 0.0)

    return brightness


def felt(noise: random.Random, side: int) -> Callable[[int, int], float]:
    """Give the brightness of short fibres that lie every way."""
    grain = [[noise.uniform(-1, 1) for _ in range(side)] for _ in range(side)]

    def brightness(x: int, y: int) -> float:
        beside = grain[y][(x + 1) % side] + grain[(y + 1) % side][x]
        return 0.85 * grain[y][x] + 0.12 * beside

    return brightness


def wood(noise: random.Random, width: int, height: int) -> Callable[[int, int], float]:
    """Give the brightness of grain that runs from left to right, in bands of fine lines."""
    wide, narrow = smooth(noise, height, 28), smooth(noise, height, 6)
    rows = [0.42 * wide[y] + 0.34 * narrow[y] + noise.gauss(0, 0.16) for y in range(height)]
    along = [smooth(noise, width, 128) for _ in range(height)]
    sway = [2.6 * value for value in smooth(noise, width, 170)]
    pores = [[0.0] * width for _ in range(height)]
    for _ in range(height * 2):
        y, start, length = noise.randrange(height), noise.randrange(width), noise.randint(40, 190)
        depth = noise.choice((-0.50, -0.35, 0.30))
        for step in range(length):
            pores[y][(start + step) % width] += depth * math.sin(math.pi * step / length)

    def brightness(x: int, y: int) -> float:
        place = y + sway[x]
        row = math.floor(place)
        share = place - row
        value = 0.0
        for at, weight in ((row % height, 1 - share), ((row + 1) % height, share)):
            value += weight * (1.5 * rows[at] + 0.30 * along[at][x] + pores[at][x])
        return value

    return brightness


def picture(size: Sequence[int], brightness: Callable[[int, int], float]) -> QImage:
    """Give a grey picture of the brightness, -1 being black, 1 white."""
    width, height = size
    image = QImage(width, height, QImage.Format.Format_Grayscale8)
    rows = bytearray()
    for y in range(height):
        for x in range(width):
            shade = round(128 + 127 * max(-1.0, min(1.0, brightness(x, y))))
            rows.append(min(255, round(shade / _SHADE) * _SHADE))
    # Rows of these widths need no padding, which Qt would want after each multiple of four.
    return QImage(bytes(rows), width, height, width, image.format()).copy()


def textures() -> dict[str, QImage]:
    """Give all textures by their name."""
    noise = random.Random(21)
    return {
        "linen": picture((256, 256), linen(noise, 256)),
        "felt": picture((192, 192), felt(noise, 192)),
        "wood": picture((512, 256), wood(noise, 512, 256)),
    }


if __name__ == "__main__":
    TEXTURES.mkdir(exist_ok=True)
    for name, image in textures().items():
        image.save(str(TEXTURES / f"{name}.png"))
