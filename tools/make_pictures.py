"""Paint the pictures of dice, the start page's pictures, the program's icon.

Run it after the look of the dice or the icon was changed: `python3 dev.py make pictures`. The
first page shows pictures instead of painting dice, which would cost it time at every start.
"""

import os
from collections.abc import Iterable
from math import pi, radians
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QImage,
    QImageWriter,
    QLinearGradient,
    QPainter,
    QRadialGradient,
)
from PySide6.QtSvg import QSvgRenderer

from mexen_desktop.scene.dice.camera import ELEVATION, Camera
from mexen_desktop.scene.dice.cube import WITH_TOP
from mexen_desktop.scene.dice.places import Spot
from mexen_desktop.scene.dice.sets import CREAM
from mexen_desktop.scene.dice.space import Pose
from mexen_desktop.scene.dice.still import StillPainter
from mexen_desktop.scene.dice.tray import standing
from mexen_desktop.scene.dice.view import View

RESOURCES = Path(__file__).resolve().parent.parent / "mexen_desktop" / "resources"
PICTURES = RESOURCES / "pictures"
ICON = RESOURCES / "app"

RATIO = 2.0
DIE_WIDTH = 84.0
DIE_PICTURE = 152.0
TURNS = {"left": 17.0, "front": -5.0, "right": -15.0}
ABOVE_WIDTH = 60.0
ABOVE_PICTURE = 96.0

CARD = (236.0, 168.0)
CARD_WIDTHS = {"knight": 64.0, "pirate": 62.0, "extreme": 60.0, "lives": 50.0, "classic": 62.0}
# For each die on a card: its value, the middle of its foot on the card, its turn in degrees.
CARDS: dict[str, tuple[tuple[int, float, float, float], ...]] = {
    "knight": ((1, 68.0, 102.0, -11.0), (1, 150.0, 107.0, 19.0)),
    "pirate": ((3, 66.0, 106.0, -13.0), (1, 146.0, 116.0, 17.0)),
    "extreme": ((2, 177.0, 114.0, -12.0),),
    "lives": ((6, 54.0, 98.0, 5.0), (5, 118.0, 98.0, -4.0), (4, 180.0, 98.0, 6.0)),
    "classic": ((2, 62.0, 112.0, 15.0), (1, 146.0, 104.0, -14.0)),
}
# Piles of counters: the middle of the lowest one, how many.
PILES = ((36.0, 117.0, 5), (77.0, 117.0, 5), (117.0, 119.0, 3))
LIGHT = (60, 44)
# The faintest end of a shadow, which nobody would miss.
UNSEEN = 3
COUNTER = (QColor("#F6D27E"), QColor("#DDA23A"), QColor("#B57C1E"), QColor("#6B4509"))
COUNTER_RADIUS = 18.5
COUNTER_HEIGHT = 5.5
# Steps of three are not seen, yet a third of the file is saved.
COARSER = bytes(min(255, round(level / 3) * 3) for level in range(256))
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)


