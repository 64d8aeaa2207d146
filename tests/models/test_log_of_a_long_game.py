from random import Random

import pytest
from PySide6.QtCore import QModelIndex

from mexen_desktop.models.controller import Controller
from mexen_desktop.models.facts import Person
from mexen_desktop.models.log import PAGE, LogModel
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.session.game import Game
from mexen_desktop.session.steps import EVERY
from mexen_desktop.texts.marks import plain
from mexen_desktop.texts.narrator import narrate
from tests.kit.evening import LoadedDice
from tests.kit.moves import at_random

ROOT = QModelIndex()
NAMES = ("Ann", "Bo", "Cem")

pytestmark = pytest.mark.usefixtures("qapp")


def play(game: Game, random: Random, steps: int) -> None:
    for _ in range(steps):
        game.submit(at_random(game.state, random, restless=0))


@pytest.fixture
def game() -> Game:
    random = Random(1)
    game = Game("knight", PRESETS["knight"], NAMES, LoadedDice(random))
    play(game, random, 3 * EVERY + 7)
    return game


@pytest.fixture
def controller(game: Game) -> Controller:
    return Controller(game, [Person(name, 0, "") for name in NAMES])


def test_the_whole_game_can_be_scrolled_to(game: Game, controller: Controller) -> None:
    model = LogModel(controller)
    while model.canFetchMore(ROOT):
        model.fetchMore(ROOT)
    told = [narrate(event, game) for step in game.steps for event in step.events]
    assert [model.index(row).data() for row in range(model.rowCount())] == [
        plain(sentence) for sentence in reversed(told) if sentence
    ]


def test_the_log_holds_no_steps_but_the_last(game: Game, controller: Controller) -> None:
    model = LogModel(controller)
    assert len(model._told) <= PAGE
    before = model.rowCount()
    controller.finish()
    assert model._count == len(game.steps)
    controller.undo()
    assert model.rowCount() == before
    assert model._count == len(game.steps)
