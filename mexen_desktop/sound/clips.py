"""The recorded sounds, read when first asked for."""

import wave
from array import array
from functools import cache
from pathlib import Path
from typing import Final

RATE: Final = 32_000

_FOLDER: Final = Path(__file__).parent.parent / "resources" / "sounds"


@cache
def clip(name: str) -> "array[int]":
    """Return a sound's samples: 16 bit, one channel, RATE a second.

    Raises FileNotFoundError for a name that no sound has.
    """
    with wave.open(str(_FOLDER / f"{name}.wav"), "rb") as file:
        return array("h", file.readframes(file.getnframes()))