def sheet(width: float, height: float) -> tuple[QImage, QPainter]:
    """Give a see-through picture with a painter in logical pixels."""
    image = QImage(
        round(width * RATIO), round(height * RATIO), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(0)
    image.setDevicePixelRatio(RATIO)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return image, painter


def save(image: QImage, path: Path) -> None:
    """Write a picture as a PNG file packed as tightly as it goes."""
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    levels = bytes(plain.constBits()).translate(COARSER)
    plain = QImage(levels, image.width(), image.height(), plain.bytesPerLine(), plain.format())
    writer = QImageWriter(str(path), b"png")
    writer.setCompression(100)
    if not writer.write(plain):
        raise OSError(writer.errorString())


def resting(value: int, degrees: float) -> Pose:
    """Give the pose of a die that lies with that value on top."""
    return standing(Spot(0.0, 0.0, radians(degrees)).pose, WITH_TOP[value][0])


def paint_die(painter: QPainter, camera: Camera, pose: Pose) -> None:
    """Paint one die with its shadow."""
    still = StillPainter(CREAM)
    view = View(camera, pose)
    still.shadow(view, RATIO).paint(painter)
    still.body(view, RATIO).paint(painter)


def make_dice() -> None:
    """Paint every value in three turns seen as on the table, in one turn seen from above."""
    for value in range(1, 7):
        for turn, angle in TURNS.items():
            image, painter = sheet(DIE_PICTURE, DIE_PICTURE)
            camera = Camera(DIE_PICTURE * 0.44, DIE_PICTURE * 0.45, DIE_WIDTH / 2)
            camera.y += camera.tilt * camera.scale
            paint_die(painter, camera, resting(value, angle))
            painter.end()
            save(image, PICTURES / f"die-{value}-{turn}.png")
        image, painter = sheet(ABOVE_PICTURE, ABOVE_PICTURE)
        camera = Camera(ABOVE_PICTURE * 0.44, ABOVE_PICTURE * 0.44, ABOVE_WIDTH / 2, pi / 2)
        paint_die(painter, camera, resting(value, 0.0))
        painter.end()
        save(image, PICTURES / f"die-{value}-above.png")


def paint_pile(painter: QPainter, x: float, y: float, count: int) -> None:
    """Paint a pile of brass counters with its shadow."""
    light, middle, dark, side = COUNTER
    radius, flat = COUNTER_RADIUS, COUNTER_RADIUS * 0.9
    painter.setPen(Qt.PenStyle.NoPen)
    reach = count * COUNTER_HEIGHT * 0.45
    for step in range(10):
        painter.setBrush(QColor(0, 0, 0, 13))
        grow = 2.5 - step * 0.5
        centre = QPointF(x + reach * (step + 1) / 10 + 1, y + reach * 0.5 * (step + 1) / 10 + 1)
        painter.drawEllipse(centre, radius + grow, flat + grow)
    for level in range(count):
        base = y - level * COUNTER_HEIGHT
        top = QPointF(x, base - COUNTER_HEIGHT)
        edge = QLinearGradient(x - radius, 0, x + radius, 0)
        edge.setColorAt(0, dark)
        edge.setColorAt(0.3, middle)
        edge.setColorAt(1, side)
        painter.setBrush(edge)
        painter.drawEllipse(QPointF(x, base), radius, flat)
        painter.drawRect(QRectF(x - radius, top.y(), 2 * radius, COUNTER_HEIGHT))
        painter.setBrush(side)
        painter.drawEllipse(top + QPointF(0, 0.8), radius, flat)
        face = QRadialGradient(top + QPointF(-6, -7), radius * 1.8)
        face.setColorAt(0, light)
        face.setColorAt(0.55, middle)
        face.setColorAt(1, dark)
        painter.setBrush(face)
        painter.drawEllipse(top, radius, flat)
    painter.setPen(QColor(107, 69, 9, 150))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(x, y - count * COUNTER_HEIGHT), radius * 0.68, flat * 0.68)


def trimmed(image: QImage) -> QImage:
    """Cut off what is empty around the picture, as much on either side: its middle stays there.

    Half of a picture of dice is empty: unpacking that would take the first page as long again.
    """
    width, height = image.width(), image.height()
    rows = [[image.pixelColor(x, y).alpha() > UNSEEN for x in range(width)] for y in range(height)]
    columns = list(zip(*rows, strict=True))
    down = min(edge(map(any, rows)), edge(map(any, reversed(rows))))
    across = min(edge(map(any, columns)), edge(map(any, reversed(columns))))
    return image.copy(image.rect().adjusted(across, down, -across, -down))


def edge(lines: Iterable[bool]) -> int:
    """Tell how many lines come before the first in which there is something."""
    return next(at for at, full in enumerate(lines) if full)


def make_cards() -> None:
    """Paint what lies on the felt in the pictures of the rule sets."""
    for name, dice in CARDS.items():
        image, painter = sheet(*CARD)
        if name == "extreme":
            for x, y, count in PILES:
                paint_pile(painter, x, y, count)
        for value, x, y, angle in dice:
            camera = Camera(x, y, CARD_WIDTHS[name] / 2, ELEVATION)
            paint_die(painter, camera, resting(value, angle))
        painter.end()
        save(trimmed(image), PICTURES / f"card-{name}.png")


def make_light() -> None:
    """Paint the light on the felt of these pictures: see-through white, then black."""
    width, height = LIGHT
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    light = QRadialGradient(QPointF(width * 0.42, height * 0.34), width * 0.75)
    for stop, colour in ((0, (255, 255, 255, 22)), (0.6, (0, 0, 0, 0)), (1, (0, 0, 0, 90))):
        light.setColorAt(stop, QColor(*colour))
    painter.fillRect(image.rect(), light)
    painter.end()
    save(image, PICTURES / "light.png")


def make_icon() -> None:
    """Draw the program's icon in the sizes that desktops ask for."""
    renderer = QSvgRenderer(str(ICON / "mexen.svg"))
    for size in ICON_SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        save(image, ICON / f"mexen-{size}.png")


def main() -> None:
    """Make all pictures anew."""
    application = QGuiApplication([])
    make_dice()
    make_cards()
    make_light()
    make_icon()
    del application


if __name__ == "__main__":
    main()
