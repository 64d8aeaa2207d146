"""Colours can be told apart by everybody."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor

from mexen_desktop.look.palette import SCHEMES, Palette, Palettes, Scheme, faded, mixed
from mexen_desktop.look.resources import resource
from tests.kit.sight import EYES, contrast, difference

DATA: dict[str, Any] = json.loads(Path(resource("palette.json")).read_text())


def test_contrast_is_computed_as_the_guidelines_do() -> None:
    assert contrast(QColor("#000"), QColor("#FFF")) == pytest.approx(21)
    assert contrast(QColor("#777"), QColor("#FFF")) == pytest.approx(4.48, abs=0.01)


def test_palette_json_has_every_theme_with_every_colour() -> None:
    assert set(DATA["themes"]) == set(SCHEMES), "Scheme in look/palette.py: the themes of the file"
    wanted = set(Palette.__annotations__) - {"scheme"} - set(DATA["fixed"])
    for scheme, colours in DATA["themes"].items():
        assert set(colours) == wanted, f"themes.{scheme} of palette.json: a colour for each name"


def test_a_theme_is_dark_where_text_is_lighter_than_what_it_stands_on() -> None:
    for scheme in SCHEMES:
        palette = Palettes()[scheme]
        on_black = contrast(palette.surface, QColor("black"))
        assert palette.dark == (on_black < contrast(palette.surface, QColor("white"))), scheme
    assert Palettes()["dark"].dark
    assert not Palettes()["light"].dark


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("pair", DATA["pairs"], ids=lambda pair: f"{pair['fg']}-on-{pair['bg']}")
def test_each_pair_has_contrast_enough(pair: dict[str, Any], scheme: Scheme) -> None:
    palette = Palettes()[scheme]
    least = pair["least_high_contrast"] if palette.high_contrast else pair["least"]
    assert contrast(getattr(palette, pair["fg"]), getattr(palette, pair["bg"])) >= least


def test_text_pairs_ask_for_four_and_a_half_and_seven() -> None:
    text = [pair for pair in DATA["pairs"] if pair["fg"].startswith(("ink", "on_", "good"))]
    assert {(pair["least"], pair["least_high_contrast"]) for pair in text} == {(4.5, 7)}


@pytest.mark.parametrize("scheme", SCHEMES)
def test_each_players_number_can_be_read(scheme: Scheme) -> None:
    palette = Palettes()[scheme]
    least = 7 if palette.high_contrast else 4.5
    for number in range(8):
        assert contrast(*palette.player(number)) >= least


@pytest.mark.parametrize("eye", EYES)
def test_players_colours_are_told_apart_by_eyes_that_see_no_red_or_no_green(eye: str) -> None:
    palette = Palettes()["light"]
    players = [palette.player(number)[0] for number in range(8)]
    for one, other in combinations(players, 2):
        assert difference(one, other, eye) >= 15, (one.name(), other.name())


def test_eyes_that_see_no_green_see_green_beside_red_less() -> None:
    red, green = QColor("#A05030"), QColor("#507030")
    assert difference(red, green, "no green") < 15 < difference(red, green, "all")


def test_players_beyond_the_eighth_repeat_colours() -> None:
    palette = Palettes()["light"]
    assert palette.player(8) == palette.player(0)
    assert len({palette.player(number)[0].name() for number in range(8)}) == 8


@pytest.mark.parametrize("scheme", SCHEMES)
def test_each_colour_that_is_named_is_there(scheme: Scheme) -> None:
    palette = Palettes()[scheme]
    for name in DATA["use"]:
        assert getattr(palette, name).isValid(), name
    declared = {name for name in type(palette).__annotations__ if name != "scheme"}
    assert declared == set(DATA["use"]) | set(DATA["fixed"])


def test_dice_show_their_pips_in_every_theme() -> None:
    palette = Palettes()["dark"]
    assert contrast(palette.die_pip, palette.die_body) >= 7


def test_a_mixed_colour_lies_between() -> None:
    half = mixed(QColor("#000000"), QColor("#FF8040"), 0.5)
    assert (half.red(), half.green(), half.blue()) == (128, 64, 32)


def test_a_faded_colour_leaves_the_first_as_it_was() -> None:
    colour = QColor("#123456")
    assert faded(colour, 0.5).alpha() == 128
    assert colour.alpha() == 255


def test_parts_painted_by_qt_get_the_same_colours() -> None:
    palette = Palettes()["dark"]
    assert palette.qt_palette().text().color() == palette.ink
    assert palette.qt_palette().highlight().color() == palette.brass
