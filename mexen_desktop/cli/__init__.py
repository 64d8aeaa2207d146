"""The subcommands, which open no window."""

from collections.abc import Callable, Mapping
from typing import BinaryIO, Final

from mexen_desktop.cli.records import binary
from mexen_desktop.cli.words import RefusedError
from mexen_desktop.record.wording import printable
from mexen_desktop.streams import complain, let_go

DONE: Final = 0
WRONG: Final = 2
INTERRUPTED: Final = 130


def main(argv: list[str]) -> int:
    """Carry out a subcommand, returning the exit status."""
    return _carried_out(lambda out: _command(argv)(argv[1:], out))


def tell(text: str) -> int:
    """Print a text, returning the exit status."""

    def write(out: BinaryIO) -> None:
        out.write(text.encode())

    return _carried_out(write)


def _carried_out(command: Callable[[BinaryIO], None]) -> int:
    try:
        out = binary("stdout")
        try:
            command(out)
        finally:
            out.flush()
    except RefusedError as refused:
        return _refuse(str(refused))
    except BrokenPipeError:
        # Whoever was reading has read enough.
        let_go("stdout")
        return DONE
    except OSError as error:
        let_go("stdout")
        return _refuse(f"mexen-desktop: cannot write: {error.strerror}")
    except MemoryError:
        return _refuse("mexen-desktop: not enough memory")
    except KeyboardInterrupt:
        return INTERRUPTED
    return DONE


def _refuse(line: str) -> int:
    complain(line)
    return WRONG


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
