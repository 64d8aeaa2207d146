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
        sys.stdout.write(HELP)
        return 0
    if first == "--version":
        sys.stdout.write(f"mexen-desktop {__version__}\n")
        return 0
    if first.startswith("-") or len(words) > 1:
        wrong = first if first.startswith("-") else words[1]
        sys.stderr.write(f"mexen-desktop: '{wrong}' is not understood (see --help)\n")
        return 2
    return _play(words)


def _play(words: list[str]) -> int:
    from mexen_desktop import needs

    try:
        needs.require_display(os.environ)
        from mexen_desktop import app

        return app.run(words)
    except needs.CannotOpenWindowError as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    except ImportError as error:
        if not needs.is_about_qt(error):
            raise
        sys.stderr.write(f"{needs.why_not_imported(error)}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
