"""Somebody without a mouse: whole games of each rule set, with all that can be done on the way."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from mexen_desktop.models.computers import Computers
from mexen_desktop.models.controller import Stage
from mexen_desktop.rules.actions import Tap, Throw
from mexen_desktop.rules.state import APPOINT, GIVE, RACE
from tests.kit.night import Night

Begin = Callable[..., Night]

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

TAB, ENTER, ESC, SPACE = Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space
DOWN, RIGHT, F1 = Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_F1
CTRL = Qt.KeyboardModifier.ControlModifier


class KeyNight:
    """An evening of somebody who has nothing but keys."""

    def __init__(self, night: Night) -> None:
        self.night = night
        assert night.window.menus
        night.qtbot.waitUntil(night.window.isActiveWindow)

    def press(self, *keys: Qt.Key | str) -> None:
        """Press keys where the focus is: in a menu, in a dialog, on a page."""
        for key in keys:
            popup = QApplication.activePopupWidget()
            if popup is None:
                self.night.press(key)
            else:
                assert isinstance(key, Qt.Key)
                QTest.keyClick(popup, key)
                QCoreApplication.processEvents()

    def with_control(self, key: Qt.Key) -> None:
        """Press a key together with Ctrl."""
        self.night.press_with(CTRL, key)

    def tab_to(self, name: str) -> None:
        """Press Tab until the part of that name has the focus, once around at most."""
        seen: list[QWidget] = []
        while self.focused() != name:
            part = self.night.window.focusWidget()
            assert part not in seen, f"{name} is not reached"
            seen.append(part)
            self.press(TAB)

    def focused(self) -> str:
        """Return the name of what has the focus."""
        part: QWidget | None = self.night.window.focusWidget()
        return "" if part is None else part.objectName()

    def choose(self, *texts: str) -> None:
        """Choose in the menu that is open, and those in it, what has these words."""
        for text in texts:
            menu = QApplication.activePopupWidget()
            assert isinstance(menu, QMenu)
            for _ in menu.actions():
                self.press(DOWN)
                if menu.activeAction().text() == text:
                    break
            self.press(RIGHT if isinstance(menu.activeAction().menu(), QMenu) else ENTER)

    def menu(self, *texts: str) -> None:
        """Open the menu of the page by its key, then choose."""
        self.press(Qt.Key.Key_F10)
        self.choose(*texts)


@pytest.fixture
def keys(evening: Begin) -> Callable[..., KeyNight]:
    """Begin such an evening; takes what Night takes after the folder."""
    return lambda *what, **more: KeyNight(evening(*what, **more))


Keys = Callable[..., KeyNight]


def add_to_roster(by: KeyNight, name: str) -> None:
    """Add somebody to who plays tonight."""
    by.with_control(Qt.Key.Key_P)
    assert by.night.sees("rosterDialog")
    by.tab_to("addPersonButton")
    by.press(ENTER)
    by.press(name)
    by.press(ENTER)
    by.tab_to("doneButton")
    by.press(ENTER)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_game_with_the_knight_by_keys_with_roster_rules_settings_past_games(keys: Keys) -> None:
    by = keys("pirate", 61, (5,), 64, 100, 32, 65, 63, 100, players=2)
    night = by.night
    add_to_roster(by, "Cem")
    assert [player.name for player in night.settings.now.players] == ["Ann", "Bo", "Cem"]
    # Another rule set, then another theme.
    by.tab_to("cardPirate")
    by.press(Qt.Key.Key_Left, SPACE)
    assert night.settings.now.rules == "knight"
    by.menu("Theme", "Dark")
    assert night.settings.now.theme == "dark"
    by.tab_to("playButton")
    by.press(ENTER)
    # Round 1: Ann keeps a die; Bo is Knight; Cem is stuck.
    night.throw()
    by.press("1")
    assert night.controller.keep == 1
    night.throw(2)
    by.press(F1)
    assert night.sees("rulesPage")
    by.press(Qt.Key.Key_PageDown, ESC)
    assert night.sees("tablePage")
    night.throw()
    by.press("s")
    night.throw()
    assert night.state.phase == RACE
    by.press("a")
    assert night.controller.stage is Stage.ROUND_OVER
    night.throw()
    # Round 2: the Knight appoints somebody else by number.
    night.throw()
    by.press("s")
    night.throw(2)
    assert night.state.phase == APPOINT
    by.press("1")
    assert night.controller.stage is Stage.ROUND_OVER
    by.press(RIGHT, ENTER)
    assert night.controller.stage is Stage.GAME_OVER
    # The game is seen again, moment by moment.
    by.menu("Past games")
    assert night.sees("pastPage")
    by.tab_to("pastView")
    by.press(ENTER)
    assert night.sees("watchPage")
    by.press(Qt.Key.Key_Home, RIGHT, Qt.Key.Key_PageDown, Qt.Key.Key_End)
    by.press(ESC)
    assert night.sees("pastPage")
    by.press(ESC)
    assert night.sees("tablePage")
    assert night.controller.stage is Stage.GAME_OVER


def test_a_game_with_the_pirate_by_keys(keys: Keys) -> None:
    by = keys("pirate", 31, 42, (5,), 65, 41, 42, 43, players=2)
    night = by.night
    by.press(SPACE)
    night.throw()
    assert night.state.phase == GIVE
    by.press("2")
    assert night.state.scores[1] == 1
    night.throw()
    by.press("4")
    night.throw()
    night.throw()
    assert night.state.player == 1
    by.press(ENTER, ENTER, SPACE)
    assert night.controller.stage is Stage.ROUND_OVER
    by.press(TAB, ENTER)
    assert night.controller.stage is Stage.GAME_OVER
    by.press(TAB, TAB, ENTER)
    assert night.sees("startPage")


def test_a_game_of_extreme_by_keys(keys: Keys) -> None:
    by = keys("extreme", 42, 65, 64, 54, 53, 41, players=2)
    night = by.night
    by.press(ENTER)
    night.throw(6)
    assert night.controller.stage is Stage.ROUND_OVER
    by.press(TAB, ENTER)
    assert night.controller.stage is Stage.GAME_OVER


def test_a_game_of_lives_by_keys_to_the_last_player(keys: Keys) -> None:
    by = keys("lives", *[41, 64] * 6, players=2)
    night = by.night
    by.press(SPACE)
    for _ in range(6):
        for _ in range(2):
            night.throw()
            by.press("s")
        if night.controller.stage is Stage.ROUND_OVER:
            night.throw()
    assert night.controller.stage is Stage.GAME_OVER
    assert night.state.winner == 1


def test_esc_never_loses_anything(keys: Keys) -> None:
    by = keys("knight", 61, (5,), players=2)
    night = by.night
    by.press(ESC)
    assert night.sees("startPage")
    by.press(SPACE)
    night.throw()
    by.press("1")
    state, keep = night.state, night.controller.keep
    by.press(ESC, ESC)
    for way, opens in ((Qt.Key.Key_Comma, QMenu), (Qt.Key.Key_P, QDialog), (Qt.Key.Key_K, QDialog)):
        by.with_control(way)
        shown = [each for each in night.window.findChildren(opens) if each.isVisible()]
        assert len(shown) == 1
        by.press(ESC)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert not [each for each in night.window.findChildren(opens) if each.isVisible()]
    by.press(F1, ESC)
    assert night.sees("tablePage")
    assert (night.state, night.controller.keep) == (state, keep)
    night.throw()
    assert night.state.last_reading == 51


def test_a_race_against_a_computer_is_lost_then_won_by_keys(
    keys: Keys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mexen_desktop.models.computers.pause", lambda *_, **__: 0)
    # The computer taps Ann's 32; then it loses, so that it starts with a 32 of its own.
    by = keys("knight", 32, 65, 65, 43, 32, players=1)
    night = by.night
    by.tab_to("withComputerButton")
    by.press(ENTER)
    assert [player.level for player in night.settings.now.players] == [0, 2]
    by.tab_to("playButton")
    by.press(ENTER)
    opponent = night.controller.findChild(Computers)
    assert opponent is not None
    opponent._react = lambda _level: 0
    night.throw()
    wait = night.qtbot.waitUntil
    wait(lambda: night.controller.stage is Stage.ROUND_OVER)
    assert [type(step.action) for step in night.controller.game.steps] == [Throw, Tap, Throw]
    night.throw(2)
    by.press("s")
    wait(lambda: night.controller.stage is Stage.ROUND_OVER)
    ended = night.controller.ended
    assert ended is not None
    assert ended.losers == (1,)
    opponent._react = lambda _level: 10_000
    night.throw()
    wait(lambda: night.state.phase == RACE and night.controller.live)
    assert night.sees("pad0")
    assert not night.sees("pad1")
    by.press("a", "a")
    assert dict(night.state.results)[1] == 32
    assert night.state.player == 0


def test_a_thrower_is_faster_than_the_computer_by_the_space_bar(
    keys: Keys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mexen_desktop.models.computers.pause", lambda *_, **__: 0)
    by = keys("knight", 32, 65, players=1)
    night = by.night
    by.tab_to("withComputerButton")
    by.press(ENTER)
    by.tab_to("playButton")
    by.press(ENTER)
    opponent = night.controller.findChild(Computers)
    assert opponent is not None
    opponent._react = lambda _level: 10_000
    night.throw()
    assert night.state.phase == RACE
    # A key that is still held down from the throw is no press.
    held = QKeyEvent(QEvent.Type.KeyPress, SPACE, Qt.KeyboardModifier.NoModifier, " ", True)
    QCoreApplication.sendEvent(night.window.focusWidget(), held)
    night.settle()
    assert night.state.phase == RACE
    night.throw()
    assert night.state.last_reading == 65


@pytest.mark.parametrize("steps", ["race", "choose", "end", "over"])
def test_esc_loses_nothing_at_any_moment_of_a_game(keys: Keys, steps: str) -> None:
    dice = {"choose": ("pirate", 31), "race": ("knight", 32)}
    by = keys(*dice.get(steps, ("knight", 65, 64, 63)))
    night = by.night
    by.tab_to("playButton")
    by.press(ENTER)
    night.throw()
    if steps in ("end", "over"):
        by.press("s")
        night.throw(2)
        assert night.controller.stage is Stage.ROUND_OVER
    if steps == "over":
        by.press(RIGHT, ENTER)
    before = (night.state, night.controller.stage, by.focused())
    by.press(ESC, ESC, ESC)
    assert (night.state, night.controller.stage, by.focused()) == before
    assert night.sees("tablePage")
