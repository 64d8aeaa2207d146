"""The room that the tray leaves for dice."""

from functools import lru_cache
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
        self.felt, base = _roomy(_box(felt), _box(keep_clear), die_width)
        self._base = list(base)
        width = min(aside_width, 2 * self.felt.camera.scale)
        self._aside = _ledge_camera(ledge or felt, width)

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


@lru_cache(maxsize=64)
def _roomy(felt: Box, keep_clear: Box, die_width: float) -> tuple[Felt, tuple[Spot, ...]]:
    """The felt for dice as large as find room there, with where two of them do.

    It is asked for the same again whenever something else about the table changes.
    """
    left, top, right, bottom = felt
    size = 1.0
    while True:
        camera = Camera((left + right) / 2, (top + bottom) / 2, die_width * size / 2)
        found = Felt(camera, felt, keep_clear)
        if (base := found.arrange(_TURNED)) is not None:
            return found, tuple(base)
        if size <= _LEAST_SIZE:
            return found, (Spot(0.0, 0.0, 0.0),) * 2
        size *= _SMALLER


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
