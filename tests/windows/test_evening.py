"""The last page of an evening."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.theme import theme
from mexen_desktop.models.statistics.poster import Placed
from mexen_desktop.models.statistics.table import Somebody
from mexen_desktop.windows.evening.page import EveningPage
from mexen_desktop.windows.evening.standing import Standings
from mexen_desktop.windows.evening.visit import evening_of
from mexen_desktop.windows.main_window import MainWindow
from mexen_desktop.windows.statistics.composing import Place
from mexen_desktop.windows.statistics.visit import statistics_of
from tests.kit.figures import MadeUp
from tests.kit.night import Night
from tests.kit.pages import table
from tests.kit.written import CUT, writing

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Opened = Callable[..., MainWindow]


def made_up(window: MainWindow, people: int) -> EveningPage:
    """Show the latest evening of so many made-up people."""
    window.keeping.store._statistics = MadeUp(people)  # type: ignore[assignment]
    evening_of(window).show()
    QApplication.processEvents()
    return evening_of(window).page


def written(page: EveningPage) -> list[str]:
    """Return all that is written on the picture."""
    page.poster.update()
    with writing() as lines:
        page.poster.grab()
    return [line.text for line in lines]


def test_the_end_of_a_game_leads_to_its_evening(qtbot: QtBot, tmp_path: Path) -> None:
    night = Night(qtbot, tmp_path, "knight", 42, 65, 63, 64, players=2)
    night.click("playButton")
    for _ in range(2):
        night.throw()
        night.press("s")
        night.throw()
        night.throw()
    night.controller.finish()
    night.settle()
    night.click("eveningButton")
    assert night.sees("eveningPage")
    page = evening_of(night.window).page
    said = page.poster.accessibleName()
    assert said.startswith("Our evening. ")
    assert "1 game, 2 rounds" in said
    assert "Ann" in said
    assert "Bo" in said
    night.press(Qt.Key.Key_Escape)
    assert night.sees("tablePage")


def test_before_a_round_is_played_to_its_end_there_is_nothing_to_see(opened: Opened) -> None:
    window = opened()
    evening_of(window).show()
    page = evening_of(window).page
    assert page.note.sentence() == "No round has been played to its end yet."
    assert not page.save.isVisible()
    assert not page.copy.isVisible()
    assert written(page) == []


@pytest.mark.parametrize("people", [2, 8, 20])
def test_everybody_is_on_the_picture(opened: Opened, people: int) -> None:
    window = opened()
    window.resize(1280, 800)
    page = made_up(window, people)
    texts = written(page)
    # A name may lie on two lines.
    letters = "".join(texts).replace(" ", "")
    names = [each.name for each in MadeUp(people).standings()]
    for name in names:
        cut = any(CUT in text and name.startswith(text.partition(CUT)[0]) for text in texts)
        assert name.replace(" ", "") in letters or cut, name
    for each in ("Our evening", "3 games"):
        assert each in texts


def test_more_people_than_find_room_are_counted(opened: Opened) -> None:
    page = made_up(opened(window=(1024, 600)), 120)
    texts = written(page)
    (more,) = [text for text in texts if text.startswith("and ")]
    shown = sum(text.startswith("Person ") for text in texts)
    assert 10 < shown < 100
    assert int(more.split()[1]) + len(set(texts) & set(names(120))) + _cut(texts) == 121


def names(people: int) -> list[str]:
    return [each.name for each in MadeUp(people).standings()]


def _cut(texts: list[str]) -> int:
    """Return how many names are cut."""
    return sum(
        CUT in text and any(name.startswith(text.partition(CUT)[0]) for name in names(120))
        for text in texts
    )


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_the_picture_is_saved_as_large_as_a_screen(
    opened: Opened, tmp_path: Path, size: tuple[int, int]
) -> None:
    window = opened(window=size)
    window.resize(*size)
    page = made_up(window, 6)
    page.save.click()
    dialog = window.findChild(QFileDialog, "fileDialog")
    assert dialog is not None
    assert dialog.selectedFiles()[0].endswith(".png")
    dialog.fileSelected.emit(str(tmp_path / "evening"))
    dialog.close()
    assert page.note.sentence() == "Saved as evening.png."
    image = QImage(str(tmp_path / "evening.png"))
    wide = page.poster.width() >= page.poster.height()
    assert (image.width(), image.height()) == ((2560, 1600) if wide else (1600, 2560))


def test_where_the_picture_cannot_be_saved_that_is_said(opened: Opened, tmp_path: Path) -> None:
    window = opened()
    page = made_up(window, 6)
    page.save.click()
    dialog = window.findChild(QFileDialog, "fileDialog")
    assert dialog is not None
    dialog.fileSelected.emit(str(tmp_path / "nowhere" / "evening.png"))
    dialog.close()
    assert page.note.sentence().startswith("The picture was not saved: ")


def test_the_picture_is_copied(opened: Opened) -> None:
    page = made_up(opened(), 6)
    QGuiApplication.clipboard().clear()
    page.copy.click()
    assert QGuiApplication.clipboard().image().width() in (1600, 2560)
    assert page.note.sentence() == "The picture was copied."


def test_all_numbers_of_the_evening_are_one_press_away(opened: Opened) -> None:
    window = opened()
    made_up(window, 6).numbers.click()
    page = statistics_of(window).page
    assert window.page is page
    assert page.place == Place("evening", MadeUp(6).evenings()[0].id)
    page.board.findChildren(Button, "posterButton")[-1].click()
    assert window.page is evening_of(window).page
    evening_of(window).page.close_button.click()
    assert window.page is page
    page.back()
    page.back()
    assert window.page is window.start


def test_an_earlier_evening_can_be_chosen(opened: Opened) -> None:
    window = opened()
    window.keeping.store._statistics = MadeUp(6)  # type: ignore[assignment]
    statistics_of(window).show()
    page = statistics_of(window).page
    page.sections.row("evenings").click()
    figure = page.board.figures[0]
    figure.opened.emit(table(figure).rows[5].key)
    day = page.head.title.accessibleName()
    page.board.findChildren(Button, "posterButton")[-1].click()
    assert day in evening_of(window).page.poster.accessibleName()


def test_it_speaks_the_language_that_is_chosen(opened: Opened) -> None:
    window = opened()
    page = made_up(window, 6)
    window.settings.change(language="nl")
    QApplication.processEvents()
    assert page.poster.accessibleName().startswith("Onze avond. ")
    assert "Onze avond" in written(page)


def test_no_line_ends_between_a_day_and_its_month(opened: Opened) -> None:
    window = opened(text_size=150)
    window.resize(1366, 768)
    page = made_up(window, 3)
    window.settings.change(language="de")
    QApplication.processEvents()
    assert any(re.search(r"\d\.\s[A-Z]", line) for line in written(page))


@pytest.mark.usefixtures("opened")
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_a_name_of_two_parts_lies_on_two_lines_before_it_is_cut(text: float) -> None:
    names = ("Hannelore-Wilhelmine", "Oma", "Peter", "Lukas")
    placed = [
        Placed(Somebody(at, name[0]), name, at, str(at), "0 of 5 rounds lost", not at)
        for at, name in enumerate(names)
    ]
    standings = Standings(placed, lives=False)
    picture = QImage(760, 290, QImage.Format.Format_ARGB32)
    painter = QPainter(picture)
    metrics = Metrics(1366, 768, text)
    standings.paint(painter, QRectF(picture.rect()), metrics, theme().palette)
    painter.end()
    assert standings.cut == set()


def standings_on_paper(*people: Placed) -> QImage:
    """Paint so many on a paper with a lot of room."""
    picture = QImage(760, 500, QImage.Format.Format_RGB32)
    picture.fill(theme().palette.surface)
    painter = QPainter(picture)
    metrics = Metrics(1280, 800)
    Standings(people, lives=False).paint(painter, QRectF(picture.rect()), metrics, theme().palette)
    painter.end()
    return picture


def somebody(at: int, level: int = 0) -> Placed:
    return Placed(Somebody(at, "A", level), "Ann", at, str(at), "0 of 5 rounds lost", False)


@pytest.mark.usefixtures("opened")
def test_a_stronger_line_stands_before_the_computers() -> None:
    palette = theme().palette
    picture = standings_on_paper(somebody(0), somebody(1), somebody(2, 1), somebody(3, 1))
    colours = [picture.pixelColor(380, y) for y in range(1, picture.height())]
    assert [colour for colour in colours if colour in (palette.line, palette.line_strong)] == [
        palette.line,
        *[palette.line_strong] * 2,
        palette.line,
    ]


@pytest.mark.usefixtures("opened")
def test_few_people_fill_the_paper_of_an_evening() -> None:
    with writing() as lines:
        standings_on_paper(*(somebody(at) for at in range(3)))
    few = [line.where for line in lines if line.text == "Ann"]
    with writing() as lines:
        standings_on_paper(*(somebody(at) for at in range(5)))
    more = [line.where for line in lines if line.text == "Ann"]
    assert few[-1].bottom() > 500 * 0.65
    assert few[0].height() > more[0].height() * 1.2
