"""The pictures of dice that other pages show."""

import pytest
from PySide6.QtGui import QImage

from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.scene.dice.baked import FILE

PICTURES = FILE.parents[1] / "pictures"
TURNS = ("left", "front", "right", "above")


@pytest.mark.parametrize("rules", PRESETS)
def test_each_rule_set_has_its_picture(rules: str) -> None:
    image = QImage(str(PICTURES / f"card-{rules}.png"))
    assert 0 < image.width() <= 472
    assert 0 < image.height() <= 336
    assert image.hasAlphaChannel()


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("value", range(1, 7))
def test_each_value_has_its_pictures(value: int, turn: str) -> None:
    image = QImage(str(PICTURES / f"die-{value}-{turn}.png"))
    size = 192 if turn == "above" else 304
    assert (image.width(), image.height()) == (size, size)
    for x, y in ((0, 0), (size - 1, size - 1), (0, size - 1), (size - 1, 0)):
        assert image.pixelColor(x, y).alpha() < 8
    assert image.pixelColor(size // 2, size // 2 - 30).alpha() == 255


def test_pictures_are_small_files() -> None:
    sizes = [path.stat().st_size for path in PICTURES.glob("*.png")]
    assert len(sizes) == 6 * len(TURNS) + len(PRESETS) + 1
    assert max(sizes) < 40_000
