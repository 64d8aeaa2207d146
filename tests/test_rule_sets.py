"""A rule set is a value with what belongs to it elsewhere: each of these places knows all presets.

Whoever adds a preset finds here, in one go, what it still lacks; docs/extending.md says more.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import pytest

from mexen_desktop.look.icons import icon_names
from mexen_desktop.odds.known import FOLDER
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.texts import words
from mexen_desktop.windows.rule_icons import ICONS, MEDALS
from tests.kit.rules_doc import SECTIONS
from tools.make_odds import table
from tools.make_pictures import CARD_WIDTHS, CARDS, PICTURES

ROOT: Final = Path(__file__).parents[1]
NUMBERS: Final = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")
#: Texts that count the rule sets.
COUNTING: Final = ("README.md", "docs/rules.md", "packaging/bundle/debian.py")
#: Texts that count them and name each.
NAMING: Final = ("README.md", "packaging/linux/io.github.mexen_desktop.Mexen.metainfo.xml")


def is_said(say: Callable[[str], str]) -> Callable[[str], bool]:
    """Return what tells whether there are words for a preset."""

    def said(rules: str) -> bool:
        try:
            return bool(say(rules))
        except KeyError:
            return False

    return said


def is_named(file: str) -> Callable[[str], bool]:
    """Return what tells whether a file names a preset as players do."""
    text = (ROOT / file).read_text("utf-8")
    return lambda rules: words.rule_set_name(rules) in text


#: What a preset has, with what is to be done where it has not.
BELONGS: Final[Mapping[str, Callable[[str], bool]]] = {
    "write its section and its column in docs/rules.md": SECTIONS.__contains__,
    "name it: rule_set_name in texts/words.py": is_said(words.rule_set_name),
    "say what is special about it: rule_set_sentence in texts/words.py": is_said(
        lambda rules: words.rule_set_sentence(rules, words.POINTS)
    ),
    "give it an icon: ICONS in windows/rule_icons.py": lambda rules: (
        ICONS.get(rules) in icon_names()
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


@pytest.mark.parametrize("file", NAMING)
def test_texts_about_the_program_name_every_rule_set(file: str) -> None:
    named = is_named(file)
    missing = [rules for rules in PRESETS if not named(rules)]
    assert not missing, f"name them in {file} as texts/words.py does"


@pytest.mark.parametrize("file", sorted({*COUNTING, *NAMING}))
def test_texts_about_the_program_count_the_rule_sets(file: str) -> None:
    counted = f"{NUMBERS[len(PRESETS)]} rule sets"
    assert counted in (ROOT / file).read_text("utf-8"), f"say “{counted}” in {file}"


def test_nothing_belongs_to_a_preset_that_is_no_more() -> None:
    cards = {path.stem.removeprefix("card-") for path in PICTURES.glob("card-*.png")}
    known = {path.stem for path in FOLDER.glob("*.bin")}
    assert {*ICONS, *MEDALS, *CARDS, *CARD_WIDTHS, *cards, *known} <= set(PRESETS)
