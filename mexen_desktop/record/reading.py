"""Reads a record strictly: whatever is not to the letter of the format is refused."""

import os
from codecs import BOM_UTF8, utf_8_decode
from typing import BinaryIO, Final, TypeVar

import msgspec
from msgspec import Raw

from mexen_desktop.record.errors import Problem, RecordError
from mexen_desktop.record.names import Ledger, checked
from mexen_desktop.record.opening import opened
from mexen_desktop.record.value import EXTRA, FORMAT, STAKES, TEXTS, VERSION, Record
from mexen_desktop.record.wording import UNDECODABLE, complaint
from mexen_desktop.record.written import MOST, WrittenActions
from mexen_desktop.rules.errors import BadTable, RulesError
from mexen_desktop.rules.presets import PRESETS

MIB: Final = 1 << 20
#: The most bytes of a record.
LARGEST: Final = 128 * MIB

REQUIRED: Final = ("format", "version", "rules", "stake", "players", "starter", "actions")
OPTIONAL: Final = ("options", *TEXTS)

Value = TypeVar("Value")

_TOP: Final = msgspec.json.Decoder(dict[str, Raw])


def read(source: bytes | str | os.PathLike[str]) -> Record:
    """Return the record in a file, or in the bytes of one.

    Raises RecordError for whatever is wrong with it, except in its actions, which are decoded as
    the record is replayed.
    """
    return _record(source if isinstance(source, bytes) else _contents(source))


def take(stream: BinaryIO) -> bytes:
    """Return all that a stream holds.

    Raises RecordError, without having read it all, where that is more than a record may have.
    """
    data = stream.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise _too_large()
    return data


def unreadable(error: Exception) -> RecordError:
    """Return what a failure to open or to read a file means."""
    reason = error.strerror if isinstance(error, OSError) else None
    return RecordError(Problem.UNREADABLE, reason=reason or str(error))


def _contents(path: str | os.PathLike[str]) -> bytes:
    try:
        with opened(path) as file:
            if os.fstat(file.fileno()).st_size > LARGEST:
                raise _too_large()
            return take(file)
    except RecordError:
        raise
    except (OSError, ValueError) as error:
        raise unreadable(error) from None


def _too_large() -> RecordError:
    return RecordError(Problem.TOO_LARGE, most=LARGEST // MIB)


def _record(data: bytes) -> Record:
    top = _top_level(data)
    _check_version(top)
    _check_keys(top)
    record = Record(
        rules=_known(top, "rules", tuple(PRESETS), Problem.UNKNOWN_RULES),
        options=_typed(top, "options", dict[str, bool | int | str]) if "options" in top else {},
        stake=_known(top, "stake", STAKES, Problem.UNKNOWN_STAKE),
        players=tuple(map(checked, _typed(top, "players", list[str]))),
        starter=_typed(top, "starter", int),
        actions=_actions(top),
        notes=_notes(top),
    )
    Ledger(record.players)
    _check_playable(record)
    return record


def _top_level(data: bytes) -> dict[str, Raw]:
    if not data:
        raise RecordError(Problem.EMPTY)
    if data.startswith(BOM_UTF8):
        raise RecordError(Problem.BYTE_ORDER_MARK)
    _check_utf8(data)
    try:
        return _TOP.decode(data)
    except RecursionError:
        raise RecordError(Problem.TOO_DEEP) from None
    except msgspec.ValidationError as error:
        raise RecordError(Problem.NOT_A_RECORD, detail=complaint(error)) from None
    except msgspec.DecodeError as error:
        raise RecordError(Problem.NOT_JSON, detail=complaint(error)) from None


def _check_utf8(data: bytes) -> None:
    """Refuse what is not UTF-8, which the decoder overlooks where it skips a value."""
    if data.isascii():
        return
    view, at = memoryview(data), 0
    try:
        while at < len(data):
            at += utf_8_decode(view[at : at + MIB], "strict", at + MIB >= len(data))[1]
    except UnicodeDecodeError as error:
        raise RecordError(Problem.NOT_UTF8, byte=at + error.start) from None


def _check_version(top: dict[str, Raw]) -> None:
    # First of all: what else is wrong with the file of another program or time says little.
    if (written := _typed(top, "format", str)) != FORMAT:
        raise RecordError(Problem.UNKNOWN_FORMAT, format=written, known=FORMAT)
    if (version := _typed(top, "version", int)) != VERSION:
        raise RecordError(Problem.UNKNOWN_VERSION, version=version, known=VERSION)


def _check_keys(top: dict[str, Raw]) -> None:
    for key in top:
        if key not in REQUIRED and key not in OPTIONAL and not key.startswith(EXTRA):
            raise RecordError(Problem.UNKNOWN_KEY, key=key)
    for key in REQUIRED:
        if key not in top:
            raise RecordError(Problem.MISSING_KEY, key=key)


def _typed(top: dict[str, Raw], key: str, kind: type[Value]) -> Value:
    if key not in top:
        raise RecordError(Problem.MISSING_KEY, key=key)
    try:
        return msgspec.json.decode(top[key], type=kind)
    except UNDECODABLE as error:
        raise RecordError(Problem.BAD_VALUE, key=key, detail=complaint(error)) from None


def _known(top: dict[str, Raw], key: str, known: tuple[str, ...], problem: Problem) -> str:
    value = _typed(top, key, str)
    if value not in known:
        raise RecordError(problem, value=value, known=", ".join(known))
    return value


def _actions(top: dict[str, Raw]) -> WrittenActions:
    _check_first(top, "actions", b"[", "expected 'array'")
    actions = WrittenActions(top["actions"])
    if actions.too_many():
        raise RecordError(Problem.TOO_MANY_ACTIONS, most=MOST)
    return actions


def _notes(top: dict[str, Raw]) -> dict[str, Raw]:
    for key in TEXTS:
        if key in top:
            _check_first(top, key, b'"', "expected 'str'")
    return {key: raw for key, raw in top.items() if key in TEXTS or key.startswith(EXTRA)}


def _check_first(top: dict[str, Raw], key: str, first: bytes, detail: str) -> None:
    """Refuse a value of another type by its first byte, without decoding what may be large."""
    if bytes(memoryview(top[key])[:1]) != first:
        raise RecordError(Problem.BAD_VALUE, key=key, detail=detail)


def _check_playable(record: Record) -> None:
    try:
        record.start()
    except BadTable as error:
        if record.players and record.starter not in range(len(record.players)):
            detail = f"there is no seat {record.starter}"
            raise RecordError(Problem.BAD_VALUE, key="starter", detail=detail) from None
        raise RecordError(Problem.BAD_TABLE, detail=error) from None
    except RulesError as error:
        raise RecordError(Problem.BAD_OPTIONS, detail=error) from None
