"""The colours of players where they are large or thin."""

from typing import Final

from PySide6.QtGui import QColor

from mexen_desktop.look.palette import Palette, mixed

#: On dark paper the colours of pegs, made for white numbers, are hardly seen.
_LIGHTER: Final = 0.32


def tint(player: int, palette: Palette) -> QColor:
    """Give the colour of a player's bar or line, which stands out from the paper."""
    colour, _ = palette.player(player)
    plain = palette.high_contrast or not palette.dark
    return colour if plain else mixed(colour, palette.ink, _LIGHTER)
