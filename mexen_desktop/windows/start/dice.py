"""The pictures of dice on the cards."""

from functools import cache
from typing import Final

from PySide6.QtGui import QImage

from mexen_desktop.look.resources import resource

#: The rule sets that have a picture.
PICTURED: Final = ("knight", "pirate", "extreme", "lives")


@cache
def dice_picture(rules: str) -> QImage:
    """Return the dice of a rule set's card, see-through around them."""
    image = QImage(resource("pictures", f"card-{rules}.png"))
    image.convertTo(QImage.Format.Format_ARGB32_Premultiplied)
    return image


@cache
def light_picture() -> QImage:
    """Return the light on the felt below them, to be spread over all of it."""
    return QImage(resource("pictures", "light.png"))


def read_all() -> None:
    """Read all pictures now."""
    for rules in PICTURED:
        dice_picture(rules)
    light_picture()
