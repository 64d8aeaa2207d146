"""How a sentence says that a table threw its own dice."""

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.events import DecidingThrown, Event, Thrown


def by_hand(event: Event, *, entered: bool) -> bool:
    """Whether an event tells of real dice: the throw of a step that was entered."""
    return entered and isinstance(event, Thrown | DecidingThrown)


def with_own_dice(sentence: str) -> str:
    """Return what is told of a throw, with the remark that its dice were real."""
    text = QCoreApplication.translate("log", "{sentence} (own dice)", "Ann throws 65. (own dice)")
    return text.format(sentence=sentence)
