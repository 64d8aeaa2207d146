"""Lets language, theme, text size, dice, speed follow what is remembered."""

from typing import Final, cast

from mexen_desktop.look.theme import Choice, SpeedChoice, theme
from mexen_desktop.settings import Settings
from mexen_desktop.windows.language import Language

_AS_DESIGNED: Final = 100


def follow(settings: Settings, language: Language) -> None:
    """Speak, look, move as these settings say; what is so already costs nothing."""
    language.use(settings.language)
    appearance = theme()
    if settings.theme != appearance.choice:
        appearance.choose(cast(Choice, settings.theme))
    appearance.set_text_factor(settings.text_size / _AS_DESIGNED)
    appearance.set_dice(settings.dice)
    appearance.set_speed(cast(SpeedChoice, settings.speed))
