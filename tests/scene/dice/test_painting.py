"""What is painted of a die."""

from math import pi

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from mexen_desktop.scene.dice.body import BodyPainter
from mexen_desktop.scene.dice.camera import Camera
from mexen_desktop.scene.dice.cube import ROTATIONS, SIDES, WITH_TOP, top_value
from mexen_desktop.scene.dice.mesh import mesh
from mexen_desktop.scene.dice.places import Spot
from mexen_desktop.scene.dice.sets import CREAM, SETS, DieSet
from mexen_desktop.scene.dice.shadow import Shadow, ShadowPainter
from mexen_desktop.scene.dice.space import Pose, dot, matrix
from mexen_desktop.scene.dice.still import StillPainter
from mexen_desktop.scene.dice.tray import standing
from mexen_desktop.scene.dice.view import View

SIZE = 160
FELT = QColor(30, 90, 70)


def seen(turn: tuple[float, float, float, float], elevation: float = pi / 2) -> View:
    camera = Camera(SIZE / 2, SIZE / 2, 50, elevation)
    camera.y += camera.tilt * camera.scale
    return View(camera, Pose(0.0, 0.0, 1.0, turn))


def painted(view: View, dice: DieSet = CREAM, steps: int = 2) -> QImage:
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(FELT)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    BodyPainter(dice, mesh(steps, coarse_corners=True), 64).paint(painter, view, 1.0)
    painter.end()
    return image


def _is_light(colour: QColor) -> bool:
    return colour.lightness() > 140


def spots(image: QImage, view: View, dark: bool) -> int:
    """How many patches of dark, or of light, lie within the body."""
    left, top, right, bottom = (round(edge) for edge in view.box)
    inside = {
        (x, y)
        for x in range(left + 10, right - 10)
        for y in range(top + 10, bottom - 10)
        if (image.pixelColor(x, y).lightness() < 60 if dark else _is_light(image.pixelColor(x, y)))
    }
    count = 0
    while inside:
        count += 1
        fresh = [inside.pop()]
        while fresh:
            x, y = fresh.pop()
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in inside:
                    inside.remove(near)
                    fresh.append(near)
    return count


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("key", SETS)
def test_the_value_on_top_is_painted_on_top(value: int, key: str) -> None:
    for turn in WITH_TOP[value]:
        view = seen(turn)
        assert spots(painted(view, SETS[key]), view, dark=key != "black") == value


def test_the_side_towards_the_player_is_painted_too() -> None:
    for turn in ROTATIONS:
        # Seen from the table's edge the side towards the player is all there is.
        view = seen(turn, elevation=0.001)
        nearest = {value for value in range(1, 7) if _side(turn, value) == (0, -1, 0)}
        assert {spots(painted(view), view, dark=True)} == nearest


def _side(turn: tuple[float, float, float, float], value: int) -> tuple[int, int, int]:
    side = next(side for side, its in SIDES.items() if its == value)
    x, y, z = (round(dot(row, side)) for row in matrix(turn))
    return x, y, z


def test_nothing_of_the_table_shows_through_a_die() -> None:
    for turn in (*ROTATIONS, (0.8, 0.36, 0.48, 0.0), (0.5, 0.5, -0.1, 0.7)):
        length = sum(part * part for part in turn) ** 0.5
        w, x, y, z = (part / length for part in turn)
        view = seen((w, x, y, z), elevation=1.187)
        image = painted(view)
        left, top, right, bottom = view.box
        for row in range(round(top) + 2, round(bottom) - 2):
            across = [
                column
                for column in range(round(left), round(right))
                if image.pixelColor(column, row) != FELT
            ]
            assert across == list(range(across[0], across[-1] + 1))


def test_the_lamp_shines_from_the_upper_left() -> None:
    view = seen(WITH_TOP[1][0], elevation=1.187)
    image = painted(view)
    left, top, right, bottom = (round(edge) for edge in view.box)
    middle = (left + right) // 2
    front = image.pixelColor(middle + 30, bottom - 12).lightness()
    assert image.pixelColor(middle + 25, top + 50).lightness() > front + 40
    shadow = Shadow(view.camera, view.pose, view.rows)
    assert shadow.box[2] - right > left - shadow.box[0]


def shadow_of(height: float) -> tuple[QImage, Shadow, Camera]:
    image = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    camera = Camera(150, 150, 40)
    pose = Pose(0.0, 0.0, height, (1.0, 0.0, 0.0, 0.0))
    shadow = Shadow(camera, pose, matrix(pose.turn))
    painter = QPainter(image)
    ShadowPainter(16).paint(painter, camera, shadow)
    painter.end()
    return image, shadow, camera


def darkest(image: QImage) -> tuple[int, int, int]:
    points = ((x, y) for x in range(0, 400, 4) for y in range(0, 400, 4))
    return max((image.pixelColor(x, y).alpha(), -x, -y) for x, y in points)


def test_a_shadow_lies_within_its_box() -> None:
    for height in (1.0, 1.5, 4.0):
        image, shadow, _ = shadow_of(height)
        left, top, right, bottom = shadow.box
        for x in range(0, 400, 3):
            for y in range(0, 400, 3):
                if not (left - 1 <= x <= right + 1 and top - 1 <= y <= bottom + 1):
                    assert image.pixelColor(x, y).alpha() == 0


def test_a_shadow_parts_from_a_die_in_the_air_where_it_is_fainter() -> None:
    low, high = shadow_of(1.0), shadow_of(5.0)
    assert high[1].box[0] > low[1].box[0] + 40
    assert darkest(high[0])[0] < darkest(low[0])[0]


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_pictures_at_rest_lie_on_whole_device_pixels(ratio: float) -> None:
    camera = Camera(100.3, 90.7, 40)
    view = View(camera, standing(Spot(0.1, 0.2, 0.3).pose, WITH_TOP[5][0]))
    still = StillPainter(CREAM)
    pictures = (still.body(view, ratio), view.box), (still.shadow(view, ratio), view.shadow.box)
    for picture, edges in pictures:
        assert picture.rect.left() * ratio == pytest.approx(round(picture.rect.left() * ratio))
        assert picture.rect.width() * ratio == pytest.approx(picture.image.width())
        assert picture.rect.left() <= edges[0]
        assert picture.rect.bottom() >= edges[3]
        assert picture.image.devicePixelRatio() == ratio


def test_every_way_to_lie_shows_its_value() -> None:
    for value, turns in WITH_TOP.items():
        assert {top_value(turn) for turn in turns} == {value}
