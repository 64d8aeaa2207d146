"""Each language as the program speaks it: complete, in the words that a table uses."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

from mexen_desktop.languages import NAMES, SOURCE
from mexen_desktop.look.lines import broken
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.type import load_fonts, sized_font
from mexen_desktop.rules.events import Took
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.session.dice import SystemDice
from mexen_desktop.session.game import Game
from mexen_desktop.settings import SettingsFile
from mexen_desktop.texts import words
from mexen_desktop.texts.marks import plain
from mexen_desktop.texts.narrator import narrate
from mexen_desktop.windows.language import Language
from mexen_desktop.windows.start import card
from mexen_desktop.windows.start.page import StartPage
from translations import pipeline

OTHERS = tuple(code for code in NAMES if code != SOURCE)

#: The languages that have a column in TERMS; a further one needs none to be complete.
COLUMNS = ("nl", "de", "da")
#: English words, with what stands in those languages wherever one of them stands in English.
TERMS: dict[str, tuple[str, str, str]] = {
    r"Mexico with the Knight": (
        "Mexico met de Ridder",
        "Mexico mit dem Ritter",
        "Mexico med Ridderen",
    ),
    r"Mexen with the Pirate": (
        "Mexen met de Piraat",
        "Mexen mit dem Piraten",
        "Mexen med Piraten",
    ),
    r"Mexen extreme": ("Mexen extreem", "Mexen extrem", "Mexen ekstrem"),
    r"Mexico with lives": ("Mexico met levens", "Mexico mit Leben", "Mexico med liv"),
    r"Classic Mexico": ("Klassiek Mexico", "Klassisches Mexico", "Klassisk Mexico"),
    r"Knight": ("Ridder", "Ritter", "Ridder"),
    r"Pirate": ("Piraat", "Pirat", "Pirat"),
    r"Mexico": ("Mexico", "Mexico", "Mexico"),
    r"Mex": ("Mex", "Mex", "Mex"),
    r"Elbow": ("Elleboog", "Ellbogen", "Albue"),
    r"STUCK!": ("VAST!", "FEST!", "LÅST!"),
    r"is stuck": ("zit vast", "sitzt .* fest", "er låst"),
    r"taps?": ("tik", "tipp|alle anderen", "tryk"),
    r"throws?(\(s\))?": ("worp|gooi", "W[uü]rf|würfel|geworfen", "slag|slå"),
    r"stops?": ("stop", "aufhör|hörs?t .*auf", "stop"),
    r"stay(s|ed)?": ("blijft|blijven|bleef", "bleib|blieb", "bliver|blive|blev"),
    r"keeps": ("laat .* liggen", "lässt .* liegen", "lader .* ligge"),
    r"(the|every) double": ("dubbel", "Pasch", "par(ret)?"),
    r"pot": ("pot", "Pott", "pulje"),
    r"sips?(\(s\))?": ("slok", "Schluck", "tår"),
    r"points?(\(s\))?": ("strafpunt", "Strafpunkt", "strafpoint"),
    r"life/lives|lives": ("leven", "Leben", "liv"),
    r"round(\(s\))?": ("ronde", "Runde", "runde"),
    r"turn": ("beurt", "Z[uü]g|ist dran|hört man auf", "tur"),
    r"starts": ("begint", "beginnt", "starter"),
    r"deciding throws?": ("beslisworp", "Entscheidungsw[uü]rf", "afgørende slag"),
    r"dead game": ("dood spel", "totes Spiel", "dødt spil"),
    r"lowest": ("laagste", "niedrigste", "laveste?"),
    r"out": ("af", "raus", "ude"),
}
#: Phrases in which such a word means something else.
ELSEWISE = re.compile(r"hands out|sits? out")

#: What is taken, by language and stake: none, one, two, twenty-one. Checked by hand.
AMOUNTS = {
    ("en", "sips"): ("0 sips", "1 sip", "2 sips", "21 sips"),
    ("en", "points"): ("0 points", "1 point", "2 points", "21 points"),
    ("nl", "sips"): ("0 slokken", "1 slok", "2 slokken", "21 slokken"),
    ("nl", "points"): ("0 strafpunten", "1 strafpunt", "2 strafpunten", "21 strafpunten"),
    ("de", "sips"): ("0 Schlucke", "1 Schluck", "2 Schlucke", "21 Schlucke"),
    ("de", "points"): ("0 Strafpunkte", "1 Strafpunkt", "2 Strafpunkte", "21 Strafpunkte"),
    ("da", "sips"): ("0 tåre", "1 tår", "2 tåre", "21 tåre"),
    ("da", "points"): ("0 strafpoint", "1 strafpoint", "2 strafpoint", "21 strafpoint"),
}
#: The sentence around each of them.
LOSSES = {
    "en": "Bo loses the round and takes {}.",
    "nl": "Bo verliest de ronde en krijgt {}.",
    "de": "Bo verliert die Runde und bekommt {}.",
    "da": "Bo taber runden og får {}.",
}
COUNTS = (0, 1, 2, 21)


class Message(NamedTuple):
    """A text with what a language says for it; one form for each of its numbers."""

    context: str
    source: str
    comment: str
    numbered: bool
    state: str
    forms: tuple[str, ...]


@cache
def messages(language: str) -> tuple[Message, ...]:
    """Read the .ts file of a language."""
    found = []
    for context in ET.parse(pipeline.FOLDER / f"mexen_{language}.ts").iter("context"):
        for each in context.iter("message"):
            said = each.find("translation")
            assert said is not None
            numbered = each.get("numerus") == "yes"
            forms = [form.text or "" for form in said] if numbered else [said.text or ""]
            found.append(
                Message(
                    context.findtext("name", ""),
                    each.findtext("source", ""),
                    each.findtext("comment", ""),
                    numbered,
                    said.get("type", ""),
                    tuple(forms),
                )
            )
    return tuple(found)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile every language anew."""
    folder = tmp_path_factory.mktemp("compiled")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pipeline, "COMPILED", folder)
        pipeline.release()
    return folder


