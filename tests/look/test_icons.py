"""Icons look as they are drawn in their files."""

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from mexen_desktop.look.icons import icon_names, paint_icon
from mexen_desktop.look.ninepatch import blank
from mexen_desktop.look.resources import resource

SIDE = 96
FILES = sorted(Path(resource("icons")).glob("*.svg"))


def alphas(image: QImage) -> bytes:
    return bytes(image.convertToFormat(QImage.Format.Format_Alpha8).constBits())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_icon_is_as_its_file(file: Path) -> None:
    ours, theirs = blank(SIDE, SIDE), blank(SIDE, SIDE)
    painter = QPainter(ours)
    paint_icon(painter, file.stem, QRectF(0, 0, SIDE, SIDE), QColor("black"))
    painter.end()
    painter = QPainter(theirs)
    svg = file.read_bytes().replace(b"currentColor", b"#000000")
    QSvgRenderer(QByteArray(svg)).render(painter, QRectF(0, 0, SIDE, SIDE))
    painter.end()
    drawn, wanted = alphas(ours), alphas(theirs)
    assert sum(wanted) > 0
    different = sum(abs(one - other) > 64 for one, other in zip(drawn, wanted, strict=True))
    # The two draw curves by different steps, so a few pixels at the edges differ.
    assert different < 60, "an icon was changed: python3 dev.py make icons"


def test_no_icon_is_left_of_a_file_that_is_gone() -> None:
    assert icon_names() == sorted(file.stem for file in FILES)


def test_every_icon_is_asked_for() -> None:
    package = Path(resource("icons")).parents[1]
    source = "\n".join(path.read_text("utf-8") for path in package.rglob("*.py"))
    # Of these there is one for each number.
    named = [name for name in icon_names() if not name.startswith(("die-", "computer-"))]
    assert [name for name in named if f'"{name}"' not in source] == []


def test_an_icon_takes_the_colour_that_is_asked_for() -> None:
    image = blank(SIDE, SIDE)
    painter = QPainter(image)
    paint_icon(painter, "check", QRectF(0, 0, SIDE, SIDE), QColor("#A83220"))
    painter.end()
    colours = {image.pixelColor(x, y).name() for x in range(SIDE) for y in range(SIDE)}
    assert "#a83220" in colours


def test_a_line_can_be_thicker() -> None:
    thin, thick = blank(SIDE, SIDE), blank(SIDE, SIDE)
    for image, line in ((thin, 2.0), (thick, 3.0)):
        painter = QPainter(image)
        paint_icon(painter, "check", QRectF(0, 0, SIDE, SIDE), QColor("black"), line)
        painter.end()
    assert sum(alphas(thick)) > 1.3 * sum(alphas(thin))
