"""The pictures of dice on the cards."""

from functools import cache

from PySide6.QtGui import QImage

from mexen_desktop.look.pictures import picture


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
    # Whoever asks for that at once imports pages meanwhile, which bring the presets along.
    from mexen_desktop.rules.presets import PRESETS

    for rules in PRESETS:
        dice_picture(rules)
    light_picture()
    for texture in ("linen", "felt"):
        picture("textures", f"{texture}.png")
