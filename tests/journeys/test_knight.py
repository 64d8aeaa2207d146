"""Whole rounds of Mexico with the Knight, played at the window."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from mexen_desktop.models.controller import Stage
from mexen_desktop.rules.state import APPOINT, RACE, TIE_BREAK
from tests.kit.night import Night

Begin = Callable[..., Night]


def test_a_game_by_keys_alone_from_the_start_page_to_the_standings(evening: Begin) -> None:
    night = evening("knight", 65, 63, 42, 54, 61, 53, 64, 21)
    night.press(Qt.Key.Key_Space)  # Play has the focus.
    assert night.state.player == 0
    night.throw()
    night.press("s")  # Ann stops at 65: everybody has one throw.
    night.throw()  # Bo has 63.
    night.throw()  # Cem has 42 and takes the pot.
    assert night.controller.stage is Stage.ROUND_OVER
    assert night.sees("slip")
    night.throw()  # The space bar goes on.
    assert night.state.round == 2
    assert night.state.player == 2
    assert night.state.scores == (0, 0, 1)
    night.throw(2)
    night.press("s")  # Cem: 61.
    night.throw(2)  # Ann: 64.
    night.throw()  # Bo: Mexico.
    assert night.state.scores == (0, 0, 9)
    night.press(Qt.Key.Key_Tab, Qt.Key.Key_Return)  # End the game.
    assert night.controller.stage is Stage.GAME_OVER
    assert night.sees("againButton")


def test_the_knight_changes_takes_and_appoints_by_mouse(evening: Begin) -> None:
    night = evening("knight", 100, 300, 100, 64, 100, 53)
    night.click("playButton", "throwButton", "stopButton")  # Ann is Knight; limit 1.
    night.click("throwButton")  # Bo's 300 costs Ann 3.
    assert night.state.scores == (3, 0, 0)
    night.click("throwButton")  # Cem's 100 costs Ann 1 and makes Cem Knight.
    role = night.state.role
    assert role is not None
    assert role.holder == 2
    assert night.state.phase == TIE_BREAK  # Ann and Cem both have 100.
    night.click("throwButton")  # Ann decides with 64.
    night.click("throwButton")  # Cem's 100 decides, changes no role.
    assert night.state.scores == (4 + 6, 0, 0)
    night.click("nextRoundButton")
    assert night.state.player == 0


def test_the_knights_own_100_lets_them_choose_another(evening: Begin) -> None:
    night = evening("knight", 100, 100, 64)
    night.click("playButton", "throwButton", "throwButton")
    assert night.state.phase == APPOINT
    assert not night.sees("throwButton")
    night.press("3")  # Cem's number key.
    role = night.state.role
    assert role is not None
    assert role.holder == 2
    assert night.state.scores == (1, 0, 0)
    night.click("throwButton")
    assert night.state.results == ((0, 64),)


def test_an_elbow_begins_the_turn_again(evening: Begin) -> None:
    night = evening("knight", 54, 31, 64)
    night.click("playButton")
    night.throw(2)
    assert (night.state.throws, night.state.void) == (0, True)
    assert not night.sees("stopButton")
    night.throw()
    assert night.state.throws == 1
    assert "Elbow! Ann begins the turn again." in night.said()


def test_a_low_die_is_kept_by_its_key_and_taken_back(evening: Begin) -> None:
    night = evening("knight", 61, (5,), 64)
    night.click("playButton")
    night.throw()
    night.press("1")
    assert night.controller.keep == 1
    night.press("1")
    assert night.controller.keep == 0
    night.press("1")
    night.throw()
    assert night.state.last_reading == 51
    assert night.controller.may_stay == ()


def test_a_race_is_won_by_a_tap(evening: Begin) -> None:
    night = evening("knight", 32, 64, 65)
    night.click("playButton")
    night.throw()
    assert night.state.phase == RACE
    assert night.sees("pad1")
    night.press("p")  # Cem's key.
    assert night.state.results == ((0, 32),)
    assert night.state.limit == 1
    assert "Cem taps: Ann is stuck with 32." in night.said()


def test_a_race_is_won_by_a_tap_of_the_mouse(evening: Begin) -> None:
    night = evening("knight", 32, 64, 65)
    night.click("playButton")
    night.throw()
    night.click("pad1")
    assert night.state.results == ((0, 32),)


def test_a_race_is_lost_when_the_thrower_is_faster(evening: Begin) -> None:
    night = evening("knight", 32, 65)
    night.click("playButton")
    night.throw(2)
    assert night.state.last_reading == 65
    night.press("p")
    assert night.state.results == ()


def test_undo_takes_back_a_stop_but_never_a_throw(evening: Begin) -> None:
    night = evening("knight", 65, 64)
    night.click("playButton")
    night.throw()
    night.press("s")
    assert night.state.player == 1
    night.click("undoButton")
    assert (night.state.player, night.state.last_reading) == (0, 65)
    assert not night.part("undoButton").isEnabled()
