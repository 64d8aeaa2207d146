"""Games against computers: played by keys, raced, left, taken up again, watched to their end."""

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from PySide6.QtCore import Qt

from mexen_desktop.dialogs.roster import RosterDialog
from mexen_desktop.models.computers import Computers
from mexen_desktop.models.controller import Stage
from mexen_desktop.rules.actions import Stop, Tap, Throw
from mexen_desktop.rules.engine import legal_actions
from mexen_desktop.rules.state import RACE, TURN
from mexen_desktop.scene.seat_words import spoken
from mexen_desktop.settings import Player
from mexen_desktop.windows.past.visit import past_of
from tests.kit.evening import LoadedDice
from tests.kit.night import Night

Begin = Callable[..., Night]

# The offscreen platform has no window manager for the menus that are opened.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

ANN: Final = Player("Ann", 0, "A")
BO: Final = Player("Bo", 3, "B")
ROBOT: Final = Player("Computer", 1, "", level=2)
OTHER: Final = Player("Computer 2", 2, "", level=3)
EASY: Final = Player("Computer 3", 4, "", level=1)
NEVER: Final = 10_000


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computers think in no time."""
    monkeypatch.setattr("mexen_desktop.models.computers.pause", lambda *_, **__: 0)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computers think for as long as the test goes on, unless they are hurried."""
    monkeypatch.setattr("mexen_desktop.models.computers.pause", lambda *_, **__: NEVER)


def seated(evening: Begin, rules: str, *readings: int, people: tuple[Player, ...]) -> Night:
    """Begin a game of these people."""
    night = evening(rules, *readings)
    night.settings.change(players=people)
    night.press(Qt.Key.Key_Return)
    return night


def computers(night: Night) -> Computers:
    found = night.controller.findChild(Computers)
    assert isinstance(found, Computers)
    return found


def react(night: Night, milliseconds: int) -> None:
    """Let computers see a 32 after that time."""
    computers(night)._react = lambda _level: milliseconds


def wait(night: Night, reached: Callable[[], bool]) -> None:
    night.qtbot.waitUntil(reached)
    night.settle()


def wait_for_people(night: Night) -> None:
    """Let computers play until it is a person's move, or nobody's."""
    controller = night.controller
    wait(night, lambda: controller.stage is not Stage.MOVING and not controller.thinks)


def take_a_turn(night: Night) -> None:
    """Do for people whatever there is to do, by keys."""
    controller = night.controller
    if controller.choices:
        number = next(f.number for f in controller.seats() if f.seat in controller.choices)
        night.press(str(number))
    elif night.state.phase == RACE:
        wait(night, lambda: night.state.phase != RACE)
    elif controller.may_stop:
        night.press("s")
    else:
        night.throw()


@pytest.mark.parametrize("rules", ["knight", "pirate", "extreme", "lives"])
def test_one_person_plays_a_whole_game_against_computers(evening: Begin, rules: str) -> None:
    night = evening(rules)
    night.window.dice = LoadedDice(Random(3))
    night.settings.change(players=(ANN, EASY, ROBOT, OTHER))
    night.press(Qt.Key.Key_Return)
    react(night, 0)
    players = set()
    while night.controller.stage is not Stage.GAME_OVER:
        wait_for_people(night)
        players |= {getattr(step.action, "by", 0) for step in night.controller.game.steps}
        if night.state.round > 4 and rules != "lives":
            night.controller.finish()
        elif night.controller.stage is Stage.ROUND_OVER:
            night.throw()
        elif night.controller.live:
            take_a_turn(night)
    assert players == {0, 1, 2, 3}


def test_computers_alone_play_to_the_end_of_a_game(evening: Begin) -> None:
    night = evening("lives")
    night.window.dice = LoadedDice(Random(1))
    night.settings.change(players=(ROBOT, OTHER))
    night.press(Qt.Key.Key_Return)
    night.qtbot.waitUntil(lambda: night.controller.stage is Stage.GAME_OVER, timeout=20_000)
    assert night.state.winner in (0, 1, None)
    assert not computers(night).timer.isActive()


@pytest.mark.usefixtures("slow")
def test_computers_alone_play_on_when_somebody_begins_the_next_round_for_them(
    evening: Begin,
) -> None:
    night = evening("knight")
    night.window.dice = LoadedDice(Random(1))
    night.settings.change(players=(ROBOT, OTHER))
    night.press(Qt.Key.Key_Return)
    react(night, 0)

    def hurried_to_the_end() -> bool:
        if night.controller.stage is not Stage.ROUND_OVER:
            night.throw()
        return night.controller.stage is Stage.ROUND_OVER

    for number in (1, 2, 3):
        night.qtbot.waitUntil(hurried_to_the_end)
        assert len({step.before.round for step in night.controller.game.steps}) == number
        night.throw()


