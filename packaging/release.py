"""Refuses a release whose tag, version, changelog do not agree; prints what is new in it.

python packaging/release.py v1.2.3
"""

import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]

_VERSION: Final = re.compile(r'^__version__ = "(\d+\.\d+\.\d+)"$', re.MULTILINE)
_HEADING: Final = r"^## \[{version}\] - \d{{4}}-\d{{2}}-\d{{2}}$"


class RefusedError(Exception):
    """The release does not fit together: the message says where."""


def version(root: Path = ROOT) -> str:
    """Return the program's version as its source has it; nothing needs to be installed."""
    found = _VERSION.search((root / "mexen_desktop" / "__init__.py").read_text("utf-8"))
    if found is None:
        raise RefusedError("mexen_desktop/__init__.py has no version of three numbers")
    return found[1]


def news(changelog: str, wanted: str) -> str:
    """Return what the changelog says of a version; refused where it has no dated entry."""
    heading = re.search(_HEADING.format(version=re.escape(wanted)), changelog, re.MULTILINE)
    if heading is None:
        raise RefusedError(f"CHANGELOG.md has no dated entry for {wanted}")
    text = re.split(r"^## |^\[", changelog[heading.end() :], maxsplit=1, flags=re.MULTILINE)[0]
    if not text.strip():
        raise RefusedError(f"CHANGELOG.md says nothing of {wanted}")
    return text.strip() + "\n"


def check(tag: str, root: Path = ROOT) -> str:
    """Return what is new in the release of that tag; refused where anything disagrees."""
    wanted = version(root)
    if tag != f"v{wanted}":
        raise RefusedError(f"the tag is {tag}, while the program's version is {wanted}")
    (metainfo,) = (root / "packaging" / "linux").glob("*.metainfo.xml")
    listed = [entry.get("version") for entry in ET.parse(metainfo).iter("release")]
    if wanted not in listed:
        raise RefusedError(f"{metainfo.name} does not list {wanted}")
    return news((root / "CHANGELOG.md").read_text("utf-8"), wanted)


def main(words: list[str]) -> int:
    """Check the one tag that is given."""
    if len(words) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        print(check(words[0]), end="")
    except RefusedError as refused:
        print(f"no release: {refused}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
