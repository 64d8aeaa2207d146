"""Keeps the house rules by which somebody else's game was played."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.rule_set import RuleSet
from mexen_desktop.session.game import Game

if TYPE_CHECKING:
    from mexen_desktop.windows.main_window import MainWindow


def strange_rules(window: "MainWindow", game: Game) -> RuleSet | None:
    """Return the house rules of a game, None where there are none or they are kept already."""
    if game.options == PRESETS[game.rules]:
        return None
    if any(
        (each.base, each.options) == (game.rules, game.options)
        for each in window.settings.now.house_rules
    ):
        return None
    name = game.house or QCoreApplication.translate("house rules", "House rules")
    return RuleSet(game.rules, game.options, name)


def keep_rules(window: "MainWindow", rules: RuleSet) -> None:
    """Keep them, then show them."""
    from mexen_desktop.windows.house.visit import house_of

    house_of(window).keep(rules)
