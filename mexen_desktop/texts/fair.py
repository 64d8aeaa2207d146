"""What the counts of dice say, in plain words."""

from PySide6.QtCore import QCoreApplication

from mexen_desktop.odds.fairness import LEAST_EXPECTED, Tested, Verdict
from mexen_desktop.texts import words
from mexen_desktop.texts.by_locale import share
from mexen_desktop.texts.statistics import decimal, grouped


def how_many(dice: int, throws: int) -> str:
    """Return how much has been counted."""
    if not throws:
        return QCoreApplication.translate("fair", "Nothing has been thrown yet.")
    text = QCoreApplication.translate("fair", "Dice counted: {dice} · throws: {throws}")
    return text.format(dice=words.number(dice), throws=words.number(throws))


def verdict(tested: Tested, total: int) -> str:
    """Return what the chi-square test says of a table of counts."""
    if tested.verdict is Verdict.TOO_FEW:
        return _too_few(tested, total)
    if tested.verdict is Verdict.FAIR:
        text = QCoreApplication.translate(
            "fair",
            "This is how fair dice fall: in {share} of cases they too would be as uneven, or more"
            " so.",
        )
        return text.format(share=share(tested.p))
    if tested.verdict is Verdict.UNFAIR:
        return QCoreApplication.translate(
            "fair", "These dice are not fair: fair ones would not do this once in a million times."
        )
    text = {
        Verdict.ODD: QCoreApplication.translate(
            "fair",
            "A little uneven: fair dice do this about once in {times} times. Look again after"
            " some more games.",
        ),
        Verdict.SUSPICIOUS: QCoreApplication.translate(
            "fair", "Very uneven: fair dice do this only about once in {times} times."
        ),
    }[tested.verdict]
    return text.format(times=words.number(round(1 / tested.p)))


def row(fallen: int, expected: float, name: str) -> str:
    """Return one row as a sentence: "6 and 5: 12 times, 11.3 with fair dice"."""
    times = QCoreApplication.translate("fair", "%n time(s)", "", fallen)
    text = QCoreApplication.translate("fair", "{dice}: {times}, {expected} with fair dice")
    times = grouped(times, fallen)
    return text.format(dice=name, times=times, expected=decimal(expected))


def name(dice: tuple[int, ...]) -> str:
    """Return what one die or two show."""
    if len(dice) == 1:
        return words.number(dice[0])
    text = QCoreApplication.translate("fair", "{first} and {second}", "two dice")
    return text.format(first=words.number(dice[0]), second=words.number(dice[1]))


def _too_few(tested: Tested, total: int) -> str:
    rarest = min(each.expected for each in tested.rows) / total if total else 0.0
    if not rarest:
        return QCoreApplication.translate("fair", "There is nothing to judge yet.")
    text = QCoreApplication.translate("fair", "Too few to judge yet: it takes {least}.")
    return text.format(least=words.number(round(LEAST_EXPECTED / rarest)))
