"""The eye that looks down on the tray in true perspective."""

from copy import copy
from math import cos, radians, sin

from mexen_desktop.scene.dice.space import Vector

ELEVATION = radians(68)
DISTANCE = 30.0


class Camera:
    """Projects the world of the dice onto a widget.

    It looks at the origin of the world, which it shows at (`x`, `y`); a length of one unit at
    the height of a resting die's middle is `scale` logical pixels long.
    """

    __slots__ = ("focal", "height", "rise", "scale", "tilt", "to_eye", "up", "x", "y")

    def __init__(self, x: float, y: float, scale: float, elevation: float = ELEVATION) -> None:
        self.x = x
        self.y = y
        self.scale = scale
        self.rise = sin(elevation)
        self.tilt = cos(elevation)
        self.focal = scale * (DISTANCE - self.rise)
        self.up: Vector = (0.0, self.rise, self.tilt)
        self.to_eye: Vector = (0.0, -self.tilt, self.rise)

    def enlarged(self, ratio: float, left: float, top: float) -> "Camera":
        """The same view in a picture `ratio` times as large whose corner is cut off."""
        view = copy(self)
        view.x = self.x * ratio - left
        view.y = self.y * ratio - top
        view.scale *= ratio
        view.focal *= ratio
        return view

    def magnification(self, y: float, z: float) -> float:
        """Pixels per unit at a place of the world."""
        return self.focal / (DISTANCE + y * self.tilt - z * self.rise)

    def project(self, x: float, y: float, z: float) -> tuple[float, float]:
        """Where a place of the world is seen."""
        size = self.focal / (DISTANCE + y * self.tilt - z * self.rise)
        return self.x + x * size, self.y - (y * self.rise + z * self.tilt) * size

    def table(self, x: float, y: float) -> tuple[float, float]:
        """The place on the table that is seen at a point of the widget."""
        slope = (self.y - y) / self.focal
        away = slope * DISTANCE / (self.rise - slope * self.tilt)
        return (x - self.x) * (DISTANCE + away * self.tilt) / self.focal, away
