"""The words for who plays."""

from PySide6.QtCore import QCoreApplication

from mexen_desktop.texts.words import number


def default_name(place: int) -> str:
    """Return the name of who was not named: "Player 3"."""
    return QCoreApplication.translate("people", "Player {number}").format(number=number(place))


def computer_name(place: int) -> str:
    """Return the name of a computer player that was not named: "Computer", "Computer 2"."""
    if place == 1:
        return QCoreApplication.translate("people", "Computer")
    text = QCoreApplication.translate("people", "Computer {number}")
    return text.format(number=number(place))


def who_plays(level: int) -> str:
    """Return who makes the moves: a person, or a computer at that level."""
    return (
        QCoreApplication.translate("people", "Person"),
        QCoreApplication.translate("people", "Computer, easy"),
        QCoreApplication.translate("people", "Computer, normal"),
        QCoreApplication.translate("people", "Computer, strong"),
    )[level]
