"""Decides what the command line asks for."""

import os
import sys

from mexen_desktop import __version__

# These open no window, so that they load no Qt.
SUBCOMMANDS = ("replay", "odds", "simulate")

HELP = """\
Mexen, the dice game Mexico, for a family around one screen.

  mexen-desktop                     open the game
  mexen-desktop FILE                open a game record, or house rules
  mexen-desktop replay FILE ...     print where a game stands, as JSON
      --states                        the start, then every state
  mexen-desktop odds FILE           print the exact losing chances, as JSON
  mexen-desktop simulate --rules ID play many rounds (see simulate --help)
  mexen-desktop --version           print the version
  mexen-desktop --help              print this

'-' instead of FILE lets replay or odds read standard input.
"""


def main(arguments: list[str] | None = None) -> int:
    """Run the program, returning its exit status."""
    words = sys.argv[1:] if arguments is None else arguments
    first = words[0] if words else ""
    if first in SUBCOMMANDS:
        from mexen_desktop import cli

        return cli.main(words)
    if first in {"-h", "--help"}:
        return _tell(HELP)
    if first == "--version":
        return _tell(f"mexen-desktop {__version__}\n")
    if first.startswith("-") or len(words) > 1:
        wrong = first if first.startswith("-") else words[1]
        _complain(f"mexen-desktop: '{wrong}' is not understood (see --help)")
        return 2
    return _play(words)


def _tell(text: str) -> int:
    from mexen_desktop import cli

    return cli.tell(text)


def _complain(line: str) -> None:
    from mexen_desktop.streams import complain

    complain(line)


def _play(words: list[str]) -> int:
    from mexen_desktop import needs

    if None in (sys.stdin, sys.stdout, sys.stderr):
        from mexen_desktop.streams import stand_in

        stand_in()
    try:
        needs.require_display(os.environ)
        from mexen_desktop import app

        return app.run(words)
    except needs.CannotOpenWindowError as reason:
        _complain(str(reason))
        return 1
    except ImportError as error:
        if not needs.is_about_qt(error):
            raise
        _complain(needs.why_not_imported(error))
        return 1


if __name__ == "__main__":
    sys.exit(main())
