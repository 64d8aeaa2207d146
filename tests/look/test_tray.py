"""The tray has felt, a ledge, light that falls from one side."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter

from mexen_desktop.look.palette import SCHEMES, Palettes, Scheme
from mexen_desktop.look.tray import Side, TrayPainter, tray_shape

OUTER = QRect(224, 226, 544, 446)


def test_it_lies_as_in_the_design() -> None:
    shape = tray_shape(OUTER, 1, 160)
    assert shape.felt == QRect(240, 242, 352, 414)
    assert shape.ledge == QRect(600, 242, 152, 414)
    assert shape.place.size().toTuple() == (96, 96)
    assert shape.place.center() == shape.ledge.center()


@pytest.mark.parametrize("side", ["right", "left", "below"])
@pytest.mark.parametrize("scale", [0.8, 1, 1.35, 2.88])
def test_felt_and_ledge_fill_the_rim(side: Side, scale: float) -> None:
    shape = tray_shape(OUTER, scale, 100, side)
    rim = round(16 * scale)
    assert shape.felt.united(shape.ledge) == OUTER.adjusted(rim, rim, -rim, -rim)
    assert not shape.felt.intersects(shape.ledge)


def test_without_a_ledge_felt_takes_all_the_room() -> None:
    shape = tray_shape(OUTER, 1)
    assert shape.felt == OUTER.adjusted(16, 16, -16, -16)
    assert shape.ledge.isEmpty()


def painted(scheme: Scheme, ratio: float = 1.0) -> QImage:
    image = QImage(round(1000 * ratio), round(750 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    palette = Palettes()[scheme]
    image.fill(palette.table)
    painter = QPainter(image)
    TrayPainter().paint(painter, tray_shape(OUTER, 1, 160), 1, palette)
    painter.end()
    return image


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_light_falls_from_above_on_the_left(scheme: Scheme) -> None:
    image = painted(scheme)
    felt = [
        image.copy(x, y, 40, 40).scaled(1, 1).pixelColor(0, 0) for x, y in ((370, 370), (545, 610))
    ]
    assert felt[0].lightness() > felt[1].lightness()
    rim = [image.copy(430, y, 60, 8).scaled(1, 1).pixelColor(0, 0) for y in (230, 661)]
    assert rim[0].lightness() > rim[1].lightness()


@pytest.mark.parametrize("scheme", SCHEMES)
def test_felt_is_nearly_the_colour_that_text_on_it_was_checked_with(scheme: Scheme) -> None:
    palette = Palettes()[scheme]
    image = painted(scheme)
    lightest = max(
        (image.pixelColor(x, y) for x in range(260, 580, 9) for y in range(260, 640, 9)),
        key=lambda colour: colour.lightness(),
    )
    assert lightest.lightness() <= palette.felt_light.lightness() + 10


def test_in_high_contrast_it_is_lines_alone() -> None:
    palette = Palettes()["high_contrast"]
    image = painted("high_contrast")
    assert image.pixelColor(420, 450) == palette.felt
    assert image.pixelColor(241, 450) == palette.tray_line
    assert image.pixelColor(233, 450) == palette.wood
    assert image.pixelColor(216, 690) == palette.table


def test_it_is_painted_once_for_a_size() -> None:
    tray = TrayPainter()
    palette = Palettes()["light"]
    image = QImage(1000, 750, QImage.Format.Format_RGB32)
    keys = []
    for outer in (OUTER, OUTER.translated(9, 9), OUTER.adjusted(0, 0, 10, 0)):
        painter = QPainter(image)
        tray.paint(painter, tray_shape(outer, 1, 160), 1, palette)
        painter.end()
        keys.append(tray._image.cacheKey())
    assert keys[0] == keys[1] != keys[2]


def test_it_is_sharp_on_a_fine_screen() -> None:
    image = painted("light", 2.0)
    palette = Palettes()["light"]
    assert image.pixelColor(2 * 241, 2 * 450) == palette.tray_line
