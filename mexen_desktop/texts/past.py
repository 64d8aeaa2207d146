"""What the list of games of before says of each."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from mexen_desktop.store.past import Past
from mexen_desktop.texts import by_locale, words
from mexen_desktop.texts.isolates import isolated

_NIGHT: Final = 8 * 60 * 60


def when(seconds: int) -> str:
    """Return a moment, given in seconds since 1970, as the language writes it."""
    return by_locale.moment(seconds)


def lasted(past: Past) -> str:
    """Return how long a game took; nothing of one that was laid aside for a night."""
    seconds = past.last - past.began
    return by_locale.duration(seconds) if 0 < seconds < _NIGHT else ""


def outcome(past: Past) -> str:
    """Return in one sentence how far a game came, who won it or took most."""
    summary = past.summary
    if summary is None:
        return QCoreApplication.translate("past games", "This program cannot replay it.")
    if summary.winner is not None:
        text = QCoreApplication.translate("past games", "{name} won in round {round}.")
        winner = isolated(past.names[summary.winner])
        return text.format(name=winner, round=words.number(summary.round))
    people = words.names([past.names[seat] for seat in past.most])
    if not people:
        nobody = QCoreApplication.translate("past games", "Nobody won.")
        return nobody if summary.over and summary.life else ""
    if len(past.most) == 1:
        text = QCoreApplication.translate("past games", "{names} took the most.")
    else:
        text = QCoreApplication.translate(
            "past games", "{names} took the most, all of them equally."
        )
    return text.format(names=people)


def progress(past: Past) -> str:
    """Return whether a game is over, else where it stands."""
    summary = past.summary
    if summary is None:
        return ""
    number = words.number(summary.round)
    text = (
        QCoreApplication.translate("past games", "Ended in round {round}")
        if summary.over
        else QCoreApplication.translate("past games", "Still open, in round {round}")
    )
    return text.format(round=number)


def whose_dice(past: Past) -> str:
    """Return a remark where dice of the table's own were thrown."""
    return QCoreApplication.translate("past games", "own dice") if past.own_dice else ""
