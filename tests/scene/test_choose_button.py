"""Buttons that stand for players, side by side."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mexen_desktop.models.facts import Person
from mexen_desktop.scene.choose_button import ChooseButton
from tests.kit.written import writing


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Give a window of the usual size."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    return window


def row_of(window: QWidget, names: Sequence[str], wide: int) -> list[ChooseButton]:
    """Show a button for each instead of those before, all as large."""
    for before in window.findChildren(ChooseButton):
        before.hide()
    buttons = [ChooseButton(window) for _ in names]
    for at, (button, name) in enumerate(zip(buttons, names, strict=True)):
        button.show_person(Person(name, at, "A"), at + 1)
        button.setGeometry(QRect(at * wide, 0, wide, 96))
        button.show()
    window.show()
    return buttons


def written_on(button: ChooseButton) -> list[tuple[str, float]]:
    """Return what is written on it, each with how far to the right its middle is."""
    with writing() as lines:
        button.grab()
    return [(line.text, line.where.center().x()) for line in lines]


@pytest.mark.parametrize("wide", [240, 200])
def test_a_long_name_stands_whole_on_two_lines_under_its_number(window: QWidget, wide: int) -> None:
    _, button = row_of(window, ("Bo", "Wilhelmina-Charlotte von Hohenstein"), wide)
    assert [text for text, _ in written_on(button)] == [
        "2",
        "Wilhelmina-Charlotte",
        "von Hohenstein",
    ]


def test_all_look_alike_though_one_name_is_long(window: QWidget) -> None:
    middle = 240 / 2
    among_short = row_of(window, ("Bo", "Ann"), 240)[0]
    assert dict(written_on(among_short))["1"] < middle / 2
    beside_long = row_of(window, ("Bo", "Wilhelmina-Charlotte von Hohenstein"), 240)[0]
    assert dict(written_on(beside_long)) == pytest.approx({"1": middle, "Bo": middle}, abs=2)
