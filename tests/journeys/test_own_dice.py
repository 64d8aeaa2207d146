"""Evenings on which the table throws its own dice: the program keeps the game."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt

from mexen_desktop.models.controller import Stage
from mexen_desktop.models.log import ENTERED_ROLE
from mexen_desktop.record.reading import read
from mexen_desktop.record.replaying import replay
from mexen_desktop.record.writing import write
from mexen_desktop.rules.actions import Throw
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import APPOINT, GIVE, RACE, TIE_BREAK
from mexen_desktop.scene.lying import lying
from mexen_desktop.texts.retelling import retold
from mexen_desktop.windows.past.visit import past_of
from tests.kit.night import Night

Begin = Callable[..., Night]

# The offscreen platform has no window manager for the menus that are opened.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def change_dice(night: Night, menu: str) -> None:
    """Choose in a menu whose dice are thrown."""
    opened = getattr(night.window.menus, menu)(night.window)
    (action,) = [each for each in opened.actions() if each.objectName() == "actionOwnDice"]
    action.trigger()
    opened.close()


def own(evening: Begin, rules: str, *readings: int | tuple[int, ...], players: int = 3) -> Night:
    """Begin an evening with one's own dice, chosen in the start page's menu."""
    night = evening(rules, *readings, players=players)
    change_dice(night, "appearance")
    assert night.settings.now.own_dice
    night.press(Qt.Key.Key_Space)  # Play has the focus.
    return night


class Keys:
    """Plays by the keyboard alone."""

    def __init__(self, night: Night) -> None:
        self._night = night

    def enter(self, face: int) -> None:
        self._night.press(str(face))

    def choose(self, seat: int) -> None:
        numbers = {facts.seat: facts.number for facts in self._night.controller.seats()}
        self._night.press(str(numbers[seat]))

    def tap(self, seat: int) -> None:
        self._night.press(self._night.controller.people[seat].tap_key)

    def keep(self) -> None:
        self._night.press("k")

    def stop(self) -> None:
        self._night.press("s")


class Mouse:
    """Plays by clicks alone."""

    def __init__(self, night: Night) -> None:
        self._night = night

    def enter(self, face: int) -> None:
        self._night.click(f"face{face}")

    def choose(self, seat: int) -> None:
        self._night.click(f"chooseButton{seat}")

    def tap(self, seat: int) -> None:
        self._night.click(f"pad{seat}")

    def keep(self) -> None:
        values = lying(self._night.controller.game.steps).values
        self._night.click(f"die{values.index(self._night.controller.may_stay[0])}")

    def stop(self) -> None:
        self._night.click("stopButton")


def play_a_round(night: Night, hand: Keys | Mouse, chance: Random) -> None:
    controller, game = night.controller, night.controller.game
    while controller.stage is not Stage.ROUND_OVER:
        if controller.choices:
            hand.choose(chance.choice(controller.choices))
        elif controller.tappers:
            hand.tap(chance.choice(controller.tappers))
        elif controller.may_stop and chance.random() < 0.3:
            hand.stop()
        elif controller.may_stay and not controller.keep and chance.random() < 0.5:
            hand.keep()
            assert controller.keep
        else:
            before, wanted = len(game.steps), controller.dice_to_enter
            for left in range(wanted, 0, -1):
                assert controller.dice_to_enter == left
                assert len(game.steps) == before
                hand.enter(chance.randint(1, 6))
            assert len(game.steps) == before + 1


@pytest.mark.parametrize("hand", [Keys, Mouse])
@pytest.mark.parametrize("rules", PRESETS)
def test_a_round_of_each_rule_set_whatever_is_thrown(
    evening: Begin, rules: str, hand: type[Keys | Mouse]
) -> None:
    night = own(evening, rules)
    chance = Random(rules + hand.__name__)
    for _ in range(2):
        play_a_round(night, hand(night), chance)
        night.press(Qt.Key.Key_Space)
    steps = night.controller.game.steps
    assert night.dice.asked == 0
    assert all(step.entered for step in steps if isinstance(step.action, Throw))
    assert sum(step.entered for step in steps) > 4
    # The same game comes out of its record.
    store = night.window.keeping.store
    record = read(write(store.record(store.games()[0].game)))
    *_, (state, _) = replay(record)
    assert state == night.controller.game.state


def test_a_round_of_knight_by_keys(evening: Begin) -> None:
    night = own(evening, "knight")
    night.press("6", "5", "s")  # Ann stops: everybody has one throw.
    night.press("6", "3", "4", "2")
    assert night.controller.stage is Stage.ROUND_OVER
    assert night.state.scores == (0, 0, 1)
    assert night.dice.asked == 0
    night.press(Qt.Key.Key_Space, "1", "2")
    assert night.state.results == ((2, 21),)


def test_a_round_of_knight_by_mouse_with_a_die_that_stays(evening: Begin) -> None:
    night = own(evening, "knight", players=2)
    night.click("face1", "face6", "die0", "face5")
    assert night.state.last_reading == 51
    night.click("stopButton", "face4", "face2", "face3", "face4")
    assert night.controller.stage is Stage.ROUND_OVER
    night.click("nextRoundButton", "face6", "takeBackButton", "face4", "face4")
    assert night.state.last_reading == 400


def test_a_race_by_keys(evening: Begin) -> None:
    night = own(evening, "knight")
    night.press("3", "2")
    assert night.state.phase == RACE
    night.press("6")  # A face is no tap.
    assert night.state.phase == RACE
    night.press("q")  # Bo's key.
    assert night.state.results == ((0, 32),)


def test_a_knight_is_appointed_by_number_as_ever(evening: Begin) -> None:
    night = own(evening, "knight")
    night.press("1", "1", "1", "1")
    assert night.state.phase == APPOINT
    night.press("3")
    assert night.state.role is not None
    assert night.state.role.holder == 2


def test_a_round_of_pirate_by_keys_with_hand_out_and_tie(evening: Begin) -> None:
    night = own(evening, "pirate", players=2)
    night.press("3", "1")
    assert night.state.phase == GIVE
    night.press("2")
    assert night.state.scores == (0, 1)
    while night.state.phase != TIE_BREAK:
        night.press("6", "5")
    night.press("4", "2")
    assert night.controller.stage is Stage.ROUND_OVER
    assert night.dice.asked == 0


def test_a_round_of_extreme_by_mouse(evening: Begin) -> None:
    night = own(evening, "extreme", players=2)
    while night.controller.stage is not Stage.ROUND_OVER:
        low = "face4" if night.state.player else "face5"
        night.click("face6", low)
    assert night.state.scores[1] > 0
    assert night.dice.asked == 0


def test_a_round_of_lives_by_keys(evening: Begin) -> None:
    night = own(evening, "lives")
    night.press("4", "1", "s", "6", "5", "s", "6", "4", "s")
    assert night.controller.stage is Stage.ROUND_OVER
    assert night.controller.seats()[0].lives == 5


def test_undo_and_redo_of_a_throw_by_key_and_button(evening: Begin) -> None:
    night = own(evening, "knight")
    night.press("6", "5")
    control = Qt.KeyboardModifier.ControlModifier
    night.press_with(control, Qt.Key.Key_Z)
    assert night.state.n == 0
    assert not night.sees("die0")
    night.press_with(control, Qt.Key.Key_Y)
    assert night.state.last_reading == 65
    assert night.sees("die0")
    night.click("undoButton")
    assert night.state.n == 0
    night.press("6", "4")
    assert night.state.last_reading == 64
    night.press("5")
    night.click("undoButton")  # The one face first.
    assert night.state.n == 1
    assert night.controller.faces == ()


def test_the_choice_is_made_in_the_midst_of_a_game_and_the_programs_throw_stays(
    evening: Begin,
) -> None:
    night = evening("knight", 65)
    night.press(Qt.Key.Key_Space)
    night.throw()
    change_dice(night, "table")
    night.press("6", "4")
    assert [step.entered for step in night.controller.game.steps] == [False, True]
    night.click("undoButton")
    assert not night.part("undoButton").isEnabled()
    change_dice(night, "table")
    assert night.sees("throwButton")
    assert not night.sees("face1")


def test_after_a_restart_the_table_still_throws_its_own(evening: Begin) -> None:
    night = own(evening, "knight")
    night.press("6", "1", "3")  # One die of the second throw is entered.
    before = night.controller.game
    night.window.close()
    after = evening("knight")
    after.click("continueButton")
    assert after.controller.game.steps == before.steps
    assert after.sees("face6")
    assert after.controller.faces == ()
    assert after.sees("die0")
    after.press("5", "4")
    assert after.state.last_reading == 54
    after.click("undoButton", "undoButton")
    assert after.state.n == 0


def test_a_die_that_stays_again_after_undo_still_does_after_a_restart(evening: Begin) -> None:
    night = own(evening, "knight")
    night.press("6", "1", "k", "5")
    night.click("undoButton")
    assert night.controller.keep == 1
    night.window.close()
    after = evening("knight")
    after.click("continueButton")
    assert after.controller.keep == 1
    after.press("4")
    assert after.state.last_reading == 41


def test_a_race_that_was_won_but_not_entered_is_offered_again(evening: Begin) -> None:
    night = own(evening, "knight")
    night.press("3", "2", Qt.Key.Key_Space, "6")
    assert night.controller.faces == (6,)
    night.window.close()
    after = evening("knight")
    after.click("continueButton")
    assert after.state.phase == RACE
    assert after.controller.held  # Hands first come back to their keys.
    after.qtbot.waitUntil(lambda: after.sees("pad1"))


def test_the_log_marks_what_was_thrown_by_hand(evening: Begin) -> None:
    night = evening("knight", 65)
    night.press(Qt.Key.Key_Space)
    night.throw()
    change_dice(night, "table")
    night.press("6", "4")
    log = night.table.sheet.log
    assert [log.index(row).data(ENTERED_ROLE) for row in (0, 1)] == [True, False]
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert log.index(0).data(spoken) == "Ann throws 64. (own dice)"
    assert log.index(1).data(spoken) == "Ann throws 65."


def test_the_copied_text_remarks_what_was_thrown_by_hand(evening: Begin) -> None:
    night = evening("knight", 65)
    night.press(Qt.Key.Key_Space)
    night.throw()
    change_dice(night, "table")
    night.press("6", "4", "s")
    told = retold(night.controller.game).splitlines()
    assert "Ann throws 65." in told
    assert "Ann throws 64. (own dice)" in told
    assert sum("own dice" in line for line in told) == 1


def test_a_record_tells_of_own_dice_and_reading_it_keeps_that(evening: Begin) -> None:
    night = own(evening, "knight")
    night.press("6", "5", "s", "6", "3")
    store = night.window.keeping.store
    (past,) = store.games()
    record = store.record(past.game)
    assert record.note("x_own_dice") == [1, 3]
    again = read(write(record))
    assert again.note("x_own_dice") == [1, 3]
    night.window.show_past()
    visit = past_of(night.window)
    visit.see(past.game)
    assert visit.watch is not None
    visit.watch.replay.last()
    log = visit.watch.table.sheet.log
    marks = {log.index(row).data(): log.index(row).data(ENTERED_ROLE) for row in range(6)}
    assert marks["Bo throws 63."] is True
    assert marks["Ann throws 65."] is True
    assert list(marks.values()).count(True) == 2
