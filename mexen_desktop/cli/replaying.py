"""`mexen-desktop replay`: where a game stands."""

from typing import BinaryIO, Final

from mexen_desktop.cli.records import last_state, named, record_in
from mexen_desktop.cli.words import asks_for_help, parted, unknown_option, which_file
from mexen_desktop.record.replaying import replay
from mexen_desktop.record.state_json import state_json
from mexen_desktop.record.value import Record

STATES: Final = "--states"

HELP: Final = b"""\
mexen-desktop replay FILE ... [--states]

Prints the state after the last action of a game record as one line of JSON.

  --states   print a line for the start, then one after every action
  -          instead of FILE: read standard input
  --         what follows is a FILE, even if it starts with a dash
"""


def run(arguments: list[str], out: BinaryIO) -> None:
    """Print where each of the games stands."""
    options, files = parted(arguments)
    if asks_for_help(options):
        out.write(HELP)
        return
    for option in options:
        if option != STATES:
            raise unknown_option("replay", option)
    if not files:
        raise which_file("replay")
    for file in files:
        with named(file):
            _print_states(record_in(file), out, every=bool(options))


def _print_states(record: Record, out: BinaryIO, *, every: bool) -> None:
    if every:
        out.writelines(state_json(state) + b"\n" for state, _ in replay(record))
    else:
        out.write(state_json(last_state(record)) + b"\n")
