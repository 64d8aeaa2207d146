"""Which dice lie on the table."""

from mexen_desktop.look.theme import theme
from mexen_desktop.scene.dice import SETS, DieSet


def dice_of_theme() -> DieSet:
    """Return the dice that were chosen; in high contrast those without shades."""
    return SETS["contrast" if theme().palette.high_contrast else theme().dice]
