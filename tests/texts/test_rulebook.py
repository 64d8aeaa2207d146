"""The page of rules says all of the rules, in every mix of options, nothing that is not so."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from PySide6.QtCore import QCoreApplication, QTranslator

from mexen_desktop.rules.actions import Throw
from mexen_desktop.rules.engine import apply
from mexen_desktop.rules.options import ALLOWED, OF_LIVES, OF_POT, Options, change, clashes
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.throw import read
from mexen_desktop.texts import words
from mexen_desktop.texts.marks import PLAIN, STRONG, pieces, plain
from mexen_desktop.texts.options.meeting import without_say
from mexen_desktop.texts.rulebook.composing import rules_page
from mexen_desktop.texts.rulebook.examples import play, play_round
from mexen_desktop.texts.rulebook.scripts import SCRIPTS
from mexen_desktop.texts.rulebook.values import Example, RulesPage
from tests.kit.mixes import MIXES, mixed
from tests.kit.rules_doc import LINES, RULES, SECTIONS
from translations import pipeline

#: Lines of other rule sets that hold for one too: X5 is P9 to P12 over again, M1 with M2 say all
#: that L1 to L7 say.
ALSO = {
    "extreme": ("P9", "P10", "P11", "P12"),
    "classic": tuple(f"L{number}" for number in range(1, 8)),
}

#: What says each numbered line, then each ruling in it.
SAID = {
    "C1": ("short.reading", "word.mexico"),
    "C2": ("ranking",),
    "C3": ("round.order", "round.last"),
    "C4": ("round.lowest", "end.tie"),
    "C5": ("round.first",),
    "C6": ("table.stake", "table.tally"),
    "C7": ("table.no_end",),
    "C8": ("table.coming", "table.players", "table.starter"),
    "K1": ("turn.throws", "turn.limit"),
    "K2": ("turn.stop",),
    "K3": ("keep.which", "keep.once", "keep.thirty_one"),
    "K4": ("pot.start", "pot.doubles"),
    "K5": ("turn.mexico", "pot.mexico"),
    "K6": ("role.become",),
    "K7": ("role.cost",),
    "K8": ("role.taken_over", "role.appoint", "role.first"),
    "K9": ("thirty_one.what", "thirty_one.both", "thirty_one.often"),
    "K10": ("thirty_two.race", "thirty_two.last", "thirty_two.keep"),
    "K11": ("end.lowest", "end.tie"),
    "K12": ("end.deciding", "end.deciding_31"),
    "K13": ("end.next", "end.pot", "role.become"),
    "P1": ("turn.throws", "turn.stop"),
    "P2": ("turn.limit", "thirty_one.count"),
    "P3": ("keep.which", "keep.once", "keep.after"),
    "P4": ("keep.passed", "keep.passed_only", "keep.passed_after", "keep.passed_first"),
    "P5": ("pot.start", "pot.order"),
    "P6": ("turn.mexico", "pot.mexico"),
    "P7": ("thirty_two.what",),
    "P8": ("thirty_one.what", "thirty_one.both", "thirty_one.count"),
    "P9": ("role.become", "role.level"),
    "P10": ("role.cost",),
    "P11": ("end.lowest", "end.tie", "end.deciding"),
    "P12": ("end.next",),
    "X1": ("turn.throws", "turn.mexico", "thirty_two.what"),
    "X2": ("keep.none", "turn.limit"),
    "X3": ("pot.start", "pot.mexico", "pot.sixty_five", "pot.doubles", "pot.order"),
    "X4": ("thirty_one.what",),
    "X5": ("role.become",),
    "L1": ("lives.start",),
    "L2": ("turn.throws", "turn.limit", "turn.stop", "keep.none"),
    "L3": ("ranking", "thirty_one.what"),
    "L4": ("lives.loss", "end.tie"),
    "L5": ("lives.mexico", "end.tie"),
    "L6": ("lives.end", "lives.dead"),
    "L7": ("end.next",),
    "M1": ("turn.throws", "turn.limit", "turn.stop", "keep.none", "round.last", "turn.mexico"),
    "M2": ("lives.start", "ranking", "lives.loss", "lives.mexico", "lives.end", "end.next"),
    "M3": ("table.players",),
}
#: By the number of rulings in a line, as bold words of docs/rules.md announce them.
RULINGS: dict[str, tuple[tuple[str, ...], ...]] = {
    "C8": (("table.coming",),),
    "K1": (("thirty_one.limit",),),
    "K4": (("pot.once",),),
    "K8": (("role.appoint",),),
    "K9": (("thirty_one.often",),),
    "K10": (("thirty_two.faster",), ("thirty_two.limit",), ("thirty_two.early",)),
    "K11": (("end.tie",),),
    "P8": (("thirty_one.both",), ("thirty_one.what",)),
    "P9": (("role.level",),),
    "L2": (("round.last", "turn.mexico"),),
    "L5": (("lives.extra", "lives.mexico", "end.tie", "lives.end"),),
    "L7": (("end.next",),),
    "M1": (("round.last", "turn.mexico"),),
    "M3": (("table.players",),),
}
#: Lines of all rule sets that a game with lives knows nothing of.
NOT_WITH_LIVES = {"C6", "C7"}

WITHOUT_EFFECT = {"life": set(OF_POT), "pot": set(OF_LIVES)}


def page(rules: str, stake: str = "points") -> RulesPage:
    return rules_page(PRESETS[rules], rules, stake)


def ids(of: RulesPage) -> list[str]:
    """Return what has an id: the sections, their paragraphs."""
    return [*(section.id for section in of.sections), *(each.id for each in of.paragraphs())]


def texts(of: RulesPage) -> dict[str, str]:
    return {each.id: plain(each.text) for each in of.paragraphs()}


def lines_of(rules: str) -> list[str]:
    """Return the numbered lines that hold for a preset."""
    return [*SECTIONS["Common"], *SECTIONS[rules], *ALSO.get(rules, ())]


def examples(of: RulesPage) -> dict[str, Example]:
    return {each.id: each for section in of.sections for each in section.examples}


def told(of: RulesPage, example: str) -> str:
    return " ".join(plain(line.text) for line in examples(of)[example].lines)


def test_every_numbered_line_is_known_here() -> None:
    assert set(LINES) == set(SAID), "SAID: name what the page says each line of docs/rules.md by"


@pytest.mark.parametrize("rules", PRESETS)
def test_the_page_says_every_numbered_line(rules: str) -> None:
    said = set(ids(page(rules)))
    for each in lines_of(rules):
        if PRESETS[rules].costs_life and each in NOT_WITH_LIVES:
            continue
        missing = [name for name in SAID[each] if name not in said]
        assert not missing, f"{each}: {missing}"


def test_every_ruling_is_known_here() -> None:
    counted = {
        name: len(re.findall(r"\*\*rulings?\b|\*?\(ruling", text, re.IGNORECASE))
        + len(re.findall(r"\(ruling:", name))
        for name, text in LINES.items()
    }
    assert {name: count for name, count in counted.items() if count} == {
        name: len(rulings) for name, rulings in RULINGS.items()
    }, "RULINGS: name what the page says each **ruling** of docs/rules.md by"


@pytest.mark.parametrize("rules", PRESETS)
def test_the_page_says_every_ruling(rules: str) -> None:
    said = set(ids(page(rules)))
    for name, rulings in RULINGS.items():
        if name in lines_of(rules):
            assert all(each in said for ruling in rulings for each in ruling), name


def test_where_sips_are_played_the_page_says_what_that_asks_for() -> None:
    for rules in ("knight", "pirate", "extreme"):
        assert "table.sober" in ids(page(rules, "sips"))
        assert "table.sober" not in ids(page(rules, "points"))
    assert "table.sober" not in ids(page("lives", "sips"))


@pytest.mark.parametrize("option", ALLOWED)
@pytest.mark.parametrize("rules", PRESETS)
def test_another_value_of_an_option_says_something_else_marked_as_the_tables_own(
    rules: str, option: str
) -> None:
    published = PRESETS[rules]
    if without_say(option, published):
        return
    before = texts(page(rules))
    for value in ALLOWED[option]:
        if value == getattr(published, option) or clashes(mixed(published, {option: value})):
            continue
        own = rules_page(change(published, {option: value}), rules, "points")
        fresh = {name for name, text in texts(own).items() if before.get(name) != text}
        stated = {each.id for each in own.paragraphs() if option in each.options}
        assert fresh, f"nothing in texts/rulebook/ says what {option} = {value} is"
        assert all(each.own == (option in each.options) for each in own.paragraphs())
        assert stated, f"no Paragraph of texts/rulebook/ has {option!r} among its options"
        assert "1 house rule" in own.about[-1]


def test_values_that_clash_with_a_preset_are_said_as_well() -> None:
    tried = set()
    for published in PRESETS.values():
        for option, values in ALLOWED.items():
            tried |= {
                (option, value)
                for value in values
                if not clashes(mixed(published, {option: value}))
            }
    assert tried == {(option, value) for option, values in ALLOWED.items() for value in values}


@given(MIXES)
def test_any_mix_of_options_has_a_page_that_states_each_of_them(options: Options) -> None:
    own = rules_page(options, "knight", "points")
    stated = {name for each in own.paragraphs() for name in each.options}
    assert set(ALLOWED) - WITHOUT_EFFECT[options.loss] <= stated
    assert not stated & WITHOUT_EFFECT[options.loss]
    assert max(Counter(ids(own)).values()) == 1
    for each in own.paragraphs():
        assert not re.search(r"[{}<>]|  ", each.text), each
        assert each.text.count(STRONG) == each.text.count(PLAIN)
    assert examples(own)["round"].lines


@given(MIXES)
def test_examples_happen_just_so_by_the_rules_of_the_page(options: Options) -> None:
    own = examples(rules_page(options, "knight", "points"))
    games = {"round": play_round(options, "points")}
    games |= {
        script.id: game
        for script in SCRIPTS
        if (game := play(script, options, "points")) is not None
    }
    assert list(own) == list(games)
    for name, game in games.items():
        state = game.steps[0].before
        for step in game.steps:
            state, events = apply(state, step.action)
            assert (state, events) == (step.after, step.events)
        lives = state.options.lives if name == "dead" else options.lives
        assert state.options == options._replace(lives=lives)
        thrown = [step.action for step in game.steps if isinstance(step.action, Throw)]
        shown = [line for line in own[name].lines if line.dice]
        assert len(shown) == len(thrown)
        for line, action in zip(shown, thrown, strict=True):
            values = tuple(die.value for die in line.dice)
            assert values == ((action.keep,) if action.keep else ()) + action.dice
            assert line.seat == action.by
            if len(values) == 2:
                assert words.reading(read(*values), options) in plain(line.text)


@given(MIXES)
def test_of_what_cannot_happen_the_page_does_not_speak(options: Options) -> None:
    said = set(ids(rules_page(options, "knight", "points")))
    assert ("thirty_two.race" in said) == (options.thirty_two == "race" and options.throws > 1)
    assert ("keeping" in said) == (
        options.keep != "none" and (options.throws > 1 or options.pass_one)
    )
    assert ("keep.which" in said) == (options.keep != "none" and options.throws > 1)
    assert ("turn.mexico" in said) == (options.throws > 1)
    assert ("role" in said) == (options.role != "none")
    assert ("lives.dead" in said) == (options.costs_life and options.tie_break == "all_lose")


#: The worked examples of docs/rules.md, by their numbers there: where they are, what comes of them.
WORKED = {
    1: ("knight", "round", "Cem loses the round and takes 8 points. Round 2: Cem starts."),
    2: ("knight", "elbow", "The pot is now 12. Bo has 400 after 1 throw. Bo loses the round"),
    3: ("knight", "knight", "Ann’s deciding throw is 600. 31 decides nothing: Cem throws again."),
    4: ("knight", "race", "Ann is stuck with 32. Ann has 32 after 1 throw. Everyone else has at"),
    5: ("knight", "appoint", "The double costs Ann 1 point. Bo becomes Knight. Ann stops."),
    6: ("pirate", "kept", "Ann has 61 after 3 throws. Bo keeps the 1 and throws 41."),
    7: (
        "pirate",
        "early",
        "The pot is now 4. Ann has Mex after 2 throws. Everyone else has at most 2",
    ),
    8: ("pirate", "pirate", "Bo throws 400. The double costs Ann 2 points."),
    9: ("extreme", "pot", "The pot is now 2. Ann throws 400. The pot is now 6. Ann throws 65."),
    10: ("lives", "two_lives", "Ann loses 2 lives."),
    11: ("lives", "dead", "Bo is out. Dead game:"),
}


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("compiled")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pipeline, "COMPILED", folder)
        pipeline.release()
    return folder


@pytest.fixture
def english(qapp: QCoreApplication, compiled: Path) -> Iterator[None]:
    translator = QTranslator()
    assert translator.load(str(compiled / "mexen_en.qm"))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.parametrize("number", WORKED)
@pytest.mark.usefixtures("english")
def test_the_worked_examples_are_on_the_page(number: int) -> None:
    rules, example, sentence = WORKED[number]
    assert f"\n{number}. `{rules}`" in RULES
    assert sentence in told(page(rules), example)


@pytest.mark.usefixtures("english")
def test_no_example_is_shown_where_it_cannot_be() -> None:
    assert set(examples(page("extreme"))) == {"round", "pirate", "pot"}
    assert set(examples(page("lives"))) == {"round", "life", "two_lives", "dead"}
    changed = change(PRESETS["knight"], {"thirty_two": "counts"})
    assert "race" not in examples(rules_page(changed, "knight", "points"))


STAKES = {
    "en": (r"\bpoints?\b", r"\bsips?\b"),
    "nl": (r"strafpunt", r"\bslok"),
    "de": (r"Strafpunkt", r"Schluck"),
    "da": (r"strafpoint", r"\btåre?\b"),
}


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("stake", ["points", "sips"])
@pytest.mark.parametrize("language", STAKES)
def test_the_words_of_the_stake_follow_it_in_every_language(
    qapp: QCoreApplication, compiled: Path, language: str, stake: str, rules: str
) -> None:
    translator = QTranslator()
    assert translator.load(str(compiled / f"mexen_{language}.qm"))
    qapp.installTranslator(translator)
    try:
        shown = page(rules, stake)
        own = [
            text
            for name, text in texts(shown).items()
            if name not in {"table.stake", "table.sober"}
        ]
        own += [told(shown, example) for example in examples(shown)]
    finally:
        qapp.removeTranslator(translator)
    points, sips = (re.compile(word, re.IGNORECASE) for word in STAKES[language])
    wanted, unwanted = (points, sips) if stake == "points" else (sips, points)
    assert not [text for text in own if unwanted.search(text)]
    assert bool([text for text in own if wanted.search(text)]) == (not PRESETS[rules].costs_life)
    assert not [text for text in own if re.search(r"\(s\)|/lives|%n|[{}]", text)]


def test_own_rules_without_an_effect_are_not_counted() -> None:
    own = rules_page(change(PRESETS["lives"], {"pot_start": 5}), "lives", "points")
    assert not any("house rule" in each for each in own.about)


def test_a_sentence_falls_into_pieces() -> None:
    marked = f"a {STRONG}b{PLAIN} c {STRONG}d{PLAIN}."
    assert pieces(marked) == [("a ", False), ("b", True), (" c ", False), ("d", True), (".", False)]
    assert pieces("") == []
