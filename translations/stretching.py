"""Stretches English into a language that nobody speaks, to see whether a longer one would fit."""

import math
import re
import xml.etree.ElementTree as ET
from pathlib import Path

#: As much longer as German or Dutch may well be.
LONGER = 0.4

_KEPT = re.compile(r"(\{\w*\}|%n|</?\w+>|&\w+;|\d+)")
_ACCENTED = str.maketrans("aeiouycnszAEIOUYCNSZ", "åéïöüÿçñšžÅÉÏÖÜŸÇÑŠŽ")
_WORD = re.compile(r"[^\W\d_]+")


def stretched(text: str) -> str:
    """Return a text with accents, each of its words longer; what stands for a value stays."""
    parts = _KEPT.split(text)
    return "".join(
        part if at % 2 else _WORD.sub(lambda word: _longer(word[0]), part)
        for at, part in enumerate(parts)
    )


def _longer(word: str) -> str:
    more = math.ceil(len(word) * LONGER)
    vowel = next((at for at, letter in enumerate(word) if letter.lower() in "aeiouy"), 0)
    grown = word[: vowel + 1] + word[vowel] * more + word[vowel + 1 :]
    if grown[:1].isupper() and not word.isupper():
        grown = grown[0] + grown[1:].lower()
    return grown.translate(_ACCENTED)


def stretch(words: Path, to: Path) -> None:
    """Write a .ts file that says everything of another one in the stretched language."""
    tree = ET.parse(words)
    tree.getroot().set("language", "en")
    for message in tree.iter("message"):
        source, said = message.findtext("source", ""), message.find("translation")
        if said is None:
            continue
        said.attrib.clear()
        forms = list(said.iter("numerusform")) or [said]
        for form in forms:
            form.text = stretched(source)
    tree.write(to, "utf-8", xml_declaration=True)
