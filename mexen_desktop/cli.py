"""The subcommands, which open no window."""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

from mexen_desktop.record.errors import RecordError
from mexen_desktop.record.reading import read, take, unreadable
from mexen_desktop.record.replaying import replay
from mexen_desktop.record.state_json import state_json
from mexen_desktop.record.value import Record
from mexen_desktop.record.wording import LONGEST, printable, sentence
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import State

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

ODDS_HELP: Final = b"""\
mexen-desktop odds FILE

Prints for the player to move where a game record ends, as one line of JSON, the
exact chance to lose the round by each throw, keep and stop, with the best move.

  -          instead of FILE: read standard input
  --         what follows is a FILE, even if it starts with a dash
"""

SIMULATE_HELP: Final = b"""\
mexen-desktop simulate --rules ID [--players N] [--rounds N] [--seed N]

Lets computer players who play best play rounds, then prints as one line of JSON
how fast that went, how often each reading was thrown, who lost how often.

  --rules    knight, pirate, extreme or lives
  --players  how many play (4)
  --rounds   how many rounds they play (10000)
  --seed     with the same seed the same dice fall
"""

#: The most players who can be simulated, where the rules know no limit: the odds of so many take
#: a quarter of a minute to find.
MOST_PLAYERS: Final = 100


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
    if _asks_for_help(options):
        out.write(REPLAY_HELP)
        return
    for option in options:
        if option != STATES:
            raise _unknown_option("replay", option)
    if not files:
        raise _which_file("replay")
    for file in files:
        with _named(file):
            _print_states(_record(file), out, every=bool(options))


def _odds(arguments: list[str], out: BinaryIO) -> None:
    """Print the odds of the player to move where a game stands."""
    from mexen_desktop.odds.chances import odds
    from mexen_desktop.odds.odds_json import odds_json

    options, files = _parted(arguments)
    if _asks_for_help(options):
        out.write(ODDS_HELP)
        return
    if options:
        raise _unknown_option("odds", options[0])
    if not files:
        raise _which_file("odds")
    if len(files) > 1:
        raise RefusedError(f"mexen-desktop odds: one FILE only, not '{printable(files[1])}' too")
    with _named(files[0]):
        out.write(odds_json(odds(_last_state(_record(files[0])))) + b"\n")


def _simulate(arguments: list[str], out: BinaryIO) -> None:
    """Print what comes of rounds among computer players."""
    from random import Random
    from time import perf_counter

    from mexen_desktop.minds.levels import Level
    from mexen_desktop.minds.simulating import counted_json, simulate

    if _asks_for_help(arguments):
        out.write(SIMULATE_HELP)
        return
    given = _given(arguments)
    rules = given.get("--rules")
    if rules not in PRESETS:
        known = ", ".join(PRESETS)
        what = "which --rules?" if rules is None else f"unknown rules '{printable(rules)}'"
        raise RefusedError(f"mexen-desktop simulate: {what} (known: {known})")
    options = PRESETS[rules]
    most = options.most or MOST_PLAYERS
    players = _number(given, "--players", 4, options.least, most)
    rounds = _number(given, "--rounds", 10_000, 1, 10**9)
    # Without a seed chance comes from the operating system.
    seed = _number(given, "--seed", 0, 0, 10**18) if "--seed" in given else None
    start = perf_counter()
    counted = simulate(options, [Level.STRONG] * players, rounds, Random(seed))
    out.write(counted_json(counted, perf_counter() - start) + b"\n")


def _given(arguments: list[str]) -> dict[str, str]:
    """Return each option of a simulation with the word that follows it."""
    given: dict[str, str] = {}
    words = iter(arguments)
    for option in words:
        if option not in ("--rules", "--players", "--rounds", "--seed"):
            raise _unknown_option("simulate", option)
        value = next(words, None)
        if value is None:
            raise RefusedError(f"mexen-desktop simulate: {option} needs a value")
        given[option] = value
    return given


def _number(given: Mapping[str, str], option: str, default: int, least: int, most: int) -> int:
    word = given.get(option, str(default))
    # A number of very many digits is not even read.
    if word.isascii() and word.isdecimal() and len(word) < 20 and least <= int(word) <= most:
        return int(word)
    raise RefusedError(
        f"mexen-desktop simulate: {option} must be a number from {least} to {most},"
        f" not '{printable(word[:LONGEST])}'"
    )


def _asks_for_help(words: list[str]) -> bool:
    return "-h" in words or "--help" in words


def _unknown_option(command: str, option: str) -> RefusedError:
    return RefusedError(f"mexen-desktop {command}: unknown option '{printable(option)}'")


def _which_file(command: str) -> RefusedError:
    return RefusedError(
        f"mexen-desktop {command}: which FILE? (see mexen-desktop {command} --help)"
    )


@contextmanager
def _named(file: str) -> Iterator[None]:
    """Say what is wrong with a record together with its file's name."""
    try:
        yield
    except RecordError as error:
        raise RefusedError(f"{printable(file)}: {sentence(error)}") from error


def _print_states(record: Record, out: BinaryIO, *, every: bool) -> None:
    if every:
        out.writelines(state_json(state) + b"\n" for state, _ in replay(record))
    else:
        out.write(state_json(_last_state(record)) + b"\n")


def _last_state(record: Record) -> State:
    for state, _ in replay(record):
        last = state
    return last


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
