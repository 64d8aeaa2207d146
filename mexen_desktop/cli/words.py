"""The words after a subcommand, with what is refused about them."""

from typing import Final

from mexen_desktop.record.wording import printable

#: Instead of a FILE: standard input.
STDIN: Final = "-"


class RefusedError(Exception):
    """What the command line refuses: the message is one line for the terminal."""


def parted(arguments: list[str]) -> tuple[list[str], list[str]]:
    """Return the options, then the files among a subcommand's arguments."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    options = [word for word in arguments[:end] if word.startswith("-") and word != STDIN]
    files = [word for word in arguments[:end] if word not in options]
    return options, files + arguments[end + 1 :]


def asks_for_help(words: list[str]) -> bool:
    """Tell whether the words want to be told how to go on."""
    return "-h" in words or "--help" in words


def unknown_option(command: str, option: str) -> RefusedError:
    """Return the refusal of an option that the subcommand does not have."""
    return RefusedError(f"mexen-desktop {command}: unknown option '{printable(option)}'")


def which_file(command: str) -> RefusedError:
    """Return the refusal of a call that names no file."""
    return RefusedError(
        f"mexen-desktop {command}: which FILE? (see mexen-desktop {command} --help)"
    )
