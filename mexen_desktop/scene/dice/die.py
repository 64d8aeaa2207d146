"""One die on the stage."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from mexen_desktop.scene.dice.body import BodyPainter
from mexen_desktop.scene.dice.mesh import mesh
from mexen_desktop.scene.dice.motion import Motion, Seen
from mexen_desktop.scene.dice.places import Spot
from mexen_desktop.scene.dice.sets import DieSet
from mexen_desktop.scene.dice.shadow import ShadowPainter
from mexen_desktop.scene.dice.space import Quaternion
from mexen_desktop.scene.dice.still import Picture, StillPainter
from mexen_desktop.scene.dice.view import View

LIFT = 6.0
"""How far a die is held up under the pointer, in pixels."""


# How finely dice are painted while they move: steps of a rounding, changes of light left out.
_STEPS = 2
_EVEN = 0.02
_LAMPS = 12
_LARGE = 260.0


class Brushes:
    """What the dice of a stage are painted with: quickly, or with care."""

    def __init__(self, dice: DieSet, width: float, ratio: float) -> None:
        self.ratio = ratio
        pip_size = 48 if width * ratio < _LARGE else 96
        self.body = BodyPainter(dice, mesh(_STEPS, coarse_corners=True), pip_size, _EVEN)
        self.shadow = ShadowPainter(_LAMPS)
        self.still = StillPainter(dice)


class Die:
    """A die with its value, where it rests or how it moves, its pictures while it rests.

    `facing` is which way the cube lies before it is turned to its yaw, `spot` is its place on the
    felt, kept while it lies aside; `lifted` that it is held up a little.
    """

    def __init__(
        self, value: int, facing: Quaternion, spot: Spot, rest: Seen, aside: bool = False
    ) -> None:
        self.value = value
        self.facing = facing
        self.spot = spot
        self.aside = aside
        self.lifted = False
        self.rest = rest
        self.now = View(*rest)
        self.rough = False
        self._motion: Motion | None = None
        self._began = 0.0
        self._body: Picture | None = None
        self._shadow: Picture | None = None

    @property
    def moves(self) -> bool:
        """Whether the die is on its way."""
        return self._motion is not None

    def move(self, motion: Motion, began: float) -> None:
        """Begin a motion to where the die rests; `began` is the clock's time in milliseconds."""
        self._motion = motion
        self._began = began
        self.now = View(*motion.at(0.0))

    def advance(self, clock: float) -> None:
        """Go on with the motion, rest at its end."""
        if self._motion is not None:
            elapsed = clock - self._began
            if elapsed >= self._motion.duration:
                self.settle()
                # Painted with care a little later: the last frame may take no longer than others.
                self.rough = True
            else:
                self.now = View(*self._motion.at(elapsed))

    def settle(self) -> None:
        """Rest at once."""
        self._motion = None
        self.now = View(*self.raised())
        self.forget_pictures()

    def raised(self) -> Seen:
        """Where the die rests, held up if it is lifted."""
        if not self.lifted:
            return self.rest
        camera, pose, _ = self.rest
        height = pose.z + LIFT / camera.scale / camera.tilt
        return self.rest._replace(pose=pose._replace(z=height))

    def forget_pictures(self) -> None:
        """Have the pictures made anew, as after a change of place, size or colour."""
        self.rough = False
        self._body = self._shadow = None

    def body_rect(self) -> QRectF:
        """The rectangle around the body at rest."""
        left, top, right, bottom = View(*self.rest).box
        return QRectF(left, top, right - left, bottom - top)

    def polish(self, brushes: Brushes) -> None:
        """Make one of the pictures that show the die with care."""
        if self._body is None:
            self._body = brushes.still.body(self.now, brushes.ratio)
        else:
            self._shadow = brushes.still.shadow(self.now, brushes.ratio)
            self.rough = False

    def paint_shadow(self, painter: QPainter, brushes: Brushes) -> None:
        """Paint the shadow on the table."""
        if self.moves or self.rough:
            painter.setOpacity(1.0 - self.now.veil)
            brushes.shadow.paint(painter, self.now.camera, self.now.shadow)
            painter.setOpacity(1.0)
            return
        if self._shadow is None:
            self._shadow = brushes.still.shadow(self.now, brushes.ratio)
        self._shadow.paint(painter)

    def paint_body(self, painter: QPainter, brushes: Brushes) -> None:
        """Paint the die itself."""
        if self.moves or self.rough:
            painter.setOpacity(1.0 - self.now.veil)
            brushes.body.paint(painter, self.now, brushes.ratio)
            painter.setOpacity(1.0)
            return
        if self._body is None:
            self._body = brushes.still.body(self.now, brushes.ratio)
        self._body.paint(painter)
