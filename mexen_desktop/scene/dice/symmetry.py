"""A throw seen in a mirror or turned by right angles, which is as good a throw."""

from math import pi
from typing import NamedTuple

from mexen_desktop.scene.dice.space import Pose, about_vertical, product

_QUARTER = pi / 2
_TURNS = tuple(about_vertical(quarter * _QUARTER) for quarter in range(4))
_COSINES = (1, 0, -1, 0)
_SINES = (0, 1, 0, -1)


class Symmetry(NamedTuple):
    """Left and right exchanged if `mirrored`, after that turned by some quarters to the left.

    A mirror makes no other die: only the motion is mirrored, the values are laid on afterwards.
    """

    quarters: int
    mirrored: bool

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Where a place comes to lie."""
        if self.mirrored:
            x = -x
        cosine, sine = _COSINES[self.quarters], _SINES[self.quarters]
        return x * cosine - y * sine, x * sine + y * cosine

    def angle(self, angle: float) -> float:
        """Where a direction points to."""
        return (pi - angle if self.mirrored else angle) + self.quarters * _QUARTER

    def yaw(self, yaw: float) -> float:
        """How far a die that lies flat is turned, apart from quarter turns."""
        return -yaw if self.mirrored else yaw

    def room(self, width: float, depth: float) -> tuple[float, float]:
        """The size of a tray."""
        return (depth, width) if self.quarters % 2 else (width, depth)

    def wall(self, wall: int) -> int:
        """Which wall becomes of one of the walls 0 to 3: right, away, left, near."""
        if self.mirrored and wall % 2 == 0:
            wall = 2 - wall
        return (wall + self.quarters) % 4

    def pose(self, pose: Pose) -> Pose:
        """What becomes of a pose."""
        w, i, j, k = pose.turn
        turn = (w, i, -j, -k) if self.mirrored else pose.turn
        x, y = self.point(pose.x, pose.y)
        return Pose(x, y, pose.z, product(_TURNS[self.quarters], turn))


SYMMETRIES = tuple(Symmetry(quarters, bent) for quarters in range(4) for bent in (False, True))
