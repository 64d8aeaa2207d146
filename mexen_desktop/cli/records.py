"""The record that a subcommand is told of."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from mexen_desktop.cli.words import STDIN, RefusedError
from mexen_desktop.record.errors import RecordError
from mexen_desktop.record.reading import read, take, unreadable
from mexen_desktop.record.replaying import replay
from mexen_desktop.record.value import Record
from mexen_desktop.record.wording import printable, sentence
from mexen_desktop.rules.state import State


def record_in(file: str) -> Record:
    """Return the record in a file, or in standard input where it is called "-"."""
    try:
        if file == STDIN:
            return read(take(binary("stdin")))
        # What a shell has in place of a file is a pipe: who typed the command waits for its end.
        with Path(file).open("rb") as stream:
            return read(take(stream))
    except RecordError:
        raise
    except (OSError, ValueError) as error:
        raise unreadable(error) from error


def last_state(record: Record) -> State:
    """Return where a record ends, which is not over unless the game is."""
    for state, _ in replay(record):
        last = state
    return last


@contextmanager
def named(file: str) -> Iterator[None]:
    """Say what is wrong with a record together with its file's name."""
    try:
        yield
    except RecordError as error:
        raise RefusedError(f"{printable(file)}: {sentence(error)}") from error


def binary(name: str) -> BinaryIO:
    """Return a standard stream for bytes, so that lines end the same on every system."""
    stream: BinaryIO | None = getattr(getattr(sys, name), "buffer", None)
    if stream is None:
        raise RefusedError(f"mexen-desktop: there is no {name}")
    return stream
