"""Simulate throws of real dice, keep those that end well, pack them into one file.

Run it with the dependency group `bake`: `python -m tools.bake_throws`. The same seed makes the
same file with the same MuJoCo (4.0.0 made the one that ships, in about five minutes); `--check`
tells whether it still does. Dice of 16 mm with rounded edges are thrown over
the rim into trays of the proportions that the table's layouts have. What is shown takes longer
than what was simulated, as large dice take longer than small ones.
"""

import argparse
import struct
import sys
import zlib
from itertools import pairwise
from math import hypot, pi
from pathlib import Path
from random import Random

from mexen_desktop.scene.dice import baked
from mexen_desktop.scene.dice.cube import yaw
from mexen_desktop.scene.dice.mesh import CORNERS, ROUNDING
from mexen_desktop.scene.dice.outline import gap, hull
from mexen_desktop.scene.dice.space import Pose, dot, matrix
from tools.tray_physics import FRAMES, Flown, throw, world

FILE = Path(__file__).resolve().parent.parent / "mexen_desktop/resources/throws/throws.bin"
SEED = 32

# Half the width, half the depth of trays, in half edges; how many throws of one, of two dice.
TRAYS = ((2.5, 2.6), (3.1, 2.2), (4.2, 2.5))
WANTED = {1: 28, 2: 90}

# In frames: 0.8 to 1.4 seconds on the screen.
SHORTEST, LONGEST = 45, 76
LEAST_TURNS = 0.9
OUTSIDE = 3.6
APART = 0.08
# Once the dice are in, in frames, they stay near the table: in half edges.
ENTERING, HIGHEST = 9, 3.9


def trimmed(flown: Flown) -> Flown:
    """Cut off the flight to the tray as well as the stillness at the end."""
    first = 0
    while not any(_near(track[first], flown) for track in flown.tracks):
        first += 1
    last = max(_rests_from(track) for track in flown.tracks)
    began = first / FRAMES
    return flown._replace(
        tracks=[track[first : last + 2] for track in flown.tracks],
        touches=[
            (time - began, die, what, strength)
            for time, die, what, strength in flown.touches
            if time >= began
        ],
    )


def _near(pose: Pose, flown: Flown) -> bool:
    return abs(pose.x) < flown.width + OUTSIDE and abs(pose.y) < flown.depth + OUTSIDE


def _rests_from(track: list[Pose]) -> int:
    """The first frame from which nobody sees a die move."""
    end = track[-1]
    for index in range(len(track) - 1, -1, -1):
        pose = track[index]
        same = abs(sum(a * b for a, b in zip(pose.turn, end.turn, strict=True)))
        if hypot(pose.x - end.x, pose.y - end.y) > 0.04 or same < 0.9999:
            return index + 1
    return 0


def ends_badly(flown: Flown) -> str:
    """What is wrong with the way the dice lie, if anything."""
    ends = [track[-1] for track in flown.tracks]
    if any(abs(end.x) > flown.width or abs(end.y) > flown.depth for end in ends):
        return "out"
    if any(max(map(abs, matrix(end.turn)[2])) < 0.9995 or end.z > 1.02 for end in ends):
        return "cocked or stacked"
    if len(ends) == 2 and gap(footprint(ends[0]), footprint(ends[1])) < 2 * ROUNDING + APART:
        return "touching"
    return ""


def footprint(pose: Pose) -> list[tuple[float, float]]:
    """Give the middles of the four roundings on which a die lies."""
    rows = matrix(pose.turn)
    places = [
        (
            pose.x + dot(rows[0], corner),
            pose.y + dot(rows[1], corner),
            dot(rows[2], corner),
        )
        for corner in CORNERS
    ]
    return hull([(x, y) for x, y, z in places if z < 0])


