"""Games by rules that a table has made itself, played at the window to their end."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from mexen_desktop.models.computers import Computers
from mexen_desktop.models.controller import Stage
from mexen_desktop.rules.options import change
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.rule_set import RuleSet
from mexen_desktop.rules.state import RACE
from mexen_desktop.settings import Player
from tests.journeys.test_restarts import restarted
from tests.kit.evening import LoadedDice
from tests.kit.night import Night

Begin = Callable[..., Night]

PEOPLE: Final = (
    Player("Ann", 0, "A"),
    Player("Robot", 1, "", level=3),
    Player("Bo", 2, "B"),
)

#: By name: the preset, what is changed of it.
RULES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "one throw, all for one": ("knight", {"throws": 1, "pot_start": 20, "role": "none"}),
    "everything at once": (
        "pirate",
        {
            "throws": 5,
            "stop_early": True,
            "limit": "lead_throws",
            "thirty_one": "restart",
            "thirty_two": "race",
            "pot_mexico": "boost",
            "pot_doubles": True,
            "pot_65_doubles": True,
            "role": "knight",
            "tie_break": "both_dice_lowest",
            "next_starter": "next",
        },
    ),
    "one life": (
        "classic",
        {
            "lives": 1,
            "keep": "any",
            "pass_one": True,
            "thirty_one": "again",
            "thirty_two": "ends_turn",
            "tie_break": "one_die_highest",
        },
    ),
    "a long life": (
        "lives",
        {
            "lives": 12,
            "keep": "one_or_two",
            "mexico_ends_turn": True,
            "mexico_costs_two": False,
            "thirty_two": "race",
            "next_starter": "same",
        },
    ),
}


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computers think in no time."""
    monkeypatch.setattr("mexen_desktop.models.computers.pause", lambda *_, **__: 0)


def rule_set(name: str) -> RuleSet:
    base, changes = RULES[name]
    return RuleSet(base, change(PRESETS[base], changes), name)


def react(night: Night) -> None:
    """Let computers see a 32 at once."""
    found = night.controller.findChild(Computers)
    assert isinstance(found, Computers)
    found._react = lambda _level: 0


def wait(night: Night) -> None:
    """Let computers play until it is a person's move, or nobody's."""
    controller = night.controller
    night.qtbot.waitUntil(lambda: controller.stage is not Stage.MOVING and not controller.thinks)
    night.settle()


def act(night: Night) -> None:
    """Do for people whatever there is to do, by keys."""
    controller = night.controller
    if controller.choices:
        number = next(f.number for f in controller.seats() if f.seat in controller.choices)
        night.press(str(number))
    elif night.state.phase == RACE:
        night.qtbot.waitUntil(lambda: night.state.phase != RACE)
    elif controller.may_stop:
        night.press("s")
    else:
        night.throw()


def play(night: Night, rounds: int) -> None:
    """Play to the end of the game, or for so many rounds."""
    wait(night)
    while night.controller.stage is not Stage.GAME_OVER and night.state.round <= rounds:
        if night.controller.stage is Stage.ROUND_OVER:
            night.throw()
        elif night.controller.live:
            act(night)
        wait(night)


@pytest.mark.parametrize("name", RULES)
def test_a_game_with_a_computer_and_a_coach_is_left_found_again_ended(
    evening: Begin, name: str
) -> None:
    rules = rule_set(name)
    night = evening("knight")
    night.settings.change(house_rules=(rules,), rules=rules.key, players=PEOPLE, coach=True)
    night.window.dice = LoadedDice(Random(11))
    night.click("cardHouse0", "playButton")
    react(night)
    play(night, 1)
    night.window.close()
    night = evening(rules.key)
    night.settings.change(players=PEOPLE)
    night.window.dice = LoadedDice(Random(12))
    if night.sees("continueButton"):
        assert name in night.part("leftOpenCard").accessibleName()
        night.click("continueButton")
    else:
        night.click("playButton")
    react(night)
    assert night.controller.game.options == rules.options
    assert night.controller.game.house == name
    play(night, 6 if rules.options.costs_life else 3)
    if night.controller.stage is not Stage.GAME_OVER:
        night.controller.finish()
    assert night.controller.stage is Stage.GAME_OVER
    assert night.window.keeping.store.games(None, 1)[0].house == name


def test_what_is_made_on_the_page_is_played_at_once(evening: Begin) -> None:
    night = evening("extreme", *[65, 64] * 3, players=2)
    night.click("houseRulesButton", "startFromTheseButton")
    night.press("Two throws", Qt.Key.Key_Return)
    less = night.part("optionThrows").findChild(QAbstractButton, "less")
    assert less is not None
    less.click()
    night.click("optionStopEarly")
    night.click("playTheseButton")
    assert night.state.options.throws == 2
    night.click("throwButton")
    night.click("stopButton")
    after = restarted(evening, night, 64, 63)
    after.click("throwButton", "throwButton")
    assert after.controller.stage is Stage.ROUND_OVER
    after.click("rulesButton")
    assert after.part("rulesHouse0").accessibleName() == "Two throws"
