"""Every part that can be found by name stands in docs/object-names.md, nothing else does."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from mexen_desktop.dialogs.about import AboutDialog
from mexen_desktop.dialogs.keys import KeysDialog
from mexen_desktop.dialogs.question import Question
from mexen_desktop.dialogs.roster import RosterDialog
from mexen_desktop.dialogs.unsaved import UnsavedDialog
from mexen_desktop.look.theme import theme
from mexen_desktop.models.controller import Controller, Stage
from mexen_desktop.models.players import Column
from mexen_desktop.models.statistics.players import Measure
from mexen_desktop.settings import SettingsFile
from mexen_desktop.store.errors import Problem, StoreError
from mexen_desktop.store.statistics.door import Statistics
from mexen_desktop.windows.appearance import follow
from mexen_desktop.windows.evening.visit import evening_of
from mexen_desktop.windows.fair.visit import fair_of
from mexen_desktop.windows.house.page import HousePage
from mexen_desktop.windows.house.visit import house_of
from mexen_desktop.windows.keeping import Keeping
from mexen_desktop.windows.language import Language
from mexen_desktop.windows.main_window import MainWindow
from mexen_desktop.windows.past.visit import past_of
from mexen_desktop.windows.statistics.composing import Place
from mexen_desktop.windows.statistics.visit import statistics_of
from tests.kit.at_table import FakeClock, ScriptedDice, dice_of
from tests.kit.figures import MadeUp
from tests.kit.pages import table

# The offscreen platform has no window manager for the menus that are opened.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PAGE = Path(__file__).parent.parent / "docs" / "object-names.md"
ROW = re.compile(r"^\| `(?P<name>\w+)` \| (?P<about>.+) \|$", re.MULTILINE)


def general(name: str) -> str:
    """Return a name as the page lists it: N for a number, VALUE for what is chosen."""
    return re.sub(r"\d+$", "N", re.sub(r"^choice_.+$", "choice_VALUE", name))


def listed() -> dict[str, str]:
    return {row["name"]: row["about"] for row in ROW.finditer(PAGE.read_text(encoding="utf-8"))}


def parts(window: QWidget) -> Iterator[QObject]:
    yield window
    for part in window.findChildren(QObject):
        own = not part.objectName().startswith("qt_")
        if own and isinstance(part, QWidget | QAction):
            yield part


class Walk:
    """A walk through the whole program, noting every name on the way."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.names: set[str] = set()
        self.nameless: set[str] = set()

    def look(self) -> None:
        """Note the names of all that exists now."""
        QApplication.processEvents()
        for part in parts(self.window):
            if part.objectName():
                self.names.add(general(part.objectName()))
            elif isinstance(part, QAbstractButton):
                self.nameless.add(type(part).__name__)

    def start_page(self) -> None:
        """Look at the start page, open all that opens there."""
        self.look()
        menus = self.window.menus
        for menu in (menus.appearance, menus.languages, menus.starters):
            self._open(menu)
        self._open_roster()

    def table(self) -> None:
        """Play a game through everything that can be offered."""
        self.window.start_game()
        controller = self.window.controller
        assert controller is not None
        clock = controller._clock = FakeClock()
        self.look()
        self._open(self.window.menus.table)
        self.window.show_start()
        self.look()
        self.window.go_on()
        self._open_roster()
        for act in self._game(controller):
            clock.pass_by(1_000)
            act()
            self._settle(controller)
            self.look()
            if controller.choices:
                controller.choose(controller.choices[0])
                self._settle(controller)
        assert controller.stage is Stage.GAME_OVER

    def trouble(self) -> None:
        """Let the disk be full for a moment."""
        store = self.window.keeping.store
        store._trouble = StoreError(Problem.FULL)
        store._tell()
        dialog = UnsavedDialog(self.window.page, 1)
        dialog.open_over()
        self.look()
        dialog.reject()
        store._trouble = None
        store._tell()

    def past(self) -> None:
        """See a game again."""
        self.window.show_past()
        self.look()
        visit = past_of(self.window)
        chosen = visit.page.chosen
        assert chosen is not None
        visit.see(chosen.game)
        assert visit.watch is not None
        visit.watch.replay.last()
        self.look()
        button = visit.watch.table.top_bar.menu
        button.click()
        self.look()
        self.window.findChildren(QMenu, "watchMenu")[0].close()

    def fair(self) -> None:
        """Count the dice."""
        self.window.show_past()
        past_of(self.window).page.fair.click()
        self.look()
        fair_of(self.window).leave()

    def statistics(self) -> None:
        """Look at all numbers, then at the picture of the evening."""
        visit = statistics_of(self.window)
        visit.show()
        page = visit.page
        for measure in Measure:
            page.head.measure.segment(measure.value).click()
            self.look()
        page.head.measure.segment(Measure.ROUNDS.value).click()
        page.head.filter.click()
        self.look()
        self.window.findChildren(QMenu, "rulesFilterMenu")[0].close()
        ways: dict[str, tuple[str, ...]] = {
            "players": ("lostFigure", "rivalsFigure"),
            "luck": (),
            "rivals": ("lostFigure", "rivalsFigure"),
            "dice": (),
            "evenings": ("eveningsFigure",),
        }
        for section, figures in ways.items():
            page.sections.row(section).click()
            self.look()
            for name in figures:
                figure = next(each for each in page.board.figures if each.objectName() == name)
                figure.opened.emit(table(figure).rows[0].key)
                self.look()
        evening_of(self.window).show()
        self.look()
        evening_of(self.window).leave()
        self._lives()
        visit.leave()

    def _lives(self) -> None:
        """Look at what was taken where lives were lost as well."""
        store, page = self.window.keeping.store, statistics_of(self.window).page
        played = store._statistics
        store._statistics = cast(Statistics, MadeUp(6))
        page.begin(Place("players"))
        page.head.measure.segment(Measure.TAKEN.value).click()
        self.look()
        store._statistics = played

    def keys(self) -> None:
        """Read what each key does."""
        action = self.window.findChild(QAction, "actionKeys")
        assert action is not None
        action.trigger()
        dialog = self.window.findChild(KeysDialog)
        assert dialog is not None
        self.look()
        dialog.accept()

    def about(self) -> None:
        """Read what the program is made of."""
        action = self.window.findChild(QAction, "actionAbout")
        assert action is not None
        action.trigger()
        dialog = self.window.findChild(AboutDialog)
        assert dialog is not None
        dialog.licence.click()
        self.look()
        dialog.accept()

    def house(self) -> None:
        """Make house rules, have something to settle, share them, play by them, keep others."""
        window = self.window
        window.show_start()
        window.start.house.click()
        page = house_of(window).page
        page.begin_new()
        self._open_field_menu(page.head.field)
        page.head.field.setText("")
        page.head.field.textEdited.emit("")
        self.look()
        page.head.end_naming()
        page._set("loss", "life")
        self.look()
        page._set("loss", "pot")
        self._open_house_menus(page)
        page.play_requested.emit(page.rules.key)
        self.look()
        page._set("throws", 5)
        window.show_rules()
        self.look()
        window.show_rules()
        assert window.controller is not None
        window.controller.finish()
        (latest, *_) = window.keeping.store.games(None, 1)
        visit = past_of(window)
        visit.see(latest.game)
        self.look()
        assert visit.watch is not None
        visit.watch.table.top_bar.menu.click()
        self.look()
        window.findChildren(QMenu, "watchMenu")[0].close()
        window.show_start()

    def _open_house_menus(self, page: HousePage) -> None:
        page.head.share.click()
        self.look()
        self.window.findChildren(QMenu, "shareMenu")[0].close()
        page.remove()
        self.look()
        page._put_back()
        page._set("throws", 4)
        self.look()

    def rules(self) -> None:
        """Read the rules of a table that has its own."""
        self.window.start_game()
        assert self.window.controller is not None
        game = self.window.controller.game
        game.options = game.options._replace(pot_start=2)
        self.window.show_rules()
        self.look()
        self.window.show_rules()

    def people(self) -> None:
        """Take somebody out of the list who has played."""
        self.window.show_start()
        self.window.show_roster()
        (dialog,) = self.window.findChildren(RosterDialog)
        one, other, *_ = dialog.model.roster.entries
        for ask in (
            partial(dialog.parting.remove, 0),
            Question(dialog, lambda: dialog.parting._which(one, other)).open_over,
        ):
            ask()
            self.look()
            self.window.findChildren(Question)[-1].reject()
        dialog.reject()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _open_roster(self) -> None:
        self.window.show_roster()
        (dialog,) = self.window.findChildren(RosterDialog)
        dialog.table.edit(dialog.table.people().index(0, Column.NAME))
        if dialog.starter.isVisible():
            dialog.starter.choice.segment(1).click()
        self.look()
        dialog.reject()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _open_field_menu(self, field: QWidget) -> None:
        at = field.rect().center()
        wanted = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, field.mapToGlobal(at))
        QApplication.sendEvent(field, wanted)
        self.look()
        for menu in field.findChildren(QMenu):
            menu.close()

    def _open(self, menu: Callable[[QWidget], QWidget]) -> None:
        opened = menu(self.window)
        self.look()
        opened.close()

    @staticmethod
    def _settle(controller: Controller) -> None:
        # A press in a race is decided when all that were waiting have arrived.
        QApplication.processEvents()
        controller.settle()

    @staticmethod
    def _game(controller: Controller) -> list[Callable[[], object]]:
        throw, keep = controller.throw, partial(controller.toggle_keep, 1)
        own, enter = partial(controller.use_own_dice, True), partial(controller.enter, 5)
        rest = partial(controller.use_own_dice, False)
        acts: list[Callable[[], object]] = [*[throw] * 5, own, enter, rest, keep, throw]
        return [*acts, controller.next_round, throw, controller.finish]


