"""The page that tells whether the dice are fair."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mexen_desktop.look.palette import SCHEMES, Scheme
from mexen_desktop.look.theme import theme
from mexen_desktop.odds.fairness import PAIRS
from mexen_desktop.store.dice import NOTHING, Fallen
from mexen_desktop.windows.counting import Counting
from mexen_desktop.windows.fair.page import FairPage
from mexen_desktop.windows.fair.visit import fair_of
from mexen_desktop.windows.main_window import MainWindow
from mexen_desktop.windows.past.page import PastPage
from tests.kit.evening import played

EVEN = Fallen(
    Counter(dict.fromkeys(range(1, 7), 600)),
    Counter({pair: round(1_800 * chance) for pair, chance in PAIRS.items()}),
    1_800,
)
LOADED = Fallen(Counter({1: 600, 2: 10, 3: 10, 4: 10, 5: 10, 6: 10}), Counter({(1, 1): 325}), 325)


@pytest.fixture
def page(qtbot: QtBot) -> FairPage:
    made = FairPage(lambda entered: LOADED if entered else EVEN)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.begin()
    return made


def test_fair_dice_are_called_fair(page: FairPage) -> None:
    says = "This is how fair dice fall: in 100% of cases they too would be as uneven, or more so."
    assert page.faces.says.sentence() == says
    assert page.pairs.says.sentence() == says
    assert page.about.accessibleName() == "Dice counted: 3,600 · throws: 1,800"


def test_own_dice_are_judged_apart(page: FairPage) -> None:
    page.whose.segment(1).click()
    assert page.faces.says.sentence().startswith("These dice are not fair")
    assert page.about.accessibleName() == "Dice counted: 650 · throws: 325"


def test_few_dice_are_not_judged(qtbot: QtBot) -> None:
    few = Fallen(Counter({1: 1, 6: 1}), Counter({(6, 1): 1}), 1)
    page = FairPage(lambda _: few)
    qtbot.addWidget(page)
    page.begin()
    assert page.faces.says.sentence() == "Too few to judge yet: it takes 30."
    assert page.pairs.says.sentence() == "Too few to judge yet: it takes 180."


def test_where_nothing_was_thrown_that_is_said(qtbot: QtBot) -> None:
    page = FairPage(lambda _: NOTHING)
    qtbot.addWidget(page)
    page.begin()
    page.show()
    page.grab()
    assert page.about.accessibleName() == "Nothing has been thrown yet."


def test_every_row_is_a_sentence_to_a_screen_reader(page: FairPage) -> None:
    rows = [page.pairs.model.index(row) for row in range(page.pairs.model.rowCount())]
    said = [row.data(Qt.ItemDataRole.AccessibleTextRole) for row in rows]
    assert len(said) == 21
    assert said[0] == "1 and 1: 50 times, 50.0 with fair dice"
    assert "2 and 1: 100 times, 100.0 with fair dice" in said
    assert page.faces.model.index(2).data() == "3: 600 times, 600.0 with fair dice"


@pytest.mark.parametrize("size", [(720, 600), (1024, 600), (1920, 1080), (800, 1280)])
def test_nothing_lies_over_anything(page: FairPage, size: tuple[int, int]) -> None:
    page.resize(*size)
    parts = [
        *(page.close_button, page.title, page.whose, page.about, page.legend),
        *(page.faces.heading, page.faces.says, page.faces.rows),
        *(page.pairs.heading, page.pairs.says, page.pairs.rows),
    ]
    for part in parts:
        assert page.rect().contains(part.geometry()), part.objectName()
        for other in parts:
            assert part is other or not part.geometry().intersects(other.geometry())


def test_it_opens_from_past_games_then_leads_back(
    opened: Callable[..., MainWindow], tmp_path: Path
) -> None:
    played(tmp_path, 100)
    window = opened()
    window.show_past()
    before = window.page
    assert isinstance(before, PastPage)
    QTest.mouseClick(before.fair, Qt.MouseButton.LeftButton)
    page = fair_of(window).page
    assert window.page is page
    counted = window.keeping.store.fallen(entered=False)
    assert page.about.accessibleName().startswith(f"Dice counted: {counted.faces.total()} ·")
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.page is before


def test_what_takes_long_to_count_is_counted_while_the_page_is_open(
    opened: Callable[..., MainWindow],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    monkeypatch.setattr("mexen_desktop.windows.fair.visit._MANY", 2)
    monkeypatch.setattr("mexen_desktop.windows.counting._AT_ONCE", 0.0)
    for seed in range(3):
        played(tmp_path, 100, "pirate", seed)
    window = opened()
    visit = fair_of(window)
    counting = visit.findChild(Counting)
    assert counting is not None
    with qtbot.wait_signal(counting.finished):
        visit.show()
        assert visit.page.about.accessibleName() == "Nothing has been thrown yet."
    faces = window.keeping.store.fallen(entered=False).faces
    said = visit.page.about.accessibleName()
    assert said.startswith(f"Dice counted: {faces.total()} ·")


def test_it_speaks_the_language_that_is_chosen(opened: Callable[..., MainWindow]) -> None:
    window = opened()
    fair_of(window).show()
    page = fair_of(window).page
    window.settings.change(language="nl")
    QApplication.processEvents()
    assert page.title.accessibleName() == "Zijn de stenen eerlijk?"


@pytest.mark.parametrize("scheme", SCHEMES)
def test_where_fair_dice_end_is_seen_on_a_bar_as_well(scheme: Scheme, page: FairPage) -> None:
    theme().choose(scheme)
    page.whose.segment(1).click()
    rows = page.faces.rows.viewport()
    drawn = rows.grab(page.faces.rows.visualRect(page.faces.model.index(0, 0))).toImage()
    ratio = drawn.devicePixelRatio()
    middle = round(drawn.height() / ratio / 2)
    bar = theme().palette.line_strong.rgb()
    in_bar = [drawn.pixelColor(x, middle).rgb() for x in range(drawn.width())]
    first, last = in_bar.index(bar), len(in_bar) - 1 - in_bar[::-1].index(bar)
    on_it = {each for each in in_bar[first:last] if each != bar}
    assert theme().palette.surface.rgb() in on_it
