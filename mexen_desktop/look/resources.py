"""Where the files lie that the program draws with."""

from pathlib import Path

_ROOT = Path(__file__).resolve().parent.parent / "resources"


def resource(*parts: str) -> str:
    """Give the path of a file shipped with the program, as Qt wants it."""
    return str(_ROOT.joinpath(*parts))
