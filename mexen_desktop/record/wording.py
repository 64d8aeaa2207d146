"""One line of English for each thing that a record is refused for."""

from collections.abc import Mapping
from typing import Final

import msgspec

from mexen_desktop.record.errors import Problem, RecordError
from mexen_desktop.rules.actions import Action, SeatAction, Throw, kind

WORDS: Final[Mapping[Problem, str]] = {
    Problem.UNREADABLE: "cannot be read: {reason}",
    Problem.TOO_LARGE: "larger than {most} MiB",
    Problem.EMPTY: "empty",
    Problem.BYTE_ORDER_MARK: "starts with a byte order mark, which a record must not have",
    Problem.NOT_UTF8: "not UTF-8 (byte {byte})",
    Problem.NOT_JSON: "not JSON: {detail}",
    Problem.TOO_DEEP: "nested too deeply",
    Problem.NOT_A_RECORD: "not a game record: {detail}",
    Problem.UNKNOWN_FORMAT: "not a game record: 'format' is '{format}', not '{known}'",
    Problem.UNKNOWN_VERSION: "version {version} of the format is not known (known: {known})",
    Problem.UNKNOWN_KEY: "unknown key '{key}'",
    Problem.MISSING_KEY: "'{key}' is missing",
    Problem.BAD_VALUE: "'{key}': {detail}",
    Problem.UNKNOWN_RULES: "unknown rules '{value}' (known: {known})",
    Problem.BAD_OPTIONS: "'options': {detail}",
    Problem.UNKNOWN_STAKE: "unknown stake '{value}' (known: {known})",
    Problem.BAD_TABLE: "{detail}",
    Problem.TOO_MANY_ACTIONS: "more than {most} actions",
    Problem.NAME_EMPTY: "a player's name is empty",
    Problem.NAME_TOO_LONG: "the name '{name}' is longer than {most} characters",
    Problem.NAME_UNPRINTABLE: "the name '{name}' has a control character",
    Problem.NAME_TAKEN: "the name '{name}' is taken by somebody in the game",
    Problem.MALFORMED_ACTION: "malformed: {detail}",
    Problem.NOT_NOW: "{did} is not possible now",
    Problem.ONE_DIE_ROLLS: "{did} rolls one die, from 1 to 6, not {dice}",
    Problem.TWO_DICE_ROLL: "{did} rolls two dice, from 1 to 6, not {dice}",
    Problem.BAD_SEATS: "{did} must name everybody in the game once",
}

#: What the decoder raises.
UNDECODABLE: Final = (msgspec.MsgspecError, RecursionError)

#: The most characters of a value from the file that a message repeats.
LONGEST: Final = 120


def sentence(error: RecordError) -> str:
    """Say in one line what is wrong, without the file's name."""
    text = WORDS[error.problem].format(**{name: _shown(fact) for name, fact in error.facts.items()})
    if error.action is not None:
        text = f"action {error.action}: {text}"
    if error.legal is not None:
        text += f" (can: {', '.join(error.legal) or 'nothing'})"
    return text


def complaint(error: Exception) -> str:
    """Return what the decoder says of a value, worded to fit after a colon."""
    text, _, where = str(error).partition(" - at `$")
    if text[1:2].islower():
        text = text[0].lower() + text[1:]
    where = where.strip(".`")
    return (f"{text} at '{where}'" if where else text).replace("`", "'")


def printable(text: str) -> str:
    """Return a text that stays on its line, with all that could steer a terminal spelled out."""
    if text.isprintable():
        return text
    return "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode("ascii")
        for each in text
    )


def _shown(fact: object) -> str:
    if isinstance(fact, Action):
        return _described(fact)
    if isinstance(fact, tuple):
        return f"[{_short(', '.join(map(str, fact[:LONGEST])))}]"
    return _short(str(fact))


def _described(action: Action) -> str:
    text = f"'{kind(action)}'"
    if isinstance(action, SeatAction):
        text += f" by {_short(str(action.by))}"
    if isinstance(action, Throw) and action.keep:
        text += f" with keep {action.keep}"
    return text


def _short(text: str) -> str:
    return printable(text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…")
