"""What a file that people may have changed by hand can mean."""

import pytest

from mexen_desktop.by_hand import is_name, names, taps, window
from mexen_desktop.record.names import LONGEST


@pytest.mark.parametrize(
    "name", ["x", "  x  ", "Søren & <b>Bo</b>", "爺爺", "a b", "\xa0é", "x" * LONGEST]
)
def test_a_name_is_what_dialogs_would_take(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize("controls", ["\0", "\t", "\x1f", "\x7f", "\x80", "\x9f"])
def test_no_name_holds_what_steers_a_terminal(controls: str) -> None:
    assert not is_name(f"a{controls}b")
    assert is_name("a\xa1b")


@pytest.mark.parametrize("nonsense", ["", "  ", "x" * (LONGEST + 1), None, 7, ["Ann"], b"Ann"])
def test_what_nobody_can_be_called_is_no_name(nonsense: object) -> None:
    assert not is_name(nonsense)


def test_of_a_list_of_names_those_stay_that_can_be_some() -> None:
    assert names(["Ann", "", 7, None, "Bo"]) == ("Ann", "Bo")


@pytest.mark.parametrize("nonsense", [None, "Ann", 7, {"Ann": "Bo"}])
def test_what_is_no_list_holds_no_names(nonsense: object) -> None:
    assert names(nonsense) == ()


@pytest.mark.parametrize("key", ["A", "ø", "爺", "-", "½"])
def test_a_sign_that_keyboards_have_may_tap(key: str) -> None:
    assert taps(key)


@pytest.mark.parametrize("key", ["", "AB", " ", "s", "S", "1", "٣", "\x01", "\u200b"])
def test_a_key_that_means_something_else_or_is_not_seen_taps_for_nobody(key: str) -> None:
    assert not taps(key)


@pytest.mark.parametrize("size", [[1, 1], [900, 700], [16_384, 16_384]])
def test_a_window_is_as_large_as_the_file_says(size: list[int]) -> None:
    assert window(size) == tuple(size)


@pytest.mark.parametrize(
    "nonsense",
    [
        None,
        "ab",
        {1: 1, 2: 2},
        [],
        [900],
        [900, 700, 1],
        [0, 700],
        [900, 0],
        [-1, 700],
        [900, 16_385],
        [900, 700.5],
        [900, 700.0],
        [True, 700],
        [900, "700"],
    ],
)
def test_no_window_is_as_large_as_nonsense(nonsense: object) -> None:
    assert window(nonsense) is None
