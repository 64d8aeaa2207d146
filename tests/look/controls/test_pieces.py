"""Small things are read as texts, drawn in every theme, at every side."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.chip import Chip
from mexen_desktop.look.controls.drawn import Drawn
from mexen_desktop.look.controls.panel import Panel
from mexen_desktop.look.controls.tag import Tag
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.palette import SCHEMES, Scheme
from mexen_desktop.look.scale import set_metrics
from mexen_desktop.look.theme import Theme
from tests.kit.written import writing

PIECES: dict[str, tuple[Callable[[], Drawn], str]] = {
    "tag": (lambda: Tag("lowest", "lowest"), "lowest"),
    "stays": (lambda: Tag("keep", "stays", kind="stays"), "stays"),
    "chip": (lambda: Chip(1, "<b>Tom & Jerry</b>"), "<b>Tom & Jerry</b>"),
}


@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_is_read_as_a_text(piece: str, window: QWidget) -> None:
    make, name = PIECES[piece]
    made = make()
    made.setParent(window)
    found = QAccessible.queryAccessibleInterface(made)
    assert found.role() == QAccessible.Role.StaticText
    assert found.text(QAccessible.Text.Name) == name


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_is_drawn_the_same_upside_down(
    piece: str, scheme: Scheme, window: QWidget, quiet_look: Theme
) -> None:
    quiet_look.choose(scheme)
    made = PIECES[piece][0]()
    made.setParent(window)
    made.resize(made.sizeHint())
    upright = made.grab().toImage()
    assert upright != window.grab(made.rect()).toImage()
    made.quarter_turns = 2
    made.resize(made.sizeHint())
    assert made.grab().size() == upright.size()
    made.quarter_turns = 1
    assert made.sizeHint() == upright.size().transposed()


def test_pieces_grow_with_the_window(window: QWidget) -> None:
    chip = Chip(1, "Ann", parent=window)
    small = chip.sizeHint()
    set_metrics(window, Metrics(3840, 2160))
    assert chip.sizeHint().height() > 2 * small.height()
    assert chip.sizeHint().width() > 2 * small.width()


def test_a_long_name_on_a_chip_is_cut_but_told(window: QWidget) -> None:
    name = "Willemijntjevandenbossche-Hohenstein"
    chip = Chip(7, name, parent=window)
    chip.resize(chip.sizeHint().width() * 2 // 3, chip.sizeHint().height())
    chip.grab()
    assert chip.toolTip() == name
    short = Chip(1, "Ann", parent=window)
    short.resize(short.sizeHint())
    short.grab()
    assert short.toolTip() == ""
    assert short.width() < chip.width()


def test_a_name_of_several_words_lies_on_two_lines_before_it_is_cut(window: QWidget) -> None:
    chip = Chip(7, "Oma Willemijntje van den Bosch", parent=window)
    chip.resize(chip.sizeHint())
    with writing() as lines:
        chip.grab()
    assert [line.text for line in lines][1:] == ["Oma Willemijntje", "van den Bosch"]
    assert chip.toolTip() == ""


def test_paper_leaves_room_for_its_shadow(window: QWidget) -> None:
    card = Panel(elevation=2, parent=window)
    where = window.rect().adjusted(100, 100, -100, -100)
    card.place_paper(where)
    assert card.paper().translated(card.pos()) == where
    assert card.geometry() == where.adjusted(-24, -24, 24, 24)
