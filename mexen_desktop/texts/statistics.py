"""What statistics say in words."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale

from mexen_desktop.rules.throw import MEXICO
from mexen_desktop.store.statistics.values import (
    HOUSE,
    Rival,
    Standing,
    Totals,
    name_of_house_rules,
)
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated

MINUS = "\N{MINUS SIGN}"


def decimal(value: float) -> str:
    """Return a number with one decimal as the language writes it."""
    return QLocale().toString(float(value), "f", 1)


def signed(value: float) -> str:
    """Return a number with one decimal, its sign before it: "+3.2"."""
    rounded = round(value, 1)
    size = QLocale().toString(abs(rounded), "f", 1)
    return f"+{size}" if rounded > 0 else f"{MINUS}{size}" if rounded < 0 else size


def reading(value: int) -> str:
    """Return what two dice are called in no rule set in particular; a dash for no dice at all."""
    if not value:
        return "–"
    if value == MEXICO:
        return QCoreApplication.translate("readings", "Mexico", "21")
    return str(value)


def rules_name(rules: str) -> str:
    """Return the name of a rule set, also of those that a table has made."""
    if rules == HOUSE:
        return QCoreApplication.translate("statistics", "House rules")
    name = name_of_house_rules(rules)
    return isolated(name) if name else words.rule_set_name(rules)


def played(totals: Totals) -> str:
    """Return how much was played: "41 games, 386 rounds, 4,301 throws"."""
    return _list(games(totals.games), rounds(totals.rounds), throws(totals.throws))


def played_by(standing: Standing) -> str:
    """Return how much somebody has played."""
    return _list(games(standing.games), rounds(standing.rounds), throws(standing.throws))


def games(count: int) -> str:
    """Return a number of games."""
    return grouped(QCoreApplication.translate("statistics", "%n game(s)", "", count), count)


def rounds(count: int) -> str:
    """Return a number of rounds."""
    return grouped(QCoreApplication.translate("statistics", "%n round(s)", "", count), count)


def throws(count: int) -> str:
    """Return a number of throws."""
    return grouped(QCoreApplication.translate("statistics", "%n throw(s)", "", count), count)


def luck(standing: Standing) -> str:
    """Return in a sentence how somebody's losses compare to what the odds expect."""
    lucky, difference = standing.luck, decimal(abs(standing.luck))
    if round(abs(lucky), 1) == 0:
        text = QCoreApplication.translate(
            "statistics", "{name} has lost as many rounds as the odds expect."
        )
    elif lucky > 0:
        text = QCoreApplication.translate(
            "statistics", "{name} has lost {rounds} rounds fewer than the odds expect."
        )
    else:
        text = QCoreApplication.translate(
            "statistics", "{name} has lost {rounds} rounds more than the odds expect."
        )
    return text.format(name=isolated(standing.name), rounds=difference)


def about_luck() -> str:
    """Return what the odds expect."""
    return QCoreApplication.translate(
        "statistics",
        "The odds expect what each would have lost on average had all played as well as can be.",
    )


def pair(standing: Standing, rival: Rival) -> str:
    """Return what the page of two people is called."""
    text = QCoreApplication.translate("statistics", "{name} against {other}")
    return text.format(name=isolated(standing.name), other=isolated(rival.name))


def together(standing: Standing, rival: Rival) -> str:
    """Return how many rounds two people have played at one table."""
    text = QCoreApplication.translate(
        "statistics", "{name} and {other} have played %n round(s) together.", "", rival.rounds
    )
    return grouped(text, rival.rounds).format(
        name=isolated(standing.name), other=isolated(rival.name)
    )


def dice(count: int) -> str:
    """Return a number of dice."""
    return grouped(QCoreApplication.translate("statistics", "%n dice", "", count), count)


def beside(found: str, expected: str) -> str:
    """Return what was found beside what is expected: "25%, expected 19%"."""
    text = QCoreApplication.translate("statistics", "{found}, expected {expected}")
    return text.format(found=found, expected=expected)


def parts(total: int, amounts: Iterable[tuple[str, int]]) -> str:
    """Return a sum with what it is made of."""
    told = [f"{what}: {words.number(amount)}" for what, amount in amounts]
    return ". ".join([words.number(total), *told])


def grouped(text: str, count: int) -> str:
    """Write the number in a text as the language does, which Qt leaves out where it counts."""
    return text.replace(str(count), words.number(count), 1)


def _list(*parts: str) -> str:
    return " · ".join(parts)
