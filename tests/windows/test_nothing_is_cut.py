"""Every word is seen whole, in every language, on a small window as well as in large text."""

import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from mexen_desktop.languages import NAMES
from mexen_desktop.look.resources import resource
from mexen_desktop.look.theme import theme
from mexen_desktop.models.controller import Controller, Stage
from mexen_desktop.settings import Player
from mexen_desktop.windows.main_window import MainWindow
from tests.kit.at_table import FakeClock
from tests.kit.written import CUT, Line, unreadable, unsaid, writing
from tests.windows.conftest import Opened
from translations import pipeline
from translations.stretching import stretch, stretched

# The offscreen platform has no window manager for the menus that are opened.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

STRETCHED: Final = "xx"
#: Width, height, size of the text.
SIZES: Final = ((1024, 600, 1.0), (1024, 600, 1.5), (1280, 800, 2.0))
LONG: Final = "Wilhelmina-Charlotte von Hohenstein"
PEOPLE: Final = ("Ann", "Bo", LONG, "Greet", "Søren", "Finn", "Dagny", "Emil")


class Screen(NamedTuple):
    """How one sees a screen: by which rules, with which dice, so many players, doing what."""

    rules: str = "knight"
    rolls: tuple[int | tuple[int, ...], ...] = ()
    steps: str = ""
    players: int = 6
    stake: str = "points"


SCREENS: Final = {
    "start": Screen(),
    "start for sips": Screen("pirate", players=3, stake="sips"),
    "start, too few": Screen(players=1),
    "start, too many": Screen(players=9),
    "start, a crowd": Screen("pirate", players=30),
    "start, a game left open": Screen(rolls=(42, 65), steps="play throw stop start"),
    "roster": Screen(steps="roster", stake="sips"),
    "roster at the table": Screen(rolls=(42,), steps="play throw roster"),
    "table of two": Screen(rolls=(65,), steps="play throw", players=2, stake="sips"),
    "table": Screen(rolls=(65, 63, 64, 21, 61), steps="play throw throw throw throw throw keep1"),
    "table with the sheet": Screen(rolls=(65, 63), steps="play throw throw sheet"),
    "table, a refusal": Screen(rolls=(65,), steps="play throw keep6"),
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
}


def crowd(count: int) -> tuple[Player, ...]:
    """Return so many people, one with a name that is as long as few are."""
    names = [*PEOPLE, *(f"Person {number}" for number in range(len(PEOPLE) + 1, 31))]
    keys = "AQPLBMZX"
    return tuple(
        Player(name, seat % 8, keys[seat] if seat < len(keys) else "")
        for seat, name in enumerate(names[:count])
    )


CROWD: Final = tuple(player.name for player in crowd(30))


@pytest.fixture(scope="module")
def whole() -> frozenset[str]:
    """Give the texts that end in an ellipsis because something follows when they are pressed."""
    found = set()
    for words in pipeline.FOLDER.glob("*.ts"):
        found |= {each.text for each in ET.parse(words).iter() if (each.text or "").endswith(CUT)}
    texts = {text for text in found if text is not None}
    return frozenset(texts | {stretched(text) for text in texts})


@pytest.fixture
def stretching(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Make the stretched language one of those that are spoken."""
    words, compiled = tmp_path / "mexen_xx.ts", tmp_path / "mexen_xx.qm"
    stretch(pipeline.FOLDER / "mexen_nl.ts", words)
    pipeline.compile_words(words, compiled)
    monkeypatch.setitem(NAMES, STRETCHED, "Štřétčhéd")
    monkeypatch.setattr(
        "mexen_desktop.windows.language.resource",
        lambda *parts: str(compiled) if compiled.name in parts else resource(*parts),
    )


class Visitor:
    """Goes to a screen; then changes language and size of the window around it."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.menus: list[QMenu] = []
        self._clock = FakeClock()

    def go(self, steps: str) -> None:
        """Do one step after the other."""
        for step in steps.split():
            self._clock.pass_by(1_000)
            if self.window.controller is not None:
                self.window.controller._clock = self._clock
            word = step.rstrip("0123456789")
            self._does()[word](int(step.removeprefix(word) or 0))
            self.settle()

    def settle(self) -> None:
        """Let everything be shown to its end."""
        for _ in range(4):
            QApplication.processEvents()
        controller = self.window.controller
        assert controller is None or controller.stage is not Stage.MOVING

    def lines(self) -> list[Line]:
        """Return all that is written."""
        with writing() as lines:
            for part in self.window.findChildren(QWidget):
                part.update()
            self.window.grab()
            for menu in self.menus:
                menu.grab()
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
            "throw": lambda _: self._game().throw(),
            "stop": lambda _: self._game().stop(),
            "keep": lambda value: self._game().toggle_keep(value),
            "tap": lambda seat: self._game().tap(seat),
            "finish": lambda _: self._game().finish(),
            "start": lambda _: window.show_start(),
            "roster": lambda _: window.show_roster(),
            "past": lambda _: window.show_past(),
            "see": lambda _: self._click("seeAgainButton"),
            "sheet": lambda _: self._click("sheetButton"),
            "rules": lambda _: window.show_rules(),
            "menus": lambda _: self._open("menuButton"),
            "appearance": lambda _: self._open("appearanceButton"),
            "languages": lambda _: self._open("languageButton"),
            "starters": lambda _: self._open("starterButton"),
        }

    def _game(self) -> Controller:
        assert self.window.controller is not None
        return self.window.controller

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
        menus = [menu for menu in fresh if isinstance(menu, QMenu)]
        assert menus, name
        self.menus += menus
        for menu in menus:
            inner = [action.menu() for action in menu.actions()]
            self.menus += [each for each in inner if isinstance(each, QMenu)]


@pytest.mark.usefixtures("stretching")
@pytest.mark.parametrize("name", SCREENS)
def test_every_word_is_seen_whole(opened: Opened, whole: frozenset[str], name: str) -> None:
    screen = SCREENS[name]
    window = opened(
        *screen.rolls,
        players=crowd(screen.players),
        rules=screen.rules,
        stake=screen.stake,
        window=(1024, 600),
    )
    visitor = Visitor(window)
    visitor.go(screen.steps)
    faults = []
    for code in NAMES:
        window.language.use(code)
        for width, height, text in SIZES:
            theme().set_text_factor(text)
            window.resize(width, height)
            visitor.settle()
            lines = visitor.lines()
            assert lines
            found = unreadable(lines, CROWD, whole) + unsaid(window, lines)
            faults += [f"{code} {width}×{height} {text:.0%}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


@pytest.mark.usefixtures("stretching")
@pytest.mark.parametrize("text", [100, 150])
def test_menus_say_every_word(opened: Opened, whole: frozenset[str], text: int) -> None:
    window = opened(*[42] * 9, players=crowd(3), stake="sips", window=(1024, 600), text_size=text)
    visitor = Visitor(window)
    faults = []
    for code in NAMES:
        window.language.use(code)
        for steps in ("appearance", "languages", "starters", "play throw menus"):
            visitor.go(steps)
            faults += [f"{code}: {fault}" for fault in unreadable(visitor.lines(), CROWD, whole)]
            visitor.close_menus()
        visitor.go("finish start")
    assert not faults, "\n".join(faults)
