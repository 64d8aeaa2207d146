"""Measures how soon the pages of statistics stand in the window over a very large store."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from benchmarks import first_opening, many_games
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import load_fonts
from mexen_desktop.settings import SettingsFile
from mexen_desktop.store.places import FILE
from mexen_desktop.store.store import Store
from mexen_desktop.windows.appearance import follow
from mexen_desktop.windows.evening.visit import evening_of
from mexen_desktop.windows.fair.visit import fair_of
from mexen_desktop.windows.keeping import Keeping
from mexen_desktop.windows.language import Language
from mexen_desktop.windows.main_window import MainWindow
from mexen_desktop.windows.statistics.composing import Place
from mexen_desktop.windows.statistics.visit import statistics_of

#: What the project promises of every page.
MOST_SECONDS = 0.2
TIMES = 5
FIRST_TIMES = 3

big = many_games.big
tell = many_games.tell

Tell = Callable[[str], None]


@pytest.fixture(scope="module")
def counted(big: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a copy of the large store, all of it counted."""
    folder = tmp_path_factory.mktemp("window")
    shutil.copy(big / FILE, folder / FILE)
    store = Store(folder)
    for _ in store.statistics.count():
        pass
    store.close()
    return folder


@pytest.fixture(scope="module")
def window(counted: Path) -> Iterator[MainWindow]:
    """Open a window on the large store."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication([])
    load_fonts()
    settings = SettingsFile(counted / "settings.json")
    settings.change(speed="off", language="en", theme="light", window=(1280, 800))
    language = Language(application)
    follow(settings.now, language)
    made = MainWindow(settings, language, Keeping(counted))
    made.open()
    application.processEvents()
    yield made
    made.close()
    theme().set_speed("full")


def sections(window: MainWindow) -> dict[str, Callable[[], object]]:
    """Return how each page is opened."""
    visit = statistics_of(window)
    statistics = window.keeping.store.statistics
    first, second = (each.who for each in statistics.standings()[:2])
    evening = statistics.evenings()[0].id

    def go_to(place: Place) -> Callable[[], object]:
        return lambda: visit.page.go_to(place)

    def lead_to(place: Place) -> Callable[[], object]:
        return lambda: visit.page.open(place)

    return {
        "from the start page": visit.show,
        **{each: go_to(Place(each)) for each in ("players", "luck", "rivals", "evenings", "dice")},
        "one person": lead_to(Place("person", first)),
        "against everybody": lead_to(Place("rivalsOf", first)),
        "two people": lead_to(Place("pair", first, second)),
        "one evening": lead_to(Place("evening", evening)),
        "picture of an evening": lambda: evening_of(window).show(evening),
        "is it fair": lambda: fair_of(window).show(),
        "past games": window.show_past,
    }


def test_every_page_stands_at_once(window: MainWindow, tell: Tell) -> None:
    """Open each page, paint it, go back; the least of some times is nobody else's work."""
    taken: dict[str, list[float]] = {}
    # What a page needs is imported when it is first asked for: that is measured below.
    for time in range(TIMES + 1):
        for name, opens in sections(window).items():
            window.show_page(window.start if name == "from the start page" else window.page)
            start = process_time()
            opens()
            QApplication.processEvents()
            window.grab()
            if time:
                taken.setdefault(name, []).append(process_time() - start)
        window.show_start()
    for name, times in taken.items():
        tell(f"{name}: {min(times) * 1e3:.0f} ms")
    assert {name: times for name, times in taken.items() if min(times) >= MOST_SECONDS} == {}


@pytest.mark.parametrize("page", first_opening.PAGES)
def test_a_page_stands_at_once_the_first_time_too(
    counted: Path, tmp_path: Path, tell: Tell, page: str
) -> None:
    """Open each in a program that has just started, with nothing of it imported yet."""
    # The window above has the other file open, which nobody else may have then.
    shutil.copy(counted / FILE, tmp_path / FILE)
    command = [sys.executable, "-m", "benchmarks.first_opening", page, str(tmp_path)]
    taken = [
        float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        for _ in range(FIRST_TIMES)
    ]
    tell(f"{page}, the first time: {min(taken):.0f} ms")
    assert min(taken) < MOST_SECONDS * 1e3
