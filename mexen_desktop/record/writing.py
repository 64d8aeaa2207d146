"""Writes a record so that people can read it: an action a line."""

from collections.abc import Iterator

import msgspec

from mexen_desktop.record.value import FORMAT, VERSION, Record
from mexen_desktop.rules.actions import Action


def write(record: Record) -> bytes:
    """Return the file of a record; reading it gives the same record."""
    return b"".join(_parts(record))


def _parts(record: Record) -> Iterator[bytes]:
    yield b'{\n  "format": %b, "version": %d' % (_json(FORMAT), VERSION)
    yield _line("rules", record.rules)
    if record.options:
        yield _line("options", dict(record.options))
    yield _line("stake", record.stake)
    yield _line("players", record.players)
    yield _line("starter", record.starter)
    for key, raw in record.notes.items():
        yield _line(key, raw)
    yield b',\n  "actions": ['
    between = b"\n    "
    for action in record.actions:
        yield between + _json(_as_written(action))
        between = b",\n    "
    # A list without an action closes on its own line.
    yield b"]\n}\n" if between.startswith(b"\n") else b"\n  ]\n}\n"


def _line(key: str, value: object) -> bytes:
    return b",\n  %b: %b" % (_json(key), _json(value))


def _json(value: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=0)


def _as_written(action: Action) -> dict[str, object]:
    """Return an action's keys in the order of the format: `dice` after `keep`."""
    keys: dict[str, object] = msgspec.to_builtins(action)
    if "keep" in keys:
        keys["dice"] = keys.pop("dice")
    return keys
