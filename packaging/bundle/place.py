"""Knows where in the project things lie that are packed."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "mexen_desktop"
PACKAGING: Final = ROOT / "packaging"
DIST: Final = ROOT / "dist"
#: What building leaves behind, which the next build may use.
WORK: Final = ROOT / "build"
