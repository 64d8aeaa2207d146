"""Every screen of the program, with the way to it."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, cast

from PySide6.QtCore import QEventLoop, QPoint, QTimer
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from mexen_desktop.dialogs.roster import RosterDialog
from mexen_desktop.dialogs.unsaved import UnsavedDialog
from mexen_desktop.models.coach import Coach
from mexen_desktop.models.controller import Controller, Stage
from mexen_desktop.settings import Player
from mexen_desktop.store.statistics.door import Statistics
from mexen_desktop.windows.evening.visit import evening_of
from mexen_desktop.windows.house.page import HousePage
from mexen_desktop.windows.house.visit import house_of
from mexen_desktop.windows.main_window import MainWindow
from mexen_desktop.windows.statistics.page import StatisticsPage
from mexen_desktop.windows.statistics.sections import SECTIONS
from mexen_desktop.windows.statistics.visit import statistics_of
from tests.kit.at_table import FakeClock
from tests.kit.figures import NAMES, MadeUp
from tests.kit.pages import table
from tests.kit.written import Line, writing

#: So many milliseconds are waited for the coach at most.
LONGEST: Final = 5_000
LONG: Final = "Wilhelmina-Charlotte von Hohenstein"
PEOPLE: Final = ("Ann", "Bo", LONG, "Greet", "Søren", "Finn", "Dagny", "Emil")


class Screen(NamedTuple):
    """How one sees a screen: by which rules, with which dice, so many players, doing what."""

    rules: str = "knight"
    rolls: tuple[int | tuple[int, ...], ...] = ()
    steps: str = ""
    players: int = 6
    stake: str = "points"
    coach: bool = False


SCREENS: Final = {
    "start": Screen(),
    "start for sips": Screen("pirate", players=3, stake="sips"),
    "start, too few": Screen(players=1),
    "start, too many": Screen(players=9),
    "start, a crowd": Screen("pirate", players=30),
    "start, a game left open": Screen(rolls=(42, 65), steps="play throw stop start"),
    "start, thrown for": Screen(steps="lots"),
    "start, the last loser": Screen(
        rolls=(42, 65), steps="play throw stop throw finish start loser", players=2
    ),
    "thrown for who starts": Screen(
        rolls=((4,), (6,), (2,), (6,)), steps="lots play throw throw throw throw"
    ),
    "level for who starts": Screen(
        "lives", ((6,), (2,), (6,)), "lots play throw throw throw", players=3
    ),
    "known who starts": Screen(rolls=((4,), (6,), (2,)), steps="lots play throw3", players=3),
    "eight threw for who starts": Screen(
        "pirate", tuple((face,) for face in (4, 6, 2, 3, 1, 2, 5, 3)), "lots play throw8", 8
    ),
    "roster": Screen(steps="roster", stake="sips"),
    "roster of many": Screen("pirate", steps="roster find", players=30),
    "roster, nobody found": Screen("pirate", steps="roster find9", players=30),
    "roster, a name twice": Screen(steps="roster twice"),
    "take out of the list": Screen(
        rolls=(42, 65), steps="play throw stop throw finish start roster remove", players=3
    ),
    "who is the same person": Screen(
        rolls=(42, 65), steps="play throw stop throw finish start roster remove pick", players=3
    ),
    "the same person": Screen(
        rolls=(42, 65, 63, 64),
        steps="out2 play throw stop throw finish start out0 play throw stop throw finish start"
        " roster remove1 same2",
        players=3,
    ),
    "roster at the table": Screen(rolls=(42,), steps="play throw roster"),
    "table of two": Screen(rolls=(65,), steps="play throw", players=2, stake="sips"),
    "table": Screen(rolls=(65, 63, 64, 21, 61), steps="play throw throw throw throw throw keep1"),
    "table with the sheet": Screen(rolls=(65, 63), steps="play throw throw sheet"),
    "table, a refusal": Screen(rolls=(65,), steps="play throw keep6"),
    "table, a long refusal": Screen("pirate", (61, (4,)), steps="play throw keep1 throw keep1"),
    "table with the coach": Screen(rolls=(65, 63), steps="play throw stop throw", coach=True),
    "elbow": Screen(rolls=(31,), steps="play throw"),
    "race": Screen(rolls=(64, 54, 53, 32), steps="play throw throw stop throw stop throw"),
    "race of eight": Screen(rolls=(32,), steps="play throw", players=8),
    "stuck": Screen(rolls=(32,), steps="play throw tap1", players=8),
    "appoint": Screen(rolls=(100, 100), steps="play throw throw"),
    "hand out": Screen("pirate", (21, 31), "play throw throw"),
    "hand out among many": Screen("pirate", (21, 31), "play throw throw", 16, "sips"),
    "hand out in a crowd": Screen("pirate", (21, 31), "play throw throw", 30),
    "twelve with a Pirate": Screen("pirate", (21, 100, 64), "play throw throw throw", 12, "sips"),
    "extreme of nine": Screen("extreme", (21, 31, 65), "play throw throw throw", 9, "sips"),
    "deciding throws": Screen(
        rolls=(42, 65, 42, 61), steps="play throw stop throw throw throw", players=4
    ),
    "end of a round": Screen(
        rolls=(42, 65), steps="play throw stop throw", players=2, stake="sips"
    ),
    "end after deciding throws": Screen(
        rolls=(42, 65, 42, 61, 600, 65),
        steps="play throw stop throw throw throw throw throw",
        players=4,
    ),
    "lives": Screen("lives", (61, 200, 43), "play throw stop throw stop throw stop"),
    "lives are lost": Screen(
        "lives", (61, 200, 61, 61), "play throw stop throw stop throw stop throw stop", 4
    ),
    "game over": Screen(
        rolls=(42, 65, 63), steps="play throw stop throw throw finish", players=3, stake="sips"
    ),
    "game over for many": Screen(rolls=(42,), steps="play throw finish", players=8),
    "no past games": Screen(steps="past"),
    "past games": Screen(rolls=(42, 65), steps="play throw stop past"),
    "a game seen again": Screen(rolls=(42, 65), steps="play throw stop throw past see", players=2),
    "rules": Screen(steps="rules"),
    "house rules": Screen(steps="house"),
    "house rules, own": Screen("pirate", steps="house own named"),
    "house rules, a name": Screen("classic", steps="house own"),
    "house rules to settle": Screen("pirate", steps="house own named life"),
    "start with house rules": Screen("pirate", steps="house own named start"),
    "keys": Screen(steps="keys"),
    "about": Screen(steps="about"),
    "not everything is saved": Screen(steps="unsaved"),
    "is it fair": Screen(rolls=(42, 65), steps="play throw stop past fair"),
    "no statistics": Screen(steps="statistics"),
    "statistics": Screen(rolls=(42, 65), steps="play throw stop throw statistics", players=2),
    "statistics of two": Screen(steps="figures2 statistics"),
    "statistics of many": Screen(steps="figures20 statistics"),
    "statistics of throws": Screen(steps="figures8 statistics measure1"),
    "statistics of what is taken": Screen(steps="figures8 statistics measure2"),
    "statistics of streaks": Screen(steps="figures8 statistics measure3"),
    "statistics as a table": Screen(steps="figures6 statistics astable"),
    "statistics of one": Screen(steps="figures6 statistics row0"),
    "luck over time": Screen(steps="figures6 statistics section1"),
    "head to head": Screen(steps="figures6 statistics section2 row1 row1"),
    "evenings": Screen(steps="figures6 statistics section3"),
    "an evening": Screen(steps="figures6 statistics section3 row0"),
    "all dice": Screen(steps="figures6 statistics section4"),
    "picture of an evening": Screen(steps="figures8 evening"),
    "picture of an evening of two": Screen(steps="figures2 evening"),
    "picture of an evening of many": Screen(steps="figures20 evening"),
}

#: Screens of a table, on which each player has a seat.
AT_TABLE: Final = (
    "table of two",
    "table",
    "table with the sheet",
    "table, a refusal",
    "table, a long refusal",
    "race",
    "race of eight",
    "appoint",
    "hand out",
    "twelve with a Pirate",
    "deciding throws",
    "end of a round",
    "lives",
    "game over for many",
)


def crowd(count: int) -> tuple[Player, ...]:
    """Return so many people, one with a name that is as long as few are."""
    names = [*PEOPLE, *(f"Person {number}" for number in range(len(PEOPLE) + 1, 31))]
    keys = "AQPLBMZX"
    return tuple(
        Player(name, seat % 8, keys[seat] if seat < len(keys) else "")
        for seat, name in enumerate(names[:count])
    )


CROWD: Final = (*(player.name for player in crowd(30)), *NAMES)


class Visitor:
    """Goes to a screen; then changes language and size of the window around it."""

    def __init__(self, window: MainWindow, *, painted: bool = True) -> None:
        """`painted`: whether somebody looks at the window, or only asks what is where."""
        self.window = window
        self._painted = painted
        window.setUpdatesEnabled(painted)
        self.menus: list[QMenu] = []
        self._clock = FakeClock()

    def go(self, steps: str) -> None:
        """Do one step after the other."""
        for step in steps.split():
            self.begin(step)
            self.settle()

    def begin(self, step: str) -> None:
        """Do one step, a second after the last, without waiting for what comes of it."""
        self._clock.pass_by(1_000)
        if self.window.controller is not None:
            self.window.controller._clock = self._clock
        word = step.rstrip("0123456789")
        self._does()[word](int(step.removeprefix(word) or 0))

    def settle(self) -> None:
        """Let everything be shown to its end."""
        for _ in range(4):
            QApplication.processEvents()
        controller = self.window.controller
        assert controller is None or controller.stage is not Stage.MOVING
        coach = controller and controller.findChild(Coach)
        if isinstance(coach, Coach) and coach.speaks and coach.throw() is None:
            # It reckons in a thread of its own.
            known = QEventLoop()
            coach.changed.connect(known.quit)
            QTimer.singleShot(LONGEST, known, known.quit)
            known.exec()

    def lines(self) -> list[Line]:
        """Return all that is written."""
        self.window.setUpdatesEnabled(True)
        with writing() as lines:
            for part in self.window.findChildren(QWidget):
                part.update()
            for part in (self.window, *self.menus):
                _paint(part)
        self.window.setUpdatesEnabled(self._painted)
        return lines

    def close_menus(self) -> None:
        """Close every menu."""
        for menu in self.menus:
            menu.close()
        self.menus = []

    def _does(self) -> dict[str, Callable[[int], Any]]:
        window = self.window
        return {
            "play": lambda _: window.start_game(),
            "lots": lambda _: window.settings.change(starts="dice"),
            "loser": lambda _: self._last_loser(),
            "throw": lambda times: self._throw(times or 1),
            "stop": lambda _: self._game().stop(),
            "keep": lambda value: self._game().toggle_keep(value),
            "tap": lambda seat: self._game().tap(seat),
            "finish": lambda _: self._game().finish(),
            "start": lambda _: window.show_start(),
            "roster": lambda _: window.show_roster(),
            "find": lambda hay: self._find("nobody at all" if hay else "person"),
            "twice": lambda _: self._at_roster().model.rename(1, "Ann"),
            "remove": self._remove,
            "pick": lambda _: self._click("samePersonButton"),
            "same": self._same,
            "out": self._sit_out,
            "past": lambda _: window.show_past(),
            "fair": lambda _: self._click("fairButton"),
            "figures": self._make_up,
            "statistics": lambda _: statistics_of(window).show(),
            "measure": lambda which: self._statistics.head.measure.segment(which).click(),
            "astable": lambda _: self._statistics.head.table.click(),
            "section": lambda which: self._statistics.sections.row(SECTIONS[which].key).click(),
            "row": self._open_row,
            "evening": lambda _: evening_of(window).show(),
            "see": lambda _: self._click("seeAgainButton"),
            "sheet": lambda _: self._open_sheet(),
            "house": lambda _: self._click("houseRulesButton"),
            "own": lambda _: self._house().begin_new(),
            "named": lambda _: self._house().head.end_naming(),
            "life": lambda _: self._house()._set("loss", "life"),
            "rules": lambda _: window.show_rules(),
            "keys": lambda _: self.window.menus._actions.keys.trigger(),
            "about": lambda _: self.window.menus._actions.about.trigger(),
            "unsaved": lambda _: UnsavedDialog(window.page, 2).open_over(),
            "menus": lambda _: self._open("menuButton"),
            "appearance": lambda _: self._open("appearanceButton"),
            "languages": lambda _: self._open("languageButton"),
            "starters": lambda _: self._open("starterButton"),
        }

    def _at_roster(self) -> RosterDialog:
        dialog = self.window.findChild(RosterDialog)
        assert dialog is not None
        return dialog

    def _remove(self, row: int) -> None:
        self._at_roster().parting.remove(row)

    def _find(self, part: str) -> None:
        self._at_roster().finding.field.setText(part)

    def _same(self, row: int) -> None:
        """Say that the one who is asked about is the one of that row."""
        self._click("samePersonButton")
        self.settle()
        self._at_roster().parting.pick(row)

    def _sit_out(self, out: int) -> None:
        """Let all but that one play."""
        players = self.window.settings.now.players
        self.window.settings.change(
            players=tuple(p._replace(plays=at != out) for at, p in enumerate(players))
        )

    def _last_loser(self) -> None:
        lost = self.window.keeping.store.last_losers()
        self.window.settings.change(starts="loser", lost=lost)

    def _throw(self, times: int) -> None:
        for before in range(times):
            if before:
                self.settle()
            self._clock.pass_by(1_000)
            self._game().throw()

    @property
    def _statistics(self) -> StatisticsPage:
        return statistics_of(self.window).page

    def _make_up(self, people: int) -> None:
        """Let the store answer as if so many people had played on some evenings."""
        self.window.keeping.store._statistics = cast(Statistics, MadeUp(people))

    def _open_row(self, row: int) -> None:
        """Open a row of the first figure."""
        figure = self._statistics.board.figures[0]
        figure.opened.emit(table(figure).rows[row].key)

    def _game(self) -> Controller:
        assert self.window.controller is not None
        return self.window.controller

    def _house(self) -> HousePage:
        return house_of(self.window).page

    def _open_sheet(self) -> None:
        # Beside a wide table it is open already.
        if self.window.table is not None and not self.window.table.sheet.open:
            self._click("sheetButton")

    def _click(self, name: str) -> None:
        found = [
            each for each in self.window.findChildren(QAbstractButton, name) if each.isVisible()
        ]
        assert len(found) == 1, name
        found[0].click()

    def _open(self, name: str) -> None:
        """Open a menu with all that is in it."""
        before = set(QApplication.topLevelWidgets())
        self._click(name)
        QApplication.processEvents()
        fresh = [each for each in QApplication.topLevelWidgets() if each not in before]
        menus = [menu for menu in fresh if isinstance(menu, QMenu) and menu.isVisible()]
        assert menus, name
        for menu in menus:
            for inner in _within(menu):
                # As it will open.
                inner.resize(inner.sizeHint())
            self.menus += [menu, *_within(menu)]


def _paint(window: QWidget) -> None:
    """Let all parts of a window paint all they have, on next to nothing: nobody looks at it."""
    image = QImage(window.size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setClipRect(0, 0, 1, 1)
    window.render(painter, QPoint())
    painter.end()


def _within(menu: QMenu) -> Iterator[QMenu]:
    """Yield the menus that open out of a menu, or out of one of those."""
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield inner
            yield from _within(inner)
