"""The pictures of dice on the cards."""

from functools import cache
from typing import Final

from PySide6.QtGui import QImage

from mexen_desktop.look.pictures import picture

#: The rule sets that have a picture.
PICTURED: Final = ("knight", "pirate", "extreme", "lives", "classic")


@cache
def dice_picture(rules: str) -> QImage:
    """Return the dice of a rule set's card, see-through around them."""
    image = picture("pictures", f"card-{rules}.png")
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def light_picture() -> QImage:
    """Return the light on the felt below them, to be spread over all of it."""
    return picture("pictures", "light.png")


def read_all() -> None:
    """Read now what the page will paint with."""
    for rules in PICTURED:
        dice_picture(rules)
    light_picture()
    for texture in ("linen", "felt"):
        picture("textures", f"{texture}.png")
