"""A rule set is a value with what belongs to it elsewhere: each of these places knows all presets.

Whoever adds a preset finds here, in one go, what it still lacks; docs/extending.md says more.
"""

import xml.etree.ElementTree as ET
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import pytest

from mexen_desktop.languages import NAMES, SOURCE
from mexen_desktop.look.icons import icon_names
from mexen_desktop.odds.known import FOLDER
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.throw import MEXICO, dice_of
from mexen_desktop.texts import words
from mexen_desktop.windows.rule_icons import ICONS, MEDALS, SHOWS_MEXICO
from tests.kit.rules_doc import SECTIONS
from tools.make_odds import table
from tools.make_pictures import CARD_WIDTHS, CARDS, PICTURES
from translations import pipeline

ROOT: Final = Path(__file__).parents[1]
NUMBERS: Final = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")
MANUAL: Final = ROOT / "packaging" / "linux" / "mexen-desktop.6"
SHOP: Final = ROOT / "packaging" / "linux" / "io.github.mexen_desktop.Mexen.metainfo.xml"


def is_said(say: Callable[[str], str]) -> Callable[[str], bool]:
    """Return what tells whether there are words for a preset."""

    def said(rules: str) -> bool:
        try:
            return bool(say(rules))
        except KeyError:
            return False

    return said


def names_in(language: str) -> list[str]:
    """Return what the presets are called in a language, as far as they are."""
    english = [
        words.rule_set_name(rules) for rules in filter(is_said(words.rule_set_name), PRESETS)
    ]
    if language == SOURCE:
        return english
    said = {
        message.findtext("source"): message.findtext("translation", "")
        for context in ET.parse(pipeline.FOLDER / f"mexen_{language}.ts").iter("context")
        if context.findtext("name") == "rule sets"
        for message in context.iter("message")
    }
    return [said[name] for name in english if name in said]


#: What a preset has, with what is to be done where it has not.
BELONGS: Final[Mapping[str, Callable[[str], bool]]] = {
    "write its section and its column in docs/rules.md": SECTIONS.__contains__,
    "name it: rule_set_name in texts/words.py": is_said(words.rule_set_name),
    "say what is special about it: rule_set_sentence in texts/words.py": is_said(
        lambda rules: words.rule_set_sentence(rules, words.POINTS)
    ),
    "give it an icon of its own: ICONS in windows/rule_icons.py": lambda rules: (
        ICONS.get(rules) in icon_names() and list(ICONS.values()).count(ICONS[rules]) == 1
    ),
    "lay dice on its card: CARDS, CARD_WIDTHS in tools/make_pictures.py": lambda rules: (
        rules in CARDS and rules in CARD_WIDTHS
    ),
    "paint its card: python3 dev.py make pictures": lambda rules: (
        PICTURES / f"card-{rules}.png"
    ).exists(),
    "write its odds: python3 dev.py make odds": lambda rules: (
        (FOLDER / f"{rules}.bin").exists() == bool(table(PRESETS[rules]))
    ),
    "count its states: python -m tests.rules.perft": lambda rules: (
        f"{rules} 1 " in (ROOT / "tests" / "rules" / "perft.txt").read_text("utf-8")
    ),
}


@pytest.mark.parametrize("rules", PRESETS)
def test_each_preset_has_all_that_belongs_to_it(rules: str) -> None:
    lacking = [todo for todo, has in BELONGS.items() if not has(rules)]
    assert not lacking, f"{rules}: " + "; ".join(lacking)


@pytest.mark.parametrize("file", ["README.md", "docs/rules.md"])
def test_what_counts_the_rule_sets_counts_them_all(file: str) -> None:
    counted = f"{NUMBERS[len(PRESETS)]} rule sets"
    assert counted in (ROOT / file).read_text("utf-8"), f"say “{counted}” in {file}"


def test_the_manual_names_what_can_be_simulated() -> None:
    *others, last = PRESETS
    listed = f"the rule set: {', '.join(others)} or {last}.\n"
    assert listed in MANUAL.read_text("utf-8"), f"{MANUAL.name}: {listed}"


@pytest.mark.parametrize("file", [ROOT / "README.md", SHOP], ids=lambda path: path.name)
@pytest.mark.parametrize("language", NAMES)
def test_what_names_the_rule_sets_names_them_all(file: Path, language: str) -> None:
    if file.suffix == ".md" and language != SOURCE:
        return
    text = file.read_text("utf-8")
    missing = [name for name in names_in(language) if name not in text]
    assert not missing, f"name them in {file.name}"


def test_nothing_belongs_to_a_preset_that_is_no_more() -> None:
    cards = {path.stem.removeprefix("card-") for path in PICTURES.glob("card-*.png")}
    known = {path.stem for path in FOLDER.glob("*.bin")}
    assert {*ICONS, *MEDALS, *CARDS, *CARD_WIDTHS, *cards, *known} <= set(PRESETS)


def test_the_dice_of_an_evening_show_mexico() -> None:
    assert {value for value, *_ in CARDS[SHOWS_MEXICO]} == set(dice_of(MEXICO)), (
        "SHOWS_MEXICO in windows/rule_icons.py: a rule set on whose card they do"
    )
