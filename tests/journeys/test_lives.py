"""Whole games of Mexico with lives, played at the window."""

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from mexen_desktop.models.controller import Stage
from mexen_desktop.rules.actions import Leave
from tests.kit.night import Night

Begin = Callable[..., Night]


def test_a_game_to_the_last_player(evening: Begin) -> None:
    night = evening("lives", *[41, 64] * 6, players=2)
    night.click("playButton")
    for lives in (5, 4, 3, 2, 1):
        night.click("throwButton", "stopButton", "throwButton", "stopButton")
        assert night.controller.seats()[0].lives == lives
        night.click("nextRoundButton")
    night.click("throwButton", "stopButton", "throwButton", "stopButton")
    assert night.controller.stage is Stage.GAME_OVER
    assert night.state.winner == 1
    night.click("againButton")
    assert night.state.n == 0


def test_a_dead_game_has_no_winner(evening: Begin) -> None:
    # A Mexico in each round, thrown away: two lives each, three times.
    night = evening("lives", *[21, 54, 54] * 3, players=2)
    night.click("playButton")
    for last in (False, False, True):
        night.click("throwButton", "throwButton", "stopButton", "throwButton", "stopButton")
        if not last:
            night.click("nextRoundButton")
    assert night.controller.stage is Stage.GAME_OVER
    assert night.state.winner is None
    assert night.state.in_game == ()
    night.click("homeButton")
    assert night.sees("startPage")


def test_play_again_is_by_the_same_rules_whatever_is_chosen_meanwhile(evening: Begin) -> None:
    night = evening("lives", players=2)
    night.click("playButton")
    night.settings.change(rules="knight")
    night.window.end_game()
    night.click("againButton")
    assert night.controller.game.rules == "lives"
    assert night.controller.game.names == ["Ann", "Bo"]


def test_who_has_left_is_not_there_when_it_is_played_again(evening: Begin) -> None:
    night = evening("lives")
    night.click("playButton")
    night.controller.submit(Leave(2))
    night.window.end_game()
    night.click("againButton")
    assert night.controller.game.names == ["Ann", "Bo"]


def test_who_gave_up_against_the_only_other_plays_again(evening: Begin) -> None:
    night = evening("lives", players=2)
    night.click("playButton")
    night.controller.submit(Leave(1))
    QApplication.processEvents()
    assert night.state.winner == 0
    night.click("againButton")
    assert night.controller.game.names == ["Ann", "Bo"]
