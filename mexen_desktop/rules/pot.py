"""How a throw changes the pot (K4, K5, P5, P6, X3)."""

from collections.abc import Callable, Mapping
from typing import Final

from mexen_desktop.rules.options import Options
from mexen_desktop.rules.throw import MEXICO, SIXTY_FIVE, double_of

Growth = Callable[[Options, int], int]

FIRST_BOOST: Final = 7
ADDED_BY_MEX: Final = 3


def boost(options: Options, pot: int) -> int:
    """A pot at its start value grows by 7, a higher one doubles (K5)."""
    return pot + FIRST_BOOST if pot == options.pot_start else pot * 2


def add_3(options: Options, pot: int) -> int:  # noqa: ARG001 - one shape for all
    """Every Mex puts 3 into the pot (P6)."""
    return pot + ADDED_BY_MEX


def double(options: Options, pot: int) -> int:  # noqa: ARG001 - one shape for all
    """Every Mex doubles the pot (X3)."""
    return pot * 2


def none(options: Options, pot: int) -> int:  # noqa: ARG001 - one shape for all
    """A Mexico leaves the pot as it is."""
    return pot


BY_MEXICO_OPTION: Final[Mapping[str, Growth]] = {
    "boost": boost,
    "add_3": add_3,
    "double": double,
    "none": none,
}


def after(options: Options, pot: int, reading: int) -> int:
    """Return the pot after a counted throw, the same where nothing changes it."""
    if reading == MEXICO:
        return BY_MEXICO_OPTION[options.pot_mexico](options, pot)
    if reading == SIXTY_FIVE:
        return pot * 2 if options.pot_65_doubles else pot
    return pot + double_of(reading) if options.pot_doubles else pot
