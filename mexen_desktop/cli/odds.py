"""`mexen-desktop odds`: the exact chance to lose by each move."""

from typing import BinaryIO, Final

from mexen_desktop.cli.records import last_state, named, record_in
from mexen_desktop.cli.words import (
    RefusedError,
    asks_for_help,
    parted,
    unknown_option,
    which_file,
)
from mexen_desktop.odds.chances import odds
from mexen_desktop.odds.odds_json import odds_json
from mexen_desktop.record.wording import printable

HELP: Final = b"""\
mexen-desktop odds FILE

Prints for the player to move where a game record ends, as one line of JSON, the
exact chance to lose the round by each throw, keep and stop, with the best move.

  -          instead of FILE: read standard input
  --         what follows is a FILE, even if it starts with a dash
"""


def run(arguments: list[str], out: BinaryIO) -> None:
    """Print the odds of the player to move where a game stands."""
    options, files = parted(arguments)
    if asks_for_help(options):
        out.write(HELP)
        return
    if options:
        raise unknown_option("odds", options[0])
    if not files:
        raise which_file("odds")
    if len(files) > 1:
        raise RefusedError(f"mexen-desktop odds: one FILE only, not '{printable(files[1])}' too")
    with named(files[0]):
        out.write(odds_json(odds(last_state(record_in(files[0])))) + b"\n")
