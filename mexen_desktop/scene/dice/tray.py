"""The room that the tray leaves for dice."""

from math import radians

from PySide6.QtCore import QRectF

from mexen_desktop.scene.dice.camera import Camera
from mexen_desktop.scene.dice.cube import WITH_TOP
from mexen_desktop.scene.dice.motion import Seen
from mexen_desktop.scene.dice.outline import Box
from mexen_desktop.scene.dice.places import Felt, Spot
from mexen_desktop.scene.dice.space import Pose, product

_ASIDE_YAW = radians(-4)
_LEAST_SIZE = 0.5
_SMALLER = 0.97


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
        self.has_ledge = ledge is not None
        size = 1.0
        self.felt = _felt(felt, keep_clear, die_width)
        while self.felt.settle(_TWO) is None and size > _LEAST_SIZE:
            size *= _SMALLER
            self.felt = _felt(felt, keep_clear, die_width * size)
        self._aside = _ledge_camera(ledge or felt, min(aside_width, die_width * size))

    def spots(self, wanted: list[Spot]) -> list[Spot]:
        """Allowed spots on the felt, as near as may be to the wanted ones."""
        settled = self.felt.settle(wanted)
        if settled is None:
            settled = self.felt.settle(_TWO[: len(wanted)])
        return settled if settled is not None else wanted

    def spot_beside(self, taken: list[Spot]) -> Spot:
        """A spot for one more die beside those that lie on the felt already."""
        for x, y in _TRIES:
            wanted = [*taken, Spot(x, y, radians(9))]
            if self.felt.allows(wanted):
                return wanted[-1]
        return self.spots([*taken, _TWO[0]])[-1]

    def on_felt(self, spot: Spot, value: int) -> Seen:
        """A die that rests on the felt."""
        return Seen(self.felt.camera, standing(spot.pose, value))

    def on_ledge(self, value: int) -> Seen:
        """A die that lies aside."""
        return Seen(self._aside, standing(Spot(0.0, 0.0, _ASIDE_YAW).pose, value))


# Two dice turned as much as they may be are the hardest to find room for.
_TRIES = [(x / 2, y / 2) for y in (-1, 0, 1, -2, 2, 3, -3) for x in (-1, 1, -2, 2, 3, -3, 4, -4)]
_TWO = [Spot(-1.4, -0.4, radians(-12)), Spot(1.4, -0.2, radians(15))]


def standing(pose: Pose, value: int) -> Pose:
    """A pose on which a die with a given value on top stands."""
    return pose._replace(turn=product(pose.turn, WITH_TOP[value][0]))


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
