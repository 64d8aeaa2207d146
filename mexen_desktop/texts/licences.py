"""Who made what the program is made of, by which licence."""

import json
from pathlib import Path
from typing import Final, NamedTuple

_FOLDER: Final = Path(__file__).resolve().parent.parent / "resources" / "licences"

#: The program itself.
OWN: Final = "Mexen"
#: Not a licence, but what the LGPL wants to be told.
REPLACING: Final = "READ-ME"


class Part(NamedTuple):
    """Something that somebody else made: its name, its licence, where it is from, its texts."""

    name: str
    licence: str
    home: str
    texts: tuple[str, ...]


def parts() -> list[Part]:
    """Return everything that the program is made of, itself first."""
    listed = json.loads((_FOLDER / "parts.json").read_text("utf-8"))
    others = [
        Part(part["name"], part["licence"], part["home"], tuple(part["texts"])) for part in listed
    ]
    return [Part(OWN, "MIT", "", (OWN,)), *others]


def text_of(part: Part) -> str:
    """Return the texts of a part's licence, one after another."""
    return "\n\n".join(text(name) for name in part.texts)


def text(name: str) -> str:
    """Return one of the texts."""
    return (_FOLDER / f"{name}.txt").read_text("utf-8").strip("\n")
