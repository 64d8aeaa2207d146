"""A rounded cube cut into cells to be shaded."""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import pairwise
from math import copysign, cos, pi, radians, tan
from typing import NamedTuple, TypeAlias

from mexen_desktop.scene.dice.cube import SIDES
from mexen_desktop.scene.dice.space import Vector, unit

ROUNDING = 0.26
CORE = 1.0 - ROUNDING
_FEW = 2
_GLEAM = radians(13)

CORNERS: tuple[Vector, ...] = tuple(
    (x, y, z) for x in (-CORE, CORE) for y in (-CORE, CORE) for z in (-CORE, CORE)
)
"""The middles of the eight spheres that round the corners."""

Grid: TypeAlias = Callable[[int, int], int]
"""The vertex at a row and a column of a side."""


class Cell(NamedTuple):
    """A part of the surface: four vertices that tell its light, all vertices of its outline."""

    corners: tuple[int, int, int, int]
    outline: tuple[int, ...]


class Face(NamedTuple):
    """A flat side: its four vertices, its value, its outward axis, the two axes along it."""

    cell: Cell
    value: int
    outward: Vector
    along: Vector
    across: Vector


class Mesh(NamedTuple):
    """A rounded cube whose every vertex is a corner's middle plus `radius` times a normal.

    Few normals serve many vertices, therefore light is reckoned once per normal.
    """

    radius: float
    normals: tuple[Vector, ...]
    vertices: tuple[tuple[int, int], ...]
    cells: tuple[Cell, ...]
    faces: tuple[Face, ...]


class _Maker:
    """Collects the vertices of a mesh, each only once."""

    def __init__(self, steps: int, coarse_corners: bool) -> None:
        self._steps = steps
        self._bends = _bends(steps)
        self._coarse = coarse_corners
        self._normals: dict[Vector, int] = {}
        self._vertices: dict[tuple[int, int], int] = {}
        self.cells: list[Cell] = []
        self.faces: list[Face] = []

    def add_side(self, outward: Vector, value: int) -> None:
        axis = next(index for index in range(3) if outward[index])
        first, second = (axis + 1) % 3, (axis + 2) % 3
        if outward[axis] < 0:
            first, second = second, first
        along, across = _axis(first), _axis(second)
        # Each half of a side bends away from its flat middle in `steps` steps.
        places = [(-1, step) for step in range(-self._steps, 1)]
        places += [(1, step) for step in range(self._steps + 1)]

        def at(row: int, column: int) -> int:
            return self._vertex(outward, along, across, places[row], places[column])

        steps = self._steps
        bends = (range(steps), range(steps, steps + 1), range(steps + 1, 2 * steps + 1))
        for rows in bends:
            for columns in bends:
                cells = self._cells(at, rows, columns)
                if rows == columns == bends[1]:
                    self.faces.append(Face(cells[0], value, outward, along, across))
                else:
                    self.cells += cells

    def _cells(self, at: Grid, rows: range, columns: range) -> list[Cell]:
        """The cells of a part of a side; the third of a rounded corner may be one cell."""
        if self._coarse and len(rows) == len(columns) == self._steps:
            return [_cell(at, rows.start, rows.stop, columns.start, columns.stop)]
        return [_cell(at, i, i + 1, j, j + 1) for i in rows for j in columns]

    def _vertex(
        self,
        outward: Vector,
        along: Vector,
        across: Vector,
        first: tuple[int, int],
        second: tuple[int, int],
    ) -> int:
        frame = list(zip(outward, along, across, strict=True))
        bend = [copysign(tan(self._bends[abs(step)]), step) for _, step in (first, second)]
        normal = unit(_vector(o + bend[0] * a + bend[1] * b for o, a, b in frame))
        normal = _vector(round(component, 9) + 0.0 for component in normal)
        corner = _vector(CORE * (o + first[0] * a + second[0] * b) for o, a, b in frame)
        of_normal = self._normals.setdefault(normal, len(self._normals))
        key = CORNERS.index(corner), of_normal
        return self._vertices.setdefault(key, len(self._vertices))

    def mesh(self) -> Mesh:
        # The facets lie outside the true surface: the smooth outline never shows what is behind.
        widest = max(after - before for before, after in pairwise(self._bends))
        radius = ROUNDING / cos(widest / 2)
        return Mesh(
            radius,
            tuple(self._normals),
            tuple(self._vertices),
            tuple(self.cells),
            tuple(self.faces),
        )


def _bends(steps: int) -> list[float]:
    """How far half a rounding is bent after each step, in radians.

    The first step, if there are few, ends where the gleam is brightest on a die that lies flat.
    """
    if steps == _FEW:
        return [0.0, _GLEAM, pi / 4]
    return [pi / 4 * step / steps for step in range(steps + 1)]


def _vector(parts: Iterable[float]) -> Vector:
    x, y, z = parts
    return x, y, z


def _axis(index: int) -> Vector:
    return float(index == 0), float(index == 1), float(index == 2)


def _cell(at: Grid, top: int, bottom: int, left: int, right: int) -> Cell:
    """A rectangle of a grid."""
    outline = [at(row, left) for row in range(top, bottom)]
    outline += [at(bottom, column) for column in range(left, right)]
    outline += [at(row, right) for row in range(bottom, top, -1)]
    outline += [at(top, column) for column in range(right, left, -1)]
    corners = at(top, left), at(bottom, left), at(bottom, right), at(top, right)
    return Cell(corners, tuple(outline))


@cache
def mesh(steps: int, coarse_corners: bool = False) -> Mesh:
    """The rounded cube whose roundings bend in twice `steps` steps.

    Coarse corners have three cells only, which is enough for dice that move.
    """
    maker = _Maker(steps, coarse_corners)
    for outward, value in SIDES.items():
        maker.add_side(outward, value)
    return maker.mesh()
