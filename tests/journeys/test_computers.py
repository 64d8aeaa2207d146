"""Games against computers, played by keys to their end."""

from collections.abc import Callable
from itertools import cycle

import pytest
from PySide6.QtCore import Qt

from mexen_desktop.models.computers import Computers
from mexen_desktop.models.controller import Stage
from mexen_desktop.rules.state import APPOINT, GIVE, RACE, TIE_BREAK
from mexen_desktop.settings import Player
from tests.kit.night import Night

Evening = Callable[..., Night]

ANN = Player("Ann", 0, "A")
ROBOTS = tuple(
    Player(name, colour, "", level=colour)
    for colour, name in enumerate(("Computer", "Computer 2", "Computer 3"), 1)
)


class RollingDice:
    """Dice that fall as they did the last time, over and over."""

    def __init__(self, *faces: int) -> None:
        self._faces = cycle(faces)

    def roll(self, count: int) -> tuple[int, ...]:
        return tuple(next(self._faces) for _ in range(count))


def computers(night: Night) -> Computers:
    found = night.controller.findChild(Computers)
    assert isinstance(found, Computers)
    return found


def wait_for_people(night: Night) -> None:
    """Let computers play, hurried by Space, until it is a person's move."""
    for _ in range(200):
        controller = night.controller
        if controller.thinks and controller.state.phase != RACE:
            state = controller.state
            night.press(Qt.Key.Key_Space)
            night._qtbot.waitUntil(
                lambda state=state: controller.state is not state or controller.keep > 0
            )
            night._rest()
        elif controller.thinks:
            night._qtbot.waitUntil(lambda: controller.state.phase != RACE)
            night._rest()
        else:
            return
    raise AssertionError("computers play for ever")


def take_a_turn(night: Night) -> None:
    """Do for Ann whatever there is to do, by keys."""
    controller = night.controller
    if controller.stage is Stage.ROUND_OVER:
        night.press(Qt.Key.Key_Space)
    elif controller.choices:
        number = next(f.number for f in controller.seats() if f.seat in controller.choices)
        night.press(str(number))
    elif controller.state.phase == TIE_BREAK or not controller.may_stop:
        night.press(Qt.Key.Key_Space)
    else:
        night.press("s")


@pytest.mark.parametrize("rules", ["knight", "pirate", "extreme", "lives"])
def test_one_person_plays_a_whole_game_against_computers(evening: Evening, rules: str) -> None:
    night = evening(rules)
    night.window.dice = RollingDice(6, 4, 1, 5, 3, 3, 2, 5, 4, 1, 1, 6, 2, 1, 5, 5, 3, 2, 6)
    night.settings.change(players=(ANN, *ROBOTS[:2]))
    night.press(Qt.Key.Key_Return)
    computers(night)._react = lambda _level: 0
    seen = set()
    for _ in range(400):
        wait_for_people(night)
        if night.controller.stage is Stage.GAME_OVER:
            break
        seen.add(night.state.phase)
        if night.state.round > 6:
            night.controller.finish()
        elif night.controller.racers and night.state.player == 0:
            night._qtbot.waitUntil(lambda: night.state.phase != RACE)
            night._rest()
        else:
            take_a_turn(night)
    assert night.controller.stage is Stage.GAME_OVER
    assert night.state.round > 2
