"""Shadows are soft, fall downwards, are left out where nobody could see by them."""

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from mexen_desktop.look.palette import Palettes, Scheme
from mexen_desktop.look.shadow import ELEVATIONS, paint_glow, paint_shadow, reach

BODY = QRectF(100, 100, 200, 100)


def shaded(elevation: int, scheme: Scheme = "light", ratio: float = 1.0) -> QImage:
    image = QImage(round(400 * ratio), round(300 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_shadow(painter, BODY, 14, elevation, 1, Palettes()[scheme])
    painter.end()
    return image


@pytest.mark.parametrize("elevation", [1, 2, 3, 4])
def test_a_shadow_fades_outwards(elevation: int) -> None:
    image = shaded(elevation)
    below = [image.pixelColor(200, y).lightness() for y in range(200, 290)]
    assert below == sorted(below)
    assert below[0] < 250


@pytest.mark.parametrize("elevation", [1, 2, 3, 4])
def test_a_shadow_is_stronger_below(elevation: int) -> None:
    image = shaded(elevation)
    assert image.pixelColor(200, 203).lightness() < image.pixelColor(200, 96).lightness()


@pytest.mark.parametrize("elevation", ELEVATIONS)
def test_a_shadow_stays_within_its_reach(elevation: int) -> None:
    image = shaded(elevation)
    out = reach(elevation, 1)
    allowed = BODY.toRect().adjusted(-out, -out, out, out)
    dark = [
        (x, y)
        for x in range(0, 400, 3)
        for y in range(0, 300, 3)
        if image.pixelColor(x, y) != QColor("white") and not allowed.contains(x, y)
    ]
    assert dark == []


def test_higher_things_throw_wider_shadows() -> None:
    assert reach(1, 1) < reach(2, 1) < reach(3, 1) < reach(4, 1)
    assert reach(2, 2) == 2 * reach(2, 1)
    assert reach(0, 1) == 0


def test_a_shadow_is_the_same_on_a_fine_screen() -> None:
    one, two = shaded(2), shaded(2, ratio=2.0)
    for y in range(202, 220, 4):
        plain, fine = one.pixelColor(200, y), two.pixelColor(400, 2 * y)
        assert abs(plain.lightness() - fine.lightness()) <= 6


def test_high_contrast_has_neither_shadow_nor_glow() -> None:
    image = shaded(4, "high_contrast")
    painter = QPainter(image)
    paint_glow(painter, BODY, 1, Palettes()["high_contrast"])
    painter.end()
    assert image.copy(QRect(0, 0, 400, 300)) == plain()


def plain() -> QImage:
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    return image


def test_a_glow_is_strongest_at_the_seat() -> None:
    image = plain()
    painter = QPainter(image)
    paint_glow(painter, BODY, 1, Palettes()["light"])
    painter.end()
    near, far = image.pixelColor(96, 150), image.pixelColor(50, 150)
    assert near.blue() < far.blue() < 255
