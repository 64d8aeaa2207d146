"""The subcommands, which open no window."""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import BinaryIO, Final

from mexen_desktop.record.errors import RecordError
from mexen_desktop.record.reading import read, take, unreadable
from mexen_desktop.record.replaying import replay
from mexen_desktop.record.state_json import state_json
from mexen_desktop.record.value import Record
from mexen_desktop.record.wording import printable, sentence

STDIN: Final = "-"
STATES: Final = "--states"

DONE: Final = 0
WRONG: Final = 2
INTERRUPTED: Final = 130

REPLAY_HELP: Final = b"""\
mexen-desktop replay FILE ... [--states]

Prints the state after the last action of a game record as one line of JSON.

  --states   print a line for the start, then one after every action
  -          instead of FILE: read standard input
  --         what follows is a FILE, even if it starts with a dash
"""


class RefusedError(Exception):
    """What the command line refuses: the message is one line for the terminal."""


def main(argv: list[str]) -> int:
    """Carry out a subcommand, returning the exit status."""
    try:
        out = _binary("stdout")
        try:
            _command(argv)(argv[1:], out)
        finally:
            out.flush()
    except RefusedError as refused:
        print(refused, file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        # Whoever was reading has read enough.
        _write_no_more()
        return DONE
    except OSError as error:
        _write_no_more()
        print(f"mexen-desktop: cannot write: {error.strerror}", file=sys.stderr)
        return WRONG
    except MemoryError:
        print("mexen-desktop: not enough memory", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    return DONE


def _replay(arguments: list[str], out: BinaryIO) -> None:
    """Print where each of the games stands."""
    options, files = _parted(arguments)
    if "-h" in options or "--help" in options:
        out.write(REPLAY_HELP)
        return
    for option in options:
        if option != STATES:
            raise RefusedError(f"mexen-desktop replay: unknown option '{printable(option)}'")
    if not files:
        raise RefusedError("mexen-desktop replay: which FILE? (see mexen-desktop replay --help)")
    for file in files:
        try:
            _print_states(_record(file), out, every=bool(options))
        except RecordError as error:
            raise RefusedError(f"{printable(file)}: {sentence(error)}") from error


def _print_states(record: Record, out: BinaryIO, *, every: bool) -> None:
    if every:
        out.writelines(state_json(state) + b"\n" for state, _ in replay(record))
    else:
        for state, _ in replay(record):
            last = state
        out.write(state_json(last) + b"\n")


def _record(file: str) -> Record:
    if file != STDIN:
        return read(file)
    try:
        return read(take(_binary("stdin")))
    except OSError as error:
        raise unreadable(error) from error


def _parted(arguments: list[str]) -> tuple[list[str], list[str]]:
    """Return the options, then the files among a subcommand's arguments."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    options = [word for word in arguments[:end] if word.startswith("-") and word != STDIN]
    files = [word for word in arguments[:end] if word not in options]
    return options, files + arguments[end + 1 :]


#: The subcommands by name.
COMMANDS: Final[Mapping[str, Callable[[list[str], BinaryIO], None]]] = {"replay": _replay}


def _command(argv: list[str]) -> Callable[[list[str], BinaryIO], None]:
    name = argv[0] if argv else ""
    if name not in COMMANDS:
        raise RefusedError(f"mexen-desktop: unknown command '{printable(name)}'")
    return COMMANDS[name]


def _binary(name: str) -> BinaryIO:
    """Return a standard stream for bytes, so that lines end the same on every system."""
    stream: BinaryIO | None = getattr(getattr(sys, name), "buffer", None)
    if stream is None:
        raise RefusedError(f"mexen-desktop: there is no {name}")
    return stream


def _write_no_more() -> None:
    """Let what is still buffered go nowhere, where it would fail once more at exit."""
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
