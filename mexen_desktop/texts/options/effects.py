"""What an option does at the table, in one sentence for each of its values."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.options import Options
from mexen_desktop.rules.throw import MEXICO
from mexen_desktop.texts import words


def effect(option: str, options: Options) -> str:
    """Return what an option does by the value that it has among these."""
    text = _EFFECTS[option](options)
    return text.replace("{mexico}", words.reading(MEXICO, options))


def _throws(options: Options) -> str:
    if options.throws == 1:
        return QCoreApplication.translate("options", "Everybody has one throw; that is the result.")
    return QCoreApplication.translate(
        "options", "A turn has %n throws at most; the last one counts.", "", options.throws
    )


def _stop_early(options: Options) -> str:
    if options.stop_early:
        return QCoreApplication.translate("options", "You may stop while it is good.")
    return QCoreApplication.translate("options", "Everybody uses all their throws.")


def _limit(options: Options) -> str:
    return {
        "lead_throws": QCoreApplication.translate(
            "options", "Nobody may throw more often than the first player of the round did."
        ),
        "lead_mexico": QCoreApplication.translate(
            "options", "After an early {mexico} of the first player nobody gets more throws."
        ),
        "none": QCoreApplication.translate("options", "Everybody has the same number of throws."),
    }[options.limit]


def _keep(options: Options) -> str:
    return {
        "none": QCoreApplication.translate("options", "Both dice are thrown every time."),
        "one_or_two": QCoreApplication.translate(
            "options", "Once a turn a single 1 or 2 may stay while you throw the other die."
        ),
        "any": QCoreApplication.translate(
            "options", "Any die may stay for one throw while you throw the other."
        ),
    }[options.keep]


def _pass_one(options: Options) -> str:
    if options.pass_one:
        return QCoreApplication.translate(
            "options", "You may begin with a 1 that the player before you has left on the table."
        )
    return QCoreApplication.translate("options", "Everybody begins with both dice.")


def _mexico_ends_turn(options: Options) -> str:
    if options.mexico_ends_turn:
        return QCoreApplication.translate("options", "Whoever throws {mexico} is done at once.")
    return QCoreApplication.translate(
        "options", "After {mexico} the turn goes on; only the last throw counts."
    )


def _thirty_one(options: Options) -> str:
    return {
        "restart": QCoreApplication.translate(
            "options", "Elbow: no result, and the turn starts again with all its throws."
        ),
        "give": QCoreApplication.translate(
            "options", "You hand one to somebody else, then throw both dice again."
        ),
        "again": QCoreApplication.translate("options", "It does not count: you just throw again."),
        "counts": QCoreApplication.translate("options", "It is the lowest result of all."),
    }[options.thirty_one]


def _thirty_two(options: Options) -> str:
    return {
        "race": QCoreApplication.translate(
            "options", "Whoever taps before you throw again makes you keep it."
        ),
        "ends_turn": QCoreApplication.translate("options", "It is your result at once."),
        "counts": QCoreApplication.translate("options", "It is a throw like any other."),
    }[options.thirty_two]


def _pot_start(options: Options) -> str:
    return QCoreApplication.translate(
        "options", "Each round begins with %n in the pot.", "", options.pot_start
    )


def _pot_doubles(options: Options) -> str:
    if options.pot_doubles:
        return QCoreApplication.translate(
            "options", "Every double adds the number on one die: 3 and 3 add 3."
        )
    return QCoreApplication.translate("options", "Doubles add nothing.")


def _pot_mexico(options: Options) -> str:
    return {
        "boost": QCoreApplication.translate(
            "options", "{mexico} adds 7 to a fresh pot, and doubles a fuller one."
        ),
        "add_3": QCoreApplication.translate("options", "Every {mexico} adds 3."),
        "double": QCoreApplication.translate("options", "Every {mexico} doubles the pot."),
        "none": QCoreApplication.translate("options", "{mexico} leaves the pot as it is."),
    }[options.pot_mexico]


def _pot_65(options: Options) -> str:
    if options.pot_65_doubles:
        return QCoreApplication.translate("options", "Every 65 doubles the pot.")
    return QCoreApplication.translate("options", "65 leaves the pot as it is.")


def _role(options: Options) -> str:
    return {
        "none": QCoreApplication.translate("options", "A double costs nobody anything."),
        "knight": QCoreApplication.translate(
            "options", "1 and 1 makes you Knight; the Knight takes the number of every double."
        ),
        "pirate": QCoreApplication.translate(
            "options",
            "1 and 1 makes you Pirate; the Pirate takes one for every double, more if it is "
            "thrown again.",
        ),
    }[options.role]


def _tie_break(options: Options) -> str:
    return {
        "both_dice_lowest": QCoreApplication.translate(
            "options", "Each of them throws both dice once more; the lowest loses."
        ),
        "one_die_highest": QCoreApplication.translate(
            "options", "Each of them throws one die; the highest loses."
        ),
        "all_lose": QCoreApplication.translate("options", "All of them lose."),
    }[options.tie_break]


def _loss(options: Options) -> str:
    return {
        "pot": QCoreApplication.translate(
            "options", "The lowest takes the pot; you play on for as long as you like."
        ),
        "life": QCoreApplication.translate(
            "options", "The lowest loses a life; the last one left wins."
        ),
    }[options.loss]


def _lives(options: Options) -> str:
    return QCoreApplication.translate(
        "options", "Everybody begins with %n life/lives.", "", options.lives
    )


def _mexico_costs_two(options: Options) -> str:
    if options.mexico_costs_two:
        return QCoreApplication.translate(
            "options", "In a round with {mexico} the lowest lose two lives instead of one."
        )
    return QCoreApplication.translate("options", "A round never costs more than one life.")


def _next_starter(options: Options) -> str:
    return {
        "loser": QCoreApplication.translate("options", "Who loses a round starts the next."),
        "same": QCoreApplication.translate("options", "The same player starts every round."),
        "next": QCoreApplication.translate("options", "It goes around, clockwise."),
    }[options.next_starter]


_EFFECTS: Final[dict[str, Callable[[Options], str]]] = {
    "throws": _throws,
    "stop_early": _stop_early,
    "limit": _limit,
    "keep": _keep,
    "pass_one": _pass_one,
    "mexico_ends_turn": _mexico_ends_turn,
    "thirty_one": _thirty_one,
    "thirty_two": _thirty_two,
    "pot_start": _pot_start,
    "pot_doubles": _pot_doubles,
    "pot_mexico": _pot_mexico,
    "pot_65_doubles": _pot_65,
    "role": _role,
    "tie_break": _tie_break,
    "loss": _loss,
    "lives": _lives,
    "mexico_costs_two": _mexico_costs_two,
    "next_starter": _next_starter,
}