def test_what_a_computer_decides_is_always_possible(evening: Begin) -> None:
    night = evening("pirate")
    night.window.dice = LoadedDice(Random(2))
    night.settings.change(players=(ROBOT, OTHER))
    night.press(Qt.Key.Key_Return)
    night.qtbot.waitUntil(lambda: night.state.round > 3, timeout=20_000)
    for step in night.controller.game.steps:
        if isinstance(step.action, Throw):
            wanted = Throw(step.action.by, keep=step.action.keep)
            assert wanted in legal_actions(step.before)


# The race


class ThirtyTwo:
    """Dice that show a 32, and a 6 where one is thrown."""

    def roll(self, count: int) -> tuple[int, ...]:
        return (3, 2) if count == 2 else (6,)


def test_a_computer_taps_the_32_of_a_person(evening: Begin) -> None:
    night = seated(evening, "knight", 32, 65, people=(ANN, ROBOT))
    react(night, 0)
    night.throw()
    wait(night, lambda: night.state.phase != RACE)
    assert night.controller.game.steps[1].action == Tap(1)
    assert night.controller.game.steps[1].after.limit == 1


def test_a_person_throws_before_the_computer_taps(evening: Begin) -> None:
    night = seated(evening, "knight", 32, 65, people=(ANN, ROBOT))
    react(night, NEVER)
    night.throw()
    assert night.state.phase == RACE
    assert computers(night).timer.isActive()
    night.throw()
    assert night.state.phase == TURN
    assert night.state.last_reading == 65
    assert not computers(night).timer.isActive()


def test_a_computers_32_is_fixed_by_a_persons_tap(evening: Begin) -> None:
    night = seated(evening, "knight", 32, people=(ROBOT, ANN))
    react(night, NEVER)
    wait(night, lambda: night.state.phase == RACE)
    assert night.sees("pad1")
    assert not night.sees("pad0")
    night.press("a")
    assert dict(night.state.results)[0] == 32


def test_a_computer_throws_on_before_people_tap(evening: Begin) -> None:
    night = evening("knight")
    night.window.dice = ThirtyTwo()
    night.settings.change(players=(OTHER, ANN))
    night.press(Qt.Key.Key_Return)
    react(night, 0)
    wait(night, lambda: len(night.controller.game.steps) > 1)
    assert isinstance(night.controller.game.steps[1].action, Throw)


def test_who_was_faster_is_decided_by_the_moments_not_by_the_order(evening: Begin) -> None:
    night = seated(evening, "knight", 32, 65, people=(ANN, ROBOT))
    react(night, NEVER)
    night.throw()
    opened = night.controller.now()
    # The computer's press is told first, but was made later.
    night.controller._press_in_race(1, opened + 400, is_thrower=False, stops=False)
    night.controller._press_in_race(0, opened + 399, is_thrower=True, stops=False)
    night.settle()
    assert night.state.last_reading == 65


# Nothing runs while people are waited for


@pytest.mark.usefixtures("slow")
def test_a_timer_runs_only_while_a_computer_thinks(evening: Begin) -> None:
    night = seated(evening, "knight", 65, 54, 43, people=(ANN, ROBOT))
    timer = computers(night).timer
    assert not timer.isActive()
    night.throw()
    assert not timer.isActive()
    night.press("s")
    assert night.controller.thinks
    assert timer.isActive()
    night.press(Qt.Key.Key_Space)
    wait(night, lambda: night.controller.stage is Stage.ROUND_OVER)
    assert not timer.isActive()


@pytest.mark.usefixtures("slow")
def test_computers_wait_behind_a_menu_a_dialog_another_page(evening: Begin) -> None:
    night = seated(evening, "knight", 65, people=(ANN, ROBOT))
    night.throw()
    night.press("s")
    timer = computers(night).timer
    menu = night.window.menus.table(night.table.top_bar.menu)
    assert not timer.isActive()
    menu.close()
    assert timer.isActive()
    night.window.show_roster()
    assert not timer.isActive()
    (roster,) = night.window.findChildren(RosterDialog)
    roster.accept()
    assert timer.isActive()
    night.window.show_rules()
    assert not timer.isActive()
    night.window.show_rules()
    assert timer.isActive()
    night.window.show_start()
    assert not timer.isActive()


