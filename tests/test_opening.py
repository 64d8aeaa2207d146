"""A start shows the first page as it was kept, then the page itself."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mexen_desktop.look.theme import theme
from mexen_desktop.opening import Opening
from mexen_desktop.settings import LeftOpen, Player, SettingsFile
from mexen_desktop.windows.keeping import Keeping
from mexen_desktop.windows.language import Language
from mexen_desktop.windows.main_window import MainWindow
from mexen_desktop.windows.start.kept_picture import Reading, read
from mexen_desktop.windows.start.preview import Preview
from tests.windows.conftest import people

GAME = LeftOpen("pirate", 7, "Ann", (Player("Ann", 0, "A"), Player("Bo", 1, "B")))


class Start:
    """One start of the program, as far as a test lets it come."""

    def __init__(self, window: MainWindow, opening: Opening) -> None:
        self.window = window
        self.opening = opening
        #: What was told, in turn.
        self.told: list[str] = []

    def open(self) -> "Start":
        self.opening.open(lambda: self.told.append("seen"), lambda: self.told.append("stands"))
        return self

    @property
    def picture(self) -> QImage:
        return self.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)

    def end(self) -> None:
        self.window.close()
        self.opening.keep()


Starts = Callable[..., Start]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "first-page"


@pytest.fixture
def starts(qtbot: QtBot, qapp: QApplication, tmp_path: Path, file: Path) -> Iterator[Starts]:
    """Start the program on the settings that there are, but for what is given."""
    desktop = qapp.palette()
    languages: list[Language] = []

    def start(**remembered: Any) -> Start:
        qapp.setPalette(desktop)
        settings = SettingsFile(tmp_path / "settings.json")
        settings.change(**{"speed": "off", "language": "en", **remembered})
        languages.append(Language(qapp))
        window = MainWindow(settings, languages[-1], Keeping(tmp_path))
        qtbot.addWidget(window)
        return Start(window, Opening(qapp, window, Reading(file)))

    yield start
    for language in languages:
        language.use("en")
    theme().choose("system")
    theme().set_speed("full")
    theme().set_text_factor(1.0)
    qapp.setPalette(desktop)


def test_the_first_start_of_all_shows_the_page_itself(starts: Starts, qtbot: QtBot) -> None:
    start = starts().open()
    assert start.window.page is start.window.start
    qtbot.waitUntil(lambda: start.told == ["seen", "stands"])


def test_the_next_start_shows_the_picture_until_the_page_stands(
    starts: Starts, qtbot: QtBot
) -> None:
    starts().open().end()
    start = starts().open()
    assert isinstance(start.window.page, Preview)
    assert start.told == []
    qtbot.waitUntil(lambda: start.told == ["seen", "stands"])
    assert start.window.page is start.window.start
    assert start.window.start.play.hasFocus() or not start.window.isActiveWindow()
    QApplication.processEvents()
    assert start.window.findChild(Preview) is None


@pytest.mark.parametrize(
    "remembered",
    [
        {},
        {"theme": "dark", "language": "de", "players": people(5), "stake": "sips"},
        {"theme": "high_contrast", "text_size": 150, "window": (1024, 600), "rules": "lives"},
        {"left_open": GAME, "language": "da", "window": (800, 700)},
    ],
)
def test_the_picture_is_what_the_page_looks_like(
    starts: Starts, qtbot: QtBot, remembered: dict[str, Any]
) -> None:
    starts(**remembered).open().end()
    start = starts(language=remembered.get("language", "en")).open()
    assert isinstance(start.window.page, Preview)
    before = start.picture
    qtbot.waitUntil(lambda: "stands" in start.told)
    assert before == start.picture


def test_the_picture_shows_the_page_also_where_another_was_left(
    starts: Starts, qtbot: QtBot
) -> None:
    start = starts(players=people(3)).open()
    start.window.start_game()
    assert start.window.controller is not None
    start.window.controller.throw(0)
    start.end()
    start = starts().open()
    assert start.window.settings.now.left_open is not None
    before = start.picture
    qtbot.waitUntil(lambda: "stands" in start.told)
    assert before == start.picture


@pytest.mark.parametrize(
    "remembered", [{"players": people(4)}, {"theme": "dark"}, {"language": "nl"}, {"dice": "black"}]
)
def test_a_picture_that_is_not_true_any_more_is_not_shown(
    starts: Starts, remembered: dict[str, Any]
) -> None:
    starts().open().end()
    assert starts(**remembered).open().window.page.objectName() == "startPage"


def test_a_desktop_with_other_colours_has_no_use_for_the_picture(
    starts: Starts, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts().open().end()
    dark = QPalette()
    dark.setColor(QPalette.ColorRole.Window, "#202020")
    qapp.setPalette(dark)
    monkeypatch.setattr(QApplication, "setPalette", lambda *_: None)
    assert starts().open().window.page.objectName() == "startPage"


def test_a_window_of_another_size_is_empty_until_the_page_stands(
    starts: Starts, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts().open().end()
    start = starts()
    monkeypatch.setattr(start.window, "size_left", lambda: QSize(900, 700))
    start.open()
    assert isinstance(start.window.page, Preview)
    assert start.picture.pixelColor(450, 350) == start.picture.pixelColor(5, 5)
    qtbot.waitUntil(lambda: "stands" in start.told)
    assert start.window.page is start.window.start


def test_a_start_that_ends_before_its_page_stands_keeps_nothing(starts: Starts, file: Path) -> None:
    start = starts()
    start.opening.keep()
    assert read(file) is None
