"""Whole rounds of Mexen with the Pirate, played at the window."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from mexen_desktop.models.controller import Stage
from mexen_desktop.rules.state import GIVE, TIE_BREAK
from tests.kit.night import Night

Begin = Callable[..., Night]


def test_a_round_with_hand_out_keeping_and_a_passed_one(evening: Begin) -> None:
    """The sixth of the worked examples, then Bo's turn to the round's end."""
    night = evening("pirate", 51, (3,), 62, (1,), (4,), 53, 64, players=2)
    night.press(Qt.Key.Key_Space)
    night.throw()
    night.press("1")
    night.throw()  # Ann keeps the 1 and throws a 3: 31.
    assert night.state.phase == GIVE
    night.press("2")  # Bo takes the point.
    assert night.state.scores == (0, 1)
    night.throw()  # 62
    night.press("6")
    night.throw()  # Keeps the 6, throws a 1: 61 is her result.
    assert night.state.results == ((0, 61),)
    assert night.controller.may_stay == (1,)
    night.press("1")  # Bo begins with Ann's 1.
    night.throw()  # 41
    night.throw(2)  # 53, 64
    assert night.controller.stage is Stage.ROUND_OVER
    assert night.state.scores == (1, 1)


def test_a_hand_out_by_mouse_in_sips(evening: Begin) -> None:
    night = evening("pirate", 31, 65, stake="sips")
    night.click("playButton", "throwButton", "chooseButton2")
    assert night.state.scores == (0, 0, 1)
    assert "Ann gives Cem 1 sip" in night.said()[0]


def test_a_plaque_that_was_chosen_leaves_the_focus_to_what_comes_next(evening: Begin) -> None:
    night = evening("pirate", 31, 65)
    night.click("playButton", "throwButton", "seat1")
    assert night.state.scores == (0, 1, 0)
    focused = night.window.focusWidget()
    assert isinstance(focused, QWidget)
    assert focused.objectName() == "throwButton"


def test_the_pirate_doubles_up_and_pays(evening: Begin) -> None:
    night = evening("pirate", 100, 100, 65, 400, 32, players=2)
    night.click("playButton")
    night.throw(3)
    role = night.state.role
    assert role is not None
    assert (role.holder, role.level) == (0, 2)
    night.throw()
    assert night.state.scores == (2, 0)


def test_a_tie_is_settled_by_one_die_each(evening: Begin) -> None:
    night = evening("pirate", 32, 32, 65, 54, 61, (4,), (4,), (2,), (5,))
    night.click("playButton")
    night.throw(5)
    assert night.state.phase == TIE_BREAK
    night.throw(2)
    assert night.state.tie == (0, 1)  # Equal at the highest: once more.
    night.throw(2)
    assert night.state.scores == (0, 1, 0)
    assert night.state.player == 1
