"""How options meet: which cannot be played together, which have no say, in words."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.options import OF_LIVES, OF_POT, Options
from mexen_desktop.rules.throw import MEXICO
from mexen_desktop.texts import words

#: By the options that clash: what each is set to so that they can be played, the other staying.
MENDED: Final[dict[tuple[str, str], dict[str, object]]] = {
    ("pass_one", "keep"): {"pass_one": False, "keep": "any"},
    ("tie_break", "loss"): {"tie_break": "both_dice_lowest", "loss": "life"},
    ("limit", "mexico_ends_turn"): {"limit": "none", "mexico_ends_turn": True},
    ("role", "loss"): {"role": "none", "loss": "pot"},
    ("thirty_one", "loss"): {"thirty_one": "again", "loss": "pot"},
}

_OF_MORE_THROWS: Final = ("stop_early", "limit", "mexico_ends_turn")


def clash_sentence(pair: tuple[str, str], options: Options) -> str:
    """Return why two options cannot be played together."""
    text = {
        ("pass_one", "keep"): QCoreApplication.translate(
            "options", "A 1 cannot stay over from the player before where no die may stay."
        ),
        ("tie_break", "loss"): QCoreApplication.translate(
            "options", "Only one player can take a pot: all cannot lose it."
        ),
        ("limit", "mexico_ends_turn"): QCoreApplication.translate(
            "options", "{mexico} can set no limit where it does not end the turn."
        ),
        ("role", "loss"): QCoreApplication.translate(
            "options", "Knight and Pirate pay in sips or points: they cannot pay in lives."
        ),
        ("thirty_one", "loss"): QCoreApplication.translate(
            "options", "Where lives are played there is nothing to give away."
        ),
    }[pair]
    return text.replace("{mexico}", words.reading(MEXICO, options))


def mend_name(option: str, options: Options) -> str:
    """Return what a button says that sets an option so that it can be played with the other."""
    text = {
        "pass_one": QCoreApplication.translate("options", "Switch it off"),
        "keep": QCoreApplication.translate("options", "Let any die stay"),
        "tie_break": QCoreApplication.translate("options", "Throw both dice"),
        "limit": QCoreApplication.translate("options", "No limit"),
        "mexico_ends_turn": QCoreApplication.translate("options", "Let {mexico} end the turn"),
        "role": QCoreApplication.translate("options", "Play without them"),
        "thirty_one": QCoreApplication.translate("options", "Throw again"),
    }.get(option)
    if text is None:
        return (
            QCoreApplication.translate("options", "Play for the pot")
            if options.costs_life
            else QCoreApplication.translate("options", "Play for lives")
        )
    return text.replace("{mexico}", words.reading(MEXICO, options))


def without_say(option: str, options: Options) -> str:
    """Return why an option has no effect among these, "" where it has one."""
    once = options.throws == 1
    reasons = (
        (
            option in OF_POT and options.costs_life,
            QCoreApplication.translate("options", "Where a life is lost there is no pot."),
        ),
        (
            option in OF_LIVES and not options.costs_life,
            QCoreApplication.translate("options", "Where the pot is lost there are no lives."),
        ),
        (
            once and option in _OF_MORE_THROWS,
            QCoreApplication.translate("options", "With one throw each there is nothing to end."),
        ),
        (
            once and option == "thirty_two",
            QCoreApplication.translate("options", "With one throw each a 32 just counts."),
        ),
        (
            once and option == "keep" and not options.pass_one,
            QCoreApplication.translate("options", "With one throw each no die can stay."),
        ),
    )
    return next((text for applies, text in reasons if applies), "")


def about_rules(base: str, changes: int) -> str:
    """Return where house rules come from, how much in them is the table's own."""
    text = QCoreApplication.translate("options", "from {game}, nothing changed yet")
    if changes:
        text = QCoreApplication.translate("options", "from {game}, %n changed", "", changes)
    return text.format(game=words.rule_set_name(base))


def to_settle(clashes: int) -> str:
    """Return how many things are to be settled before anybody can play."""
    return QCoreApplication.translate("options", "%n thing(s) to settle", "", clashes)
