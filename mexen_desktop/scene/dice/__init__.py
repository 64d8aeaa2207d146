"""Dice that are thrown on a tray by a widget of their own."""

from mexen_desktop.scene.dice.sets import SETS, DieSet
from mexen_desktop.scene.dice.stage import DiceStage

__all__ = ["SETS", "DiceStage", "DieSet"]
