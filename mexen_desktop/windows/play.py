"""Sits people down at a table."""

from PySide6.QtWidgets import QWidget

from mexen_desktop.models.controller import Controller
from mexen_desktop.models.facts import Person
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.scene.page import TablePage
from mexen_desktop.session.dice import DiceSource, SystemDice
from mexen_desktop.session.game import Game
from mexen_desktop.settings import Settings
from mexen_desktop.windows.tonight import tonight


def new_table(
    settings: Settings, dice: DiceSource | None, parent: QWidget
) -> tuple[Controller, TablePage]:
    """Return a new game of who plays tonight, with the table it is played at."""
    evening = tonight(settings)
    game = Game(
        settings.rules,
        PRESETS[settings.rules],
        [player.name for player in evening.people],
        dice or SystemDice(),
        starter=evening.starter,
        stake=settings.stake,
    )
    people = [Person(player.name, player.colour, player.tap_key) for player in evening.people]
    table = TablePage(controller := Controller(game, people), parent)
    controller.setParent(table)
    return controller, table
