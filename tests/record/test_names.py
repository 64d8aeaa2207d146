"""What a player may be called."""

import pytest

from mexen_desktop.record.errors import Problem, RecordError
from mexen_desktop.record.names import Ledger, checked, folded


def refusal_of(name: str) -> Problem:
    with pytest.raises(RecordError) as refused:
        checked(name)
    return refused.value.problem


@pytest.mark.parametrize(
    "name",
    ["A", "Bo Jo", "Zoë", "美咲", "أحمد", "🎲", "O'Hara", '"', "<b>", "a" * 40, "ß" * 40, "{,}"],
)
def test_any_script_may_be_written_in(name: str) -> None:
    assert checked(name) == name


@pytest.mark.parametrize(
    ("name", "counts"),
    [("  Ann ", "Ann"), ("Ann\n", "Ann"), ("\u2003Ann\u00a0", "Ann"), (f" {'a' * 40} ", "a" * 40)],
)
def test_the_trimmed_name_counts(name: str, counts: str) -> None:
    assert checked(name) == counts


@pytest.mark.parametrize("name", ["", " ", "\t\n", "\u3000"])
def test_a_name_has_at_least_one_character(name: str) -> None:
    assert refusal_of(name) is Problem.NAME_EMPTY


@pytest.mark.parametrize("name", ["a" * 41, "🎲" * 41, "a" + " " * 39 + "b"])
def test_a_name_has_at_most_40_code_points(name: str) -> None:
    assert refusal_of(name) is Problem.NAME_TOO_LONG


@pytest.mark.parametrize("name", ["A\nB", "A\x00", "\x1b[31mA", "A\x7fB", "A\x85B", "A\ud800"])
def test_a_name_has_no_control_characters(name: str) -> None:
    assert refusal_of(name) is Problem.NAME_UNPRINTABLE


def test_marks_that_only_join_or_turn_letters_are_no_control_characters() -> None:
    assert checked("A\u200dB\u202eC") == "A\u200dB\u202eC"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "ANN"), ("Zoë", "Zoe\u0308"), ("STRASSE", "straße"), ("Σας", "ΣΑΣ"), ("Å", "\u212b")],
)
def test_names_are_compared_case_folded_after_NFC(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Zoë", "Zoe"), ("ﬁ", "x"), ("1", "¹")]
)
def test_other_names_are_other_names(one: str, other: str) -> None:
    assert folded(one) != folded(other)


def test_two_at_the_table_cannot_have_the_same_name() -> None:
    with pytest.raises(RecordError) as refused:
        Ledger(["Ann", "Bo", " ann"])
    assert refused.value.problem is Problem.NAME_TAKEN
    assert refused.value.facts["name"] == "ann"


def test_the_name_of_somebody_who_left_is_free_again() -> None:
    ledger = Ledger(["Ann", "Bo", "Cem"])
    ledger.leave(1)
    ledger.seat(3, "BO")
    with pytest.raises(RecordError):
        ledger.seat(4, "bo")
    ledger.leave(3)
    ledger.seat(4, "bo")


def test_a_refused_name_leaves_the_ledger_as_it_was() -> None:
    ledger = Ledger(["Ann", "Bo"])
    with pytest.raises(RecordError):
        ledger.seat(2, "ANN")
    ledger.leave(0)
    ledger.seat(2, "ANN")
