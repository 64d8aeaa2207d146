"""What the program is, who made what it is made of."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

import mexen_desktop
from mexen_desktop.dialogs.about import AboutDialog
from mexen_desktop.languages import NAMES
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.scale import set_metrics
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import load_fonts
from mexen_desktop.texts import licences
from mexen_desktop.windows.language import Language
from tests.dialogs.conftest import Page

LICENCES = Path(mexen_desktop.__file__).parent / "resources" / "licences"
PARTS = [part["name"] for part in json.loads((LICENCES / "parts.json").read_text("utf-8"))]

About = Callable[..., AboutDialog]

# The offscreen platform has no window manager for the menu that is opened.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def about(qtbot: QtBot, qapp: QApplication) -> Iterator[About]:
    """Open the dialog over a page of that size."""
    load_fonts()
    palette = qapp.palette()
    theme().set_speed("off")
    windows: list[Page] = []

    def begin(width: int = 1280, height: int = 800) -> AboutDialog:
        window = Page()
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(width, height)
        window.page.resize(width, height)
        set_metrics(window, Metrics(width, height))
        window.show()
        window.activateWindow()
        dialog = AboutDialog(window.page)
        dialog.open_over()
        qtbot.waitExposed(window)
        return dialog

    yield begin
    theme().set_speed("full")
    qapp.setPalette(palette)


def menu_of(dialog: AboutDialog) -> QMenu:
    dialog.licence.click()
    (menu,) = [child for child in dialog.findChildren(QMenu) if child.objectName() == "licenceMenu"]
    return menu


def test_it_says_which_version_it_is_under_which_licence(about: About) -> None:
    dialog = about()
    assert dialog.accessibleName() == "About Mexen"
    said = dialog.accessibleDescription()
    assert mexen_desktop.__version__ in said
    assert "MIT" in said
    assert "LGPL" in said


def test_the_programs_own_licence_is_shown_first(about: About) -> None:
    dialog = about()
    assert dialog.text.toPlainText().split() == licences.text("Mexen").split()
    assert dialog.licence.label() == "Mexen — MIT"


def test_every_part_can_be_chosen(about: About) -> None:
    dialog = about()
    menu = menu_of(dialog)
    words = [action.text().partition(" — ")[0] for action in menu.actions()]
    assert words == ["Mexen", *PARTS, "Putting your own Qt in its place"]
    menu.close()
    for name in PARTS:
        dialog.choose(name)
        assert dialog.licence.label().startswith(f"{name} — ")
        assert dialog.text.accessibleName() == dialog.licence.label()
        assert len(dialog.text.toPlainText()) > 500


def test_qt_comes_with_both_texts_of_its_licence(about: About) -> None:
    dialog = about()
    dialog.choose("Qt 6")
    shown = dialog.text.toPlainText()
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in shown
    assert "GNU GENERAL PUBLIC LICENSE" in shown


def test_how_to_replace_qt_is_told(about: About) -> None:
    dialog = about()
    menu_of(dialog).actions()[-1].trigger()
    assert dialog.licence.label() == "Putting your own Qt in its place"
    assert "_internal/PySide6/Qt/lib" in dialog.text.toPlainText()


def test_a_text_is_read_by_keyboard_from_its_beginning(about: About) -> None:
    dialog = about()
    dialog.choose("Qt 6")
    dialog.text.setFocus()
    bar = dialog.text.verticalScrollBar()
    assert bar.value() == 0
    for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_End):
        before = bar.value()
        QTest.keyClick(dialog.text, key)
        assert bar.value() > before
    dialog.choose("Python")
    assert bar.value() == 0


def test_escape_closes_it(about: About, qtbot: QtBot) -> None:
    dialog = about()
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_it_follows_the_language(about: About, qapp: QApplication) -> None:
    dialog = about()
    language = Language(qapp)
    before = dialog.accessibleDescription()
    language.use("de")
    qapp.processEvents()
    try:
        assert dialog.accessibleName() == "Über Mexen"
        assert dialog.accessibleDescription() != before
    finally:
        language.use("en")


@pytest.mark.parametrize("size", [(720, 600), (1024, 600), (1280, 800), (800, 1280)])
@pytest.mark.parametrize("code", NAMES)
def test_nothing_lies_over_anything_else(
    about: About, qapp: QApplication, size: tuple[int, int], code: str
) -> None:
    language = Language(qapp)
    language.use(code)
    try:
        dialog = about(*size)
        dialog.choose(PARTS[-2])
        paper = dialog.paper()
        text, button, close = (
            part.geometry() for part in (dialog.text, dialog.licence, dialog.close_button)
        )
        assert not button.intersects(text)
        assert not button.intersects(close)
        assert paper.contains(text)
        assert paper.contains(button)
        assert text.height() > 150
    finally:
        language.use("en")
