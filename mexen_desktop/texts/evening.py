"""What was special about an evening."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from mexen_desktop.store.statistics.values import NO_STREAK, Standing, Streak, Who
from mexen_desktop.texts import words
from mexen_desktop.texts.sorting import in_order
from mexen_desktop.texts.statistics import grouped, reading

#: So few of something are nothing special.
_LEAST = 2
_LEAST_STREAK = 3
#: More names than these say nothing of anybody.
_MOST_NAMES = 3


def moments(standings: Sequence[Standing], runs: Mapping[Who, Streak]) -> list[str]:
    """Return in a few sentences who stood out."""
    made = (
        *(_lost(standings), _mexicos(standings)),
        *(_safe(standings, runs), _luckiest(standings)),
    )
    return [sentence for sentence in made if sentence]


def _lost(standings: Sequence[Standing]) -> str:
    most, names = _leaders(standings, lambda each: each.lost)
    if not names or most < _LEAST:
        return ""
    text = QCoreApplication.translate(
        "evening", "Most rounds lost: {names} with %n.", "one or several people", most
    )
    return grouped(text, most).format(names=names)


def _mexicos(standings: Sequence[Standing]) -> str:
    most, names = _leaders(standings, lambda each: each.mexicos)
    if not names or most < _LEAST:
        return ""
    text = QCoreApplication.translate(
        "evening", "Most Mexicos: {names} with %n.", "one or several people", most
    )
    return grouped(text, most).format(names=names)


def _safe(standings: Sequence[Standing], runs: Mapping[Who, Streak]) -> str:
    most, names = _leaders(standings, lambda each: runs.get(each.who, NO_STREAK).safe)
    if not names or most < _LEAST_STREAK:
        return ""
    text = QCoreApplication.translate(
        "evening", "Longest without a loss: {names} with %n round(s).", "several people too", most
    )
    return grouped(text, most).format(names=names)


def _luckiest(standings: Sequence[Standing]) -> str:
    best = max(standings, key=lambda each: each.luck, default=None)
    if best is None or best.luck < 0.5:
        return ""
    text = QCoreApplication.translate(
        "evening", "{name} had the most luck and threw {reading} on average."
    )
    return text.format(name=words.names([best.name]), reading=reading(best.average))


def _leaders(standings: Sequence[Standing], amount: Callable[[Standing], int]) -> tuple[int, str]:
    """Return the largest amount with the names of who has it; none where it says nothing."""
    most = max((amount(each) for each in standings), default=0)
    names = in_order((each.name for each in standings if amount(each) == most), str)
    shared = len(names) > _MOST_NAMES or (len(names) == len(standings) and len(names) > 1)
    return most, "" if not most or shared else words.names(names)


def title() -> str:
    """Return what the picture of an evening is called."""
    return QCoreApplication.translate("evening", "Our evening")


def more(count: int) -> str:
    """Return how many others there are: "and 12 more"."""
    text = QCoreApplication.translate("evening", "and %n more", "people in a list", count)
    return grouped(text, count)


def lost_of(standing: Standing) -> str:
    """Return how many rounds somebody lost of those played: "4 of 30 rounds lost"."""
    text = QCoreApplication.translate("evening", "{lost} of %n round(s) lost", "", standing.rounds)
    return grouped(text, standing.rounds).format(lost=words.number(standing.lost))
