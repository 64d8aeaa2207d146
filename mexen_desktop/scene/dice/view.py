"""What is to be painted of a die at one moment."""

from math import ceil, floor

from PySide6.QtCore import QRect

from mexen_desktop.scene.dice.camera import Camera
from mexen_desktop.scene.dice.outline import Box, box, silhouette
from mexen_desktop.scene.dice.shadow import Shadow
from mexen_desktop.scene.dice.space import Pose, matrix


class View:
    """A die as a camera sees it: its outline, its shadow, all that they cover.

    It is reckoned once for a frame, then asked by everything that paints.
    """

    __slots__ = ("area", "box", "camera", "depth", "outline", "pose", "rows", "shadow", "veil")

    def __init__(self, camera: Camera, pose: Pose, veil: float = 0.0) -> None:
        self.camera = camera
        self.pose = pose
        self.veil = veil
        self.rows = matrix(pose.turn)
        self.outline = silhouette(camera, pose, self.rows)
        self.box = box(self.outline)
        self.shadow = Shadow(camera, pose, self.rows)
        self.depth = pose.y * camera.tilt - pose.z * camera.rise
        self.area = _around(self.box, self.shadow.box)


def _around(one: Box, other: Box) -> QRect:
    """The whole pixels that two boxes touch, with one more on each side."""
    left, top = floor(min(one[0], other[0])) - 1, floor(min(one[1], other[1])) - 1
    right, bottom = ceil(max(one[2], other[2])) + 1, ceil(max(one[3], other[3])) + 1
    return QRect(left, top, right - left, bottom - top)