@pytest.fixture
def speak(qapp: QCoreApplication, compiled: Path) -> Iterator[Callable[[str], None]]:
    """Speak a language until the test is over."""
    spoken: list[QTranslator] = []

    def begin(language: str) -> None:
        spoken.append(QTranslator())
        assert spoken[-1].load(str(compiled / f"mexen_{language}.qm"))
        qapp.installTranslator(spoken[-1])

    yield begin
    for translator in spoken:
        qapp.removeTranslator(translator)


def apart(text: str) -> str:
    """Write the spaces that no line breaks at as others."""
    return text.replace("\u00a0", " ")


def parts(text: str) -> Counter[str]:
    """Count what must not get lost: places for values, numbers, strong words."""
    return Counter(re.findall(r"\{\w*\}|%n|</?b>", text))


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_unsaid_or_left_over(language: str) -> None:
    assert len(messages(language)) > 200
    for message in messages(language):
        assert message.state == "", message
        assert all(form.strip() == form != "" for form in message.forms), message


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same_things(language: str) -> None:
    # In any order: a file that is new has its texts as they come, an older one has new ones added.
    said = {message[:4] for message in messages(language)}
    assert said == {message[:4] for message in messages(OTHERS[0])}, "run: python3 dev.py translate"


def test_english_says_all_numbers() -> None:
    numbered = {message[:4] for message in messages(OTHERS[0]) if message.numbered}
    assert {message[:4] for message in messages("en")} == numbered, "run: python3 dev.py translate"


@pytest.mark.parametrize("language", [*COLUMNS, "en"])
def test_every_number_has_its_two_forms(language: str) -> None:
    # All of these have one form for 1, another for every other number.
    numbered = [message for message in messages(language) if message.numbered]
    assert numbered
    assert {len(message.forms) for message in numbered} == {2}


@pytest.mark.parametrize("language", [*OTHERS, "en"])
def test_values_numbers_and_strong_words_stay(language: str) -> None:
    for message in messages(language):
        for form in message.forms:
            assert parts(form) == parts(message.source), message


