"""What options are called, each of their values too."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.options import Options
from mexen_desktop.rules.throw import MEXICO
from mexen_desktop.texts import words


class Group(NamedTuple):
    """Options that belong together."""

    id: str
    options: tuple[str, ...]


#: Every option a table may change, in the order in which they are offered.
GROUPS: Final = (
    Group("turn", ("throws", "stop_early", "limit", "keep", "pass_one", "mexico_ends_turn")),
    Group("specials", ("thirty_one", "thirty_two")),
    Group("end", ("loss", "tie_break", "next_starter")),
    Group("pot", ("pot_start", "pot_doubles", "pot_mexico", "pot_65_doubles")),
    Group("lives", ("lives", "mexico_costs_two")),
    Group("roles", ("role",)),
)


def group_name(group: str) -> str:
    """Return the heading of a group, by its id."""
    return {
        "turn": QCoreApplication.translate("options", "The turn"),
        "specials": QCoreApplication.translate("options", "31 and 32"),
        "end": QCoreApplication.translate("options", "The end of a round"),
        "pot": QCoreApplication.translate("options", "The pot"),
        "lives": QCoreApplication.translate("options", "Lives"),
        "roles": QCoreApplication.translate("options", "Roles"),
    }[group]


def option_name(option: str, options: Options) -> str:
    """Return what an option is called at the table."""
    text = {
        "throws": QCoreApplication.translate("options", "Throws in a turn"),
        "stop_early": QCoreApplication.translate("options", "Stop early"),
        "limit": QCoreApplication.translate("options", "The first player sets the limit"),
        "keep": QCoreApplication.translate("options", "A die may stay"),
        "pass_one": QCoreApplication.translate("options", "A 1 of the player before may stay"),
        "mexico_ends_turn": QCoreApplication.translate("options", "{mexico} ends the turn"),
        "thirty_one": QCoreApplication.translate("options", "A 31 is thrown"),
        "thirty_two": QCoreApplication.translate("options", "A 32 is thrown"),
        "pot_start": QCoreApplication.translate("options", "The pot at the start"),
        "pot_doubles": QCoreApplication.translate("options", "Doubles fill the pot"),
        "pot_mexico": QCoreApplication.translate("options", "{mexico} and the pot"),
        "pot_65_doubles": QCoreApplication.translate("options", "65 doubles the pot"),
        "role": QCoreApplication.translate("options", "Knight or Pirate"),
        "tie_break": QCoreApplication.translate("options", "If several are lowest"),
        "loss": QCoreApplication.translate("options", "The lowest loses"),
        "lives": QCoreApplication.translate("options", "Lives at the start"),
        "mexico_costs_two": QCoreApplication.translate("options", "{mexico} makes it two lives"),
        "next_starter": QCoreApplication.translate("options", "Who starts the next round"),
    }[option]
    return text.replace("{mexico}", words.reading(MEXICO, options))


def value_name(option: str, value: object, options: Options) -> str:
    """Return a value of an option in a word or two."""
    if isinstance(value, bool):
        return (
            QCoreApplication.translate("options", "Yes")
            if value
            else QCoreApplication.translate("options", "No")
        )
    if isinstance(value, int):
        return words.number(value)
    return _VALUES[option]()[str(value)].replace("{mexico}", words.reading(MEXICO, options))


def _limit() -> dict[str, str]:
    return {
        "lead_throws": QCoreApplication.translate("options", "Always", "who sets a limit"),
        "lead_mexico": QCoreApplication.translate(
            "options", "Only by {mexico}", "who sets a limit"
        ),
        "none": QCoreApplication.translate("options", "Never", "who sets a limit"),
    }


def _keep() -> dict[str, str]:
    return {
        "none": QCoreApplication.translate("options", "None", "of the dice"),
        "one_or_two": QCoreApplication.translate("options", "1 or 2", "of the dice"),
        "any": QCoreApplication.translate("options", "Any", "of the dice"),
    }


def _thirty_one() -> dict[str, str]:
    return {
        "restart": QCoreApplication.translate("options", "Start again", "a 31"),
        "give": QCoreApplication.translate("options", "Give one away", "a 31"),
        "again": QCoreApplication.translate("options", "Throw again", "a 31"),
        "counts": QCoreApplication.translate("options", "Counts", "a 31"),
    }


def _thirty_two() -> dict[str, str]:
    return {
        "race": QCoreApplication.translate("options", "Race", "a 32"),
        "ends_turn": QCoreApplication.translate("options", "Ends the turn", "a 32"),
        "counts": QCoreApplication.translate("options", "Counts", "a 32"),
    }


def _pot_mexico() -> dict[str, str]:
    return {
        "boost": QCoreApplication.translate("options", "+7 or double", "Mexico and the pot"),
        "add_3": QCoreApplication.translate("options", "+3", "Mexico and the pot"),
        "double": QCoreApplication.translate("options", "Doubles it", "Mexico and the pot"),
        "none": QCoreApplication.translate("options", "Nothing", "Mexico and the pot"),
    }


def _role() -> dict[str, str]:
    return {
        "none": QCoreApplication.translate("options", "Neither", "Knight or Pirate"),
        "knight": QCoreApplication.translate("options", "Knight"),
        "pirate": QCoreApplication.translate("options", "Pirate"),
    }


def _tie_break() -> dict[str, str]:
    return {
        "both_dice_lowest": QCoreApplication.translate("options", "Both dice", "deciding throws"),
        "one_die_highest": QCoreApplication.translate("options", "One die", "deciding throws"),
        "all_lose": QCoreApplication.translate("options", "All lose"),
    }


def _loss() -> dict[str, str]:
    return {
        "pot": QCoreApplication.translate("options", "The pot", "what the lowest loses"),
        "life": QCoreApplication.translate("options", "A life", "what the lowest loses"),
    }


def _next_starter() -> dict[str, str]:
    return {
        "loser": QCoreApplication.translate("options", "The loser", "who starts"),
        "same": QCoreApplication.translate("options", "The same", "who starts"),
        "next": QCoreApplication.translate("options", "The next", "who starts"),
    }


_VALUES: Final[dict[str, Callable[[], dict[str, str]]]] = {
    "limit": _limit,
    "keep": _keep,
    "thirty_one": _thirty_one,
    "thirty_two": _thirty_two,
    "pot_mexico": _pot_mexico,
    "role": _role,
    "tie_break": _tie_break,
    "loss": _loss,
    "next_starter": _next_starter,
}