def looks_wrong(flown: Flown) -> str:
    """What is wrong with the way the dice came there, if anything."""
    if not SHORTEST <= len(flown.tracks[0]) <= LONGEST:
        return "too short or too long"
    if any(pose.z > HIGHEST for track in flown.tracks for pose in track[ENTERING:]):
        return "too high"
    if any(_turns(track) < LEAST_TURNS for track in flown.tracks):
        return "dull"
    return ""


def _turns(track: list[Pose]) -> float:
    """How many full turns a die makes."""
    angle = 0.0
    for one, other in pairwise(track):
        same = min(1.0, abs(sum(a * b for a, b in zip(one.turn, other.turn, strict=True))))
        angle += 2 * (1 - same * same) ** 0.5
    return angle / 2 / pi


def head(flown: Flown) -> bytes:
    """Pack what is known of a throw without its tracks."""
    packed = baked.HEAD.pack(
        len(flown.tracks),
        len(flown.tracks[0]),
        round(flown.width * baked.ROOM_STEPS),
        round(flown.depth * baked.ROOM_STEPS),
        round(flown.heading * baked.ANGLE_STEPS),
        len(flown.touches),
    )
    for track in flown.tracks:
        end = track[-1]
        packed += baked.END.pack(
            round(end.x * baked.ROOM_STEPS),
            round(end.y * baked.ROOM_STEPS),
            round(yaw(end.turn) * baked.ANGLE_STEPS),
        )
    for time, die, what, strength in flown.touches:
        frame = time * FRAMES
        packed += baked.TOUCH.pack(
            die,
            what,
            round(frame * baked.TIME_STEPS),
            round(strength * baked.STRENGTH_STEPS),
        )
    return packed


def body(flown: Flown) -> bytes:
    """Pack the tracks of a throw as changes of changes, bytes apart by significance."""
    packed = b""
    for track in flown.tracks:
        rows = []
        before = track[0].turn
        for pose in track:
            # A turn has two quaternions; the one nearer to the last makes smaller changes.
            sign = 1 if sum(a * b for a, b in zip(before, pose.turn, strict=True)) >= 0 else -1
            before = (
                sign * pose.turn[0],
                sign * pose.turn[1],
                sign * pose.turn[2],
                sign * pose.turn[3],
            )
            places = [round(number * baked.PLACE_STEPS) for number in pose[:3]]
            rows.append(places + [round(number * baked.TURN_STEPS) for number in before])
        for channel in zip(*rows, strict=True):
            changes = _changes(_changes(list(channel)))
            numbers = struct.pack(f"<{len(changes)}h", *changes)
            packed += numbers[::2] + numbers[1::2]
    return packed


def _changes(numbers: list[int]) -> list[int]:
    return [number - before for before, number in zip([0, *numbers], numbers, strict=False)]


def bake(seed: int) -> bytes:
    """Throw until there are enough good throws for every tray."""
    heads, bodies = b"", b""
    for dice, wanted in WANTED.items():
        for width, depth in TRAYS:
            chance = Random(f"{seed} {dice} {width} {depth}")
            model = world(width, depth, dice)
            kept, refused = 0, dict[str, int]()
            while kept < wanted:
                flown = throw(model, chance, width, depth, dice)
                reason = "restless" if flown is None else ends_badly(flown)
                if flown is not None and not reason:
                    flown = trimmed(flown)
                    reason = looks_wrong(flown)
                if flown is None or reason:
                    refused[reason] = refused.get(reason, 0) + 1
                    continue
                heads += head(flown)
                bodies += body(flown)
                kept += 1
            print(f"{dice} in {2 * width} x {2 * depth}: {kept} kept, refused {refused}")
    return zlib.compress(baked.LENGTH.pack(len(heads)) + heads + bodies, 9)


def main() -> int:
    """Make the file, or compare it with a new one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    arguments = parser.parse_args()
    packed = bake(arguments.seed)
    if arguments.check:
        same = FILE.read_bytes() == packed
        print("the same" if same else "different")
        return 0 if same else 1
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(packed)
    print(f"{len(packed)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
