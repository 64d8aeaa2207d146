"""Simulates dice thrown into a tray."""

from math import cos, pi, sin, sqrt
from random import Random
from typing import Any, NamedTuple

import mujoco

from mexen_desktop.scene.dice import baked
from mexen_desktop.scene.dice.mesh import CORNERS, ROUNDING, mesh
from mexen_desktop.scene.dice.space import Pose, dot, matrix

HALF_EDGE = 0.008
MASS = 0.0045
FRAMES = 96
"""The frames of a second of real time; they are shown slower, as dice on a screen are larger."""
STEPS = 20
STEP = 1 / (FRAMES * STEPS)
GRAVITY = 9.81
WALL = 4.5

LONGEST = 130
FULL_STRENGTH = 0.008
_LOOK = 5
# Dice and felt touch by the first bit; each wall has a bit of its own, which dice get once inside.
_FIRST_WALL = 8
_WITHIN = 1.55


class Touching:
    """Notes when a die begins to touch something, how hard it does in the first moments."""

    def __init__(self, model: Any, dice: int) -> None:
        self._of_die = {model.geom(f"die{index}").id: index for index in range(dice)}
        self._of_thing = {model.geom("felt").id: baked.FELT}
        self._of_thing |= {model.geom(f"wall{what}").id: what for what in baked.WALLS}
        self._open: dict[tuple[int, int], tuple[float, float, float]] = {}
        self._force = [0.0] * 6
        self.found: list[tuple[float, int, int, float]] = []

    def look(self, model: Any, data: Any, force: Any) -> None:
        """Add the forces of this moment to what touches."""
        for index in range(data.ncon):
            pair = self._pair(data.contact[index].geom)
            mujoco.mj_contactForce(model, data, index, force)
            if force[0] > 0:
                began, last, push = self._open.get(pair, (data.time, data.time, 0.0))
                if data.time - last > 0.012:
                    self._close(pair)
                    began, push = data.time, 0.0
                if data.time - began < 0.005:
                    push += force[0] * STEP
                self._open[pair] = began, data.time, push

    def finish(self) -> list[tuple[float, int, int, float]]:
        """What touched, in order of time: when, which die, what, how hard."""
        for pair in list(self._open):
            self._close(pair)
        return sorted(self.found)

    def _pair(self, geoms: Any) -> tuple[int, int]:
        first, second = int(geoms[0]), int(geoms[1])
        if first in self._of_die and second in self._of_die:
            return 0, baked.OTHER_DIE
        if second not in self._of_die:
            first, second = second, first
        return self._of_die[second], self._of_thing[first]

    def _close(self, pair: tuple[int, int]) -> None:
        began, _, push = self._open.pop(pair)
        if push > FULL_STRENGTH * 0.03:
            self.found.append((began, *pair, min(1.0, push / FULL_STRENGTH)))


class Flown(NamedTuple):
    """A throw as it was simulated, in the units of the program."""

    width: float
    depth: float
    heading: float
    tracks: list[list[Pose]]
    touches: list[tuple[float, int, int, float]]


def world(width: float, depth: float, dice: int) -> Any:
    """Build a tray with dice."""
    corners = (
        (CORNERS[corner][axis] + ROUNDING * mesh(2).normals[normal][axis]) * HALF_EDGE
        for corner, normal in mesh(2).vertices
        for axis in range(3)
    )
    vertices = " ".join(f"{number:.7f}" for number in corners)
    a, b, high, thick = width * HALF_EDGE, depth * HALF_EDGE, WALL * HALF_EDGE / 2, 0.02
    places = ((a + thick, 0.0), (0.0, b + thick), (-a - thick, 0.0), (0.0, -b - thick))
    walls = "".join(
        f'<geom name="wall{what}" type="box" pos="{x} {y} {high}"'
        f' size="{thick if x else 1} {thick if y else 1} {high}"'
        f' contype="0" conaffinity="{_FIRST_WALL << index}"/>'
        for index, (what, (x, y)) in enumerate(zip(baked.WALLS, places, strict=True))
    )
    bodies = "".join(
        f'<body><freejoint/><geom name="die{index}" type="mesh" mesh="die" mass="{MASS}"/></body>'
        for index in range(dice)
    )
    return mujoco.MjModel.from_xml_string(
        f"""<mujoco>
        <option timestep="{STEP}" integrator="implicitfast" cone="elliptic"
                gravity="0 0 -{GRAVITY}"/>
        <default><geom solref="0.003 0.19" solimp="0.95 0.99 0.0005"
                       friction="0.25 0.001 0.0001" condim="4"/></default>
        <asset><mesh name="die" vertex="{vertices}"/></asset>
        <worldbody><geom name="felt" type="plane" size="1 1 .1"/>{walls}{bodies}</worldbody>
        </mujoco>"""
    )


