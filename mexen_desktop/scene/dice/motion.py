"""How dice move from one place to another."""

from collections.abc import Sequence
from math import pi, sin
from typing import NamedTuple, Protocol

from PySide6.QtCore import QEasingCurve

from mexen_desktop.scene.dice.camera import Camera
from mexen_desktop.scene.dice.space import Pose, between

_APPEARS = 5
"""In so many frames a thrown die, which begins outside the picture, comes into view."""

# Dice that a hand sets down: from how high, how long it takes, how much longer each further die;
# which part of that is over when they touch the table, how softly they do.
_HELD_AT = 0.9
_SET_DOWN = 220.0
_ONE_MORE = 90.0
_TOUCH = 0.5
SOFTLY = 0.35


class Seen(NamedTuple):
    """A die's pose as well as the camera that looks at it; `veil` hides it, from 0 to 1."""

    camera: Camera
    pose: Pose
    veil: float = 0.0


class Motion(Protocol):
    """A way to move one die that takes some time, in milliseconds."""

    duration: float

    def at(self, elapsed: float) -> Seen:
        """Where the die is after some time."""
        ...


class Glide:
    """A die lifted from one place, set down at another."""

    __slots__ = ("_curve", "_end", "_lift", "_start", "duration")

    def __init__(self, start: Seen, end: Seen, duration: float, lift: float = 0.0) -> None:
        self.duration = duration
        self._start = start
        self._end = end
        self._lift = lift
        self._curve = QEasingCurve(QEasingCurve.Type.OutCubic)

    def at(self, elapsed: float) -> Seen:
        """The place between start and end, lifted most half way."""
        part = self._curve.valueForProgress(elapsed / self.duration)
        (first, pose, _), (last, target, _) = self._start, self._end
        camera = Camera(
            first.x + (last.x - first.x) * part,
            first.y + (last.y - first.y) * part,
            first.scale + (last.scale - first.scale) * part,
        )
        return Seen(
            camera,
            Pose(
                pose.x + (target.x - pose.x) * part,
                pose.y + (target.y - pose.y) * part,
                pose.z + (target.z - pose.z) * part + self._lift * sin(pi * part),
                between(pose.turn, target.turn, part),
            ),
        )


class Flight:
    """A die that goes through given poses at an even pace; it appears little by little."""

    __slots__ = ("_camera", "_frames", "duration")

    def __init__(self, camera: Camera, frames: Sequence[Pose], duration: float) -> None:
        self.duration = duration
        self._camera = camera
        self._frames = frames

    def at(self, elapsed: float) -> Seen:
        """The place between two frames."""
        time = min(1.0, max(0.0, elapsed / self.duration)) * (len(self._frames) - 1)
        frame = min(int(time), len(self._frames) - 2)
        part = time - frame
        one, other = self._frames[frame], self._frames[frame + 1]
        pose = Pose(
            one.x + (other.x - one.x) * part,
            one.y + (other.y - one.y) * part,
            one.z + (other.z - one.z) * part,
            between(one.turn, other.turn, part),
        )
        return Seen(self._camera, pose, max(0.0, 1.0 - (time + 1) / _APPEARS))


def set_down(rest: Seen, number: int, speed: float) -> Glide:
    """Return how a die comes down to its rest from a hand, the one with that number from 0."""
    held = rest._replace(pose=rest.pose._replace(z=rest.pose.z + _HELD_AT))
    return Glide(held, rest, (_SET_DOWN + _ONE_MORE * number) * speed)


def touch_down(number: int, speed: float) -> float:
    """Return after how many seconds that die touches the table."""
    return (_SET_DOWN + _ONE_MORE * number) * speed * _TOUCH / 1000
