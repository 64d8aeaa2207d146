"""What each key of the keyboard does."""

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication


class Row(NamedTuple):
    """Keys that belong together, with what they do."""

    #: As Qt writes them in English, or a range of digits, which is written as it is.
    keys: tuple[str, ...]
    does: str


class Part(NamedTuple):
    """A place in the program with the keys that are good there."""

    title: str
    rows: tuple[Row, ...]


#: The keys of the window's actions, by the name of each.
ACTIONS: Final[dict[str, str]] = {
    "actionPlayers": "Ctrl+P",
    "actionOwnDice": "Ctrl+D",
    "actionMenu": "F10",
    "actionSettings": "Ctrl+,",
    "actionFullScreen": "F11",
    "actionRules": "F1",
    "actionStatistics": "Ctrl+T",
    "actionKeys": "Ctrl+K",
    "actionQuit": "Ctrl+Q",
}


def parts() -> tuple[Part, ...]:
    """Return all keys, place by place."""
    return (_table(), _own_dice(), _everywhere(), _roster(), _past())


def _table() -> Part:
    return Part(
        QCoreApplication.translate("keys", "At the table"),
        (
            Row(
                ("Space",),
                QCoreApplication.translate("keys", "Throw; skip what is moving; next round"),
            ),
            Row(("S",), QCoreApplication.translate("keys", "Stop")),
            Row(
                ("1 – 6",),
                QCoreApplication.translate("keys", "Keep the die of that value, or take it back"),
            ),
            Row(
                ("1 – 9", "0"),
                QCoreApplication.translate(
                    "keys", "Choose the player with that number, 0 for the tenth"
                ),
            ),
            Row(
                ("Left", "Right"), QCoreApplication.translate("keys", "Go along the large buttons")
            ),
            Row(
                ("Return",),
                QCoreApplication.translate("keys", "Press the button that has the ring around it"),
            ),
            Row(
                ("A – Z",),
                QCoreApplication.translate(
                    "keys", "Tap in a race: each player’s own key, shown on the pad"
                ),
            ),
            Row(("Ctrl+Z",), QCoreApplication.translate("keys", "Take back what was decided")),
            Row(("Ctrl+Y",), QCoreApplication.translate("keys", "Do again what was taken back")),
        ),
    )


def _own_dice() -> Part:
    return Part(
        QCoreApplication.translate("keys", "With your own dice"),
        (
            Row(("1 – 6",), QCoreApplication.translate("keys", "Enter what a die shows")),
            Row(
                ("K",),
                QCoreApplication.translate("keys", "Keep the next die that can be kept, or none"),
            ),
            Row(
                ("Backspace",),
                QCoreApplication.translate("keys", "Take back the face that was entered last"),
            ),
        ),
    )


def _everywhere() -> Part:
    return Part(
        QCoreApplication.translate("keys", "Everywhere"),
        (
            Row(
                ("Tab", "Shift+Tab"),
                QCoreApplication.translate("keys", "Go to the next control, or to the one before"),
            ),
            Row(("Space", "Return"), QCoreApplication.translate("keys", "Press it")),
            Row(
                ("Esc",),
                QCoreApplication.translate(
                    "keys", "Close what is open, then leave the full screen"
                ),
            ),
            Row((ACTIONS["actionRules"],), QCoreApplication.translate("keys", "Rules, and back")),
            Row((ACTIONS["actionMenu"],), QCoreApplication.translate("keys", "Menu")),
            Row((ACTIONS["actionSettings"],), QCoreApplication.translate("keys", "Settings")),
            Row((ACTIONS["actionPlayers"],), QCoreApplication.translate("keys", "Players")),
            Row(
                (ACTIONS["actionOwnDice"],),
                QCoreApplication.translate("keys", "Your own dice, or the program’s"),
            ),
            Row(
                (ACTIONS["actionFullScreen"],),
                QCoreApplication.translate("keys", "Full screen, and back"),
            ),
            Row(
                (ACTIONS["actionStatistics"],),
                QCoreApplication.translate("keys", "Statistics, and back"),
            ),
            Row((ACTIONS["actionKeys"],), QCoreApplication.translate("keys", "This list")),
            Row(
                (ACTIONS["actionQuit"],),
                QCoreApplication.translate("keys", "Quit; the game is kept"),
            ),
        ),
    )


def _roster() -> Part:
    return Part(
        QCoreApplication.translate("keys", "In the list of players"),
        (
            Row(("F2",), QCoreApplication.translate("keys", "Change the name")),
            Row(
                ("Space", "Return"),
                QCoreApplication.translate("keys", "Change what the ring is around"),
            ),
            Row(
                ("Alt+Up", "Alt+Down"),
                QCoreApplication.translate("keys", "Move the player up or down"),
            ),
            Row(("Del",), QCoreApplication.translate("keys", "Remove the player")),
        ),
    )


def _past() -> Part:
    return Part(
        QCoreApplication.translate("keys", "In a past game"),
        (
            Row(("Left", "Right"), QCoreApplication.translate("keys", "One step back, or forward")),
            Row(
                ("PgUp", "PgDown"), QCoreApplication.translate("keys", "One round back, or forward")
            ),
            Row(
                ("Home", "End"), QCoreApplication.translate("keys", "To its beginning, or its end")
            ),
        ),
    )