def set_off(data: Any, chance: Random, width: float, depth: float, dice: int) -> float:
    """Let the dice fly from outside the tray so that they land in it; tells the heading."""
    heading = chance.uniform(-pi, pi)
    x, y = cos(heading), sin(heading)
    reach = 1 / max(abs(x) / width, abs(y) / depth)
    speed, height = chance.uniform(0.6, 1.3), chance.uniform(3.5, 6.0)
    flight = speed * sqrt(2 * (height - 1) * HALF_EDGE / GRAVITY) / HALF_EDGE
    start = -reach * chance.uniform(-0.1, 0.6) - flight
    for die in range(dice):
        beside = (die - (dice - 1) / 2) * chance.uniform(2.5, 3.0)
        ahead = start + chance.uniform(-0.8, 0.8)
        turn = _unit([chance.gauss(0, 1) for _ in range(4)])
        data.qpos[7 * die : 7 * die + 7] = [
            (x * ahead - y * beside) * HALF_EDGE,
            (y * ahead + x * beside) * HALF_EDGE,
            (height + chance.uniform(-0.6, 0.6)) * HALF_EDGE,
            *turn,
        ]
        fast, off = speed * chance.uniform(0.92, 1.08), speed * chance.uniform(-0.1, 0.1)
        spin, whirl = chance.uniform(50, 120), _unit([chance.gauss(0, 1) for _ in range(3)])
        # Mostly forwards as a rolling die turns, partly any way.
        turning = (
            spin * (0.6 * whirl[0] - 0.7 * y),
            spin * (0.6 * whirl[1] + 0.7 * x),
            spin * 0.6 * whirl[2],
        )
        rows = matrix((turn[0], turn[1], turn[2], turn[3]))
        data.qvel[6 * die : 6 * die + 6] = [
            x * fast - y * off,
            y * fast + x * off,
            chance.uniform(-0.1, 0.1),
            *(dot(column, turning) for column in zip(*rows, strict=True)),
        ]
    return heading


def _unit(parts: list[float]) -> list[float]:
    length = sqrt(sum(part * part for part in parts))
    return [part / length for part in parts]


def throw(model: Any, chance: Random, width: float, depth: float, dice: int) -> Flown | None:
    """Simulate one throw until it rests; None if it does not."""
    data = mujoco.MjData(model)
    heading = set_off(data, chance, width, depth, dice)
    touching = Touching(model, dice)
    force = data.qpos.copy()[:6]
    for die in range(dice):
        model.geom_contype[model.geom(f"die{die}").id] = 1
    frames = [_poses(data, dice)]
    still = 0
    while still < 3:
        if len(frames) > LONGEST:
            return None
        for step in range(STEPS):
            if step % _LOOK == 0:
                _raise_walls(model, _poses(data, dice), (width, depth))
            mujoco.mj_step(model, data)
            touching.look(model, data, force)
        frames.append(_poses(data, dice))
        slow = max(abs(speed) for speed in data.qvel) < 0.4 and all(
            max(abs(data.qvel[6 * die : 6 * die + 3])) < 0.004 for die in range(dice)
        )
        still = still + 1 if slow else 0
    return Flown(
        width, depth, heading, list(map(list, zip(*frames, strict=True))), touching.finish()
    )


def _poses(data: Any, dice: int) -> list[Pose]:
    """The poses of all dice at this moment."""
    numbers = [float(number) for number in data.qpos]
    poses = []
    for die in range(0, 7 * dice, 7):
        x, y, z, w, i, j, k = numbers[die : die + 7]
        poses.append(Pose(x / HALF_EDGE, y / HALF_EDGE, z / HALF_EDGE, (w, i, j, k)))
    return poses


def _raise_walls(model: Any, poses: list[Pose], room: tuple[float, float]) -> None:
    """Let each wall stand for each die that is within: dice come in over the walls."""
    width, depth = room
    for index, pose in enumerate(poses):
        ways = (width - pose.x, depth - pose.y, width + pose.x, depth + pose.y)
        die = model.geom(f"die{index}").id
        for wall, way in enumerate(ways):
            if way > _WITHIN:
                model.geom_contype[die] |= _FIRST_WALL << wall
