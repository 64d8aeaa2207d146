"""What is believed of the lines of a game."""

from collections.abc import Sequence
from typing import Any
from zlib import crc32

import pytest

from mexen_desktop.rules.actions import Throw
from mexen_desktop.store.entries import Entered, Entry, TakenBack, chained, encoded
from mexen_desktop.store.telling import tell
from tests.kit.evening import opened

THROWS = [Throw(0, (6, 4)), Throw(0, (5, 4)), Throw(0, (6, 5))]


def rows_of(*entries: Entry | bytes, falls: Sequence[object] = ()) -> list[Any]:
    crc, rows = 0, []
    for at, entry in enumerate((opened(), *entries)):
        line = entry if isinstance(entry, bytes) else encoded(entry)
        crc = chained(line, crc)
        rows.append((line, crc, falls[at] if at < len(falls) else 0))
    return rows


def test_all_is_believed_that_is_as_it_was_written() -> None:
    told = tell(rows_of(*THROWS, falls=[0, 7, 8, 9]), {})
    assert told is not None
    assert told.whole
    assert told.fold.actions == THROWS
    assert list(told.falls) == [0, 7, 8, 9]
    assert list(told.fold.falls) == [7, 8, 9]


@pytest.mark.parametrize("fall", [None, "x", b"x", 2.5, -1, 1 << 40])
def test_how_dice_fell_is_not_known_where_it_cannot_be_true(fall: object) -> None:
    told = tell(rows_of(*THROWS, falls=[0, 7, fall, 9]), {})
    assert told is not None
    assert told.whole
    assert list(told.falls) == [0, 7, 0, 9]


@pytest.mark.parametrize("wrong", [b"nonsense", b'{"do":"dance"}', encoded(opened())])
def test_a_line_that_says_nothing_here_ends_what_is_believed(wrong: bytes) -> None:
    told = tell(rows_of(THROWS[0], wrong, THROWS[1], falls=[0, 7, 8, 9]), {})
    assert told is not None
    assert not told.whole
    assert told.fold.actions == THROWS[:1]
    assert (len(told.lines), list(told.falls)) == (2, [0, 7])


@pytest.mark.parametrize("wrong", ["text", b"other", None, 7])
def test_so_does_one_that_was_changed(wrong: object) -> None:
    rows = rows_of(*THROWS)
    rows[2] = (wrong, *rows[2][1:])
    told = tell(rows, {})
    assert told is not None
    assert not told.whole
    assert told.fold.actions == THROWS[:1]


def test_without_its_first_line_nothing_is_believed() -> None:
    assert tell([], {}) is None
    assert tell(rows_of(*THROWS)[1:], {}) is None


def test_a_state_is_believed_that_belongs_to_its_line() -> None:
    rows, state = rows_of(*THROWS), b"packed"
    check = crc32(state, rows[2][1])
    told = tell(rows, {2: (state, check), 99: (state, check)})
    assert told is not None
    assert told.states == [(2, state)]
    for wrong in ((b"other", check), (state, check + 1), ("packed", check), (None, None)):
        told = tell(rows, {2: wrong})
        assert told is not None
        assert told.states == []


def test_a_state_is_forgotten_when_what_led_to_it_is_taken_back() -> None:
    entries = [Entered(throw) for throw in THROWS[:2]]
    rows, state = rows_of(*entries, TakenBack(), TakenBack()), b"packed"
    kept = {at: (state, crc32(state, rows[at][1])) for at in (1, 2)}
    for lines, states in ((3, [1, 2]), (4, [1]), (5, [])):
        told = tell(rows[:lines], kept)
        assert told is not None
        assert [number for number, _ in told.states] == states
