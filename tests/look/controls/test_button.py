"""Buttons say what they do, whatever is written on them."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.controls.key import FORMS, Kind, Variant
from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.palette import SCHEMES, Scheme
from mexen_desktop.look.scale import set_metrics
from mexen_desktop.look.theme import Theme
from tests.kit.written import writing

NAMES = ["<b>Tom & Jerry</b>", "&Ann", "Søren", "Ĳsbrand", "R&D"]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_said_as_typed(window: QWidget, name: str) -> None:
    button = Button(name, parent=window)
    found = QAccessible.queryAccessibleInterface(button)
    assert found.text(QAccessible.Text.Name) == name
    assert found.text(QAccessible.Text.Accelerator) == ""


def test_the_smaller_line_is_said_too(window: QWidget) -> None:
    button = Button("Throw", parent=window)
    button.set_sub_line("44 % risk of losing")
    found = QAccessible.queryAccessibleInterface(button)
    assert found.text(QAccessible.Text.Description) == "44 % risk of losing"


def test_an_icon_button_has_a_name_with_a_tooltip(window: QWidget) -> None:
    button = IconButton("undo", "Undo <Ann>", parent=window)
    assert button.accessibleName() == "Undo <Ann>"
    assert button.toolTip() == "<p>Undo &lt;Ann&gt;</p>"


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (3840, 2160)])
@pytest.mark.parametrize("kind", FORMS)
def test_a_button_is_large_enough_to_touch(
    window: QWidget, kind: Kind, size: tuple[int, int]
) -> None:
    button = Button("OK", kind=kind, parent=window)
    set_metrics(window, Metrics(*size))
    assert button.sizeHint().height() >= 48
    assert button.sizeHint().width() >= 48
    assert button.minimumSizeHint() == button.sizeHint()


def test_an_action_button_is_as_high_as_designed(window: QWidget) -> None:
    button = Button("Throw", kind="action", parent=window)
    set_metrics(window, Metrics(1920, 1080))
    assert button.sizeHint().height() == 138


def shades(button: Button) -> QImage:
    button.resize(button.sizeHint())
    return button.grab().toImage()


def face(button: Button) -> QColor:
    image = shades(button)
    return image.pixelColor(image.width() // 2, 8)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(
    ("variant", "normal", "down"),
    [
        ("brass", "brass", "brass_down"),
        ("paper", "surface", "surface_down"),
        ("red", "red", "red_down"),
    ],
)
def test_a_key_changes_colour_with_its_state(
    window: QWidget, quiet_look: Theme, scheme: Scheme, variant: Variant, normal: str, down: str
) -> None:
    quiet_look.choose(scheme)
    button = Button("W", variant=variant, kind="pad", parent=window)
    assert face(button) == getattr(quiet_look.palette, normal)
    button.setDown(True)
    pressed = shades(button)
    assert pressed.pixelColor(pressed.width() // 2, 14) == getattr(quiet_look.palette, down)
    button.setDown(False)
    button.setEnabled(False)
    assert face(button) == quiet_look.palette.surface_2


def test_a_pressed_key_keeps_its_foot_where_it_is(window: QWidget, quiet_look: Theme) -> None:
    button = Button("", variant="red", kind="pad", parent=window)
    button.resize(200, 112)
    edge = quiet_look.palette.red_edge
    image = button.grab().toImage()
    assert [image.pixelColor(100, y) == edge for y in (1, 5, 104, 110)] == [True, False, True, True]
    button.setDown(True)
    image = button.grab().toImage()
    assert image.pixelColor(100, 1).alpha() == 0 or image.pixelColor(100, 1) != edge
    assert [image.pixelColor(100, y) == edge for y in (9, 104, 111)] == [True, False, True]


def test_a_key_hint_takes_room_only_while_keys_are_used(window: QWidget, qtbot: QtBot) -> None:
    button = Button("Throw", kind="action", parent=window)
    bare = button.sizeHint().width()
    button.set_key_hint("Space")
    assert button.sizeHint().width() > bare + 40
    with qtbot.waitSignal(input_mode().changed):
        input_mode().touched()
    assert button.sizeHint().width() == bare
    input_mode().key_used()
    assert button.sizeHint().width() > bare + 40


def test_a_word_that_does_not_fit_is_told_as_a_tooltip(window: QWidget) -> None:
    button = Button("Willemijntje van den Bosch", parent=window)
    button.resize(button.sizeHint())
    button.grab()
    assert button.toolTip() == ""
    button.resize(QSize(90, 56))
    button.grab()
    assert button.toolTip() == "Willemijntje van den Bosch"


def test_a_word_is_painted_turned(window: QWidget) -> None:
    button = Button("Stop", icon="stop", parent=window)
    upright = coarse(shades(button))
    button.quarter_turns = 2
    same = coarse(shades(button).flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical))
    assert max(abs(one - other) for one, other in zip(upright, same, strict=True)) < 40
    assert max(upright) - min(upright) > 80


def coarse(image: QImage) -> list[int]:
    # Letters lie a fraction of a pixel elsewhere once they are turned.
    few = image.scaled(
        24, 10, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return [few.pixelColor(x, y).lightness() for x in range(24) for y in range(10)]


def test_words_with_a_long_name_stand_on_two_lines_before_they_become_small(
    window: QWidget,
) -> None:
    set_metrics(window, Metrics(1280, 800))
    button = Button(icon="throw", kind="action", parent=window)
    window.show()
    button.show()
    button.resize(480, 96)

    def written(name: str) -> list[tuple[str, float]]:
        button.set_label(f"{name} throws")
        button.set_name(name)
        with writing() as lines:
            button.grab()
        return [(line.text, line.where.height()) for line in lines]

    ((short, high),) = written("Ann")
    (first, larger), (second, _) = written("Wilhelmina-Charlotte von Hohenstein")
    assert short == "Ann throws"
    assert (first, second) == ("Wilhelmina-Charlotte", "von Hohenstein throws")
    assert larger > 0.85 * high
    assert button.toolTip() == ""
