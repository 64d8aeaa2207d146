"""Writes to standard streams, which may be closed or lead to a full disk."""

import os
import sys
from pathlib import Path
from typing import Final, Literal, TextIO

Name = Literal["stdout", "stderr"]

#: What a stream has whose other end cannot be written to.
_OPEN_NO_MORE: Final = (OSError, ValueError)
_LAST_STANDARD: Final = 2


def complain(line: str) -> None:
    """Say on standard error what is wrong, where there is anybody to read it."""
    stream = _stream("stderr")
    if stream is None:
        return
    try:
        stream.write(f"{line}\n")
        stream.flush()
    except _OPEN_NO_MORE:
        let_go("stderr")


def stand_in() -> None:
    """Let what is written to closed streams go nowhere, never into a file that is opened next."""
    closed = [name for name in ("stdin", "stdout", "stderr") if getattr(sys, name) is None]
    if not closed:
        return
    while (descriptor := os.open(os.devnull, os.O_RDWR)) <= _LAST_STANDARD:
        pass
    os.close(descriptor)
    for name in closed:
        mode = "r" if name == "stdin" else "w"
        setattr(sys, name, Path(os.devnull).open(mode))  # noqa: SIM115 - open to the end


def let_go(name: Name) -> None:
    """Let what is still buffered go nowhere, where it would fail once more at exit."""
    stream = _stream(name)
    if stream is not None:
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), stream.fileno())


def _stream(name: Name) -> TextIO | None:
    # A program without a console has none.
    found: TextIO | None = getattr(sys, name)
    return found
