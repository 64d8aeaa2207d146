"""How dice move from one place to another."""

from math import cos, pi, sin
from typing import NamedTuple, Protocol

from PySide6.QtCore import QEasingCurve

from mexen_desktop.scene.dice.camera import Camera
from mexen_desktop.scene.dice.space import Pose, between, product


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


class Tumble:
    """A die that hops over the table to where it comes to rest."""

    __slots__ = ("_end", "_from", "_spin", "duration")

    def __init__(self, start: Pose, end: Seen, duration: float) -> None:
        self.duration = duration
        self._from = start
        self._end = end
        self._spin = 7.0

    def at(self, elapsed: float) -> Seen:
        """The place along three hops, each lower than the one before."""
        part = elapsed / self.duration
        left = (1 - part) ** 2
        camera, pose, _ = self._end
        hop = abs(sin(part**0.7 * 3 * pi)) * 1.8 * left
        angle = self._spin * left
        dx, dy = self._from.x - pose.x, self._from.y - pose.y
        length = max(0.01, (dx * dx + dy * dy) ** 0.5)
        roll = cos(angle / 2), -dy / length * sin(angle / 2), dx / length * sin(angle / 2), 0.0
        height = pose.z + hop + 0.5 * abs(sin(2 * angle))
        return Seen(
            camera, Pose(pose.x + dx * left, pose.y + dy * left, height, product(roll, pose.turn))
        )
