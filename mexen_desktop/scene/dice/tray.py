"""The room that the tray leaves for dice."""

from math import radians

from PySide6.QtCore import QRectF

from mexen_desktop.scene.dice.camera import Camera
from mexen_desktop.scene.dice.motion import Seen
from mexen_desktop.scene.dice.outline import Box
from mexen_desktop.scene.dice.places import Felt, Spot
from mexen_desktop.scene.dice.space import Pose, Quaternion, product

_ASIDE_YAW = radians(-4)
_LEAST_SIZE = 0.5
_SMALLER = 0.97
# If two dice turned like this find room, then most do.
_TURNED = (radians(-7), radians(9))


class Tray:
    """Where dice lie: on the felt, clear of one corner, or aside on the ledge.

    If two dice do not fit on the felt in the asked width they are a little smaller.
    """

    def __init__(
        self,
        felt: QRectF,
        ledge: QRectF | None,
        die_width: float,
        aside_width: float,
        keep_clear: QRectF,
    ) -> None:
        size = 1.0
        self.felt = _felt(felt, keep_clear, die_width)
        while (base := self.felt.arrange(_TURNED)) is None and size > _LEAST_SIZE:
            size *= _SMALLER
            self.felt = _felt(felt, keep_clear, die_width * size)
        self._base = base or [Spot(0.0, 0.0, 0.0)] * 2
        self._aside = _ledge_camera(ledge or felt, min(aside_width, die_width * size))

    def spots(self, wanted: list[Spot]) -> list[Spot]:
        """Allowed spots on the felt, as near as may be to the wanted ones."""
        return self.felt.settle(wanted) or self.good_spots(len(wanted))

    def good_spots(self, count: int) -> list[Spot]:
        """Spots on which one die or two always find room."""
        if count == 2:
            return self._base
        return self.felt.arrange([spot.yaw for spot in self._base[:count]]) or self._base[:count]

    def on_felt(self, spot: Spot, facing: Quaternion) -> Seen:
        """A die that rests on the felt."""
        return Seen(self.felt.camera, standing(spot.pose, facing))

    def on_ledge(self, facing: Quaternion) -> Seen:
        """A die that lies aside."""
        return Seen(self._aside, standing(Spot(0.0, 0.0, _ASIDE_YAW).pose, facing))


def standing(pose: Pose, facing: Quaternion) -> Pose:
    """A pose taken by a cube that is turned by `facing` before."""
    return pose._replace(turn=product(pose.turn, facing))


def _felt(felt: QRectF, keep_clear: QRectF, die_width: float) -> Felt:
    middle = felt.center()
    return Felt(Camera(middle.x(), middle.y(), die_width / 2), _box(felt), _box(keep_clear))


def _ledge_camera(ledge: QRectF, width: float) -> Camera:
    """The camera that sees a die on the ledge's place; room is left for a tag beside it."""
    tall = ledge.height() >= ledge.width()
    x = ledge.left() + ledge.width() * (0.5 if tall else 0.42)
    y = ledge.top() + ledge.height() * (0.46 if tall else 0.5)
    camera = Camera(x, y, width / 2)
    camera.y += camera.tilt * camera.scale
    return camera


def _box(rect: QRectF) -> Box:
    return rect.left(), rect.top(), rect.right(), rect.bottom()
