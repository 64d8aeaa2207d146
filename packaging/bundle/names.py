"""Says what the program is called where systems want to know."""

from pathlib import Path
from typing import Final

from bundle.place import PACKAGE, ROOT
from mexen_desktop import __version__

VERSION: Final = __version__
TITLE: Final = "Mexen"
COMMAND: Final = "mexen-desktop"
#: The twin on Windows that has a terminal.
CONSOLE: Final = "mexen-console"
#: The name that is the program's alone among all programs.
IDENTITY: Final = "io.github.mexen_desktop.Mexen"
MIME: Final = "application/vnd.mexen.record+json"
SUFFIX: Final = ".mexen"
#: The same of house rules.
RULES_MIME: Final = "application/vnd.mexen.rules+json"
RULES_SUFFIX: Final = ".mexen-rules"
PUBLISHER: Final = "The Mexen developers"
COPYRIGHT: Final = "Copyright © 2026 The Mexen developers. MIT licence."
SUMMARY: Final = "Mexen, the dice game Mexico, for a family around one screen"


def modules() -> list[str]:
    """List all modules of the program: many are imported by name, or late."""
    return [_module(path) for path in sorted(PACKAGE.rglob("*.py"))]


def _module(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
