"""Rounds of each rule set by fingers alone, from the first page on, on a screen flat or upright."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtWidgets import QApplication, QLineEdit

from mexen_desktop.dialogs.roster import RosterDialog
from mexen_desktop.models.controller import Stage
from mexen_desktop.models.players import Column
from mexen_desktop.rules.state import APPOINT, GIVE, RACE
from tests.kit.fingers import Fingers
from tests.kit.night import Night

# The offscreen platform has no window manager to tell about the least size.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Begin = Callable[..., Night]
FLAT = pytest.mark.parametrize("flat", [False, True], ids=["upright", "flat"])


class KeysHeard(QObject):
    """Counts the keys that reach anything."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self.count = 0
        application.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.KeyPress
        return False


@pytest.fixture(autouse=True)
def no_keys(qapp: QApplication) -> Iterator[None]:
    """Prove that no key was pressed in a test."""
    heard = KeysHeard(qapp)
    yield
    qapp.removeEventFilter(heard)
    assert heard.count == 0


def sit(evening: Begin, rules: str, *readings: object, flat: bool, players: int) -> Fingers:
    """Choose the rules and begin, all by touch; where nobody was ever entered there are two."""
    night = evening("knight", *readings, players=players)
    night.settings.change(table_top=flat)
    fingers = Fingers(night)
    fingers.tap(f"card{rules.title()}", "playButton")
    assert night.controller.game.rules == rules
    assert night.table.far_status.isVisible() == flat
    return fingers


@FLAT
def test_a_round_of_mexico_with_the_knight(evening: Begin, flat: bool) -> None:
    fingers = sit(evening, "knight", 100, 100, 64, 32, 61, (5,), 65, flat=flat, players=3)
    night = fingers.night
    fingers.tap("throwButton", "throwButton")  # Ann: Knight, then Knight for the second time.
    assert night.state.phase == APPOINT
    fingers.tap("chooseButton2", "throwButton")  # Cem shall be Knight; Ann has 64.
    fingers.swipe(QPoint(260, 40))  # Bo: 32.
    assert night.state.phase == RACE
    fingers.together("pad2", "pad0")
    assert night.state.results == ((0, 64), (1, 32))
    fingers.tap("throwButton")
    fingers.hold_dice(61, keeps=1)
    fingers.tap("throwButton", "throwButton")  # Cem: 51, then 65.
    assert night.controller.stage is Stage.ROUND_OVER
    fingers.tap("nextRoundButton")
    assert (night.state.round, night.state.player) == (2, 1)


@FLAT
def test_a_round_of_mexen_with_the_pirate(evening: Begin, flat: bool) -> None:
    fingers = sit(evening, "pirate", 51, (3,), 62, (1,), (4,), 53, 64, flat=flat, players=2)
    night = fingers.night
    fingers.tap("throwButton")
    fingers.hold_dice(51, keeps=1)
    fingers.tap("throwButton")
    assert night.state.phase == GIVE
    fingers.tap("seat1")  # The plaque is a button as well.
    assert night.state.scores == (0, 1)
    fingers.tap("throwButton")
    fingers.hold_dice(62, keeps=6)
    fingers.tap("throwButton")
    fingers.hold_dice(61, keeps=1)  # Bo begins with Ann's 1.
    fingers.tap("throwButton", "throwButton", "throwButton")
    assert night.controller.stage is Stage.ROUND_OVER
    fingers.tap("nextRoundButton")
    assert night.state.round == 2


@FLAT
def test_a_round_of_mexen_extreme(evening: Begin, flat: bool) -> None:
    fingers = sit(evening, "extreme", 21, 400, 65, 31, 52, 41, 42, flat=flat, players=2)
    night = fingers.night
    for _ in range(7):
        fingers.swipe(QPoint(-220, 30))
    assert night.controller.stage is Stage.ROUND_OVER
    assert night.state.scores == (0, 12)
    fingers.tap("nextRoundButton")
    assert night.state.pot == 1


@FLAT
def test_a_round_of_mexico_with_lives(evening: Begin, flat: bool) -> None:
    fingers = sit(evening, "lives", 41, 64, flat=flat, players=0)
    night = fingers.night
    assert night.controller.game.names == ["Player 1", "Player 2"]
    fingers.tap("throwButton", "stopButton", "throwButton", "stopButton")
    assert night.controller.stage is Stage.ROUND_OVER
    assert [facts.lives for facts in night.controller.seats()] == [5, 6]
    fingers.tap("nextRoundButton")
    assert night.state.round == 2


def test_people_are_added_coloured_and_removed_by_fingers(evening: Begin) -> None:
    night = evening("knight", players=2)
    fingers = Fingers(night)
    fingers.tap("changeButton", "addPersonButton")
    dialog = night.window.findChild(RosterDialog)
    assert isinstance(dialog, RosterDialog)
    assert isinstance(night.part("nameField"), QLineEdit)
    colour = dialog.model.entry(2).colour
    fingers.tap_cell(dialog.table, 2, Column.PEG)
    assert dialog.model.entry(2).colour != colour
    fingers.tap_cell(dialog.table, 1, Column.REMOVE)
    assert [entry.name for entry in dialog.model.roster.entries] == ["Ann", "Player 3"]
    fingers.tap("putBackButton")
    fingers.tap("doneButton")
    assert [player.name for player in night.settings.now.players] == ["Ann", "Bo", "Player 3"]
    assert all(player.tap_key for player in night.settings.now.players)
    fingers.tap("playButton")
    assert night.controller.game.names == ["Ann", "Bo", "Player 3"]


def test_the_menu_lays_the_screen_flat_and_upright_again(evening: Begin) -> None:
    night = evening("knight", players=4)
    fingers = Fingers(night)
    fingers.tap("playButton")
    action = night.window.menus._actions.table_top
    action.trigger()
    assert night.settings.now.table_top
    assert night.sees("farMenuButton")
    fingers.tap("farMenuButton")
    assert night.sees("tableMenu")
    night.part("tableMenu").close()
    action.trigger()
    assert not night.settings.now.table_top
    assert not night.sees("farMenuButton")
