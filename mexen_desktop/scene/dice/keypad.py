"""Dice as they stand on keys, one for each face."""

from functools import lru_cache
from math import radians
from typing import Final

from mexen_desktop.scene.dice.camera import Camera
from mexen_desktop.scene.dice.cube import WITH_TOP
from mexen_desktop.scene.dice.motion import Seen
from mexen_desktop.scene.dice.places import Spot
from mexen_desktop.scene.dice.sets import DieSet
from mexen_desktop.scene.dice.still import Picture, StillPainter
from mexen_desktop.scene.dice.tray import standing
from mexen_desktop.scene.dice.view import View

_YAW: Final = radians(-6)
#: Seen from higher up than on the tray, so that no other side is taken for the one on top.
_ELEVATION: Final = radians(79)
#: Enough for six faces in two sizes.
_HELD: Final = 12


@lru_cache(maxsize=_HELD)
def die_on_key(dice: DieSet, value: int, width: int, ratio: float) -> tuple[Picture, Picture]:
    """Return pictures of the shadow, then of the body, of a die that is so wide.

    They are painted around the origin.
    """
    pose = standing(Spot(0.0, 0.0, _YAW).pose, WITH_TOP[value][0])
    view = View(*Seen(Camera(0.0, 0.0, width / 2, _ELEVATION), pose))
    painter = StillPainter(dice)
    return painter.shadow(view, ratio), painter.body(view, ratio)