@pytest.mark.usefixtures("slow")
def test_people_cannot_move_for_a_computer(evening: Begin) -> None:
    night = seated(evening, "knight", 65, people=(ANN, ROBOT))
    night.throw()
    night.press("s")
    night.press("s", "6")
    assert not night.sees("throwButton")
    assert night.sees("hurryButton")
    assert len(night.controller.game.steps) == 2


# Taken back


@pytest.mark.usefixtures("slow")
def test_undo_goes_back_to_the_last_decision_of_a_person(evening: Begin) -> None:
    night = seated(evening, "knight", 65, people=(ANN, ROBOT))
    night.throw()
    night.press("s")
    night.press_with(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Z)
    assert night.state.player == 0
    assert not computers(night).timer.isActive()


def test_undo_never_takes_back_what_the_program_threw_for_a_computer(evening: Begin) -> None:
    night = seated(evening, "knight", 65, 43, people=(ANN, ROBOT, BO))
    night.throw()
    night.press("s")
    wait(night, lambda: night.state.player == 2)
    assert not night.controller.can_undo


def test_a_computers_stop_goes_with_the_dice_that_people_entered_for_it(evening: Begin) -> None:
    night = evening("knight")
    night.settings.change(players=(ANN, ROBOT, BO), own_dice=True)
    night.press(Qt.Key.Key_Return)
    night.press("4", "1", "6", "4")
    wait(night, lambda: night.controller.ready)
    night.press("s")
    wait(night, lambda: night.controller.asks)
    night.press("2", "1")
    wait(night, lambda: night.state.player == 2)
    # 21 ends the turn by itself; a decision of the computer would go the same way.
    assert not isinstance(night.controller.game.steps[-1].action, Stop)
    night.press_with(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Z)
    assert night.state.player == 1
    assert night.controller.asks
    before = len(night.controller.game.steps)
    night.press("6", "5")
    assert night.controller.game.steps[before].action == Throw(1, (6, 5))


# Left, taken up again


@pytest.mark.usefixtures("slow")
def test_a_game_that_was_left_goes_on_with_its_computers(evening: Begin) -> None:
    night = seated(evening, "knight", 65, people=(ANN, ROBOT))
    night.throw()
    night.press("s")
    night.window.close()
    assert not computers(night).timer.isActive()
    after = evening("knight", 43)
    after.click("continueButton")
    assert [person.level for person in after.controller.people] == [0, 2]
    assert computers(after).timer.isActive()
    after.press(Qt.Key.Key_Space)
    wait(after, lambda: after.controller.stage is Stage.ROUND_OVER)
    assert [step.before.player for step in after.controller.game.steps] == [0, 0, 1]


@pytest.mark.usefixtures("slow")
def test_records_and_past_games_know_computers(evening: Begin) -> None:
    night = seated(evening, "knight", 65, people=(ANN, ROBOT, OTHER))
    night.throw()
    store = night.window.keeping.store
    (past,) = store.games()
    record = store.record(past.game)
    assert record.note("x_computers") == {"1": "normal", "2": "strong"}
    night.window.show_past()
    scores = past_of(night.window).page.scores.model()
    assert str(scores.index(1, 0).data()) == "Computer (Computer, normal): 0"
    assert past.summary is not None
    assert past.summary.levels == (0, 2, 3)


# Sitting down


def test_a_computer_is_added_on_the_start_page(evening: Begin) -> None:
    night = evening("knight")
    night.settings.change(players=())
    night.click("withComputerButton")
    night.click("withComputerButton")
    names = [(player.name, player.level) for player in night.settings.now.players]
    assert names == [("Player 1", 0), ("Computer", 2), ("Computer 2", 2)]


def test_a_computer_is_added_in_the_roster_with_its_level(evening: Begin) -> None:
    night = evening("knight", players=2)
    night.click("changeButton")
    night.click("addComputerButton")
    night.press(Qt.Key.Key_Space)
    night.click("doneButton")
    *_, added = night.settings.now.players
    assert added == Player("Computer", 2, "", plays=True, level=3)
    night.click("playButton")
    facts = night.controller.seats()[2]
    assert "Computer, strong" in spoken(facts, night.controller)


def test_a_computer_joins_a_game_that_is_on(evening: Begin) -> None:
    night = evening("knight", players=2)
    night.press(Qt.Key.Key_Return)
    night.window.show_roster()
    night.click("addComputerButton", "doneButton")
    assert [person.level for person in night.controller.people] == [0, 0, 2]
    (past,) = night.window.keeping.store.games()
    assert night.window.keeping.store.record(past.game).computers() == {2: 2}