@pytest.mark.parametrize("language", OTHERS)
def test_a_status_line_begins_with_its_strong_words_where_english_does(language: str) -> None:
    # The strong words come first there: what stood before them would be lost.
    lines = [m for m in messages(language) if m.source.startswith("<b>")]
    assert lines
    for message in lines:
        assert all(form.startswith("<b>") for form in message.forms), message


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_end_as_they_do_in_english(language: str) -> None:
    for message in messages(language):
        for form in message.forms:
            for mark in (".", "!"):
                assert form.endswith(mark) == message.source.endswith(mark), message


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_shouted_is_shouted_everywhere(language: str) -> None:
    shouted = [message for message in messages(language) if message.source.isupper()]
    assert {message.source for message in shouted} == {"TAP", "STUCK!"}
    for message in shouted:
        assert all(form.isupper() for form in message.forms), message


@pytest.mark.parametrize("language", COLUMNS)
@pytest.mark.parametrize("term", TERMS)
def test_one_word_for_each_thing(term: str, language: str) -> None:
    wanted = re.compile(TERMS[term][COLUMNS.index(language)], re.IGNORECASE)
    whole = re.compile(rf"(?<!\w)({term})(?!\w)", re.IGNORECASE)
    with_it = [m for m in messages(language) if whole.search(ELSEWISE.sub("", m.source))]
    assert with_it
    for message in with_it:
        said = all(wanted.search(apart(form)) for form in message.forms)
        assert said, f"{language} says “{wanted.pattern}” in {message}"


@pytest.mark.parametrize(
    ("language", "quotes"), [("nl", "“”"), ("de", "„“"), ("da", "»«"), ("en", "“”")]
)
def test_quotes_and_spaces_are_those_of_the_language(language: str, quotes: str) -> None:
    for message in messages(language):
        quoted = message.source.count("“")
        for form in message.forms:
            signs = re.findall('["„“”‚‘«»‹›]', form)
            assert "".join(signs) == quotes * quoted, message
            assert not re.search(r"  | ([…×]|%(?!n))", form), message


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize(("language", "stake"), AMOUNTS)
def test_amounts(speak: Callable[[str], None], language: str, stake: str, count: int) -> None:
    speak(language)
    assert apart(words.amount(count, stake)) == AMOUNTS[language, stake][COUNTS.index(count)]


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize(("language", "stake"), AMOUNTS)
def test_amounts_in_a_sentence(
    speak: Callable[[str], None], language: str, stake: str, count: int
) -> None:
    speak(language)
    game = Game("knight", PRESETS["knight"], ["Ann", "Bo"], SystemDice(), stake=stake)
    sentence = narrate(Took(1, count, "pot"), game)
    wanted = LOSSES[language].format(AMOUNTS[language, stake][COUNTS.index(count)])
    assert apart(plain(sentence or "")) == wanted


@pytest.mark.parametrize("stake", ["points", "sips"])
@pytest.mark.parametrize("language", [*OTHERS, "en"])
def test_what_is_special_about_a_game_takes_two_lines_on_a_small_window(
    speak: Callable[[str], None], qtbot: QtBot, tmp_path: Path, language: str, stake: str
) -> None:
    load_fonts()
    settings = SettingsFile(tmp_path / "settings.json")
    spoken = Language()
    spoken.use("en")
    page = StartPage(settings, spoken)
    qtbot.addWidget(page)
    page.resize(1024, 600)
    page.show()
    qtbot.waitExposed(page)
    metrics = Metrics(1024, 600)
    speak(language)
    for each in page.cards:
        each.set_stake(stake)
        room = each.body().width() - metrics.px(card._PADDING) * 2 - metrics.px(6)
        used = sized_font(metrics.text(card._SENTENCE), 400)
        assert 150 < room < 224
        sentence = words.sentence_of(each.rules, stake)
        assert len(broken(sentence, used, room)) <= 2, sentence
