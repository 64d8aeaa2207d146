"""The command, called in this process."""

from typing import Final, NamedTuple

import pytest

from mexen_desktop import cli

#: What the installed command does.
PROGRAM: Final = "import sys; from mexen_desktop.__main__ import main; sys.exit(main())"


class Ended(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str


class Shell:
    """Calls the command in this process, in a folder of its own."""

    def __init__(self, capture: pytest.CaptureFixture[bytes]) -> None:
        self._capture = capture

    def __call__(self, *words: str) -> Ended:
        status = cli.main(list(words))
        out, err = self._capture.readouterr()
        return Ended(status, out.decode(), err.decode())

    def refused(self, *words: str) -> str:
        """Check that a call is refused in one line, without other words; return the line."""
        status, out, err = self(*words)
        assert (status, out) == (2, "")
        assert err.endswith("\n")
        assert err[:-1].isprintable()
        return err[:-1]
