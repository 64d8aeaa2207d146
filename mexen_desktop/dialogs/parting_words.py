"""What the roster says when somebody is taken out of it."""

from PySide6.QtCore import QCoreApplication

from mexen_desktop.record.names import folded
from mexen_desktop.texts.isolates import isolated


def removed(name: str) -> str:
    """Return that somebody is gone who leaves nothing behind."""
    return _fill(QCoreApplication.translate("Roster", "{name} is no longer in the list."), name)


def about(name: str) -> str:
    """Return whom the question is about."""
    return _fill(QCoreApplication.translate("Roster", "Take {name} off the list?"), name)


def what_becomes(name: str, games: int) -> str:
    """Return what becomes of somebody's games."""
    text = QCoreApplication.translate(
        "Roster",
        "{name} has played %n game(s). The games stay: delete {name}, and “somebody” stands there "
        "instead of the name. If {name} is in the list twice, the games go to the other entry.",
        "",
        games,
    )
    return _fill(text, name)


def delete() -> str:
    """Return the answer that deletes."""
    return QCoreApplication.translate("Roster", "Delete")


def same() -> str:
    """Return the answer that looks for the other entry."""
    return QCoreApplication.translate("Roster", "Same person as …")


def keep(name: str) -> str:
    """Return the answer that changes nothing."""
    return _fill(QCoreApplication.translate("Roster", "Keep {name}"), name)


def deleted(name: str, games: int) -> str:
    """Return that somebody is deleted."""
    text = QCoreApplication.translate(
        "Roster", "{name} is deleted; “somebody” stands in %n game(s).", "", games
    )
    return _fill(text, name)


def sits_there(name: str) -> str:
    """Return why somebody cannot be deleted now."""
    text = QCoreApplication.translate(
        "Roster", "{name} sits in the game that was left open: end it first."
    )
    return _fill(text, name)


def pick(name: str) -> str:
    """Return what the list asks for: that the other entry is pressed."""
    text = QCoreApplication.translate("Roster", "Who is the same person as {name}?")
    return _fill(text, name)


def played_together(name: str, other: str) -> str:
    """Return why two cannot be one."""
    text = QCoreApplication.translate(
        "Roster", "{name} and {other} have played together: they are two people."
    )
    return _fill(text, name, other)


def are_one(name: str, other: str) -> str:
    """Return who are to be one."""
    text = QCoreApplication.translate("Roster", "{name} and {other} are the same person?")
    return _fill(text, name, other)


def whose_stays(games: int) -> str:
    """Return what is to be decided."""
    return QCoreApplication.translate(
        "Roster", "Together they have %n game(s). Whose name, colour and tap key stay?", "", games
    )


def stays(name: str) -> str:
    """Return the answer that keeps that entry."""
    return _fill(QCoreApplication.translate("Roster", "{name} stays"), name)


def are_two() -> str:
    """Return the answer that changes nothing."""
    return QCoreApplication.translate("Roster", "They are two people")


def merged(name: str, other: str) -> str:
    """Return that two are one; somebody who was entered again has no other name."""
    if folded(name) == folded(other):
        once = QCoreApplication.translate("Roster", "{name} is in the list only once now.")
        return _fill(once, other)
    text = QCoreApplication.translate("Roster", "{name} is {other} from now on, in all games.")
    return _fill(text, name, other)


def _fill(text: str, name: str, other: str = "") -> str:
    return text.format(name=isolated(name), other=isolated(other))
