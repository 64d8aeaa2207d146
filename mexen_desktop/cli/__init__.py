"""The subcommands, which open no window."""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import BinaryIO, Final

from mexen_desktop.cli.records import binary
from mexen_desktop.cli.words import RefusedError
from mexen_desktop.record.wording import printable

DONE: Final = 0
WRONG: Final = 2
INTERRUPTED: Final = 130


def main(argv: list[str]) -> int:
    """Carry out a subcommand, returning the exit status."""
    try:
        out = binary("stdout")
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


# Each subcommand loads only what it needs itself.


def _replay(arguments: list[str], out: BinaryIO) -> None:
    from mexen_desktop.cli import replaying

    replaying.run(arguments, out)


def _odds(arguments: list[str], out: BinaryIO) -> None:
    from mexen_desktop.cli import odds

    odds.run(arguments, out)


def _simulate(arguments: list[str], out: BinaryIO) -> None:
    from mexen_desktop.cli import simulating

    simulating.run(arguments, out)


#: The subcommands by name.
COMMANDS: Final[Mapping[str, Callable[[list[str], BinaryIO], None]]] = {
    "replay": _replay,
    "odds": _odds,
    "simulate": _simulate,
}


def _command(argv: list[str]) -> Callable[[list[str], BinaryIO], None]:
    name = argv[0] if argv else ""
    if name not in COMMANDS:
        raise RefusedError(f"mexen-desktop: unknown command '{printable(name)}'")
    return COMMANDS[name]


def _write_no_more() -> None:
    """Let what is still buffered go nowhere, where it would fail once more at exit."""
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
