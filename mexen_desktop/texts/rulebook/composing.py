"""Composes the page of rules of a table from what it plays."""

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.options import Options, differing
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.texts import words
from mexen_desktop.texts.marks import fill
from mexen_desktop.texts.rulebook.ending import ending
from mexen_desktop.texts.rulebook.examples import examples
from mexen_desktop.texts.rulebook.keeping import keeping
from mexen_desktop.texts.rulebook.paying import paying
from mexen_desktop.texts.rulebook.roles import role
from mexen_desktop.texts.rulebook.short import in_short, strange_words
from mexen_desktop.texts.rulebook.specials import specials
from mexen_desktop.texts.rulebook.table import a_round, ranking, the_table
from mexen_desktop.texts.rulebook.turn import a_turn
from mexen_desktop.texts.rulebook.values import RulesPage, Section


def rules_page(options: Options, rules: str, stake: str, house: str = "") -> RulesPage:
    """Return the page for what a table plays; `rules` is the preset it comes from, by its id.

    `house` is what the table calls its own rules.
    """
    own = differing(PRESETS[rules], options)
    sections = (
        in_short(options, stake),
        strange_words(options, stake),
        ranking(options),
        a_round(),
        a_turn(options),
        *keeping(options),
        specials(options, stake),
        paying(options, stake),
        *role(options, stake),
        ending(options),
        the_table(options, stake),
        examples(options, stake),
    )
    told = {name for section in sections for each in section.paragraphs for name in each.options}
    # What differs without an effect is no rule of the table.
    number = len(told & own.keys())
    return RulesPage(
        words.game_name(rules, house),
        tuple(_about(options, rules, number, house)),
        tuple(_marked(section, own) for section in sections),
    )


def _about(options: Options, rules: str, own: int, house: str) -> list[str]:
    about = [words.players_range(options)]
    if house:
        text = QCoreApplication.translate("rules", "from {game}", "where house rules come from")
        about.append(text.format(game=words.rule_set_name(rules)))
    origin = {
        "lives": QCoreApplication.translate("rules", "the Danish way", "a game with lives"),
        "classic": QCoreApplication.translate("rules", "the way English-speaking tables play it"),
    }.get(rules)
    if origin:
        about.append(origin)
    if own:
        text = QCoreApplication.translate("rules", "%n house rule(s), marked below", "", own)
        about.append(fill(text))
    return about


def _marked(section: Section, own: dict[str, object]) -> Section:
    """Return a section with the paragraphs marked that state a house rule."""
    marked = tuple(
        paragraph._replace(own=any(name in own for name in paragraph.options))
        for paragraph in section.paragraphs
    )
    return section._replace(paragraphs=marked)
