"""The words for single things: rule sets, readings, amounts, lists of names."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from mexen_desktop.rules.options import Options
from mexen_desktop.rules.rule_set import RuleSet
from mexen_desktop.rules.throw import MEXICO
from mexen_desktop.texts.isolates import isolated

SIPS = "sips"
POINTS = "points"


def rule_set_name(rules: str) -> str:
    """Return the name of a preset, by its id."""
    return {
        "knight": QCoreApplication.translate("rule sets", "Mexico with the Knight"),
        "pirate": QCoreApplication.translate("rule sets", "Mexen with the Pirate"),
        "extreme": QCoreApplication.translate("rule sets", "Mexen extreme"),
        "lives": QCoreApplication.translate("rule sets", "Mexico with lives"),
        "classic": QCoreApplication.translate("rule sets", "Classic Mexico"),
    }[rules]


def name_of(rules: RuleSet) -> str:
    """Return what a rule set is called: by the table that made it, else as it was published."""
    return game_name(rules.base, rules.name)


def game_name(rules: str, house: str) -> str:
    """Return what a game is called: by its table if that has a name for its rules."""
    return house or rule_set_name(rules)


def sentence_of(rules: RuleSet, stake: str) -> str:
    """Return one sentence on a rule set: of house rules, what they come from."""
    if not rules.changes:
        return rule_set_sentence(rules.base, stake)
    text = QCoreApplication.translate(
        "rule sets", "{game}, our way: %n change(s).", "", len(rules.changes)
    )
    return text.format(game=rule_set_name(rules.base))


def rule_set_sentence(rules: str, stake: str) -> str:
    """Return one sentence that says what is special about a preset."""
    return {
        "knight": QCoreApplication.translate(
            "rule sets", "Stop when you dare; every double costs the Knight."
        ),
        "pirate": QCoreApplication.translate("rule sets", "Three throws, and a 31 hands out a sip.")
        if stake == SIPS
        else QCoreApplication.translate("rule sets", "Three throws, and a 31 hands out a point."),
        "extreme": QCoreApplication.translate(
            "rule sets", "Exactly three throws; Mex and 65 double the pot."
        ),
        "lives": QCoreApplication.translate(
            "rule sets", "Six lives each, and the last one left wins."
        ),
        "classic": QCoreApplication.translate(
            "rule sets", "The first player’s throws are everybody’s limit."
        ),
    }[rules]


def players_range(options: Options) -> str:
    """Return how many can play: "2 to 8 players"."""
    if options.most is None:
        text = QCoreApplication.translate("rule sets", "{least} or more players")
        return text.format(least=number(options.least))
    text = QCoreApplication.translate("rule sets", "{least} to {most} players")
    return text.format(least=number(options.least), most=number(options.most))


def reading(value: int, options: Options) -> str:
    """Return what two dice are called: "65", "300", "Mexico", or "Mex" where a Pirate is played."""
    if value != MEXICO:
        return str(value)
    by_role = {
        "pirate": QCoreApplication.translate("readings", "Mex", "21 where a Pirate is played")
    }
    return by_role.get(options.role) or QCoreApplication.translate("readings", "Mexico", "21")


def amount(count: int, stake: str) -> str:
    """Return sips or points with their number: "8 points"."""
    if stake == SIPS:
        return QCoreApplication.translate("stakes", "%n sip(s)", "", count)
    return QCoreApplication.translate("stakes", "%n point(s)", "", count)


def number(value: int) -> str:
    """Return a number as the language writes it."""
    return QLocale().toString(value)


def names(people: Sequence[str]) -> str:
    """Return a list of names as the language writes it: "Ann, Bo and Cem"."""
    return QLocale().createSeparatedList([isolated(name) for name in people])
