"""The library of throws that were simulated beforehand."""

import struct
import zlib
from array import array
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from mexen_desktop.scene.dice.space import Pose

FRAMES_PER_SECOND = 54
"""How many frames are shown in a second at full speed."""
PLACE_STEPS = 200
TURN_STEPS = 8191
CHANNELS = 7
"""Three numbers of the place, then four of the turn, for each frame of each die."""

FELT = 0
WALLS = (1, 2, 3, 4)
"""The walls right, away, left, near."""
OTHER_DIE = 5

HEAD = struct.Struct("<BBHHhB")
END = struct.Struct("<hhh")
TOUCH = struct.Struct("<BBHB")
LENGTH = struct.Struct("<I")
ROOM_STEPS = 1000
ANGLE_STEPS = 10000
TIME_STEPS = 8
STRENGTH_STEPS = 255

FILE = Path(__file__).parents[2] / "resources" / "throws" / "throws.bin"


class End(NamedTuple):
    """Where a die came to rest."""

    x: float
    y: float
    yaw: float


class Touch(NamedTuple):
    """A die that hits something: `what` is the felt, a wall or the other die.

    `frame` is when, `strength` how hard, from 0 to 1.
    """

    die: int
    what: int
    frame: float
    strength: float


class Throw(NamedTuple):
    """What is known of a throw before it is unpacked.

    It was made in a tray that reaches `width` to the right and left, `depth` away and near; the
    dice flew towards the angle `heading`.
    """

    width: float
    depth: float
    heading: float
    frames: int
    ends: tuple[End, ...]
    begins: int
    packed_touches: bytes

    @property
    def touches(self) -> list[Touch]:
        """What the dice hit, in order of time."""
        return [
            Touch(die, what, time / TIME_STEPS, strength / STRENGTH_STEPS)
            for die, what, time, strength in TOUCH.iter_unpack(self.packed_touches)
        ]


class Library:
    """Throws by the number of dice, unpacked one by one when they are needed."""

    def __init__(self, packed: bytes) -> None:
        raw = zlib.decompress(packed)
        (length,) = LENGTH.unpack_from(raw)
        self._data = memoryview(raw)[LENGTH.size + length :]
        self._throws: dict[int, list[Throw]] = {1: [], 2: []}
        position, begins = LENGTH.size, 0
        while position < LENGTH.size + length:
            throw, position = _read_head(raw, position, begins)
            begins += throw.frames * CHANNELS * 2 * len(throw.ends)
            self._throws[len(throw.ends)].append(throw)

    def of(self, dice: int) -> list[Throw]:
        """All throws of so many dice."""
        return self._throws[dice]

    def tracks(self, throw: Throw) -> list[list[Pose]]:
        """The poses of each die, frame by frame."""
        size = throw.frames * CHANNELS * 2
        return [
            _track(self._data[begins : begins + size], throw.frames)
            for begins in range(throw.begins, throw.begins + size * len(throw.ends), size)
        ]


@cache
def library() -> Library:
    """The throws that come with the program."""
    return Library(FILE.read_bytes())


def _read_head(raw: bytes, position: int, begins: int) -> tuple[Throw, int]:
    dice, frames, width, depth, heading, count = HEAD.unpack_from(raw, position)
    position += HEAD.size
    ends = []
    for _ in range(dice):
        x, y, yaw = END.unpack_from(raw, position)
        ends.append(End(x / ROOM_STEPS, y / ROOM_STEPS, yaw / ANGLE_STEPS))
        position += END.size
    size = count * TOUCH.size
    throw = Throw(
        width / ROOM_STEPS,
        depth / ROOM_STEPS,
        heading / ANGLE_STEPS,
        frames,
        tuple(ends),
        begins,
        raw[position : position + size],
    )
    return throw, position + size


def _track(data: memoryview, frames: int) -> list[Pose]:
    """Undo the packing of one die: bytes apart by significance, changes of changes."""
    channels = []
    for channel in range(CHANNELS):
        low = data[channel * frames * 2 : channel * frames * 2 + frames]
        high = data[channel * frames * 2 + frames : (channel + 1) * frames * 2]
        numbers = bytearray(2 * frames)
        numbers[::2], numbers[1::2] = low, high
        changes = array("h")
        changes.frombytes(bytes(numbers))
        if struct.pack("=h", 1) != struct.pack("<h", 1):
            changes.byteswap()
        channels.append(list(accumulate(accumulate(changes))))
    xs, ys, zs, *turn = channels
    return [
        Pose(x / PLACE_STEPS, y / PLACE_STEPS, z / PLACE_STEPS, _unit(w, i, j, k))
        for x, y, z, w, i, j, k in zip(xs, ys, zs, *turn, strict=True)
    ]


def _unit(w: int, i: int, j: int, k: int) -> tuple[float, float, float, float]:
    length = (w * w + i * i + j * j + k * k) ** 0.5
    return w / length, i / length, j / length, k / length
