"""Cloth, felt, wood go on without a seam."""

from itertools import pairwise

import pytest
from PySide6.QtGui import QImage

from mexen_desktop.look.palette import Palettes, Scheme
from mexen_desktop.look.textures import Texture, felt_fibres, grey_tile, linen, wood

SIZES: dict[Texture, tuple[int, int]] = {
    "linen": (256, 256),
    "felt": (192, 192),
    "wood": (512, 256),
}


def rows(image: QImage) -> list[bytes]:
    data, width = bytes(image.constBits()), image.bytesPerLine()
    return [data[at * width : at * width + image.width()] for at in range(image.height())]


def step(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize("name", SIZES)
def test_texture_is_as_large_as_designed(name: Texture) -> None:
    image = grey_tile(name)
    assert (image.width(), image.height()) == SIZES[name]


@pytest.mark.parametrize("name", SIZES)
def test_texture_goes_on_at_its_other_end(name: Texture) -> None:
    lines = rows(grey_tile(name))
    columns = [bytes(column) for column in zip(*lines, strict=True)]
    for row_of in (lines, columns):
        inside = [step(one, other) for one, other in pairwise(row_of)]
        assert step(row_of[-1], row_of[0]) <= max(inside)


@pytest.mark.parametrize("name", SIZES)
def test_texture_keeps_the_brightness_of_the_plain_colour(name: Texture) -> None:
    lines = rows(grey_tile(name))
    mean = sum(map(sum, lines)) / (len(lines) * len(lines[0]))
    assert mean == pytest.approx(128, abs=14)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_cloth_has_the_colour_of_the_table(scheme: Scheme) -> None:
    palette = Palettes()[scheme]
    image = linen(palette, 1, 1).textureImage()
    for x in range(0, 256, 37):
        found = image.pixelColor(x, 91)
        assert abs(found.red() - palette.table.red()) <= 26
        assert abs(found.blue() - palette.table.blue()) <= 26


def test_felt_fibres_are_hardly_seen() -> None:
    image = felt_fibres(Palettes()["light"], 1, 1).textureImage()
    strongest = max(image.pixelColor(x, y).alpha() for x in range(192) for y in range(0, 192, 9))
    assert 7 <= strongest <= 14


def test_high_contrast_has_no_textures() -> None:
    palette = Palettes()["high_contrast"]
    assert linen(palette, 1, 1).textureImage().isNull()
    assert wood(palette, 1, 1).textureImage().isNull()
    assert linen(palette, 1, 1).color() == palette.table


def test_threads_grow_with_the_window_in_steps() -> None:
    palette = Palettes()["light"]
    assert linen(palette, 2.88, 1).textureImage().width() == 768
    assert linen(palette, 1.44, 2).textureImage().width() == 768
    assert linen(palette, 0.8, 1).textureImage().width() == 256


def test_a_tile_is_made_once() -> None:
    palette = Palettes()["light"]
    first, second = linen(palette, 1, 1), linen(palette, 1, 1)
    assert first.textureImage().cacheKey() == second.textureImage().cacheKey()
