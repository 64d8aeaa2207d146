"""Says what is wrong with the words: run as a check, it fails where anything is."""

import ast
import re
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from translations import pipeline

#: What a translation must hold as often as its source: values, numbers, strong words.
PARTS = re.compile(r"\{\w*\}|%n|%L?\d|</?\w+>")
#: The letter that a text in a menu is chosen by; two of these signs are one that is shown.
KEY = re.compile(r"(?<!&)&(?:&&)*(\w)")


class Message(NamedTuple):
    """A text with what a language says for it: one form, or one for each kind of number."""

    context: str
    source: str
    numbered: bool
    state: str
    forms: tuple[str, ...]


def faults(folder: Path = pipeline.FOLDER, source: Path = pipeline.SOURCE) -> list[str]:
    """Name everything that is wrong, with where it stands."""
    found = [fault for module in sorted(source.rglob("*.py")) for fault in in_module(module)]
    for language in pipeline.LANGUAGES:
        words = folder / f"mexen_{language}.ts"
        if not words.exists():
            found.append(f"{words.name} is missing")
            continue
        messages = tuple(read(words))
        found += [f"{words.name}: {fault}" for each in messages for fault in in_message(each)]
        found += [f"{words.name}: {fault}" for fault in in_file(messages)]
    return found


def in_module(module: Path) -> Iterator[str]:
    """Find calls whose text no translator can see: it is put together, or comes from elsewhere."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name, place = pipeline.called(node), 0
        if name == "translate":
            # A painter has a translate() too, which takes numbers.
            place = 1 if len(node.args) > 1 and pipeline.is_text(node.args[0]) else -1
        elif name != "tr":
            continue
        if 0 <= place < len(node.args) and not plain(node.args[place]):
            yield f"{module.name}:{node.lineno}: {name}() takes a text as it is written"


def plain(text: ast.expr) -> bool:
    """Tell whether a text stands in the source as it is."""
    return isinstance(text, ast.Constant) and isinstance(text.value, str)


def read(words: Path) -> Iterator[Message]:
    """Read the messages of a .ts file."""
    for context in ET.parse(words).iter("context"):
        for each in context.iter("message"):
            said = each.find("translation")
            if said is None:
                said = ET.Element("translation", type="unfinished")
            numbered = each.get("numerus") == "yes"
            yield Message(
                context.findtext("name", ""),
                each.findtext("source", ""),
                numbered,
                said.get("type", ""),
                tuple(form.text or "" for form in (said if numbered else [said])),
            )


def in_message(message: Message) -> Iterator[str]:
    """Find what is wrong with one translation."""
    if message.state:
        yield f"{message.state}: {message.source!r}"
        return
    for form in message.forms:
        if not form.strip():
            yield f"nothing is said for {message.source!r}"
        elif held(form) != held(message.source):
            yield f"{form!r} does not hold what {message.source!r} holds"


def held(text: str) -> Counter[str]:
    """Count what must not get lost in a text; a letter to choose it by counts as one."""
    return Counter(PARTS.findall(text)) + Counter("&" for _ in KEY.findall(text))


def in_file(messages: tuple[Message, ...]) -> Iterator[str]:
    """Find what is wrong between translations: forms of numbers, letters of one menu."""
    numbers = {len(message.forms) for message in messages if message.numbered and not message.state}
    if len(numbers) > 1:
        yield f"some numbers have {min(numbers)} forms, others {max(numbers)}"
    letters: dict[tuple[str, str], str] = {}
    for message in messages:
        for form in message.forms:
            for letter in KEY.findall(form):
                other = letters.setdefault((message.context, letter.lower()), message.source)
                if other != message.source:
                    yield f"{letter!r} chooses both {other!r} and {message.source!r}"


def main() -> int:
    """Print what is wrong, the files that are not up to date first."""
    found = [
        f"{name} is not up to date (run: python3 dev.py translate)" for name in pipeline.stale()
    ]
    found += faults()
    for fault in found:
        print(fault)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
