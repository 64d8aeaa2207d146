"""The words for people of whom nothing is known yet."""

from PySide6.QtCore import QCoreApplication

from mexen_desktop.texts.words import number


def default_name(place: int) -> str:
    """Return the name of who was not named: "Player 3"."""
    return QCoreApplication.translate("people", "Player {number}").format(number=number(place))