@pytest.fixture(scope="module")
def walk(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Walk]:
    before = qapp.palette()
    folder = tmp_path_factory.mktemp("evening")
    settings = SettingsFile(folder / "settings.json", qapp)
    settings.change(speed="off", coach=True)
    # Knight, Knight again (who is to name another), a result; a 32, a 41 of which the 1 may stay.
    dice = ScriptedDice(dice_of(100, 100, 65, 32, 41, (5,), 65))
    language = Language(qapp)
    follow(settings.now, language)
    window = MainWindow(settings, language, Keeping(folder), dice)
    window.resize(1280, 800)
    window.open()
    made = Walk(window)
    made.start_page()
    made.table()
    made.trouble()
    made.past()
    made.fair()
    made.statistics()
    made.about()
    made.keys()
    made.house()
    made.rules()
    made.people()
    yield made
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    theme().set_speed("full")
    qapp.setPalette(before)


def test_every_name_in_the_program_is_explained_on_the_page(walk: Walk) -> None:
    assert sorted(walk.names - set(listed())) == [], "docs/object-names.md: a line for each"


def test_every_name_on_the_page_is_in_the_program(walk: Walk) -> None:
    assert sorted(set(listed()) - walk.names) == [], "docs/object-names.md: no part is called so"


def test_every_button_has_a_name(walk: Walk) -> None:
    assert sorted(walk.nameless) == []


def test_names_are_written_as_qt_writes_them(walk: Walk) -> None:
    odd = [name for name in walk.names if not re.fullmatch(r"[a-z][A-Za-z]*(_VALUE)?", name)]
    assert odd == []


def test_each_name_is_explained_once_in_one_line() -> None:
    names = [row["name"] for row in ROW.finditer(PAGE.read_text(encoding="utf-8"))]
    assert len(names) == len(set(names))
    assert all(about.endswith(".") for about in listed().values())
