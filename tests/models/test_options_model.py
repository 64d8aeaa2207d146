"""The options of a rule set, row by row."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from mexen_desktop.models.options import OPTION_ROLE, ROWS, OptionFacts, OptionsModel
from mexen_desktop.rules.options import ALLOWED, OF_LIVES, Options, changed, clashes
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.rule_set import PUBLISHED, RuleSet
from mexen_desktop.texts.options.effects import effect
from mexen_desktop.texts.options.meeting import MENDED, clash_sentence, mend_name, without_say
from mexen_desktop.texts.options.names import value_name
from tests.kit.alike import play_alike
from tests.kit.mixes import MIXES, mixed, two_changes

Made = Callable[..., OptionsModel]


def own(base: str = "pirate", **changes: Any) -> RuleSet:
    return RuleSet(base, changed(PRESETS[base], changes), "Friday table")


@pytest.fixture
def model(qapp: QApplication) -> OptionsModel:
    """A model that does what it is told."""
    made: list[OptionsModel] = []

    def set_to(option: str, value: object) -> None:
        rules = made[0].rules
        options = changed(rules.options, {option: value})
        made[0].show_rules(rules._replace(options=options), option)

    made.append(OptionsModel(set_to, qapp))
    QAbstractItemModelTester(made[0], QAbstractItemModelTester.FailureReportingMode.Fatal, qapp)
    made[0].show_rules(own())
    return made[0]


def facts(model: OptionsModel, option: str) -> OptionFacts:
    found: OptionFacts = model.index(ROWS.index(option)).data(OPTION_ROLE)
    return found


def put(model: OptionsModel, option: str, value: object) -> bool:
    return model.setData(model.index(ROWS.index(option)), value)


def test_every_option_that_a_table_may_change_has_a_row() -> None:
    assert sorted(ROWS) == sorted(ALLOWED), "GROUPS of texts/options/names.py: each option once"


@pytest.mark.parametrize("option", ROWS)
def test_each_value_of_an_option_has_a_word_and_says_what_it_does(option: str) -> None:
    said = set()
    for value in ALLOWED[option]:
        options = changed(PRESETS["knight"], {option: value})
        assert value_name(option, value, options)
        said.add(effect(option, options))
        assert "{" not in effect(option, options)
    assert len(said) == len(ALLOWED[option])


def test_a_row_tells_its_option(model: OptionsModel) -> None:
    throws = facts(model, "throws")
    assert throws[:5] == (
        "throws",
        "The turn",
        "Throws in a turn",
        "A turn has 3 throw(s) at most; the last one counts.".replace("(s)", "s"),
        3,
    )
    assert not throws.changed
    assert facts(model, "stop_early").heading == ""


def test_what_is_changed_is_marked_until_it_is_as_published_again(model: OptionsModel) -> None:
    assert put(model, "throws", 4)
    assert facts(model, "throws").changed
    assert put(model, "throws", 3)
    assert not facts(model, "throws").changed


def test_only_rows_that_have_become_different_are_told_anew(model: OptionsModel) -> None:
    told: list[int] = []
    model.dataChanged.connect(lambda first, _last: told.append(first.row()))
    put(model, "pot_start", 5)
    assert told == [ROWS.index("pot_start")]


@pytest.mark.parametrize("value", [0, 6, True, "3", 3.0, None])
def test_a_value_that_an_option_cannot_have_is_refused(model: OptionsModel, value: object) -> None:
    before = model.rules
    assert not put(model, "throws", value)
    assert model.rules == before


def test_published_rules_cannot_be_changed(model: OptionsModel) -> None:
    model.show_rules(PUBLISHED[0])
    index = model.index(0)
    assert not index.flags() & Qt.ItemFlag.ItemIsEditable
    assert not put(model, "throws", 2)


def test_a_clash_is_told_of_where_it_was_caused(model: OptionsModel) -> None:
    put(model, "keep", "none")
    (clash,) = facts(model, "keep").clashes
    assert (clash.option, clash.value) == ("pass_one", False)
    assert "no die may stay" in clash.sentence
    assert facts(model, "pass_one").clashes == ()


def test_a_clash_that_nobody_has_caused_now_stands_at_what_depends(model: OptionsModel) -> None:
    model.show_rules(own(keep="none"))
    (clash,) = facts(model, "pass_one").clashes
    assert (clash.option, clash.value) == ("pass_one", False)


def test_what_depends_can_stay_where_it_was_set_last(model: OptionsModel) -> None:
    model.show_rules(own("knight", keep="none"))
    put(model, "pass_one", True)
    (clash,) = facts(model, "pass_one").clashes
    assert (clash.option, clash.value) == ("keep", "any")


def test_one_change_can_cause_two(model: OptionsModel) -> None:
    put(model, "loss", "life")
    assert {clash.option for clash in facts(model, "loss").clashes} == {"role", "thirty_one"}


def test_every_clash_there_can_be_has_its_mends_and_its_sentence() -> None:
    found = {pair: options for options in two_changes() for pair, _ in clashes(options)}
    assert set(found) == set(MENDED), "MENDED of texts/options/meeting.py: each clash, none else"
    for pair, options in found.items():
        assert set(MENDED[pair]) == set(pair)
        assert clash_sentence(pair, options)
        assert mend_name(pair[0], options) != mend_name(pair[1], options)


@pytest.mark.parametrize("pair", MENDED)
def test_every_mend_settles_its_clash(pair: tuple[str, str]) -> None:
    broken = {
        ("pass_one", "keep"): own("pirate", keep="none"),
        ("tie_break", "loss"): own("knight", tie_break="all_lose"),
        ("limit", "mexico_ends_turn"): own("pirate", mexico_ends_turn=False),
        ("role", "loss"): own("lives", role="knight"),
        ("thirty_one", "loss"): own("lives", thirty_one="give"),
    }[pair]
    assert [found for found, _ in clashes(broken.options)] == [pair]
    for option, value in MENDED[pair].items():
        mended = changed(broken.options, {option: value})
        assert pair not in [found for found, _ in clashes(mended)]


def test_what_has_no_say_says_why(model: OptionsModel) -> None:
    assert not facts(model, "lives").counts
    assert "no lives" in facts(model, "lives").sentence
    model.show_rules(own("lives"))
    assert not facts(model, "pot_start").counts
    assert facts(model, "lives").counts


@given(MIXES, st.randoms(use_true_random=False))
@settings(max_examples=30)
def test_what_is_said_to_have_no_say_has_none(options: Options, random: Random) -> None:
    for option in ROWS:
        reason = without_say(option, options)
        other = mixed(options, {option: random.choice(ALLOWED[option])})
        if reason and not clashes(other):
            assert play_alike(options, other, random.randrange(100), steps=60), (
                f"{option}: {reason}"
            )


def test_with_one_throw_nothing_ends_a_turn_early() -> None:
    options = changed(PRESETS["knight"], {"throws": 1})
    silent = {option for option in ROWS if without_say(option, options)}
    assert silent - set(OF_LIVES) == {
        "stop_early",
        "limit",
        "mexico_ends_turn",
        "thirty_two",
        "keep",
    }
