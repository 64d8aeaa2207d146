"""What is wrong with a game record, in one sentence."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from mexen_desktop.record.errors import Problem, RecordError
from mexen_desktop.record.wording import printable
from mexen_desktop.rules.actions import SeatAction, Stop, Tap, Throw
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated

#: The most characters of a value from the file that a sentence repeats.
_LONGEST: Final = 60


def record_trouble(error: RecordError, names: Sequence[str] = ()) -> str:
    """Return the sentence for a record that is refused; `names` are the players' by seat.

    Where an action is at fault its number comes first.
    """
    text = _not_now(error) if error.problem is Problem.NOT_NOW else _SENTENCES[error.problem]()
    values = {fact: isolated(_shown(value)) for fact, value in error.facts.items()}
    sentence = text.format(**{**values, "who": _who(error, names)})
    if error.action is None:
        return sentence
    text = QCoreApplication.translate("record", "Action {number}: {sentence}")
    return text.format(number=words.number(error.action), sentence=sentence)


def _not_now(error: RecordError) -> str:
    did = error.facts.get("did")
    if isinstance(did, Throw):
        return QCoreApplication.translate("record", "{who} cannot throw now.")
    if isinstance(did, Stop):
        return QCoreApplication.translate("record", "{who} cannot stop now.")
    if isinstance(did, Tap):
        return QCoreApplication.translate("record", "{who} cannot tap now.")
    return QCoreApplication.translate("record", "This is not possible now.")


def _who(error: RecordError, names: Sequence[str]) -> str:
    did = error.facts.get("did")
    seat = did.by if isinstance(did, SeatAction) else 0
    if 0 <= seat < len(names):
        return isolated(names[seat])
    text = QCoreApplication.translate("people", "Player {number}")
    return text.format(number=words.number(seat + 1))


def _shown(value: object) -> str:
    text = ", ".join(map(str, value[:_LONGEST])) if isinstance(value, tuple) else str(value)
    text = printable(text)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


def _no_record() -> str:
    return QCoreApplication.translate("record", "This file is not a game record.")


def _no_table() -> str:
    return QCoreApplication.translate(
        "record", "This game cannot be played by that number of players."
    )


def _bad_dice() -> str:
    return QCoreApplication.translate("record", "{who} cannot have thrown {dice}.")


_SENTENCES: Final[Mapping[Problem, Callable[[], str]]] = {
    Problem.UNREADABLE: lambda: QCoreApplication.translate(
        "record", "The file cannot be read: {reason}"
    ),
    Problem.TOO_LARGE: lambda: QCoreApplication.translate(
        "record", "The file is larger than {most} MiB."
    ),
    Problem.EMPTY: lambda: QCoreApplication.translate("record", "The file is empty."),
    Problem.BYTE_ORDER_MARK: _no_record,
    Problem.NOT_UTF8: _no_record,
    Problem.NOT_JSON: _no_record,
    Problem.TOO_DEEP: _no_record,
    Problem.NOT_A_RECORD: _no_record,
    Problem.UNKNOWN_FORMAT: _no_record,
    Problem.UNKNOWN_VERSION: lambda: QCoreApplication.translate(
        "record", "This record is of version {version}; this program reads version {known}."
    ),
    Problem.UNKNOWN_KEY: lambda: QCoreApplication.translate(
        "record", "The record says “{key}”, which means nothing here."
    ),
    Problem.MISSING_KEY: lambda: QCoreApplication.translate(
        "record", "“{key}” is missing from the record."
    ),
    Problem.BAD_VALUE: lambda: QCoreApplication.translate(
        "record", "What the record says for “{key}” cannot be read."
    ),
    Problem.UNKNOWN_RULES: lambda: QCoreApplication.translate(
        "record", "The rules “{value}” are not known here."
    ),
    Problem.BAD_OPTIONS: lambda: QCoreApplication.translate(
        "record", "Nobody can play by the rules of this record."
    ),
    Problem.UNKNOWN_STAKE: lambda: QCoreApplication.translate(
        "record", "“{value}” is not something to play for here."
    ),
    Problem.BAD_TABLE: _no_table,
    Problem.TOO_MANY_ACTIONS: lambda: QCoreApplication.translate(
        "record", "The record has more than {most} actions."
    ),
    Problem.NAME_EMPTY: lambda: QCoreApplication.translate("record", "A player has no name."),
    Problem.NAME_TOO_LONG: lambda: QCoreApplication.translate(
        "record", "The name “{name}” is longer than {most} characters."
    ),
    Problem.NAME_UNPRINTABLE: lambda: QCoreApplication.translate(
        "record", "The name “{name}” cannot be written."
    ),
    Problem.NAME_TAKEN: lambda: QCoreApplication.translate(
        "record", "There are two players called “{name}”."
    ),
    Problem.MALFORMED_ACTION: lambda: QCoreApplication.translate(
        "record", "This action cannot be read."
    ),
    Problem.ONE_DIE_ROLLS: _bad_dice,
    Problem.TWO_DICE_ROLL: _bad_dice,
    Problem.BAD_SEATS: lambda: QCoreApplication.translate(
        "record", "A new seating order must name everybody exactly once."
    ),
}
